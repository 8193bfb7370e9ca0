package app.palgak.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.input.pointer.changedToDown
import androidx.compose.ui.input.pointer.isSecondaryPressed
import app.palgak.core.Point
import kotlin.math.pow

/** A piece under the finger. */
class Drag(val point: Point, val at: Offset)

/** A finger that looks for its point through a magnifying glass: where it is, and the point it means. */
class Aim(val at: Offset, val point: Point?)

/**
 * Touches on the board. A touch that stays on its point is a tap; one that starts on a piece of the side to move and
 * leaves its point drags it, which is a tap where it starts and a tap where it ends. Every finger is followed by itself,
 * so a resting palm blocks nothing; one piece at a time can be dragged. A finger that rests on a piece holds it.
 *
 * Where points are smaller than a finger, a finger that stays down aims: what lies under it is shown magnified, it may
 * slide, and lifting it is the tap. On a board that can be enlarged, two fingers do that, or the wheel of a mouse; they
 * never tap. One finger that starts on no piece to move shifts an enlarged board.
 */
class BoardTouch {
    /** What is being dragged, for drawing. */
    var drag: Drag? by mutableStateOf(null)
        private set

    /** What a finger aims at, for drawing. */
    var aim: Aim? by mutableStateOf(null)
        private set

    /** The point under a place of the screen, as things stand now. */
    var pointAt: (Offset) -> Point? = { null }

    /** The point a finger means by a place of the screen: where points are small, perhaps one nearby. */
    var meantAt: (Offset) -> Point? = { pointAt(it) }

    /** Whether a point's piece may be dragged. */
    var movable: (Point) -> Boolean = { false }

    /** What a tap on a point does. */
    var onTap: (Point) -> Unit = {}

    /** Whether a point's piece is chosen already. */
    var chosen: (Point) -> Boolean = { false }

    /** Whether the chosen piece could go to a point: a finger that rests there aims at it and holds nothing. */
    var goal: (Point) -> Boolean = { false }

    /** Whether a piece is chosen, so that the next tap says where it goes. */
    var choosing: () -> Boolean = { false }

    /** Whether points are too small to be hit by a finger without looking closer. */
    var small: () -> Boolean = { false }

    /** What a finger that rests on a piece does; none where a slow touch is a touch like any other. */
    var onHold: ((Point) -> Unit)? = null

    /** What two fingers do: spread by a factor, moved by a way, around a place. None where a board stays as it is. */
    var onPinch: ((factor: Float, move: Offset, focus: Offset) -> Unit)? = null

    /** Whether only a part of the board is seen. */
    var enlarged: () -> Boolean = { false }

    private class Finger(val start: Point?, val down: Offset, val since: Long, val precise: Boolean) {
        var at = down

        /** For how long it has been down, as far as events and pauses tell. */
        var rested = 0L

        /** This touch has done something else than tapping or dragging: it does nothing more. */
        var spent = false
        var moved = false
        var aiming = false
    }

    private val fingers = HashMap<PointerId, Finger>()
    private var dragging: PointerId? = null

    /** Handles touches for as long as the board is shown. */
    suspend fun run(scope: PointerInputScope) {
        try {
            scope.awaitPointerEventScope {
                while (true) {
                    val patience = patience(viewConfiguration.longPressTimeoutMillis)
                    val event = if (patience == null) awaitPointerEvent() else withTimeoutOrNull(patience) { awaitPointerEvent() }
                    if (event == null) rest(patience ?: 0) else handle(event, viewConfiguration.touchSlop)
                }
            }
        } finally {
            fingers.clear()
            letGo()
        }
    }

    /** The one finger that lies still and has done nothing yet. */
    private fun still(): Finger? = fingers.values.singleOrNull()?.takeIf { !it.spent && !it.moved && dragging == null }

    private fun mayAim(finger: Finger): Boolean = !finger.aiming && !finger.precise && choosing() && small()

    private fun mayHold(finger: Finger): Boolean = onHold != null && finger.start?.let { it.piece != null && !goal(it) } == true

    /** How long a finger has to lie still before that means something more; none if nothing would come of it. */
    private fun patience(hold: Long): Long? {
        val finger = still() ?: return null
        val due = when {
            mayAim(finger) -> AIM_MILLIS
            mayHold(finger) -> hold
            else -> return null
        }
        return (due - finger.rested).coerceAtLeast(1)
    }

    /** A finger has lain still for [millis] more. */
    private fun rest(millis: Long) {
        val finger = still() ?: return
        finger.rested += millis
        if (mayAim(finger)) {
            finger.aiming = true
            aim = Aim(finger.at, meantAt(finger.at))
        } else if (mayHold(finger)) {
            hold(finger)
        }
    }

    private fun hold(finger: Finger) {
        finger.spent = true
        aim = null
        finger.start?.let { onHold?.invoke(it) }
    }

    private fun handle(event: PointerEvent, slop: Float) {
        if (event.type == PointerEventType.Scroll) return event.changes.forEach(::wheel)
        val second = event.type == PointerEventType.Press && event.buttons.isSecondaryPressed
        for (change in event.changes) {
            touch(change, slop)
            // The other button of a mouse asks what a piece is, as a finger that rests does.
            if (second) fingers[change.id]?.let { if (it.start?.piece != null && onHold != null) hold(it) else it.spent = true }
        }
    }

    private fun wheel(change: PointerInputChange) {
        val pinch = onPinch ?: return
        pinch(WHEEL.pow(-change.scrollDelta.y), Offset.Zero, change.position)
        change.consume()
    }

    private fun touch(change: PointerInputChange, slop: Float) {
        val finger = fingers[change.id]
        when {
            change.changedToDown() -> if (!change.isConsumed) down(change)
            finger == null -> return
            !change.pressed -> {
                fingers -= change.id
                finger.rested = maxOf(finger.rested, change.uptimeMillis - finger.since)
                // A touch that the system took away, for a gesture of its own, was none of ours.
                if (change.isConsumed || finger.spent) lift(change.id) else release(change.id, finger, change.position)
            }
            else -> move(change, finger, slop)
        }
        change.consume()
    }

    /** A finger comes down. Soon after another, or while another aims, it is the second of two that want to enlarge. */
    private fun down(change: PointerInputChange) {
        val finger = Finger(pointAt(change.position), change.position, change.uptimeMillis, change.type == PointerType.Mouse)
        if (onPinch != null) {
            for ((id, other) in fingers) {
                if (!other.aiming && change.uptimeMillis - other.since > TOGETHER_MILLIS) continue
                other.spent = true
                finger.spent = true
                lift(id)
            }
        }
        fingers[change.id] = finger
    }

    private fun move(change: PointerInputChange, finger: Finger, slop: Float) {
        val before = finger.at
        finger.at = change.position
        finger.rested = maxOf(finger.rested, change.uptimeMillis - finger.since)
        if ((change.position - finger.down).getDistance() > slop) finger.moved = true
        if (spread(finger, before) || shift(finger, before)) return
        val start = finger.start
        if (finger.spent) return
        if (dragging == change.id && start != null) {
            drag = Drag(start, change.position)
            if (finger.aiming) aim = Aim(change.position, meantAt(change.position))
        } else if (start != null && dragging == null && finger.moved && movable(start) && !(finger.aiming && goal(start))) {
            if (!chosen(start)) onTap(start)
            dragging = change.id
            drag = Drag(start, change.position)
            finger.aiming = !finger.precise && small()
            if (finger.aiming) aim = Aim(change.position, meantAt(change.position))
        } else if (finger.aiming || (finger.moved && dragging == null && !finger.precise && small())) {
            finger.aiming = true
            aim = Aim(change.position, meantAt(change.position))
        }
    }

    /** Two fingers and no more enlarge the board and move it. */
    private fun spread(finger: Finger, before: Offset): Boolean {
        val pinch = onPinch ?: return false
        if (dragging != null || fingers.size != 2) return false
        val other = fingers.values.first { it !== finger }
        if (!finger.moved && !other.moved) return false
        finger.spent = true
        other.spent = true
        aim = null
        val near = (before - other.at).getDistance()
        val far = (finger.at - other.at).getDistance()
        if (near > 1f) pinch(far / near, (finger.at - before) / 2f, (finger.at + other.at) / 2f)
        return true
    }

    /** One finger moves an enlarged board, unless it has a piece to drag. */
    private fun shift(finger: Finger, before: Offset): Boolean {
        val pinch = onPinch ?: return false
        if (dragging != null || fingers.size != 1 || !finger.moved || !enlarged()) return false
        if (!finger.spent && finger.start?.let(movable) == true) return false
        finger.spent = true
        aim = null
        pinch(1f, finger.at - before, finger.at)
        return true
    }

    private fun release(id: PointerId, finger: Finger, place: Offset) {
        val dragged = dragging == id
        val aimed = finger.aiming
        lift(id)
        val exact = pointAt(place)
        val same = exact != null && exact.index == finger.start?.index
        // A piece put back where it was moves nothing, and a flick is no choice: the glass has to have been there.
        val chosen = if (dragged) !same else same || (aimed && finger.rested >= AIM_MILLIS)
        if (!chosen) return
        val end = (if (finger.precise) exact else meantAt(place)) ?: return
        if (!dragged || end.index != finger.start?.index) onTap(end)
    }

    /** A finger does nothing more; what it dragged or aimed at is let go. */
    private fun lift(id: PointerId) {
        if (dragging == id || fingers.values.none { it.aiming && !it.spent }) letGo(id)
    }

    private fun letGo(id: PointerId? = null) {
        if (id == null || dragging == id) {
            dragging = null
            drag = null
        }
        aim = null
    }

    private companion object {
        /** How long a finger lies still before the glass comes, in milliseconds. */
        const val AIM_MILLIS = 180L

        /** How soon a second finger comes down after the first when both belong together, in milliseconds. */
        const val TOGETHER_MILLIS = 300L

        /** How much one notch of a wheel enlarges. */
        const val WHEEL = 1.18f
    }
}
