import AVFoundation
import PalgakKit

/// Plays the sounds over whatever else plays, and not at all while the device is silenced.
@MainActor
final class DeviceSounds: SoundPlayer {
    /// What plays, made when the first sound is to be heard; none while there is nothing to be heard on.
    private var stage: (engine: AVAudioEngine, player: AVAudioPlayerNode)?
    private let format = AVAudioFormat(standardFormatWithSampleRate: Double(Synth.rate), channels: 1)
    private var rendered: [Cue: AVAudioPCMBuffer] = [:]

    init() {
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
    }

    private func setUp() -> (engine: AVAudioEngine, player: AVAudioPlayerNode)? {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        // Where there is no output, connecting anything to it would end the app.
        guard engine.outputNode.outputFormat(forBus: 0).channelCount > 0 else { return nil }
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: format)
        return (engine, player)
    }

    func play(_ cue: Cue) {
        guard let stage = stage ?? setUp(), let sound = rendered[cue] ?? render(cue) else { return }
        self.stage = stage
        rendered[cue] = sound
        do {
            // It stops by itself when another app takes the sound over.
            if !stage.engine.isRunning { try stage.engine.start() }
        } catch {
            return
        }
        stage.player.scheduleBuffer(sound, at: nil, options: .interrupts, completionHandler: nil)
        stage.player.play()
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
