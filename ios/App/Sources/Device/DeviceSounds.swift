import AVFoundation
import PalgakKit

/// Plays the sounds over whatever else plays, and not at all while the device is silenced.
@MainActor
final class DeviceSounds: SoundPlayer {
    private let engine = AVAudioEngine()
    private let player = AVAudioPlayerNode()
    private let format = AVAudioFormat(standardFormatWithSampleRate: Double(Synth.rate), channels: 1)
    private var rendered: [Cue: AVAudioPCMBuffer] = [:]

    init() {
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: format)
    }

    func play(_ cue: Cue) {
        guard let sound = rendered[cue] ?? render(cue) else { return }
        rendered[cue] = sound
        do {
            // It stops by itself when another app takes the sound over.
            if !engine.isRunning { try engine.start() }
        } catch {
            return
        }
        player.scheduleBuffer(sound, at: nil, options: .interrupts, completionHandler: nil)
        player.play()
    }

    private func render(_ cue: Cue) -> AVAudioPCMBuffer? {
        let samples = Synth.render(cue)
        guard let format, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(samples.count)),
            let channel = buffer.floatChannelData?[0]
        else { return nil }
        buffer.frameLength = UInt32(samples.count)
        for (place, sample) in samples.enumerated() { channel[place] = sample }
        return buffer
    }
}
