package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path

/**
 * The five-sided shape of a shogi piece, which points where its side is going: [height] tall, the point upwards or
 * downwards. [grow] widens it evenly, for what is drawn around it.
 */
fun koma(centre: Offset, height: Float, upsideDown: Boolean, grow: Float = 0f): Path {
    val half = height / 2
    val turn = if (upsideDown) -1f else 1f
    val corners = listOf(
        Offset(0f, -half - grow * 1.15f),
        Offset(height * 0.335f + grow, -half + height * 0.17f - grow * 0.55f),
        Offset(height * 0.435f + grow * 1.1f, half + grow),
        Offset(-height * 0.435f - grow * 1.1f, half + grow),
        Offset(-height * 0.335f - grow, -half + height * 0.17f - grow * 0.55f),
    )
    return Path().apply {
        corners.forEachIndexed { number, corner ->
            val at = centre + corner * turn
            if (number == 0) moveTo(at.x, at.y) else lineTo(at.x, at.y)
        }
        close()
    }
}
