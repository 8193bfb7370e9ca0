package app.palgak.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.palgak.core.Mark
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette

/** Draws the marks of a board of squares: whole squares are tinted, so that small pieces keep their place to themselves. */
class ChuMarks(private val cell: Float, private val wood: WoodPalette, private val mover: Side?) : BoardMarks {
    private val color: Color = mover?.let { wood.glyph(it) } ?: wood.line

    private fun DrawScope.square(at: Offset, color: Color, inset: Float = 0.02f) =
        drawRect(color, at - Offset(cell, cell) * (0.5f - inset), Size(cell, cell) * (1f - 2 * inset))

    private fun DrawScope.frame(at: Offset, color: Color, width: Float, inset: Float, effect: PathEffect? = null) = drawRoundRect(
        color,
        at - Offset(cell, cell) * (0.5f - inset),
        Size(cell, cell) * (1f - 2 * inset),
        CornerRadius(cell * 0.08f),
        Stroke(cell * width, pathEffect = effect),
    )

    override fun under(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset) = with(scope) {
        for (mark in marks) {
            when (mark) {
                Mark.LAST_FROM -> square(at, wood.last.copy(alpha = 0.40f))
                Mark.LAST_TO -> square(at, wood.last.copy(alpha = 0.85f))
                Mark.SELECTED -> {
                    square(at, wood.selected)
                    frame(at, color, 0.07f, 0.045f)
                }
                Mark.CHECK -> {
                    square(at, wood.check.copy(alpha = 0.75f))
                    frame(at, wood.check, 0.07f, 0.03f)
                }
                Mark.HINT_FROM, Mark.HINT_TO -> {
                    square(at, wood.hint.copy(alpha = 0.30f))
                    frame(at, wood.hint, 0.06f, 0.04f)
                }
                Mark.REFUSAL -> square(at, wood.refusal.copy(alpha = 0.42f))
                Mark.RING -> square(at, color.copy(alpha = 0.34f))
                Mark.STEP -> {
                    square(at, wood.selected.copy(alpha = 0.85f))
                    frame(at, color, 0.07f, 0.05f, PathEffect.dashPathEffect(floatArrayOf(cell * 0.12f, cell * 0.08f)))
                }
                else -> Unit
            }
        }
    }

    override fun over(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset) = with(scope) {
        for (mark in marks) {
            when (mark) {
                Mark.DOT -> {
                    drawCircle(wood.halo.copy(alpha = 0.92f), cell * 0.19f, at)
                    drawCircle(color, cell * 0.14f, at)
                }
                Mark.RING -> {
                    frame(at, wood.halo, 0.12f, 0.05f)
                    frame(at, color, 0.075f, 0.05f)
                }
                Mark.REFUSAL -> {
                    frame(at, wood.halo, 0.11f, 0.06f)
                    frame(at, wood.refusal, 0.065f, 0.06f, PathEffect.dashPathEffect(floatArrayOf(cell * 0.14f, cell * 0.09f)))
                    refusalCross(at + Offset(cell * 0.34f, -cell * 0.34f), cell, wood)
                }
                Mark.STEP -> if (piece !=
                    null
                ) {
                    frame(at, color, 0.06f, 0.05f, PathEffect.dashPathEffect(floatArrayOf(cell * 0.12f, cell * 0.08f)))
                }
                else -> Unit
            }
        }
    }

    override fun arrow(scope: DrawScope, from: Offset, to: Offset) = hintArrow(scope, from, to, cell, wood)
}
