package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.text.font.FontWeight
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette

/** Xiangqi: a river, palaces, pieces of one size, round or octagonal. Black's carry a second ring, for eyes that see no red. */
data class XiangqiStyle(val round: Boolean) : BoardStyle {
    override val margin = BoardGeometry.MARGIN
    override val labelledMargin = 0.80f
    override val labelDistance = 0.61f
    override val labelSize = 0.23f
    private val outline: Outline = if (round) ::circle else ::octagon

    override fun surface(scope: DrawScope, geometry: BoardGeometry, pen: Pen) = XiangqiSurface(geometry, pen).draw(scope)

    override fun marks(cell: Float, wood: WoodPalette, mover: Side?): BoardMarks = Marks(cell, wood, mover, outline) { RADIUS }

    override fun piece(scope: DrawScope, piece: PieceView, middle: Offset, pen: Pen) = with(scope) {
        val radius = pen.cell * RADIUS
        val tint = pen.wood.glyph(piece.side)
        val red = piece.side == Side.FIRST
        disc(outline, middle, radius, pen, tint, if (red) Color(0x10C03A20) else Color(0x16202018), if (red) 1 else 2)
        val light = if (piece.upsideDown) -1f else 1f
        rotate(if (piece.upsideDown) 180f else 0f, middle) {
            when {
                piece.glyph.isEmpty() -> pen.figure(this, PieceIcons.path(piece.figure), middle, radius * 1.22f, tint, light)
                piece.glyph.all { it in 'A'..'Z' } -> {
                    pen.figure(this, PieceIcons.path(piece.figure), middle - Offset(0f, radius * 0.26f), radius * 0.84f, tint, light)
                    pen.letter(
                        this,
                        piece.glyph,
                        middle + Offset(0f, radius * 0.42f),
                        radius * 0.62f,
                        Pen.CAPITAL,
                        tint,
                        light,
                        FontWeight.Bold,
                    )
                }
                else -> pen.letter(this, piece.glyph, middle, radius * (if (red) 1.32f else 1.24f), Pen.IDEOGRAPH, tint, light)
            }
        }
    }

    private companion object {
        /** Half the width of a piece, in cells. */
        const val RADIUS = 0.44f
    }
}
