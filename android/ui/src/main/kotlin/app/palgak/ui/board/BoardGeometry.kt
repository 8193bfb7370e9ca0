package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import kotlin.math.floor

/** Where the points of a region lie inside a rectangle of pixels: square cells, the board in the middle, perhaps enlarged. */
class BoardGeometry(val region: Region, val size: Size, margin: Float, zoom: Zoom = Zoom()) {
    /** The distance between two neighbouring points. */
    val cell: Float = zoom.scale * minOf(size.width / (region.columns - 1 + 2 * margin), size.height / (region.rows - 1 + 2 * margin))
    private val width = cell * (region.columns - 1 + 2 * margin)
    private val height = cell * (region.rows - 1 + 2 * margin)

    /** The board with its rim. */
    val board: Rect = Rect(Offset(size.width * zoom.scale - width, size.height * zoom.scale - height) / 2f + zoom.pan, Size(width, height))
    private val origin = board.topLeft + Offset(cell * margin, cell * margin)

    /** The centre of a point, by its column and row on the screen. */
    fun centre(column: Int, row: Int): Offset = origin + Offset((column - region.left) * cell, (row - region.top) * cell)

    /** The column and row whose cell holds a place of the screen; none beside the board. */
    fun hit(place: Offset): Pair<Int, Int>? {
        val column = floor((place.x - origin.x) / cell + 0.5f).toInt()
        val row = floor((place.y - origin.y) / cell + 0.5f).toInt()
        return if (column in 0 until region.columns && row in 0 until region.rows) column + region.left to row + region.top else null
    }

    companion object {
        /** Room for the outer pieces and the numbers along the edge, in cells. */
        const val MARGIN_WITH_LABELS = 0.74f

        /** Room for the outer pieces. */
        const val MARGIN = 0.62f

        /** Width by height of a whole board with labels. */
        fun aspect(region: Region, margin: Float): Float = (region.columns - 1 + 2 * margin) / (region.rows - 1 + 2 * margin)
    }
}
