package app.palgak.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.palgak.core.Mark
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette
import kotlin.math.cos
import kotlin.math.sin

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
                Mark.HINT_FROM -> {
                    square(at, wood.hint.copy(alpha = 0.30f))
                    frame(at, wood.hint, 0.06f, 0.04f)
                }
                // Where the move turns is marked on the way; where it ends is the square to look at.
                Mark.HINT_OVER -> square(at, wood.hint.copy(alpha = 0.16f))
                Mark.HINT_TO -> {
                    square(at, wood.hint.copy(alpha = 0.42f))
                    frame(at, wood.hint, 0.09f, 0.05f)
                }
                Mark.REFUSAL -> square(at, wood.refusal.copy(alpha = 0.42f))
                Mark.RING -> if (Mark.STEP !in marks) square(at, color.copy(alpha = 0.34f))
                Mark.STEP -> square(at, color.copy(alpha = 0.30f))
                else -> Unit
            }
        }
    }

    override fun over(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset) = with(scope) {
        val stepped = Mark.STEP in marks
        val back = Mark.SELECTED in marks || Mark.HINT_FROM in marks
        for (mark in marks) {
            when (mark) {
                Mark.DOT -> when {
                    back -> comeBack(at, color)
                    !stepped -> dot(at)
                }
                Mark.RING -> if (!stepped) {
                    frame(at, wood.halo, 0.12f, 0.05f)
                    frame(at, color, 0.075f, 0.05f)
                }
                Mark.REFUSAL -> {
                    frame(at, wood.halo, 0.11f, 0.06f)
                    frame(at, wood.refusal, 0.065f, 0.06f, PathEffect.dashPathEffect(floatArrayOf(cell * 0.14f, cell * 0.09f)))
                    refusalCross(at + Offset(cell * 0.34f, -cell * 0.34f), cell, wood)
                }
                Mark.HINT_TO -> if (back) comeBack(at, wood.hint)
                Mark.STEP -> {
                    frame(at, wood.halo, 0.13f, 0.05f)
                    frame(at, color, 0.08f, 0.05f, PathEffect.dashPathEffect(floatArrayOf(cell * 0.16f, cell * 0.08f)))
                    if (Mark.DOT in marks || Mark.RING in marks) stay(at + Offset(cell * 0.33f, cell * 0.33f))
                }
                else -> Unit
            }
        }
    }

    private fun DrawScope.dot(at: Offset) {
        drawCircle(wood.halo.copy(alpha = 0.92f), cell * 0.19f, at)
        drawCircle(color, cell * 0.14f, at)
    }

    /** A round arrow: the piece can come back here. */
    private fun DrawScope.comeBack(at: Offset, ink: Color) {
        val reach = cell * 0.19f
        drawCircle(wood.halo.copy(alpha = 0.94f), cell * 0.34f, at)
        drawArc(
            ink,
            startAngle = -50f,
            sweepAngle = 285f,
            useCenter = false,
            topLeft = at - Offset(reach, reach),
            size = Size(reach * 2, reach * 2),
            style = Stroke(cell * 0.075f, cap = StrokeCap.Round),
        )
        // The head lies where the arc ends, across its way.
        val end = Math.toRadians(235.0)
        val tip = at + Offset(cos(end).toFloat(), sin(end).toFloat()) * reach
        val along = Offset(-sin(end).toFloat(), cos(end).toFloat()) * (cell * 0.13f)
        val across = Offset(cos(end).toFloat(), sin(end).toFloat()) * (cell * 0.11f)
        val head = Path().apply {
            moveTo((tip + along).x, (tip + along).y)
            lineTo((tip + across).x, (tip + across).y)
            lineTo((tip - across).x, (tip - across).y)
            close()
        }
        drawPath(head, ink)
    }

    /** A tick: the piece can stay where it has stepped. */
    private fun DrawScope.stay(at: Offset) {
        drawCircle(wood.halo, cell * 0.19f, at)
        drawCircle(color, cell * 0.16f, at)
        val low = at + Offset(-cell * 0.02f, cell * 0.065f)
        drawLine(Color.White, at + Offset(-cell * 0.08f, cell * 0.005f), low, cell * 0.045f, StrokeCap.Round)
        drawLine(Color.White, low, at + Offset(cell * 0.085f, -cell * 0.06f), cell * 0.045f, StrokeCap.Round)
    }

    override fun route(scope: DrawScope, from: Offset, over: Offset?, to: Offset) = with(scope) {
        if (over == null) return@with hintArrow(this, from, to, cell, wood)
        // One line in two strokes, bent at a small ring: only its end has a head. What comes back has its round arrow there.
        val there = over - from
        shaft(from + there / there.getDistance() * (cell * 0.38f), over)
        if (to != from) hintArrow(this, over, to, cell, wood)
        drawCircle(wood.halo, cell * 0.195f, over)
        drawCircle(wood.hint, cell * 0.16f, over)
        drawCircle(wood.halo, cell * 0.075f, over)
    }

    /** The first stroke of a hint, which ends in no head. */
    private fun DrawScope.shaft(from: Offset, to: Offset) {
        drawLine(wood.halo, from, to, cell * 0.20f)
        drawLine(wood.hint.copy(alpha = 0.92f), from, to, cell * 0.13f)
    }
}
