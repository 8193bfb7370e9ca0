import PalgakCore
import Testing

@testable import PalgakKit

/// What the core is told of the device's power.
@MainActor
struct PowerTests {
    @Test func theCoreKnowsWhetherTheDeviceIsToBeSpared() {
        #expect(onBattery(), "until something tells, the device is spared")
        let charger = Charger()
        let rig = Rig(power: charger)
        #expect(onBattery(), "what the device said at once counts")
        for plugged in [true, false, true] {
            charger.plugged = plugged
            #expect(onBattery() == !plugged)
        }
        charger.plugged = false
        withExtendedLifetime(rig) {}
    }
}

/// A charger that may be plugged in.
@MainActor
private final class Charger: PowerSource {
    private var tell: (@MainActor (Bool) -> Void)?
    var plugged = false { didSet { tell?(!plugged) } }

    func watch(_ tell: @escaping @MainActor (_ onBattery: Bool) -> Void) {
        self.tell = tell
        tell(!plugged)
    }
}
