import CoreHaptics
import PalgakKit

/// Lets the hand feel cues, where the device can.
@MainActor
final class DeviceHaptics: HapticPlayer {
    private let engine: CHHapticEngine?

    init() {
        engine = CHHapticEngine.capabilitiesForHardware().supportsHaptics ? try? CHHapticEngine() : nil
        engine?.playsHapticsOnly = true
        // It goes to sleep between moves, and wakes when asked to play.
        engine?.isAutoShutdownEnabled = true
    }

    var canBeFelt: Bool { engine != nil }

    func play(_ cue: Cue) {
        guard let engine else { return }
        let taps = cue.taps.map { tap in
            CHHapticEvent(
                eventType: .hapticTransient,
                parameters: [
                    CHHapticEventParameter(parameterID: .hapticIntensity, value: tap.intensity),
                    CHHapticEventParameter(parameterID: .hapticSharpness, value: tap.sharpness),
                ], relativeTime: tap.at)
        }
        do {
            try engine.start()
            try engine.makePlayer(with: CHHapticPattern(events: taps, parameters: [])).start(
                atTime: CHHapticTimeImmediate)
        } catch {
            // A device that does not vibrate now is played on all the same.
        }
    }
}
