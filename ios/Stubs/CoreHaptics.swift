// Declarations only; see README.md.
import Foundation

public protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get } }
public protocol CHHapticPatternPlayer { func start(atTime time: TimeInterval) throws }
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0
public final class CHHapticEventParameter {
    public struct ID: Sendable {
        public static let hapticIntensity = ID()
        public static let hapticSharpness = ID()
    }
    public init(parameterID: ID, value: Float) {}
}
public final class CHHapticDynamicParameter {}
public final class CHHapticEvent {
    public struct EventType: Sendable { public static let hapticTransient = EventType() }
    public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval) {}
}
public final class CHHapticPattern {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
public final class CHHapticEngine {
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { fatalError() }
    public init() throws {}
    public var playsHapticsOnly = false
    public var isAutoShutdownEnabled = false
    public func start() throws {}
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { fatalError() }
}
