package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.palgak.core.Mark
import app.palgak.core.Point

/** Draws the pieces and marks of a board: as it lies there, or as a glass shows a part of it. */
internal class BoardPainter(
    private val scene: BoardScene,
    private val geometry: BoardGeometry,
    /** The pieces at [fine] pixels a cell, stamped at the size of this board's cells. */
    private val sprites: PieceSprites,
    fine: Float,
    private val marks: BoardMarks,
) {
    private val ratio = geometry.cell / fine
    private val begun = scene.begun
    private val mover = begun?.let { move -> scene.points.firstOrNull { it.index == move.from }?.piece }
    private val stepped = begun?.let { scene.points.firstOrNull { Mark.STEP in it.marks } }

    private fun place(point: Point): Offset = scene.place(geometry, point)

    /** What lies there, and what a finger drags. [travel] says how far the last move has come. */
    fun draw(scope: DrawScope, travel: Float, drag: Drag?) = with(scope) {
        for (point in scene.points) marks.under(this, point.marks, point.piece, place(point))
        standing(travel, drag)
        if (begun != null) veil()
        val arriving = scene.motion?.value?.takeIf { travel < 1f }?.to
        for (point in scene.points) if (point.index != arriving) marks.over(this, point.marks, point.piece, place(point))
        hint()
        if (travel < 1f) moving(travel)
    }

    /** A piece held over the board by a finger. */
    fun dragged(scope: DrawScope, drag: Drag) {
        drag.point.piece?.let { sprites.stamp(scope, it, drag.at - Offset(0f, geometry.cell * 0.35f), scale = 1.22f * ratio) }
    }

    private fun DrawScope.standing(travel: Float, drag: Drag?) {
        val motion = scene.motion?.value?.takeIf { travel < 1f }
        for (point in scene.points) {
            if (motion != null && point.index == motion.over) {
                motion.capturedOver?.takeIf { travel < 0.45f }?.let { sprites.stamp(this, it, place(point), ratio) }
            }
            if (motion != null && point.index == motion.to) {
                motion.captured?.takeIf { travel < 0.9f }?.let { sprites.stamp(this, it, place(point), ratio) }
                continue
            }
            // A piece in the middle of its move stands where it has come to, and faintly where it came from.
            val piece = if (mover != null && point === stepped) mover else point.piece ?: continue
            val left = mover != null && point.index == begun?.from && point !== stepped
            val faint = left || drag?.point?.index == point.index
            sprites.stamp(this, piece, place(point), ratio, alpha = if (faint) 0.35f else 1f)
        }
    }

    /** While a move waits for more, whatever it is not about steps back. */
    private fun DrawScope.veil() {
        val cell = geometry.cell
        for (point in scene.points) {
            if (point.marks.any { it in CONCERNED }) continue
            drawRect(Color.Black.copy(alpha = 0.30f), place(point) - Offset(cell, cell) / 2f, Size(cell, cell))
        }
    }

    /** The hint from point to point, over the one where a move of two steps turns. */
    private fun DrawScope.hint() {
        fun first(mark: Mark): Offset? = scene.points.firstOrNull { mark in it.marks }?.let(::place)
        val from = first(Mark.HINT_FROM) ?: return
        val to = first(Mark.HINT_TO) ?: return
        marks.route(this, from, first(Mark.HINT_OVER), to)
    }

    private fun DrawScope.moving(travel: Float) {
        val motion = scene.motion?.value ?: return
        val end = scene.points.firstOrNull { it.index == motion.to } ?: return
        val piece = end.piece ?: return
        val start = scene.points.firstOrNull { it.index == motion.from }?.let(::place) ?: place(end)
        val middle = scene.points.firstOrNull { it.index == motion.over }?.let(::place)
        val lift = 1f + 0.10f * (1f - (2f * travel - 1f) * (2f * travel - 1f))
        val at = when {
            middle == null -> lerp(start, place(end), travel)
            travel < 0.5f -> lerp(start, middle, travel * 2f)
            else -> lerp(middle, place(end), travel * 2f - 1f)
        }
        sprites.stamp(this, piece, at, scale = lift * ratio)
    }

    private companion object {
        val CONCERNED = setOf(Mark.STEP, Mark.SELECTED, Mark.DOT, Mark.RING)
    }
}
