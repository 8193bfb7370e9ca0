package app.palgak.ui.sound

import java.nio.ByteBuffer
import java.nio.ByteOrder

/** A cue as the bytes of a WAV file: for players that take nothing else. */
fun wav(cue: Cue): ByteArray {
    val samples = Synth.render(cue)
    val length = samples.size * 2
    val file = ByteBuffer.allocate(44 + length).order(ByteOrder.LITTLE_ENDIAN)

    fun name(four: String) = file.put(four.toByteArray(Charsets.US_ASCII))
    name("RIFF").putInt(36 + length)
    name("WAVE")
    name("fmt ").putInt(16)
    // Plain samples, one channel.
    file.putShort(1).putShort(1)
    file.putInt(Synth.RATE).putInt(Synth.RATE * 2)
    file.putShort(2).putShort(16)
    name("data").putInt(length)
    for (sample in samples) file.putShort(sample)
    return file.array()
}
