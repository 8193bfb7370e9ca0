import PalgakCore

/// The sounds of the app, and what is felt with them.
public enum Cue: String, CaseIterable, Sendable {
    /// A piece put down: wood on wood.
    case place
    /// A piece put down on another: harder, with a rattle.
    case capture
    /// A piece picked up.
    case select
    /// A turn passed.
    case pass
    case janggun
    case meonggun
    case mate
    case start
    case end
    case undo
    case refused

    init(_ event: Event) {
        self =
            switch event {
            case .start: .start
            case .select: .select
            case .place: .place
            case .capture: .capture
            case .pass: .pass
            case .janggun: .janggun
            case .meonggun: .meonggun
            case .mate: .mate
            case .end: .end
            case .undo: .undo
            case .refused: .refused
            }
    }

    /// What is heard of a quick match besides its board.
    init?(_ event: OnlineEvent) {
        switch event {
        case .paired: self = .start
        case .opponentChose: self = .place
        case .calledOff: self = .undo
        case .rematchOffered: self = .meonggun
        case .clockTick: self = .select
        case .periodLost: self = .pass
        case .refused: self = .refused
        case .opponentAway, .opponentBack: return nil
        }
    }
}

/// What is heard of events: each of them, in order, except that nothing is heard twice.
func cues(_ events: [Event], _ online: [OnlineEvent] = []) -> [Cue] {
    var heard: [Cue] = []
    for cue in online.compactMap({ Cue($0) }) + events.map({ Cue($0) }) where !heard.contains(cue) { heard.append(cue) }
    return heard
}

/// Plays cues. A call returns at once and never fails: a device without sound is silent.
@MainActor
public protocol SoundPlayer: AnyObject {
    func play(_ cue: Cue)
}

/// Lets the hand feel cues. A call returns at once and never fails: a device that cannot does nothing.
@MainActor
public protocol HapticPlayer: AnyObject {
    /// Whether there is anything to be felt on this device.
    var canBeFelt: Bool { get }

    func play(_ cue: Cue)
}

/// Neither heard nor felt.
@MainActor
public final class Silence: SoundPlayer, HapticPlayer {
    public let canBeFelt = false
    public init() {}
    public func play(_ cue: Cue) {}
}
