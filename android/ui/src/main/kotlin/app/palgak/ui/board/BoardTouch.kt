package app.palgak.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToDown
import app.palgak.core.Point

/** A piece under the finger. */
class Drag(val point: Point, val at: Offset)

/**
 * Touches on the board. A touch that stays on its point is a tap; one that starts on a piece of the side to move and
 * leaves its point drags it, which is a tap where it starts and a tap where it ends. One finger is followed at a time;
 * others, a resting palm too, are ignored and block nothing.
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

    /** Handles touches for as long as the board is shown. */
    suspend fun run(scope: PointerInputScope) {
        try {
            scope.awaitPointerEventScope {
                while (true) {
                    val down = awaitPointerEvent().changes.firstOrNull { it.changedToDown() && !it.isConsumed } ?: continue
                    follow(down)
                }
            }
        } finally {
            drag = null
        }
    }

    private suspend fun AwaitPointerEventScope.follow(down: PointerInputChange) {
        val start = pointAt(down.position)
        down.consume()
        while (true) {
            val touch = awaitPointerEvent().changes.firstOrNull { it.id == down.id }
            if (touch == null) {
                drag = null
                return
            }
            if (!touch.pressed) {
                touch.consume()
                release(start, touch.position)
                return
            }
            val current = drag
            if (current != null) {
                drag = Drag(current.point, touch.position)
            } else if (start != null && movable(start) && (touch.position - down.position).getDistance() > viewConfiguration.touchSlop) {
                if (!chosen(start)) onTap(start)
                drag = Drag(start, touch.position)
            }
            touch.consume()
        }
    }

    private fun release(start: Point?, place: Offset) {
        val end = pointAt(place)
        val dragged = drag
        drag = null
        if (end == null) return
        if (dragged != null) {
            if (end.index != dragged.point.index) onTap(end)
        } else if (end.index == start?.index) {
            onTap(end)
        }
    }
}
