package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke

/** Draws the empty Xiangqi board: the two halves, the river with its words, the palaces, the brackets where cannons and soldiers start. */
class XiangqiSurface(private val geometry: BoardGeometry, private val pen: Pen) {
    private val region = geometry.region
    private val cell = geometry.cell
    private val wood = pen.wood
    private val thin = cell * 0.032f
    private val columns = region.left until region.left + region.columns
    private val rows = region.top until region.top + region.rows

    /** The board into [scope]. */
    fun draw(scope: DrawScope) = WoodGround(geometry, wood, cell * 0.16f).draw(scope) {
        ranks()
        files()
        for (top in listOf(0, region.ranks - 3)) palace(top)
        brackets()
        river()
        frame()
    }

    private fun DrawScope.line(from: Offset, to: Offset, width: Float = thin) = cut(from, to, width, cell, wood)

    private fun DrawScope.ranks() {
        val left = if (columns.first > 0) 0.5f * cell else 0f
        val right = if (columns.last < region.files - 1) 0.5f * cell else 0f
        for (row in rows) {
            line(
                geometry.centre(columns.first, row) - Offset(left, 0f),
                geometry.centre(columns.last, row) + Offset(right, 0f),
            )
        }
    }

    /** Files stop at the river, except along the edges of the board. */
    private fun DrawScope.files() {
        val bank = region.ranks / 2 - 1
        for (column in columns) {
            val edge = column == 0 || column == region.files - 1
            if (edge) {
                file(column, rows.first, rows.last)
            } else {
                if (rows.first <= bank) file(column, rows.first, minOf(bank, rows.last))
                if (rows.last > bank) file(column, maxOf(bank + 1, rows.first), rows.last)
            }
        }
    }

    private fun DrawScope.file(column: Int, from: Int, to: Int) {
        val bank = region.ranks / 2 - 1
        val edge = column == 0 || column == region.files - 1
        // The board goes on beyond an illustration: half a cell of each file says so.
        val above = if (from == rows.first && from > 0 && (edge || from != bank + 1)) 0.5f * cell else 0f
        val below = if (to == rows.last && to < region.ranks - 1 && (edge || to != bank)) 0.5f * cell else 0f
        line(geometry.centre(column, from) - Offset(0f, above), geometry.centre(column, to) + Offset(0f, below))
    }

    private fun DrawScope.palace(top: Int) {
        val left = (region.files - 3) / 2
        for (half in 0..1) {
            for (step in 0..1) {
                val row = top + half
                val column = left + step
                if (row !in rows || row + 1 !in rows || column !in columns || column + 1 !in columns) continue
                val falls = half == step
                line(geometry.centre(column, if (falls) row else row + 1), geometry.centre(column + 1, if (falls) row + 1 else row))
            }
        }
    }

    private fun DrawScope.brackets() {
        val gap = cell * 0.085f
        val arm = cell * 0.15f
        for (row in rows) {
            val fromEdge = minOf(row, region.ranks - 1 - row)
            for (column in columns) {
                val marked = (fromEdge == 3 && column % 2 == 0) || (fromEdge == 2 && (column == 1 || column == region.files - 2))
                if (!marked) continue
                val middle = geometry.centre(column, row)
                for (x in listOf(-1f, 1f)) {
                    if ((x < 0 && column == 0) || (x > 0 && column == region.files - 1)) continue
                    for (y in listOf(-1f, 1f)) {
                        val corner = middle + Offset(gap * x, gap * y)
                        line(corner, corner + Offset(arm * x, 0f), thin * 0.9f)
                        line(corner, corner + Offset(0f, arm * y), thin * 0.9f)
                    }
                }
            }
        }
    }

    /** The river's names: the border between the kingdoms of old. */
    private fun DrawScope.river() {
        val bank = region.ranks / 2 - 1
        if (bank !in rows || bank + 1 !in rows || region.columns < region.files) return
        val y = (geometry.centre(0, bank).y + geometry.centre(0, bank + 1).y) / 2
        val ink = wood.line.copy(alpha = 0.72f)
        for ((name, column) in listOf("楚" to 1.35f, "河" to 2.65f, "漢" to 5.35f, "界" to 6.65f)) {
            val x = geometry.centre(0, bank).x + column * cell
            pen.letter(this, name, Offset(x, y), cell * 0.60f, Pen.IDEOGRAPH, ink, 0.8f)
        }
    }

    /** A second, stronger line around the whole board. */
    private fun DrawScope.frame() {
        if (region.columns < region.files || region.rows < region.ranks) return
        val gap = cell * 0.09f
        val from = geometry.centre(0, 0) - Offset(gap, gap)
        val to = geometry.centre(region.files - 1, region.ranks - 1) + Offset(gap, gap)
        drawRect(wood.line, from, Size(to.x - from.x, to.y - from.y), style = Stroke(thin * 1.9f))
    }
}
