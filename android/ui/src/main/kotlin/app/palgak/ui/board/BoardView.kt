package app.palgak.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.LayoutDirection
import app.palgak.core.Mark
import app.palgak.core.Motion
import app.palgak.core.NotationStyle
import app.palgak.core.Point
import app.palgak.core.Side
import app.palgak.ui.model.Stamped
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme
import kotlin.math.roundToInt

/** How long a piece travels, in milliseconds. */
const val MOTION_MILLIS = 210

/** What a board shows and does. */
class BoardScene(
    val points: List<Point>,
    val region: Region,
    /** The side to move: the colour of dots and rings. */
    val mover: Side?,
    val notation: NotationStyle,
    val motion: Stamped<Motion>? = null,
    /** Whether the board is still shown from the other side, until a move has been seen to arrive. */
    val turned: Boolean = false,
    /** Whether pieces can be dragged. */
    val movable: Boolean = true,
)

/** The playing board: wood, pieces, marks; every point can be tapped, dragged from, and read by a screen reader. */
@Composable
fun BoardView(scene: BoardScene, onTap: (UByte) -> Unit, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.testTag("board")) {
        val size = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val geometry = remember(size, scene.region) { BoardGeometry(scene.region, size, BoardGeometry.MARGIN_WITH_LABELS) }
        if (geometry.cell < 1f) return@BoxWithConstraints
        val touch = remember { BoardTouch() }

        fun place(point: Point): Offset {
            val column = point.column.toInt()
            val row = point.row.toInt()
            return if (scene.turned) {
                geometry.centre(
                    scene.region.files - 1 - column,
                    scene.region.ranks - 1 - row,
                )
            } else {
                geometry.centre(column, row)
            }
        }
        SideEffect {
            val byPlace = scene.points.associateBy { it.column.toInt() to it.row.toInt() }
            touch.pointAt = { at ->
                geometry.hit(at)?.let { (column, row) ->
                    byPlace[if (scene.turned) scene.region.files - 1 - column to scene.region.ranks - 1 - row else column to row]
                }
            }
            touch.movable = { scene.movable && it.piece != null && it.piece?.side == scene.mover }
            touch.chosen = { touched -> scene.points.any { it.index == touched.index && Mark.SELECTED in it.marks } }
            touch.onTap = { onTap(it.index) }
        }
        Box(Modifier.fillMaxSize().pointerInput(Unit) { touch.run(this) }) {
            Surface(scene, geometry)
            Pieces(scene, geometry, touch, ::place)
            PointNodes(scene, geometry, ::place, onTap)
        }
    }
}

/** The empty board as one kept picture. */
@Composable
private fun Surface(scene: BoardScene, geometry: BoardGeometry) {
    val wood = Theme.colors.wood
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val style = Theme.type.label
    val bottom = scene.points.firstOrNull()?.index
    val picture = remember(geometry, wood, scene.notation, bottom, scene.turned, style) {
        val image = ImageBitmap(geometry.size.width.roundToInt().coerceAtLeast(1), geometry.size.height.roundToInt().coerceAtLeast(1))
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), geometry.size) {
            BoardSurface(geometry, wood).draw(this)
            val labels = Coordinates(scene.points, scene.region.files, scene.region.ranks, scene.notation)
            val text = style.copy(color = wood.label, fontSize = with(density) { (geometry.cell * 0.21f).toSp() })
            val columns = if (scene.turned) labels.columns.reversed() else labels.columns
            val rows = if (scene.turned) labels.rows.reversed() else labels.rows
            columns.forEachIndexed { column, label ->
                label(
                    measurer,
                    label,
                    text,
                    geometry.centre(column, 0) - Offset(0f, geometry.cell * 0.555f),
                )
            }
            rows.forEachIndexed { row, label -> label(measurer, label, text, geometry.centre(0, row) - Offset(geometry.cell * 0.555f, 0f)) }
        }
        image
    }
    Box(Modifier.fillMaxSize().drawBehind { drawImage(picture) })
}

private fun DrawScope.label(measurer: TextMeasurer, text: String, style: TextStyle, at: Offset) {
    val layout = measurer.measure(text, style)
    drawText(layout, topLeft = at - Offset(layout.size.width / 2f, layout.size.height / 2f))
}

/** Pieces and marks, the moving piece above the rest. */
@Composable
private fun Pieces(scene: BoardScene, geometry: BoardGeometry, touch: BoardTouch, place: (Point) -> Offset) {
    val wood = Theme.colors.wood
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = 32)
    val font = Theme.type.fonts.piece
    val sprites = remember(geometry.cell, wood, font) { PieceSprites(geometry.cell, wood, font, measurer, density) }
    val marks = remember(geometry.cell, wood, scene.mover) { Marks(geometry.cell, wood, scene.mover) }
    val travel = travel(scene.motion)
    Box(
        Modifier.fillMaxSize().drawBehind {
            val motion = scene.motion?.value?.takeIf { travel.value < 1f }
            val dragged = touch.drag
            for (point in scene.points) marks.under(this, point.marks, point.piece, place(point))
            var mover: Point? = null
            var origin: Point? = null
            for (point in scene.points) {
                val piece = point.piece
                if (motion != null && point.index == motion.from) origin = point
                if (motion != null && point.index == motion.to) {
                    mover = point
                    motion.captured?.takeIf { travel.value < 0.9f }?.let { sprites.stamp(this, it, place(point)) }
                } else if (piece != null) {
                    sprites.stamp(this, piece, place(point), alpha = if (dragged?.point?.index == point.index) 0.35f else 1f)
                }
            }
            for (point in scene.points) if (point !== mover) marks.over(this, point.marks, point.piece, place(point))
            val from = scene.points.firstOrNull { Mark.HINT_FROM in it.marks }
            val to = scene.points.firstOrNull { Mark.HINT_TO in it.marks }
            if (from != null && to != null) marks.arrow(this, place(from), place(to))
            val end = mover
            val piece = end?.piece
            if (end != null && piece != null) {
                val start = origin?.let(place) ?: place(end)
                val lift = 1f + 0.10f * (1f - (2f * travel.value - 1f) * (2f * travel.value - 1f))
                sprites.stamp(this, piece, lerp(start, place(end), travel.value), scale = lift)
            }
            if (dragged !=
                null
            ) {
                dragged.point.piece?.let { sprites.stamp(this, it, dragged.at - Offset(0f, geometry.cell * 0.35f), scale = 1.22f) }
            }
        },
    )
}

/** How far the last move has come, from 0 to 1. A move that was there before the board is not shown again. */
@Composable
private fun travel(motion: Stamped<Motion>?): Animatable<Float, *> {
    val reduced = LocalReducedMotion.current
    val old = remember { motion?.sequence }
    val still = reduced || motion == null || motion.sequence == old
    val travel = remember(motion?.sequence) { Animatable(if (still) 1f else 0f) }
    LaunchedEffect(travel) { if (travel.value < 1f) travel.animateTo(1f, tween(MOTION_MILLIS, easing = FastOutSlowInEasing)) }
    return travel
}

/** One node a point for screen readers and tests. They draw nothing and take no touches: the board does that for all. */
@Composable
private fun PointNodes(scene: BoardScene, geometry: BoardGeometry, place: (Point) -> Offset, onTap: (UByte) -> Unit) {
    val cell = geometry.cell.roundToInt().coerceAtLeast(1)
    Layout(
        content = {
            for (point in scene.points) {
                key(
                    point.index,
                ) { PointNode(point.index, point.spoken, Mark.SELECTED in point.marks, onTap) }
            }
        },
    ) { measurables, constraints ->
        val nodes = measurables.map { it.measure(Constraints.fixed(cell, cell)) }
        layout(constraints.maxWidth, constraints.maxHeight) {
            nodes.forEachIndexed { number, node ->
                val at = place(scene.points[number])
                node.place((at.x - cell / 2f).roundToInt(), (at.y - cell / 2f).roundToInt())
            }
        }
    }
}

@Composable
private fun PointNode(index: UByte, spoken: String, chosen: Boolean, onTap: (UByte) -> Unit) {
    Box(
        Modifier.testTag("point-$index").semantics {
            contentDescription = spoken
            role = Role.Button
            selected = chosen
            onClick {
                onTap(index)
                true
            }
        },
    )
}
