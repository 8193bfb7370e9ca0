package app.palgak.ui.sound

import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.exp
import kotlin.math.sin
import kotlin.math.tanh
import kotlin.random.Random

/**
 * Makes the sounds. Wood is a handful of damped tones that are no harmonics of each other, with a burst of noise for
 * the touch; calls are the same wood struck in patterns, over a drum or a bronze bowl. The same bytes every time.
 */
object Synth {
    /** Samples a second. */
    const val RATE = 44_100

    /** One damped tone: its pitch, how loud it starts, and how fast it dies (seconds to 1/e). */
    private class Mode(val hertz: Double, val level: Double, val decay: Double)

    private val block =
        listOf(
            Mode(410.0, 0.50, 0.032),
            Mode(980.0, 0.62, 0.022),
            Mode(1_730.0, 0.50, 0.014),
            Mode(2_890.0, 0.34, 0.008),
            Mode(4_620.0, 0.20, 0.004),
        )
    private val board = listOf(Mode(128.0, 0.70, 0.042), Mode(236.0, 0.42, 0.030))
    private val drum = listOf(Mode(86.0, 1.0, 0.22), Mode(141.0, 0.45, 0.12), Mode(207.0, 0.25, 0.08))
    private val bowl = listOf(Mode(523.0, 0.55, 0.70), Mode(1_412.0, 0.32, 0.45), Mode(2_690.0, 0.18, 0.25))

    /** A cue as signed 16-bit samples, mono. */
    fun render(cue: Cue): ShortArray = when (cue) {
        Cue.PLACE -> mix(0.30, 0.86) { strike(0.0, block, 1.0, 1.0, 0.5); strike(0.0, board, 0.8, 1.0, 0.0) }
        Cue.CAPTURE -> mix(0.42, 0.95) {
            strike(0.0, block, 1.1, 0.86, 0.9)
            strike(0.0, board, 1.3, 0.9, 0.0)
            strike(0.034, block, 0.55, 1.22, 0.4)
            strike(0.071, block, 0.28, 1.35, 0.2)
        }
        Cue.SELECT -> mix(0.10, 0.30) { strike(0.0, block, 0.5, 1.5, 0.2) }
        Cue.PASS -> mix(0.36, 0.55) { strike(0.0, board, 1.0, 1.3, 0.1); strike(0.13, board, 0.8, 1.1, 0.1) }
        Cue.JANGGUN -> mix(0.95, 0.95) {
            strike(0.0, drum, 0.9, 1.25, 0.3)
            strike(0.13, drum, 1.1, 1.0, 0.4)
            strike(0.13, block, 0.7, 0.8, 0.5)
        }
        Cue.MEONGGUN -> mix(0.85, 0.85) {
            strike(0.0, block, 0.7, 0.75, 0.3)
            strike(0.11, block, 0.8, 1.0, 0.3)
            strike(0.11, drum, 0.7, 1.5, 0.1)
        }
        Cue.MATE -> mix(1.9, 0.97) {
            for (beat in 0 until 4) strike(beat * 0.115, drum, 0.6 + beat * 0.15, 1.15, 0.3)
            strike(0.50, drum, 1.5, 0.85, 0.5)
            strike(0.50, bowl, 0.9, 0.75, 0.0)
        }
        Cue.START -> mix(0.80, 0.75) {
            strike(0.0, block, 0.6, 0.9, 0.3)
            strike(0.15, block, 0.6, 0.9, 0.3)
            strike(0.30, block, 0.9, 1.15, 0.4)
            strike(0.30, board, 0.7, 1.0, 0.0)
        }
        Cue.END -> mix(
            1.6,
            0.80,
        ) { strike(0.0, bowl, 1.0, 1.0, 0.0); strike(0.22, bowl, 0.7, 0.75, 0.0); strike(0.0, board, 0.5, 1.0, 0.1) }
        Cue.UNDO -> mix(0.26, 0.50) { strike(0.0, block, 0.5, 1.1, 0.2); strike(0.08, block, 0.6, 0.8, 0.2) }
        Cue.REFUSED -> mix(0.26, 0.55) { strike(0.0, board, 1.0, 0.9, 0.1); strike(0.075, board, 0.9, 0.75, 0.1) }
    }

    private class Mixer(seconds: Double) {
        val out = DoubleArray((seconds * RATE).toInt())
        private val noise = Random(64)

        /** Adds a body struck at a time: how hard, at what pitch against its own, and with how much noise of touch. */
        fun strike(at: Double, modes: List<Mode>, level: Double, pitch: Double, touch: Double) {
            val first = (at * RATE).toInt()
            for (sample in first until out.size) {
                val t = (sample - first).toDouble() / RATE
                // A soft millisecond of attack, so that no click comes from the edge of the wave itself.
                val attack = if (t < 0.001) t / 0.001 else 1.0
                var sum = 0.0
                for (mode in modes) if (t < mode.decay * 9) sum += mode.level * exp(-t / mode.decay) * sin(2 * PI * mode.hertz * pitch * t)
                if (touch > 0 && t < 0.03) sum += touch * (noise.nextDouble() * 2 - 1) * exp(-t / 0.0035)
                out[sample] += sum * level * attack
            }
        }
    }

    /** Mixes strikes, brings the loudest sample to [peak], and lets the end fade to nothing. */
    private fun mix(seconds: Double, peak: Double, strikes: Mixer.() -> Unit): ShortArray {
        val mixer = Mixer(seconds).apply(strikes)
        val out = mixer.out
        for (i in out.indices) out[i] = tanh(out[i])
        val loudest = out.maxOf { abs(it) }.coerceAtLeast(1e-9)
        val fade = (0.02 * RATE).toInt()
        return ShortArray(out.size) { i ->
            val left = out.size - 1 - i
            val tail = if (left < fade) left.toDouble() / fade else 1.0
            (out[i] / loudest * peak * tail * Short.MAX_VALUE).toInt().toShort()
        }
    }
}
