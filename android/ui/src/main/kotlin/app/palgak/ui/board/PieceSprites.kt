package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
import app.palgak.core.PieceSize
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette
import kotlin.math.ceil

/**
 * Pictures of the pieces at one size of cell. A piece is many strokes (shadow, body, bevel, engraving), so each
 * different one is drawn once and stamped from then on.
 */
class PieceSprites(
    private val cell: Float,
    private val wood: WoodPalette,
    private val font: FontFamily,
    private val measurer: TextMeasurer,
    private val density: Density,
) {
    private val pictures = HashMap<PieceView, ImageBitmap>()

    /** Pixels of a picture's side: the piece and its shadow. */
    val side: Int = ceil(cell * 1.3f).toInt().coerceAtLeast(1)

    /** The picture of a piece, its centre in the middle. */
    fun picture(piece: PieceView): ImageBitmap = pictures.getOrPut(piece) {
        val image = ImageBitmap(side, side)
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), Size(side.toFloat(), side.toFloat())) { piece(piece) }
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
                dstOffset = androidx.compose.ui.unit.IntOffset((at.x - wide / 2).toInt(), (at.y - wide / 2).toInt()),
                dstSize = IntSize(wide.toInt(), wide.toInt()),
                alpha = alpha,
            )
        }
    }

    private fun DrawScope.piece(piece: PieceView) {
        val radius = cell * radius(piece.size)
        val middle = Offset(size.width / 2, size.height / 2 - cell * 0.02f)
        // The shadow on the board: widening octagons, each fainter than a breath.
        for (step in 0 until 7) {
            val below = middle + Offset(cell * 0.03f, cell * (0.075f + step * 0.006f))
            drawPath(octagon(below, radius + cell * (0.035f - 0.012f * step)), Color.Black.copy(alpha = 0.075f))
        }
        // The body: the side of the block shows below the face.
        val thick = cell * 0.055f
        for (layer in 4 downTo 1) drawPath(octagon(middle + Offset(0f, thick * layer / 4f), radius), wood.sideFace)
        drawPath(octagon(middle + Offset(0f, thick), radius), Color.Black.copy(alpha = 0.16f), style = Stroke(cell * 0.014f))
        // The face, lit from the upper left, with a bevelled edge.
        drawPath(
            octagon(middle, radius),
            Brush.linearGradient(
                listOf(wood.edgeLight, wood.sideFace),
                middle - Offset(radius, radius),
                middle + Offset(radius, radius),
            ),
        )
        val face = radius * 0.93f
        drawPath(
            octagon(middle, face),
            Brush.linearGradient(
                listOf(wood.faceLight, wood.faceDark),
                middle - Offset(face, face),
                middle + Offset(face, face),
            ),
        )
        // Han's wood is a shade warmer, for eyes that do not part red from green.
        if (piece.side == Side.SECOND) drawPath(octagon(middle, face), Color(0x14B04020))
        val tint = wood.glyph(piece.side)
        drawPath(octagon(middle, radius * 0.845f), tint.copy(alpha = 0.5f), style = Stroke(cell * 0.022f))
        rotate(if (piece.upsideDown) 180f else 0f, middle) { engrave(piece, middle, radius, tint) }
    }

    private fun DrawScope.engrave(piece: PieceView, middle: Offset, radius: Float, tint: Color) {
        val latin = piece.glyph.all { it in 'A'..'Z' }
        // The light edge of the cut falls the same way whichever way the letter stands.
        val light = if (piece.upsideDown) -1f else 1f
        if (latin) {
            figure(piece, middle - Offset(0f, radius * 0.25f), radius * 0.96f, tint, light)
            letter(piece.glyph, middle + Offset(0f, radius * 0.47f), radius * 0.68f, 0.355f, tint, light, FontWeight.Bold)
        } else {
            letter(piece.glyph, middle, radius * 1.34f, 0.38f, tint, light, FontWeight.Black)
        }
    }

    private fun DrawScope.letter(
        text: String,
        middle: Offset,
        height: Float,
        centre: Float,
        tint: Color,
        light: Float,
        weight: FontWeight,
    ) {
        val layout = measurer.measure(text, TextStyle(fontFamily = font, fontWeight = weight, fontSize = with(density) { height.toSp() }))
        // An ideograph's middle lies at a fixed part of its height above the base line, whatever the font's ascent.
        val place = Offset(middle.x - layout.size.width / 2f, middle.y + height * centre - layout.firstBaseline)
        val cut = cell * 0.016f * light
        drawText(layout, Color.White.copy(alpha = 0.75f), place + Offset(cut, cut))
        drawText(layout, tint, place)
    }

    private fun DrawScope.figure(piece: PieceView, middle: Offset, height: Float, tint: Color, light: Float) {
        val path = PieceIcons.path(piece.figure)
        val unit = height / 24f
        val cut = cell * 0.014f * light
        for ((shift, color) in listOf(cut to Color.White.copy(alpha = 0.75f), 0f to tint)) {
            translate(
                middle.x - height / 2 + shift,
                middle.y - height / 2 + shift,
            ) { scale(unit, unit, Offset.Zero) { drawPath(path, color) } }
        }
    }

    companion object {
        /** Half the width of a piece, in cells. */
        fun radius(size: PieceSize): Float = when (size) {
            PieceSize.LARGE -> 0.475f
            PieceSize.MEDIUM -> 0.415f
            PieceSize.SMALL -> 0.335f
        }
    }
}
