package app.palgak.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.painter.Painter
import app.palgak.ui.board.octagon

/** The app's icon: an octagonal piece with the lines of a palace. */
object WindowIcon : Painter() {
    override val intrinsicSize = Size(128f, 128f)

    override fun DrawScope.onDraw() {
        val unit = size.width / 128f
        val middle = Offset(size.width / 2, size.height / 2)
        drawPath(octagon(middle + Offset(0f, 4f * unit), 58f * unit), Color(0xFF8F6636))
        drawPath(octagon(middle, 58f * unit), Color(0xFFF6E2B8))
        drawPath(octagon(middle, 48f * unit), Color(0xFF045A5E), style = Stroke(4f * unit))
        val arm = 24f * unit
        for (step in -1..1) {
            drawLine(Color(0xFF045A5E), middle + Offset(step * arm, -arm), middle + Offset(step * arm, arm), 5f * unit)
            drawLine(Color(0xFF045A5E), middle + Offset(-arm, step * arm), middle + Offset(arm, step * arm), 5f * unit)
        }
        drawLine(Color(0xFFA91A14), middle + Offset(-arm, -arm), middle + Offset(arm, arm), 5f * unit)
        drawLine(Color(0xFFA91A14), middle + Offset(-arm, arm), middle + Offset(arm, -arm), 5f * unit)
    }
}
