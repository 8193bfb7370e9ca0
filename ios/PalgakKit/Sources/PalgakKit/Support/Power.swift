import PalgakCore

/// Tells whether the device is to be spared: it runs on its battery, or it was asked to save power.
@MainActor
public protocol PowerSource: AnyObject {
    /// Calls this with whether the device is to be spared: at once, and whenever it may have changed.
    func watch(_ tell: @escaping @MainActor (_ onBattery: Bool) -> Void)
}

extension PowerSource {
    /// Lets the core know from now on. On mains the strongest level thinks on several processors.
    func tellCore() { watch { setPower(onBattery: $0) } }
}
