package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.palgak.core.Figure
import app.palgak.core.PieceView
import app.palgak.core.ReachKind
import kotlin.math.hypot

/**
 * How a piece moves, drawn on its face for who is learning: a dot for a step, an arrow for a run, a diamond for a
 * jump, a double dot for the two steps of a lion.
 */
object MoveDiagram {
    /** Draws the diagram of [piece] around [face], the middle of a face [height] tall. Kings carry a crown. */
    fun draw(scope: DrawScope, piece: PieceView, face: Offset, height: Float, ink: Color, pen: Pen) = with(scope) {
        val inner = height * 0.15f
        val outer = height * 0.37f
        if (piece.figure == Figure.KING || piece.figure == Figure.CROWN_PRINCE) {
            pen.figure(this, PieceIcons.path(Figure.KING), face, height * 0.34f, ink, 0f)
        } else {
            drawCircle(ink, height * 0.055f, face, style = Stroke(height * 0.03f))
        }
        for (reach in Reaches.of(piece.figure)) {
            val step = reach.file.toInt() to reach.rank.toInt()
            when (reach.kind) {
                ReachKind.STEP -> dot(face, step, height * 0.26f, ink, pen)
                ReachKind.JUMP -> diamond(face, step, height * 0.34f, ink, pen)
                ReachKind.SLIDE -> arrow(face, step, inner, outer, ink, pen)
                ReachKind.LION -> {
                    dot(face, step, height * 0.22f, ink, pen)
                    dot(face, step, height * 0.35f, ink, pen)
                }
            }
        }
    }

    /** A place on the face in a direction: diagonals lie in the corners of a square, which the face has room for. */
    private fun at(face: Offset, step: Pair<Int, Int>, distance: Float): Offset {
        val far = maxOf(kotlin.math.abs(step.first), kotlin.math.abs(step.second)).toFloat()
        return face + Offset(step.first / far * distance * 0.86f, -step.second / far * distance)
    }

    private fun DrawScope.dot(face: Offset, step: Pair<Int, Int>, distance: Float, ink: Color, pen: Pen) = drawCircle(
        ink,
        pen.cell * 0.048f,
        at(face, step, distance),
    )

    private fun DrawScope.diamond(face: Offset, step: Pair<Int, Int>, distance: Float, ink: Color, pen: Pen) {
        val middle = at(face, step, distance)
        val reach = pen.cell * 0.07f
        val path = Path().apply {
            moveTo(middle.x, middle.y - reach)
            lineTo(middle.x + reach, middle.y)
            lineTo(middle.x, middle.y + reach)
            lineTo(middle.x - reach, middle.y)
            close()
        }
        drawPath(path, ink)
    }

    private fun DrawScope.arrow(face: Offset, step: Pair<Int, Int>, inner: Float, outer: Float, ink: Color, pen: Pen) {
        val from = at(face, step, inner)
        val tip = at(face, step, outer)
        drawLine(ink, from, tip, pen.cell * 0.04f, StrokeCap.Round)
        val way = tip - from
        val unit = way / hypot(way.x, way.y)
        val across = Offset(-unit.y, unit.x)
        val back = tip - unit * (pen.cell * 0.075f)
        drawLine(ink, tip, back + across * (pen.cell * 0.06f), pen.cell * 0.035f, StrokeCap.Round)
        drawLine(ink, tip, back - across * (pen.cell * 0.06f), pen.cell * 0.035f, StrokeCap.Round)
    }
}
