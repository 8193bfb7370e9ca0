import Foundation
import PalgakKit
import UIKit

/// What the device tells of its power, for as long as the app runs.
@MainActor
final class DevicePower: PowerSource {
    private var observers: [any NSObjectProtocol] = []

    func watch(_ tell: @escaping @MainActor (_ onBattery: Bool) -> Void) {
        UIDevice.current.isBatteryMonitoringEnabled = true
        let say = { @MainActor in tell(DevicePower.onBattery) }
        for change in [UIDevice.batteryStateDidChangeNotification, .NSProcessInfoPowerStateDidChange] {
            let observer = NotificationCenter.default.addObserver(forName: change, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { say() }
            }
            observers.append(observer)
        }
        say()
    }

    private static var onBattery: Bool {
        if ProcessInfo.processInfo.isLowPowerModeEnabled { return true }
        return switch UIDevice.current.batteryState {
        case .charging, .full: false
        default: true
        }
    }
}
