package app.palgak.desktop

import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.sound.Synth
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.RejectedExecutionException
import javax.sound.sampled.AudioFormat
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.LineEvent
import javax.sound.sampled.LineUnavailableException

/** Plays the cues on threads of its own. Where there is no sound device it stays silent and says nothing. */
class DesktopSounds : SoundPlayer, AutoCloseable {
    private val worker: ExecutorService = Executors.newSingleThreadExecutor { Thread(it, "palgak-sound").apply { isDaemon = true } }
    private val samples = ConcurrentHashMap<Cue, ByteArray>()
    private val format = AudioFormat(Synth.RATE.toFloat(), 16, 1, true, false)

    @Volatile private var dead = false

    override fun play(cue: Cue) {
        if (dead) return
        try {
            worker.execute { start(cue) }
        } catch (_: RejectedExecutionException) {
            dead = true
        }
    }

    private fun start(cue: Cue) {
        try {
            val bytes = samples.getOrPut(cue) { bytes(Synth.render(cue)) }
            val clip = AudioSystem.getClip()
            clip.addLineListener { if (it.type == LineEvent.Type.STOP) clip.close() }
            clip.open(format, bytes, 0, bytes.size)
            clip.start()
        } catch (_: LineUnavailableException) {
            dead = true
        } catch (_: IllegalArgumentException) {
            // No mixer on this machine.
            dead = true
        }
    }

    override fun close() {
        worker.shutdownNow()
    }

    private fun bytes(samples: ShortArray): ByteArray {
        val out = ByteArray(samples.size * 2)
        samples.forEachIndexed { i, sample ->
            out[2 * i] = sample.toInt().toByte()
            out[2 * i + 1] = (sample.toInt() shr 8).toByte()
        }
        return out
    }
}
