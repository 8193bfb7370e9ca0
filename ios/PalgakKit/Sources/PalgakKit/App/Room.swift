/// How much room there is. A tablet is looked at from further away: words, pieces beside the board and columns are larger
/// there.
public enum Room: Sendable {
    case phone, tablet, largeTablet

    /// The room of a window, by the shorter of its sides.
    public init(shorter: Double) {
        self = shorter >= 800 ? .largeTablet : shorter >= 600 ? .tablet : .phone
    }

    /// How many times as large things are as on a phone.
    public var scale: Double {
        switch self {
        case .phone: 1
        case .tablet: 1.25
        case .largeTablet: 1.4
        }
    }

    /// How many of the system's sizes of type that is.
    private var steps: Int {
        switch self {
        case .phone: 0
        case .tablet: 2
        case .largeTablet: 3
        }
    }

    /// The size of type, as its place in the order of sizes, for a reader who has chosen one. Whoever has chosen one of
    /// the large ones, from `large` on, gets no other for the room's sake.
    public func size(of chosen: Int, large: Int) -> Int { max(chosen, min(chosen + steps, large)) }
}
