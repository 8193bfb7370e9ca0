package app.palgak.ui.sound

/** Plays cues. A call returns at once and never fails: a device without sound is silent. */
interface SoundPlayer {
    fun play(cue: Cue)

    /** No sound at all. */
    object Silent : SoundPlayer {
        override fun play(cue: Cue) = Unit
    }
}
