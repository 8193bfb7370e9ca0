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

/** The bare block of wood every board is cut from: rim, colour, fibres, light. [rim] is the width of its edge. */
class WoodGround(private val geometry: BoardGeometry, private val wood: WoodPalette, private val rim: Float) {
    private val cell = rim / 0.16f

    /** The wood, and on it whatever [lines] draws. */
    fun draw(scope: DrawScope, lines: DrawScope.() -> Unit) = with(scope) {
        val board = geometry.board
        val outline = Path().apply { addRoundRect(RoundRect(board, CornerRadius(rim))) }
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
            drawPath(outline, wood.rim, style = Stroke(rim))
            drawPath(outline, Color.White.copy(alpha = 0.16f), style = Stroke(rim * 0.19f))
            lines()
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
}

/** A line cut into the wood: a scratch of light lies beside it. */
internal fun DrawScope.cut(from: Offset, to: Offset, width: Float, cell: Float, wood: WoodPalette) {
    val shift = Offset(cell * 0.018f, cell * 0.018f)
    drawLine(Color.White.copy(alpha = 0.18f), from + shift, to + shift, width)
    drawLine(wood.line, from, to, width)
}
