package app.palgak.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** A regular octagon that stands on one of its sides; [radius] reaches to the middle of a side. */
fun octagon(centre: Offset, radius: Float): Path {
    val reach = radius / cos(PI / 8).toFloat()
    val path = Path()
    for (corner in 0 until 8) {
        val angle = PI / 8 + corner * PI / 4
        val x = centre.x + reach * cos(angle).toFloat()
        val y = centre.y + reach * sin(angle).toFloat()
        if (corner == 0) path.moveTo(x, y) else path.lineTo(x, y)
    }
    path.close()
    return path
}
