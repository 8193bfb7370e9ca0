// Declarations only; see README.md.
import Foundation

public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
    public static let invalid = UIBackgroundTaskIdentifier()
}

public final class UIImage: Sendable {
    public func pngData() -> Data? { nil }
}

@MainActor
public final class UIApplication {
    public static let shared = UIApplication()
    public func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

// Apple's Foundation has these and the one on Linux has not.
extension URL {
    public static var applicationSupportDirectory: URL { fatalError() }
}
