package app.palgak.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import app.palgak.ui.theme.WoodPalette
import kotlin.math.sin
import kotlin.random.Random

/** Draws the empty board: rim, wood, lines, palaces. It never changes during a game, so it is drawn once and kept. */
class BoardSurface(private val geometry: BoardGeometry, private val wood: WoodPalette) {
    private val region = geometry.region
    private val cell = geometry.cell

    /** The board into [scope]; the rim's shadow is left to the layout. */
    fun draw(scope: DrawScope) = with(scope) {
        val board = geometry.board
        val round = CornerRadius(cell * 0.16f)
        val outline = Path().apply { addRoundRect(RoundRect(board, round)) }
        drawPath(outline, Brush.verticalGradient(listOf(wood.boardTop, wood.boardBottom), board.top, board.bottom))
        clipPath(outline) {
            grain()
            // Light falls from the upper left.
            drawRect(
                Brush.radialGradient(
                    listOf(Color.White.copy(alpha = 0.16f), Color.Transparent),
                    board.topLeft + Offset(board.width * 0.25f, board.height * 0.1f),
                    board.width,
                ),
                board.topLeft,
                board.size,
            )
            drawPath(outline, wood.rim, style = Stroke(cell * 0.16f))
            drawPath(outline, Color.White.copy(alpha = 0.16f), style = Stroke(cell * 0.03f))
            grid()
        }
    }

    /** Long, faintly wavy fibres, the same on every board of this size. */
    private fun DrawScope.grain() {
        val board = geometry.board
        val random = Random(81)
        var x = board.left - cell
        while (x < board.right + cell) {
            val sway = cell * (0.10f + random.nextFloat() * 0.28f)
            val turns = 0.6f + random.nextFloat() * 1.5f
            val phase = random.nextFloat() * 6.3f
            val path = Path()
            for (step in 0..24) {
                val part = step / 24f
                val at = Offset(x + sin(phase + part * turns * 6.3f) * sway, board.top + part * board.height)
                if (step == 0) path.moveTo(at.x, at.y) else path.lineTo(at.x, at.y)
            }
            val broad = random.nextFloat() < 0.22f
            val alpha = if (broad) 0.05f + random.nextFloat() * 0.05f else 0.07f + random.nextFloat() * 0.10f
            drawPath(path, wood.grain.copy(alpha = alpha), style = Stroke(cell * if (broad) 0.22f else 0.022f, cap = StrokeCap.Round))
            x += cell * (0.06f + random.nextFloat() * 0.16f)
        }
    }

    private fun DrawScope.grid() {
        val thin = cell * 0.032f
        val stub = 0.5f * cell
        val lastColumn = region.left + region.columns - 1
        val lastRow = region.top + region.rows - 1
        val openLeft = region.left > 0
        val openRight = lastColumn < region.files - 1
        val openTop = region.top > 0
        val openBottom = lastRow < region.ranks - 1

        fun line(from: Offset, to: Offset, width: Float = thin) {
            // A scratch of light beside each line: it is cut into the wood.
            val shift = Offset(cell * 0.018f, cell * 0.018f)
            drawLine(Color.White.copy(alpha = 0.18f), from + shift, to + shift, width)
            drawLine(wood.line, from, to, width)
        }
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
