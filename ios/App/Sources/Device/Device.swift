import Foundation
import PalgakKit
import UIKit

/// The device the app runs on.
@MainActor
enum Device {
    static func platform() -> Platform {
        let arguments = ProcessInfo.processInfo.environment
        let folder = URL.applicationSupportDirectory.appending(path: arguments["PALGAK_FOLDER"] ?? "Palgak")
        return Platform(
            storage: FileStorage(folder: folder), sounds: DeviceSounds(), haptics: DeviceHaptics(),
            language: arguments["PALGAK_LANGUAGE"] ?? Locale.preferredLanguages.first ?? "en",
            server: arguments["PALGAK_SERVER"], power: DevicePower())
    }
}

/// Lets the app save what stands before the system takes it off the processor.
@MainActor
final class Farewell {
    private var task = UIBackgroundTaskIdentifier.invalid

    func say(_ app: AppModel) {
        end()
        task = UIApplication.shared.beginBackgroundTask { [weak self] in
            MainActor.assumeIsolated { self?.end() }
        }
        app.pause()
        Task {
            await app.settled()
            end()
        }
    }

    private func end() {
        if task != .invalid { UIApplication.shared.endBackgroundTask(task) }
        task = .invalid
    }
}
