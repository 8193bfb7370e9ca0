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
 * so a resting palm blocks nothing; one piece at a time can be dragged.
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

    private class Finger(val start: Point?, val down: Offset)

    private val fingers = HashMap<PointerId, Finger>()
    private var dragging: PointerId? = null

    /** Handles touches for as long as the board is shown. */
    suspend fun run(scope: PointerInputScope) {
        try {
            scope.awaitPointerEventScope {
                while (true) {
                    val changes = awaitPointerEvent().changes
                    for (change in changes) handle(change, viewConfiguration.touchSlop)
                }
            }
        } finally {
            fingers.clear()
            letGo()
        }
    }

    private fun handle(change: PointerInputChange, slop: Float) {
        val finger = fingers[change.id]
        when {
            change.changedToDown() -> if (!change.isConsumed) fingers[change.id] = Finger(pointAt(change.position), change.position)
            finger == null -> return
            !change.pressed -> {
                fingers -= change.id
                // A touch that the system took away, for a gesture of its own, was none of ours.
                if (change.isConsumed) lift(change.id) else release(change.id, finger, change.position)
            }
            else -> move(change, finger, slop)
        }
        change.consume()
    }

    private fun move(change: PointerInputChange, finger: Finger, slop: Float) {
        val start = finger.start ?: return
        if (dragging == change.id) {
            drag = Drag(start, change.position)
        } else if (dragging == null && movable(start) && (change.position - finger.down).getDistance() > slop) {
            if (!chosen(start)) onTap(start)
            dragging = change.id
            drag = Drag(start, change.position)
        }
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
