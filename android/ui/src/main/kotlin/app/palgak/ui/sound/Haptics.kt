package app.palgak.ui.sound

/** What a hand feels. */
enum class Touch {
    /** A piece picked up. */
    TICK,

    /** A piece put down. */
    PLACE,

    /** A piece put down on another. */
    CAPTURE,

    /** A king is attacked, or caught: more than anything else. */
    CHECK,

    /** What was wanted may not be. */
    REFUSAL,
}

/** Makes touches felt. A call returns at once and never fails. */
fun interface Haptics {
    fun feel(touch: Touch)
}

/** What is felt of what is heard: the strongest of it, once. */
fun touch(cues: List<Cue>): Touch? = cues.mapNotNull(::touch).maxByOrNull { STRENGTH.indexOf(it) }

private val STRENGTH = listOf(Touch.TICK, Touch.REFUSAL, Touch.PLACE, Touch.CAPTURE, Touch.CHECK)

private fun touch(cue: Cue): Touch? = when (cue) {
    Cue.SELECT -> Touch.TICK
    Cue.PLACE, Cue.PASS -> Touch.PLACE
    Cue.CAPTURE -> Touch.CAPTURE
    Cue.JANGGUN, Cue.MATE -> Touch.CHECK
    Cue.REFUSED -> Touch.REFUSAL
    Cue.MEONGGUN, Cue.START, Cue.END, Cue.UNDO -> null
}
