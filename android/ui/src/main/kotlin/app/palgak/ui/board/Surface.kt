package app.palgak.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
import app.palgak.ui.theme.Theme
import kotlin.math.roundToInt

/** The empty board as one kept picture, twice as fine while it is enlarged. */
@Composable
internal fun Surface(scene: BoardScene, whole: BoardGeometry, geometry: BoardGeometry) {
    val picture = surface(scene, whole, if (geometry === whole) 1f else 2f)
    Box(Modifier.fillMaxSize().drawBehind { ground(picture, whole, geometry) })
}

/** The picture of the whole empty board, [fine] times as large as it lies there. */
@Composable
internal fun surface(scene: BoardScene, whole: BoardGeometry, fine: Float): ImageBitmap {
    val wood = Theme.colors.wood
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val style = Theme.type.label
    val font = Theme.type.fonts.piece
    return remember(whole, fine, wood, scene.labels, scene.style, style, font) {
        val size = whole.size * fine
        val large = BoardGeometry(scene.region, size, scene.style.labelledMargin)
        val image = ImageBitmap(size.width.roundToInt().coerceAtLeast(1), size.height.roundToInt().coerceAtLeast(1))
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), size) {
            empty(scene, large, Pen(large.cell, wood, font, measurer, density), measurer, style)
        }
        image
    }
}

/** The board as a picture to give away, [PICTURE] pixels wide, drawn when it is asked for. */
@Composable
fun boardPicture(scene: BoardScene): () -> ImageBitmap {
    val wood = Theme.colors.wood
    val page = Theme.colors.page
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val style = Theme.type.label
    val font = Theme.type.fonts.piece
    return {
        val aspect = BoardGeometry.aspect(scene.region, scene.style.labelledMargin)
        val image = ImageBitmap(PICTURE, (PICTURE / aspect).roundToInt())
        val size = Size(image.width.toFloat(), image.height.toFloat())
        val geometry = BoardGeometry(scene.region, size, scene.style.labelledMargin)
        val sprites = PieceSprites(geometry.cell, wood, font, measurer, density, scene.style)
        val marks = scene.style.marks(geometry.cell, wood, scene.mover)
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), size) {
            drawRect(page)
            empty(scene, geometry, Pen(geometry.cell, wood, font, measurer, density), measurer, style)
            BoardPainter(scene, geometry, sprites, geometry.cell, marks).draw(this, travel = 1f, drag = null)
        }
        image
    }
}

private const val PICTURE = 1_080

private fun DrawScope.empty(scene: BoardScene, geometry: BoardGeometry, pen: Pen, measurer: TextMeasurer, text: TextStyle) {
    scene.style.surface(this, geometry, pen)
    val height = (geometry.cell * scene.style.labelSize).toSp()
    edges(scene, geometry, measurer, text.copy(color = pen.wood.label, fontSize = height, lineHeight = height))
}

/** Lays the picture of the whole board where [geometry] has it. */
internal fun DrawScope.ground(picture: ImageBitmap, whole: BoardGeometry, geometry: BoardGeometry) {
    if (geometry === whole) return drawImage(picture)
    val scale = geometry.cell / whole.cell
    val corner = geometry.board.topLeft - whole.board.topLeft * scale
    val size = whole.size * scale
    drawImage(
        picture,
        dstOffset = IntOffset(corner.x.roundToInt(), corner.y.roundToInt()),
        dstSize = IntSize(size.width.roundToInt(), size.height.roundToInt()),
    )
}

/** The names of files and ranks, each against the middle of its column or row. */
private fun DrawScope.edges(scene: BoardScene, geometry: BoardGeometry, measurer: TextMeasurer, text: TextStyle) {
    val labels = scene.labels
    val away = geometry.cell * scene.style.labelDistance
    val room = geometry.cell * scene.style.labelSize * 1.25f
    val lastColumn = scene.region.files - 1
    val lastRow = scene.region.ranks - 1

    fun side(names: List<String>, at: (Int) -> Offset) =
        names.forEachIndexed { place, name -> label(measurer, name, text, at(place), room) }
    side(labels.above) { geometry.centre(it, 0) - Offset(0f, away) }
    side(labels.below) { geometry.centre(it, lastRow) + Offset(0f, away) }
    side(labels.left) { geometry.centre(0, it) - Offset(away, 0f) }
    side(labels.right) { geometry.centre(lastColumn, it) + Offset(away, 0f) }
}

/** One name; a long one is set smaller, or in characters one below the other, so that it keeps within its margin. */
private fun DrawScope.label(measurer: TextMeasurer, text: String, style: TextStyle, at: Offset, room: Float) {
    if (text.isEmpty()) return
    if (text.length == 2 && text.none { it.code < IDEOGRAPHS }) {
        val layouts = text.map { measurer.measure(it.toString(), style) }
        val step = style.fontSize.toPx() * 0.47f
        layouts.forEachIndexed { place, layout ->
            val down = if (place == 0) -step else step
            drawText(layout, topLeft = at + Offset(-layout.size.width / 2f, down - layout.size.height / 2f))
        }
        return
    }
    var layout = measurer.measure(text, style)
    if (layout.size.width > room) layout = measurer.measure(text, style.copy(fontSize = style.fontSize * (room / layout.size.width)))
    drawText(layout, topLeft = at - Offset(layout.size.width / 2f, layout.size.height / 2f))
}

/** Where ideographs begin. */
private const val IDEOGRAPHS = 0x3000
