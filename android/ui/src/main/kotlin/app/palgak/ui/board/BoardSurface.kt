package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.palgak.ui.theme.WoodPalette

/** Draws the empty board: rim, wood, lines, palaces. It never changes during a game, so it is drawn once and kept. */
class BoardSurface(private val geometry: BoardGeometry, private val wood: WoodPalette) {
    private val region = geometry.region
    private val cell = geometry.cell

    /** The board into [scope]; the rim's shadow is left to the layout. */
    fun draw(scope: DrawScope) = WoodGround(geometry, wood, cell * 0.16f).draw(scope) { grid() }

    private fun DrawScope.grid() {
        val thin = cell * 0.032f
        val stub = 0.5f * cell
        val lastColumn = region.left + region.columns - 1
        val lastRow = region.top + region.rows - 1
        val openLeft = region.left > 0
        val openRight = lastColumn < region.files - 1
        val openTop = region.top > 0
        val openBottom = lastRow < region.ranks - 1

        fun line(from: Offset, to: Offset, width: Float = thin) = cut(from, to, width, cell, wood)
        for (row in region.top..lastRow) {
            val edge = row == 0 || row == region.ranks - 1
            line(
                geometry.centre(region.left, row) - Offset(if (openLeft) stub else 0f, 0f),
                geometry.centre(lastColumn, row) + Offset(if (openRight) stub else 0f, 0f),
                if (edge) thin * 1.7f else thin,
            )
        }
        for (column in region.left..lastColumn) {
            val edge = column == 0 || column == region.files - 1
            line(
                geometry.centre(column, region.top) - Offset(0f, if (openTop) stub else 0f),
                geometry.centre(column, lastRow) + Offset(0f, if (openBottom) stub else 0f),
                if (edge) thin * 1.7f else thin,
            )
        }
        for (top in listOf(0, region.ranks - 3)) palace(top, ::line)
        crosses()
    }

    /** The diagonals of a palace whose upper row is [top], as far as the region shows them. */
    private fun palace(top: Int, line: (Offset, Offset) -> Unit) {
        val left = (region.files - 3) / 2

        fun shown(column: Int, row: Int) =
            column in region.left until region.left + region.columns && row in region.top until region.top + region.rows
        for (half in 0..1) {
            val row = top + half
            for ((from, to) in listOf(left to left + 1, left + 1 to left + 2)) {
                val falls = (from == left) == (half == 0)
                val a = if (falls) from to row else from to row + 1
                val b = if (falls) to to row + 1 else to to row
                if (shown(a.first, a.second) &&
                    shown(b.first, b.second)
                ) {
                    line(geometry.centre(a.first, a.second), geometry.centre(b.first, b.second))
                }
            }
        }
    }

    /** The small crosses where cannons and soldiers start, as on printed boards. */
    private fun DrawScope.crosses() {
        val arm = cell * 0.11f
        for (row in region.top until region.top + region.rows) {
            val fromEdge = minOf(row, region.ranks - 1 - row)
            for (column in region.left until region.left + region.columns) {
                val marked = (fromEdge == 3 && column % 2 == 0) || (fromEdge == 2 && (column == 1 || column == region.files - 2))
                if (!marked) continue
                val c = geometry.centre(column, row)
                drawLine(wood.line, c + Offset(-arm, -arm), c + Offset(arm, arm), cell * 0.034f)
                drawLine(wood.line, c + Offset(-arm, arm), c + Offset(arm, -arm), cell * 0.034f)
            }
        }
    }
}
