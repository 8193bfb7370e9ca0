package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import app.palgak.ui.theme.WoodPalette

/** Cuts letters and figures into wood, at one size of cell. */
class Pen(
    val cell: Float,
    val wood: WoodPalette,
    private val font: FontFamily,
    private val measurer: TextMeasurer,
    private val density: Density,
) {
    private fun layout(text: String, height: Float, weight: FontWeight): TextLayoutResult =
        measurer.measure(text, TextStyle(fontFamily = font, fontWeight = weight, fontSize = with(density) { height.toSp() }))

    /**
     * A letter or character around [middle]. [centre] says at which part of its height above the base line its middle
     * lies: the same for every font, unlike the ascent. [light] is the side of the cut that catches the light.
     */
    fun letter(
        scope: DrawScope,
        text: String,
        middle: Offset,
        height: Float,
        centre: Float,
        tint: Color,
        light: Float = 1f,
        weight: FontWeight = FontWeight.Black,
    ) = with(scope) {
        val layout = layout(text, height, weight)
        val place = Offset(middle.x - layout.size.width / 2f, middle.y + height * centre - layout.firstBaseline)
        val cut = cell * 0.016f * light
        if (light != 0f) drawText(layout, Color.White.copy(alpha = 0.75f), place + Offset(cut, cut))
        drawText(layout, tint, place)
    }

    /** A letter no wider than [width]. */
    fun fitted(
        scope: DrawScope,
        text: String,
        middle: Offset,
        height: Float,
        width: Float,
        centre: Float,
        tint: Color,
        light: Float,
        weight: FontWeight,
    ) {
        val wide = layout(text, height, weight).size.width
        letter(scope, text, middle, if (wide > width) height * width / wide else height, centre, tint, light, weight)
    }

    /** A figure drawn on a grid of 24, [height] tall. */
    fun figure(scope: DrawScope, path: Path, middle: Offset, height: Float, tint: Color, light: Float) = with(scope) {
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
        /** Where the middle of an ideograph lies. */
        const val IDEOGRAPH = 0.38f

        /** Where the middle of a capital letter lies. */
        const val CAPITAL = 0.355f
    }
}
