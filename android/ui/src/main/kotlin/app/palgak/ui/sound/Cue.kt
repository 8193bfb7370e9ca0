package app.palgak.ui.sound

import app.palgak.core.Event
import app.palgak.core.OnlineEvent

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

/** What is heard of a quick match besides its board. */
fun onlineCues(events: List<OnlineEvent>): List<Cue> = events.mapNotNull {
    when (it) {
        OnlineEvent.PAIRED -> Cue.START
        OnlineEvent.OPPONENT_CHOSE -> Cue.PLACE
        OnlineEvent.CALLED_OFF -> Cue.UNDO
        OnlineEvent.REMATCH_OFFERED -> Cue.MEONGGUN
        OnlineEvent.CLOCK_TICK -> Cue.SELECT
        OnlineEvent.PERIOD_LOST -> Cue.PASS
        OnlineEvent.REFUSED -> Cue.REFUSED
        OnlineEvent.OPPONENT_AWAY, OnlineEvent.OPPONENT_BACK -> null
    }
}
