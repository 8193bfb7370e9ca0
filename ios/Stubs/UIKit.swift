// Declarations only; see README.md.
@_exported import Foundation

public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
    public static let invalid = UIBackgroundTaskIdentifier()
}

public final class UIImage: Sendable {
    public func pngData() -> Data? { nil }
}

@MainActor
public final class UIApplication {
    public static let shared = UIApplication()
    public var isIdleTimerDisabled = false
    public func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public final class UIPasteboard {
    public static var general: UIPasteboard { fatalError() }
    public var string: String?
}

// Apple's Foundation has these and the one on Linux has not.
public struct CGVector: Sendable {
    public init(dx: CGFloat, dy: CGFloat) {}
}
extension URL {
    public static var applicationSupportDirectory: URL { fatalError() }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

@MainActor
public final class UIDevice {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    public static let current = UIDevice()
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("battery")
    public var isBatteryMonitoringEnabled = false
    public var batteryState: BatteryState { .unknown }
}

extension ProcessInfo {
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("power")
}
