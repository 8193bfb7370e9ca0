package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.palgak.core.Mark
import app.palgak.core.Point

/** How large a fingertip is on this screen, in pixels. */
class Fingertip(density: Density) {
    /** Squares smaller than this are looked at through a glass. */
    val wide: Float = with(density) { 42.dp.toPx() }

    /** How far from the middle of its target a finger may come down where nothing else is. */
    val reach: Float = with(density) { 24.dp.toPx() }

    /** The same where a piece stands under it, which may be what is meant. */
    val shortReach: Float = with(density) { 17.dp.toPx() }
}

/**
 * What a place of the screen means: the point under it, or, on a board with small squares, the nearest one that a tap
 * would do something with.
 */
class Meaning(private val scene: BoardScene, private val geometry: BoardGeometry, private val finger: Fingertip) {
    private val byPlace = scene.points.associateBy { it.column.toInt() to it.row.toInt() }

    /** Whether a piece is chosen, so that the next tap says where it goes. */
    val choosing: Boolean = scene.points.any { Mark.SELECTED in it.marks }

    /** The point under a place. */
    fun exactly(at: Offset): Point? = geometry.hit(at)?.let { (column, row) ->
        byPlace[if (scene.turned) scene.region.files - 1 - column to scene.region.ranks - 1 - row else column to row]
    }

    /** Whether a point's piece may be dragged. */
    fun movable(point: Point): Boolean = scene.movable && point.piece != null && point.piece?.side == scene.mover

    /** Whether the chosen piece goes to a point, or back there. */
    fun goal(point: Point): Boolean = point.marks.any { it == Mark.DOT || it == Mark.RING || it == Mark.STEP }

    /** The point that a finger means. The middle of a square means that square, however small it is. */
    fun meant(at: Offset): Point? {
        val exact = exactly(at)
        if (scene.zoom == null || !scene.movable || exact == null) return exact
        if (goal(exact) || Mark.SELECTED in exact.marks || (movable(exact) && !choosing)) return exact
        val reach = minOf(if (exact.piece == null) finger.reach else finger.shortReach, geometry.cell * NEARBY)
        val near = scene.points
            .filter { if (choosing) goal(it) else movable(it) }
            .minByOrNull { (scene.place(geometry, it) - at).getDistanceSquared() }
        return near?.takeIf { (scene.place(geometry, it) - at).getDistance() <= reach } ?: exact
    }

    private companion object {
        /** How far away, in cells, a point may be that is meant by a touch on another: less than its neighbour's middle is. */
        const val NEARBY = 0.8f
    }
}
