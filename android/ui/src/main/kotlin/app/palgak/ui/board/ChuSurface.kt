package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.palgak.ui.theme.WoodPalette

/** Draws the empty Chu Shogi board: squares, and the four dots that mark where the promotion zones begin. */
class ChuSurface(private val geometry: BoardGeometry, private val wood: WoodPalette) {
    private val region = geometry.region
    private val cell = geometry.cell

    /** The board into [scope]. */
    fun draw(scope: DrawScope) = WoodGround(geometry, wood, cell * 0.17f).draw(scope) {
        val first = geometry.centre(region.left, region.top) - Offset(cell / 2, cell / 2)
        val last = geometry.centre(region.left + region.columns - 1, region.top + region.rows - 1) + Offset(cell / 2, cell / 2)
        for (row in 0..region.rows) {
            line(
                Offset(first.x, first.y + row * cell),
                Offset(last.x, first.y + row * cell),
                region.top + row,
                region.ranks,
            )
        }
        for (column in 0..region.columns) {
            line(
                Offset(first.x + column * cell, first.y),
                Offset(first.x + column * cell, last.y),
                region.left + column,
                region.files,
            )
        }
        for (column in listOf(ZONE, region.files - ZONE)) {
            for (row in listOf(ZONE, region.ranks - ZONE)) {
                if (column - region.left !in 0..region.columns || row - region.top !in 0..region.rows) continue
                drawCircle(wood.line, cell * 0.085f, Offset(first.x + (column - region.left) * cell, first.y + (row - region.top) * cell))
            }
        }
    }

    private fun DrawScope.line(from: Offset, to: Offset, number: Int, of: Int) {
        val width = cell * if (number == 0 || number == of) 0.066f else 0.034f
        cut(from, to, width, cell, wood)
    }

    private companion object {
        /** How deep a promotion zone is. */
        const val ZONE = 4
    }
}
