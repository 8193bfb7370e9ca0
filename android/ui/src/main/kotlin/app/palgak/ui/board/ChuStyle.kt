package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.text.font.FontWeight
import app.palgak.core.Figure
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette

/** Chu Shogi: 144 squares, five-sided pieces that point at the other side, promoted faces in red. */
object ChuStyle : BoardStyle {
    override val margin = 0.66f
    override val labelledMargin = 0.93f
    override val labelDistance = 0.675f
    override val labelSize = 0.31f

    override fun surface(scope: DrawScope, geometry: BoardGeometry, pen: Pen) = ChuSurface(geometry, pen.wood).draw(scope)

    override fun marks(cell: Float, wood: WoodPalette, mover: Side?): BoardMarks = ChuMarks(cell, wood, mover)

    override fun piece(scope: DrawScope, piece: PieceView, middle: Offset, pen: Pen) = with(scope) {
        val height = pen.cell * height(piece.figure)
        block(piece, middle, height, pen)
        val ink = if (piece.promoted) pen.wood.promoted else pen.wood.ink
        // The middle of the face lies below the middle of the shape.
        val light = if (piece.upsideDown) -1f else 1f
        rotate(if (piece.upsideDown) 180f else 0f, middle) {
            val face = middle + Offset(0f, height * 0.075f)
            if (piece.promoted) promoted(middle - Offset(0f, height * 0.315f), height, ink, isLatin(piece.glyph))
            when {
                piece.glyph.isEmpty() -> MoveDiagram.draw(this, piece, face, height, ink, pen)
                isLatin(piece.glyph) -> pen.fitted(
                    this,
                    piece.glyph.removePrefix("+"),
                    if (piece.promoted) face + Offset(0f, height * 0.035f) else face,
                    height * 0.62f,
                    height * 0.70f,
                    Pen.CAPITAL,
                    ink,
                    light,
                    FontWeight.Bold,
                )
                piece.glyph.length > 1 -> piece.glyph.forEachIndexed { place, letter ->
                    pen.letter(
                        this,
                        letter.toString(),
                        face + Offset(
                            0f,
                            height * (
                                if (place ==
                                    0
                                ) {
                                    -0.185f
                                } else {
                                    0.175f
                                }
                            ),
                        ),
                        height * 0.39f,
                        Pen.IDEOGRAPH,
                        ink,
                        light * 0.6f,
                    )
                }
                else -> pen.letter(this, piece.glyph, face, height * 0.63f, Pen.IDEOGRAPH, ink, light)
            }
        }
    }

    private fun isLatin(glyph: String): Boolean = glyph.isNotEmpty() && glyph.all { it in 'A'..'Z' || it in 'a'..'z' || it == '+' }

    /** The sign of a promoted piece in its tip, for eyes that do not tell its red from black: a plus over letters, else a dot. */
    private fun DrawScope.promoted(at: Offset, height: Float, ink: Color, plus: Boolean) {
        if (!plus) return drawCircle(ink, height * 0.042f, at - Offset(0f, height * 0.075f))
        val arm = height * 0.115f
        val width = height * 0.075f
        drawLine(ink, at - Offset(arm, 0f), at + Offset(arm, 0f), width)
        drawLine(ink, at - Offset(0f, arm), at + Offset(0f, arm), width)
    }

    private fun DrawScope.block(piece: PieceView, middle: Offset, height: Float, pen: Pen) {
        val cell = pen.cell
        val wood = pen.wood
        val down = piece.upsideDown
        for (step in 0 until 6) {
            drawPath(
                koma(
                    middle + Offset(cell * 0.03f, cell * (0.055f + step * 0.006f)),
                    height,
                    down,
                    cell * (0.025f - 0.012f * step),
                ),
                Color.Black.copy(alpha = 0.085f),
            )
        }
        val thick = cell * 0.04f
        for (layer in 3 downTo 1) drawPath(koma(middle + Offset(0f, thick * layer / 3f), height, down), wood.sideFace)
        drawPath(
            koma(middle + Offset(0f, thick), height, down),
            Color.Black.copy(alpha = 0.16f),
            style = Stroke(cell * 0.012f, join = StrokeJoin.Round),
        )
        val reach = Offset(height / 2, height / 2)
        drawPath(koma(middle, height, down), Brush.linearGradient(listOf(wood.edgeLight, wood.sideFace), middle - reach, middle + reach))
        drawPath(
            koma(middle, height, down, -cell * 0.028f),
            Brush.linearGradient(
                listOf(wood.faceLight, wood.faceDark),
                middle - reach,
                middle + reach,
            ),
        )
    }

    /** The height of a piece, in cells: the great ones are larger, the many small ones smaller. */
    private fun height(figure: Figure): Float = when (figure) {
        Figure.KING, Figure.CROWN_PRINCE, Figure.LION, Figure.PROMOTED_KIRIN, Figure.FREE_KING, Figure.PROMOTED_PHOENIX -> 0.93f
        Figure.PAWN, Figure.TOKIN, Figure.GO_BETWEEN, Figure.PROMOTED_GO_BETWEEN, Figure.COPPER, Figure.LEOPARD, Figure.LANCE -> 0.81f
        else -> 0.875f
    }
}
