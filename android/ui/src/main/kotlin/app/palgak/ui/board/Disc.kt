package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp

/** The shape of a flat piece: its outline around a centre, [radius] reaching to the middle of a side. */
typealias Outline = (centre: Offset, radius: Float) -> Path

/** A circle as an outline. */
fun circle(centre: Offset, radius: Float): Path = Path().apply { addOval(Rect(centre, radius)) }

/** The wooden block of a flat piece: shadow, side, bevel, face, and a ring in the colour of its letters. */
internal fun DrawScope.disc(
    outline: Outline,
    middle: Offset,
    radius: Float,
    pen: Pen,
    tint: Color,
    warmth: Color = Color.Transparent,
    rings: Int = 1,
) {
    val cell = pen.cell
    val wood = pen.wood
    // The shadow on the board: widening outlines, each fainter than a breath.
    for (step in 0 until 7) {
        drawPath(
            outline(
                middle + Offset(cell * 0.03f, cell * (0.075f + step * 0.006f)),
                radius + cell * (0.035f - 0.012f * step),
            ),
            Color.Black.copy(alpha = 0.075f),
        )
    }
    // The body: the side of the block shows below the face.
    val thick = cell * 0.055f
    for (layer in 4 downTo 1) drawPath(outline(middle + Offset(0f, thick * layer / 4f), radius), wood.sideFace)
    drawPath(outline(middle + Offset(0f, thick), radius), Color.Black.copy(alpha = 0.16f), style = Stroke(cell * 0.014f))
    // The face, lit from the upper left, with a bevelled edge.
    drawPath(
        outline(middle, radius),
        Brush.linearGradient(
            listOf(wood.edgeLight, wood.sideFace),
            middle - Offset(radius, radius),
            middle + Offset(radius, radius),
        ),
    )
    val face = radius * 0.93f
    drawPath(
        outline(middle, face),
        Brush.linearGradient(
            listOf(wood.faceLight, wood.faceDark),
            middle - Offset(face, face),
            middle + Offset(face, face),
        ),
    )
    if (warmth.alpha > 0f) drawPath(outline(middle, face), warmth)
    val soft = if (rings == 1) 0.5f else 0.62f
    drawPath(outline(middle, radius * 0.845f), tint.copy(alpha = soft), style = Stroke(cell * 0.022f))
    if (rings >
        1
    ) {
        drawPath(outline(middle, radius * 0.765f), lerp(tint, wood.faceLight, 0.25f).copy(alpha = soft), style = Stroke(cell * 0.016f))
    }
}
