package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
import app.palgak.core.PieceView
import app.palgak.ui.theme.WoodPalette
import kotlin.math.ceil

/**
 * Pictures of the pieces at one size of cell. A piece is many strokes (shadow, body, bevel, engraving), so each
 * different one is drawn once and stamped from then on.
 */
class PieceSprites(
    private val cell: Float,
    wood: WoodPalette,
    font: FontFamily,
    measurer: TextMeasurer,
    private val density: Density,
    private val style: BoardStyle,
) {
    private val pen = Pen(cell, wood, font, measurer, density)
    private val pictures = HashMap<PieceView, ImageBitmap>()

    /** Pixels of a picture's side: the piece and its shadow. */
    val side: Int = ceil(cell * 1.3f).toInt().coerceAtLeast(1)

    /** The picture of a piece, its centre in the middle. */
    fun picture(piece: PieceView): ImageBitmap = pictures.getOrPut(piece) {
        val image = ImageBitmap(side, side)
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), Size(side.toFloat(), side.toFloat())) {
            style.piece(this, piece, Offset(size.width / 2, size.height / 2 - cell * 0.02f), pen)
        }
        image
    }

    /** Stamps a piece with its centre at [at]. */
    fun stamp(scope: DrawScope, piece: PieceView, at: Offset, scale: Float = 1f, alpha: Float = 1f) = with(scope) {
        val picture = picture(piece)
        if (scale == 1f) {
            translate(at.x - side / 2f, at.y - side / 2f) { drawImage(picture, alpha = alpha) }
        } else {
            val wide = side * scale
            drawImage(
                picture,
                dstOffset = IntOffset((at.x - wide / 2).toInt(), (at.y - wide / 2).toInt()),
                dstSize = IntSize(wide.toInt(), wide.toInt()),
                alpha = alpha,
            )
        }
    }
}
