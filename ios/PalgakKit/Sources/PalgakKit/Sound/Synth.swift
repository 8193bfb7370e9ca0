import Foundation

/// Makes the sounds. Wood is a handful of damped tones that are no harmonics of each other, with a burst of noise for
/// the touch; calls are the same wood struck in patterns, over a drum or a bronze bowl. The same samples every time.
public enum Synth {
    /// Samples a second.
    public static let rate = 44_100

    /// One damped tone: its pitch, how loud it starts, and how fast it dies (seconds to 1/e).
    private struct Tone {
        let hertz: Double
        let level: Double
        let decay: Double

        init(_ hertz: Double, _ level: Double, _ decay: Double) {
            self.hertz = hertz
            self.level = level
            self.decay = decay
        }
    }

    private static let block = [
        Tone(410, 0.50, 0.032), Tone(980, 0.62, 0.022), Tone(1_730, 0.50, 0.014), Tone(2_890, 0.34, 0.008),
        Tone(4_620, 0.20, 0.004),
    ]
    private static let board = [Tone(128, 0.70, 0.042), Tone(236, 0.42, 0.030)]
    private static let drum = [Tone(86, 1.0, 0.22), Tone(141, 0.45, 0.12), Tone(207, 0.25, 0.08)]
    private static let bowl = [Tone(523, 0.55, 0.70), Tone(1_412, 0.32, 0.45), Tone(2_690, 0.18, 0.25)]

    /// A body struck: when, how hard, at what pitch against its own, and with how much noise of touch.
    private struct Strike {
        let at: Double
        let body: [Tone]
        let level: Double
        let pitch: Double
        let touch: Double

        init(_ at: Double, _ body: [Tone], _ level: Double, _ pitch: Double, _ touch: Double) {
            self.at = at
            self.body = body
            self.level = level
            self.pitch = pitch
            self.touch = touch
        }
    }

    /// A cue as samples between -1 and 1, mono.
    public static func render(_ cue: Cue) -> [Float] {
        switch cue {
        case .place: mix(0.30, 0.86, [Strike(0, block, 1, 1, 0.5), Strike(0, board, 0.8, 1, 0)])
        case .capture:
            mix(
                0.42, 0.95,
                [
                    Strike(0, block, 1.1, 0.86, 0.9), Strike(0, board, 1.3, 0.9, 0),
                    Strike(0.034, block, 0.55, 1.22, 0.4),
                    Strike(0.071, block, 0.28, 1.35, 0.2),
                ])
        case .select: mix(0.10, 0.30, [Strike(0, block, 0.5, 1.5, 0.2)])
        case .pass: mix(0.36, 0.55, [Strike(0, board, 1, 1.3, 0.1), Strike(0.13, board, 0.8, 1.1, 0.1)])
        case .janggun:
            mix(
                0.95, 0.95,
                [Strike(0, drum, 0.9, 1.25, 0.3), Strike(0.13, drum, 1.1, 1, 0.4), Strike(0.13, block, 0.7, 0.8, 0.5)])
        case .meonggun:
            mix(
                0.85, 0.85,
                [Strike(0, block, 0.7, 0.75, 0.3), Strike(0.11, block, 0.8, 1, 0.3), Strike(0.11, drum, 0.7, 1.5, 0.1)])
        case .mate:
            mix(
                1.9, 0.97,
                [0, 1, 2, 3].map { Strike($0 * 0.115, drum, 0.6 + $0 * 0.15, 1.15, 0.3) }
                    + [Strike(0.50, drum, 1.5, 0.85, 0.5), Strike(0.50, bowl, 0.9, 0.75, 0)])
        case .start:
            mix(
                0.80, 0.75,
                [
                    Strike(0, block, 0.6, 0.9, 0.3), Strike(0.15, block, 0.6, 0.9, 0.3),
                    Strike(0.30, block, 0.9, 1.15, 0.4),
                    Strike(0.30, board, 0.7, 1, 0),
                ])
        case .end:
            mix(
                1.6, 0.80, [Strike(0, bowl, 1, 1, 0), Strike(0.22, bowl, 0.7, 0.75, 0), Strike(0, board, 0.5, 1, 0.1)])
        case .undo: mix(0.26, 0.50, [Strike(0, block, 0.5, 1.1, 0.2), Strike(0.08, block, 0.6, 0.8, 0.2)])
        case .refused: mix(0.26, 0.55, [Strike(0, board, 1, 0.9, 0.1), Strike(0.075, board, 0.9, 0.75, 0.1)])
        }
    }

    /// Mixes strikes, brings the loudest sample to `peak`, and lets the end fade to nothing.
    private static func mix(_ seconds: Double, _ peak: Double, _ strikes: [Strike]) -> [Float] {
        var out = [Double](repeating: 0, count: Int(seconds * Double(rate)))
        var noise = Noise()
        for strike in strikes {
            let first = Int(strike.at * Double(rate))
            for sample in first..<out.count {
                let t = Double(sample - first) / Double(rate)
                // A soft millisecond of attack, so that no click comes from the edge of the wave itself.
                let attack = min(t / 0.001, 1)
                var sum = 0.0
                for tone in strike.body where t < tone.decay * 9 {
                    sum += tone.level * exp(-t / tone.decay) * sin(2 * .pi * tone.hertz * strike.pitch * t)
                }
                if strike.touch > 0, t < 0.03 { sum += strike.touch * noise.next() * exp(-t / 0.0035) }
                out[sample] += sum * strike.level * attack
            }
        }
        out = out.map { tanh($0) }
        let loudest = max(out.map { abs($0) }.max() ?? 0, 1e-9)
        let fade = 0.02 * Double(rate)
        return out.enumerated().map { place, sample in
            Float(sample / loudest * peak * min(Double(out.count - 1 - place) / fade, 1))
        }
    }

    /// White noise, the same every time.
    private struct Noise {
        private var state: UInt64 = 64

        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 52) - 1
        }
    }
}
