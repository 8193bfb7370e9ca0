package app.palgak.ui.sound

import app.palgak.core.Event

/** The sounds of the app. */
enum class Cue {
    /** A piece put down: wood on wood. */
    PLACE,

    /** A piece put down on another: harder, with a rattle. */
    CAPTURE,

    /** A piece picked up. */
    SELECT,

    /** A turn passed. */
    PASS,
    JANGGUN,
    MEONGGUN,
    MATE,
    START,
    END,
    UNDO,
    REFUSED,
}

/** What is heard of events: each of them, except that nothing is heard twice. */
fun cues(events: List<Event>): List<Cue> = events
    .map {
        when (it) {
            Event.START -> Cue.START
            Event.SELECT -> Cue.SELECT
            Event.PLACE -> Cue.PLACE
            Event.CAPTURE -> Cue.CAPTURE
            Event.PASS -> Cue.PASS
            Event.JANGGUN -> Cue.JANGGUN
            Event.MEONGGUN -> Cue.MEONGGUN
            Event.MATE -> Cue.MATE
            Event.END -> Cue.END
            Event.UNDO -> Cue.UNDO
            Event.REFUSED -> Cue.REFUSED
        }
    }.distinct()
