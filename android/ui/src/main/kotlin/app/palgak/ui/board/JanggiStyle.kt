package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.text.font.FontWeight
import app.palgak.core.PieceSize
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette

/** Janggi: points and palaces, octagonal pieces of three sizes. */
object JanggiStyle : BoardStyle {
    override val margin = BoardGeometry.MARGIN
    override val labelledMargin = BoardGeometry.MARGIN_WITH_LABELS
    override val labelDistance = 0.555f
    override val labelSize = 0.21f

    override fun surface(scope: DrawScope, geometry: BoardGeometry, pen: Pen) = BoardSurface(geometry, pen.wood).draw(scope)

    override fun marks(cell: Float, wood: WoodPalette, mover: Side?): BoardMarks = Marks(cell, wood, mover, ::octagon) { radius(it.size) }

    override fun piece(scope: DrawScope, piece: PieceView, middle: Offset, pen: Pen) = with(scope) {
        val radius = pen.cell * radius(piece.size)
        val tint = pen.wood.glyph(piece.side)
        disc(::octagon, middle, radius, pen, tint, if (piece.side == Side.FIRST) Color.Transparent else Color(0x14B04020))
        rotate(if (piece.upsideDown) 180f else 0f, middle) { engrave(piece, middle, radius, tint, pen) }
    }

    private fun DrawScope.engrave(piece: PieceView, middle: Offset, radius: Float, tint: Color, pen: Pen) {
        // The light edge of the cut falls the same way whichever way the letter stands.
        val light = if (piece.upsideDown) -1f else 1f
        if (piece.glyph.isEmpty()) {
            pen.figure(this, PieceIcons.path(piece.figure), middle, radius * 1.26f, tint, light)
        } else if (piece.glyph.all { it in 'A'..'Z' }) {
            pen.figure(this, PieceIcons.path(piece.figure), middle - Offset(0f, radius * 0.25f), radius * 0.96f, tint, light)
            pen.letter(this, piece.glyph, middle + Offset(0f, radius * 0.47f), radius * 0.68f, Pen.CAPITAL, tint, light, FontWeight.Bold)
        } else {
            pen.letter(this, piece.glyph, middle, radius * 1.34f, Pen.IDEOGRAPH, tint, light)
        }
    }

    /** Half the width of a piece, in cells. */
    fun radius(size: PieceSize): Float = when (size) {
        PieceSize.LARGE -> 0.475f
        PieceSize.MEDIUM -> 0.415f
        PieceSize.SMALL -> 0.335f
    }
}
