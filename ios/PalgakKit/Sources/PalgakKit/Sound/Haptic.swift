/// One touch that is felt, at a time after the first.
public struct HapticTap: Equatable, Sendable {
    /// Seconds after the cue.
    public let at: Double
    /// How strong, from 0 to 1.
    public let intensity: Float
    /// How hard the edge, from 0 to 1.
    public let sharpness: Float

    init(_ at: Double, _ intensity: Float, _ sharpness: Float) {
        self.at = at
        self.intensity = intensity
        self.sharpness = sharpness
    }
}

extension Cue {
    /// How much of it there is to feel, taken together.
    var force: Float { taps.map(\.intensity).reduce(0, +) }

    /// How a cue feels: as the wood of its sound strikes.
    public var taps: [HapticTap] {
        switch self {
        case .select: [HapticTap(0, 0.25, 0.8)]
        case .place: [HapticTap(0, 0.6, 0.6)]
        case .capture: [HapticTap(0, 0.95, 0.55), HapticTap(0.034, 0.4, 0.8), HapticTap(0.071, 0.2, 0.9)]
        case .pass: [HapticTap(0, 0.4, 0.3), HapticTap(0.13, 0.3, 0.3)]
        case .janggun: [HapticTap(0, 0.7, 0.3), HapticTap(0.13, 1, 0.5)]
        case .meonggun: [HapticTap(0, 0.5, 0.6), HapticTap(0.11, 0.6, 0.6)]
        case .mate:
            [0, 1, 2, 3].map { HapticTap(Double($0) * 0.115, 0.5 + 0.1 * Float($0), 0.3) } + [HapticTap(0.5, 1, 0.4)]
        case .start: [HapticTap(0, 0.3, 0.6), HapticTap(0.15, 0.3, 0.6), HapticTap(0.3, 0.5, 0.6)]
        case .end: [HapticTap(0, 0.6, 0.2), HapticTap(0.22, 0.4, 0.2)]
        case .undo: [HapticTap(0, 0.3, 0.6), HapticTap(0.08, 0.4, 0.4)]
        case .refused: [HapticTap(0, 0.5, 0.2), HapticTap(0.075, 0.5, 0.1)]
        }
    }
}
