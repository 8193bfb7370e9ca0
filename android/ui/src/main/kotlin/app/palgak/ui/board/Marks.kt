package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.palgak.core.Mark
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette
import kotlin.math.hypot

/** Draws what the core marked on a point: under the piece what belongs to the ground, over it what a tap would do. */
class Marks(
    private val cell: Float,
    private val wood: WoodPalette,
    private val mover: Side?,
    private val outline: Outline,
    private val radius: (PieceView) -> Float,
) : BoardMarks {
    private fun around(piece: PieceView?): Float = cell * ((piece?.let(radius) ?: 0.34f) + 0.045f)

    override fun under(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset) = with(scope) {
        for (mark in marks) {
            when (mark) {
                Mark.LAST_FROM -> {
                    drawPath(outline(at, cell * 0.26f), wood.last.copy(alpha = 0.42f))
                    drawPath(outline(at, cell * 0.26f), wood.halo.copy(alpha = 0.9f), style = Stroke(cell * 0.035f))
                }
                Mark.LAST_TO -> {
                    drawPath(outline(at, around(piece) + cell * 0.025f), wood.last)
                    drawPath(outline(at, around(piece) + cell * 0.025f), wood.rim.copy(alpha = 0.55f), style = Stroke(cell * 0.02f))
                }
                Mark.SELECTED -> {
                    drawCircle(
                        Brush.radialGradient(listOf(wood.selected, wood.selected.copy(alpha = 0f)), at, cell * 0.72f),
                        cell * 0.72f,
                        at,
                    )
                    drawPath(outline(at, around(piece) + cell * 0.035f), wood.selected)
                    drawPath(
                        outline(at, around(piece) + cell * 0.035f),
                        mover?.let { wood.glyph(it) } ?: wood.line,
                        style = Stroke(cell * 0.05f),
                    )
                }
                Mark.CHECK -> drawCircle(
                    Brush.radialGradient(
                        0f to wood.check,
                        0.62f to wood.check.copy(alpha = 0.75f),
                        1f to wood.check.copy(alpha = 0f),
                        center = at,
                        radius = cell * 0.82f,
                    ),
                    cell * 0.82f,
                    at,
                )
                Mark.HINT_FROM, Mark.HINT_TO -> {
                    drawPath(outline(at, around(piece) + cell * 0.02f), wood.hint.copy(alpha = 0.30f))
                    drawPath(outline(at, around(piece) + cell * 0.02f), wood.hint, style = Stroke(cell * 0.05f))
                }
                Mark.REFUSAL -> drawPath(outline(at, around(piece) + cell * 0.02f), wood.refusal.copy(alpha = 0.35f))
                Mark.DOT, Mark.RING, Mark.STEP, Mark.HINT_OVER -> Unit
            }
        }
    }

    override fun over(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset) = with(scope) {
        val color = mover?.let { wood.glyph(it) } ?: wood.line
        for (mark in marks) {
            when (mark) {
                Mark.DOT -> {
                    drawPath(outline(at, cell * 0.17f), wood.halo.copy(alpha = 0.92f))
                    drawPath(outline(at, cell * 0.125f), color)
                }
                Mark.RING -> {
                    val ring = outline(at, around(piece) - cell * 0.015f)
                    drawPath(ring, wood.halo, style = Stroke(cell * 0.125f, join = StrokeJoin.Round))
                    drawPath(ring, color, style = Stroke(cell * 0.075f, join = StrokeJoin.Round))
                }
                Mark.REFUSAL -> {
                    val dash = PathEffect.dashPathEffect(floatArrayOf(cell * 0.13f, cell * 0.09f))
                    drawPath(outline(at, around(piece) - cell * 0.01f), wood.halo, style = Stroke(cell * 0.10f))
                    drawPath(outline(at, around(piece) - cell * 0.01f), wood.refusal, style = Stroke(cell * 0.06f, pathEffect = dash))
                    refusalCross(at + Offset(cell * 0.33f, -cell * 0.33f), cell, wood)
                }
                else -> Unit
            }
        }
    }

    override fun route(scope: DrawScope, from: Offset, over: Offset?, to: Offset) = hintArrow(scope, from, to, cell, wood)
}

/** The hint as an arrow from one point to another. */
internal fun hintArrow(scope: DrawScope, from: Offset, to: Offset, cell: Float, wood: WoodPalette) = with(scope) {
    val way = to - from
    val length = hypot(way.x, way.y)
    if (length < 1f) return@with
    val unit = Offset(way.x / length, way.y / length)
    val across = Offset(-unit.y, unit.x)
    val start = from + unit * (cell * 0.30f)
    val tip = to - unit * (cell * 0.08f)
    val neck = tip - unit * (cell * 0.34f)
    val half = cell * 0.065f
    val wing = cell * 0.20f
    val path = Path()
    val corners = listOf(
        start + across * half,
        neck + across * half,
        neck + across * wing,
        tip,
        neck - across * wing,
        neck - across * half,
        start - across * half,
    )
    corners.forEachIndexed { number, corner -> if (number == 0) path.moveTo(corner.x, corner.y) else path.lineTo(corner.x, corner.y) }
    path.close()
    drawPath(path, wood.halo, style = Stroke(cell * 0.07f, join = StrokeJoin.Round))
    drawPath(path, wood.hint.copy(alpha = 0.92f))
}

/** The small cross that marks a point as a reason against a move. */
internal fun DrawScope.refusalCross(at: Offset, cell: Float, wood: WoodPalette) {
    val arm = cell * 0.065f
    drawCircle(wood.halo, cell * 0.165f, at)
    drawCircle(wood.refusal, cell * 0.14f, at)
    drawLine(Color.White, at + Offset(-arm, -arm), at + Offset(arm, arm), cell * 0.045f, StrokeCap.Round)
    drawLine(Color.White, at + Offset(-arm, arm), at + Offset(arm, -arm), cell * 0.045f, StrokeCap.Round)
}
