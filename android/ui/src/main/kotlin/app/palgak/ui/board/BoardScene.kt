package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import app.palgak.core.EdgeLabels
import app.palgak.core.Motion
import app.palgak.core.Pending
import app.palgak.core.Point
import app.palgak.core.Side
import app.palgak.ui.model.Stamped

/** How long a piece travels, in milliseconds. */
const val MOTION_MILLIS = 210

/** What a board shows and does. */
class BoardScene(
    val points: List<Point>,
    val region: Region,
    /** The side to move: the colour of dots and rings. */
    val mover: Side?,
    /** The names along its edges, as it is seen. */
    val labels: EdgeLabels,
    val style: BoardStyle,
    val motion: Stamped<Motion>? = null,
    /** Whether the board is still shown from the other side, until a move has been seen to arrive. */
    val turned: Boolean = false,
    /** Whether pieces can be dragged. */
    val movable: Boolean = true,
    /** How the board is enlarged; none where it never is. */
    val zoom: BoardZoom? = null,
    /** A move that has begun and waits for more. */
    val begun: Pending? = null,
    /** Whether the one who moves sits across, so that their finger comes from above. */
    val across: Boolean = false,
) {
    /** Where a point is seen. */
    fun place(geometry: BoardGeometry, point: Point): Offset {
        val column = point.column.toInt()
        val row = point.row.toInt()
        return if (turned) geometry.centre(region.files - 1 - column, region.ranks - 1 - row) else geometry.centre(column, row)
    }
}
