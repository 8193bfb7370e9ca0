package app.palgak.ui.board

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.animate
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.center
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.util.lerp

/** How a board is enlarged: a place p of the whole board is seen at p × [scale] + [pan]. */
@Immutable
data class Zoom(val scale: Float = 1f, val pan: Offset = Offset.Zero)

/** The enlargement of a board with many squares, as fingers change it. The board never leaves its window. */
@Stable
class BoardZoom {
    /** What holds now. */
    var zoom: Zoom by mutableStateOf(Zoom())
        private set

    /** Where the board is going, until it has come there. */
    var goal: Zoom? by mutableStateOf(null)
        private set

    /** Whether less than the whole board is seen. */
    val enlarged: Boolean get() = zoom.scale > 1.01f

    /** Whether it will be, once the board has come to where it goes. */
    val enlarging: Boolean get() = (goal ?: zoom).scale > 1.01f

    private var board = Rect.Zero
    private var window = Size.Zero

    /** Tells where the whole board lies, and in what window. In another window the same part of it stays in the middle. */
    fun fit(board: Rect, window: Size) {
        if (window == this.window && board == this.board) return
        val middle = (this.window.center - zoom.pan) / zoom.scale - this.board.topLeft
        val across = middle.x / this.board.width.coerceAtLeast(1f)
        val down = middle.y / this.board.height.coerceAtLeast(1f)
        this.board = board
        this.window = window
        set(if (enlarging) about(across, down, zoom.scale) else Zoom())
    }

    /** A part of the board, told in parts of its width and height, in the middle of the window. */
    private fun about(across: Float, down: Float, scale: Float): Zoom =
        kept(Zoom(scale, window.center - (board.topLeft + Offset(board.width * across, board.height * down)) * scale))

    private fun set(to: Zoom) {
        goal = null
        zoom = to
    }

    /** Two fingers spread by [factor] and moved by [move], around [focus]. */
    fun pinch(factor: Float, move: Offset, focus: Offset) {
        val scale = (zoom.scale * factor).coerceIn(1f, MOST)
        val grown = scale / zoom.scale
        set(kept(Zoom(scale, (zoom.pan - focus) * grown + focus + move)))
    }

    /** Goes close to a part of the board, told in parts of its width and height, or back to the whole board. */
    fun toggle(across: Float, down: Float) {
        goal = if (enlarging) Zoom() else about(across, down, STEP)
    }

    /** Shows the whole board again. */
    fun whole() {
        if (enlarging) goal = Zoom()
    }

    /** Shows the whole board again if one of these places of it is out of sight. */
    fun reveal(places: List<Offset>) {
        val seen = Rect(Offset.Zero, window)
        if (enlarged && places.any { it * zoom.scale + zoom.pan !in seen }) whole()
    }

    /** The board was turned round: the same part of it stays in sight. */
    fun turn() {
        if (enlarged) set(kept(zoom.copy(pan = Offset(window.width, window.height) * (1 - zoom.scale) - zoom.pan)))
    }

    /** Goes to where the board is to go, at once or gently. */
    suspend fun arrive(gently: Boolean) {
        val to = goal ?: return
        val from = zoom
        if (gently) {
            animate(0f, 1f, animationSpec = tween(GLIDE_MILLIS, easing = FastOutSlowInEasing)) { part, _ ->
                if (goal == to) zoom = Zoom(lerp(from.scale, to.scale, part), lerp(from.pan, to.pan, part))
            }
        }
        if (goal == to) set(to)
    }

    private fun kept(wanted: Zoom): Zoom {
        if (wanted.scale <= 1.01f) return Zoom()

        fun axis(pan: Float, from: Float, length: Float, room: Float): Float {
            val wide = length * wanted.scale
            return if (wide <= room) {
                (room - wide) / 2 - from * wanted.scale
            } else {
                pan.coerceIn(room - wide - from * wanted.scale, -from * wanted.scale)
            }
        }
        return Zoom(
            wanted.scale,
            Offset(axis(wanted.pan.x, board.left, board.width, window.width), axis(wanted.pan.y, board.top, board.height, window.height)),
        )
    }

    private companion object {
        const val MOST = 2.8f
        const val STEP = 1.8f
        const val GLIDE_MILLIS = 220
    }
}
