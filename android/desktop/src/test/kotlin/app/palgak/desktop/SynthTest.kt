package app.palgak.desktop

import app.palgak.core.Event
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.Synth
import app.palgak.ui.sound.cues
import kotlin.math.abs
import kotlin.math.sqrt
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The sounds, by their numbers. */
class SynthTest {
    private fun loudness(samples: ShortArray, from: Double, to: Double): Double {
        val part = samples.slice((from * Synth.RATE).toInt() until (to * Synth.RATE).toInt())
        return sqrt(part.sumOf { it.toDouble() * it } / part.size)
    }

    @Test
    fun `every cue can be heard, is short, clips nowhere and ends in silence`() {
        for (cue in Cue.entries) {
            val samples = Synth.render(cue)
            val peak = samples.maxOf { abs(it.toInt()) }
            assertTrue(samples.size in Synth.RATE / 20..Synth.RATE * 2, "$cue lasts ${samples.size} samples")
            assertTrue(peak in 8_000..32_200, "$cue peaks at $peak")
            assertTrue(samples.count { abs(it.toInt()) == peak } <= 2, "$cue is cut flat at its peak")
            assertTrue(samples.takeLast(20).all { abs(it.toInt()) < 40 }, "$cue ends in a click")
            assertTrue(abs(samples.map { it.toDouble() }.average()) < 350, "$cue leans to one side")
        }
    }

    @Test
    fun `tak is struck at once and dies away like wood`() {
        val tak = Synth.render(Cue.PLACE)
        val loudest = tak.indices.maxBy { abs(tak[it].toInt()) }
        assertTrue(loudest < Synth.RATE * 0.012, "the strike comes at sample $loudest")
        val parts = (0 until 5).map { loudness(tak, it * 0.04, it * 0.04 + 0.04) }
        for (part in 1 until 5) assertTrue(parts[part] < parts[part - 1], "$parts")
        assertTrue(parts[3] < parts[0] * 0.1, "$parts")
    }

    @Test
    fun `a capture is heavier than a placement`() {
        assertTrue(loudness(Synth.render(Cue.CAPTURE), 0.0, 0.12) > loudness(Synth.render(Cue.PLACE), 0.0, 0.12))
    }

    @Test
    fun `the same sound every time, and no two alike`() {
        for (cue in Cue.entries) assertContentEquals(Synth.render(cue), Synth.render(cue))
        assertEquals(Cue.entries.size, Cue.entries.map { Synth.render(it).contentHashCode() }.distinct().size)
    }

    @Test
    fun `every event has a cue and none is heard twice`() {
        assertEquals(Event.entries.size, cues(Event.entries).size)
        assertEquals(listOf(Cue.CAPTURE, Cue.JANGGUN), cues(listOf(Event.CAPTURE, Event.JANGGUN, Event.CAPTURE)))
    }
}
