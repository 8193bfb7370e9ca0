package app.palgak.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToDown
import app.palgak.core.Point

/** A piece under the finger. */
class Drag(val point: Point, val at: Offset)

/**
 * Touches on the board. A touch that stays on its point is a tap; one that starts on a piece of the side to move and
 * leaves its point drags it, which is a tap where it starts and a tap where it ends. Every finger is followed by itself,
 * so a resting palm blocks nothing; one piece at a time can be dragged. A finger that rests on a piece holds it. On a
 * board that can be enlarged, two fingers do that, and one that starts on no piece to move shifts an enlarged board.
 */
class BoardTouch {
    /** What is being dragged, for drawing. */
    var drag: Drag? by mutableStateOf(null)
        private set

    /** The point under a place of the screen, as things stand now. */
    var pointAt: (Offset) -> Point? = { null }

    /** Whether a point's piece may be dragged. */
    var movable: (Point) -> Boolean = { false }

    /** What a tap on a point does. */
    var onTap: (Point) -> Unit = {}

    /** Whether a point's piece is chosen already. */
    var chosen: (Point) -> Boolean = { false }

    /** What a finger that rests on a piece does; none where a slow touch is a touch like any other. */
    var onHold: ((Point) -> Unit)? = null

    /** What two fingers do: spread by a factor, moved by a way, around a place. None where a board stays as it is. */
    var onPinch: ((factor: Float, move: Offset, focus: Offset) -> Unit)? = null

    /** Whether only a part of the board is seen. */
    var enlarged: () -> Boolean = { false }

    private class Finger(val start: Point?, val down: Offset) {
        var at = down

        /** This touch has done something else than tapping or dragging: it does nothing more. */
        var spent = false
        var moved = false
    }

    private val fingers = HashMap<PointerId, Finger>()
    private var dragging: PointerId? = null

    /** Handles touches for as long as the board is shown. */
    suspend fun run(scope: PointerInputScope) {
        try {
            scope.awaitPointerEventScope {
                while (true) {
                    val event = if (holdable() ==
                        null
                    ) {
                        awaitPointerEvent()
                    } else {
                        withTimeoutOrNull(viewConfiguration.longPressTimeoutMillis) { awaitPointerEvent() }
                    }
                    if (event == null) hold() else for (change in event.changes) handle(change, viewConfiguration.touchSlop)
                }
            }
        } finally {
            fingers.clear()
            letGo()
        }
    }

    /** The one finger that lies still on a piece. */
    private fun holdable(): Finger? = if (onHold ==
        null
    ) {
        null
    } else {
        fingers.values.singleOrNull()?.takeIf { !it.spent && !it.moved && it.start?.piece != null && dragging == null }
    }

    private fun hold() {
        val finger = holdable() ?: return
        finger.spent = true
        finger.start?.let { onHold?.invoke(it) }
    }

    private fun handle(change: PointerInputChange, slop: Float) {
        val finger = fingers[change.id]
        when {
            change.changedToDown() -> if (!change.isConsumed) fingers[change.id] = Finger(pointAt(change.position), change.position)
            finger == null -> return
            !change.pressed -> {
                fingers -= change.id
                // A touch that the system took away, for a gesture of its own, was none of ours.
                if (change.isConsumed || finger.spent) lift(change.id) else release(change.id, finger, change.position)
            }
            else -> move(change, finger, slop)
        }
        change.consume()
    }

    private fun move(change: PointerInputChange, finger: Finger, slop: Float) {
        val before = finger.at
        finger.at = change.position
        if ((change.position - finger.down).getDistance() > slop) finger.moved = true
        if (spread(finger, before) || shift(finger, before)) return
        val start = finger.start?.takeIf { !finger.spent } ?: return
        if (dragging == change.id) {
            drag = Drag(start, change.position)
        } else if (dragging == null && movable(start) && (change.position - finger.down).getDistance() > slop) {
            if (!chosen(start)) onTap(start)
            dragging = change.id
            drag = Drag(start, change.position)
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
        pinch(1f, finger.at - before, finger.at)
        return true
    }

    private fun release(id: PointerId, finger: Finger, place: Offset) {
        val dragged = dragging == id
        lift(id)
        val end = pointAt(place) ?: return
        if (dragged != (end.index == finger.start?.index)) onTap(end)
    }

    private fun lift(id: PointerId) {
        if (dragging == id) letGo()
    }

    private fun letGo() {
        dragging = null
        drag = null
    }
}
