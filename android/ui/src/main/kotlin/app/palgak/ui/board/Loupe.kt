package app.palgak.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.palgak.ui.theme.Palette
import app.palgak.ui.theme.Theme

/** A magnifying glass beside the finger, where squares are smaller than it: it shows what lifting the finger would touch. */
@Composable
internal fun Loupe(scene: BoardScene, whole: BoardGeometry, geometry: BoardGeometry, touch: BoardTouch) {
    val aiming by remember(touch) { derivedStateOf { touch.aim != null } }
    if (!aiming) return
    val colors = Theme.colors
    val picture = surface(scene, whole, 2f)
    val fine = whole.cell * 2
    val sprites = sprites(fine, scene.style)
    Box(
        Modifier.fillMaxSize().testTag("loupe").drawBehind {
            val aim = touch.aim ?: return@drawBehind
            val radius = RADIUS.toPx().coerceAtMost(size.minDimension / 2)
            val middle = beside(aim.at, radius, size, scene.across, GAP.toPx())
            // The same place of the board lies under the finger and in the middle of the glass.
            val onWhole = (aim.at - geometry.board.topLeft) * (whole.cell / geometry.cell) + whole.board.topLeft
            val scale = CELL.toPx() / whole.cell
            val glass = BoardGeometry(scene.region, whole.size, scene.style.labelledMargin, Zoom(scale, middle - onWhole * scale))
            val marks = scene.style.marks(glass.cell, colors.wood, scene.mover)
            val painter = BoardPainter(scene, glass, sprites, fine, marks)
            rim(middle, radius, colors)
            clipPath(circle(middle, radius)) {
                drawRect(colors.page)
                ground(picture, whole, glass)
                painter.draw(this, 1f, touch.drag)
                aim.point?.let { aimed(scene.place(glass, it), glass.cell, colors) }
            }
            drawCircle(colors.walnut, radius, middle, style = Stroke(3.dp.toPx()))
            drawCircle(colors.brass, radius - 2.dp.toPx(), middle, style = Stroke(1.5.dp.toPx()))
        },
    )
}

/** Where the glass is held: on the far side of the finger, or next to it where the board ends. */
private fun beside(at: Offset, radius: Float, room: Size, across: Boolean, gap: Float): Offset {
    val away = radius + gap
    val y = at.y + if (across) away else -away
    val x = at.x.coerceIn(radius, room.width - radius)
    if (y in radius..room.height - radius) return Offset(x, y)
    val level = y.coerceIn(radius, room.height - radius)
    val left = at.x > room.width / 2
    return Offset((if (left) at.x - away else at.x + away).coerceIn(radius, room.width - radius), level)
}

private fun DrawScope.rim(middle: Offset, radius: Float, colors: Palette) {
    val shade = if (colors.dark) 0.14f else 0.07f
    for (step in 1..6) drawCircle(Color.Black.copy(alpha = shade), radius + step.dp.toPx(), middle + Offset(0f, 2.dp.toPx()))
}

/** The square that would be touched. */
private fun DrawScope.aimed(at: Offset, cell: Float, colors: Palette) {
    val corner = at - Offset(cell, cell) * 0.46f
    val side = Size(cell, cell) * 0.92f
    drawRoundRect(colors.wood.halo, corner, side, CornerRadius(cell * 0.1f), Stroke(cell * 0.11f))
    drawRoundRect(colors.wood.hint, corner, side, CornerRadius(cell * 0.1f), Stroke(cell * 0.065f))
}

private val RADIUS = 76.dp
private val GAP = 34.dp

/** The size of a cell under the glass. */
private val CELL = 58.dp
