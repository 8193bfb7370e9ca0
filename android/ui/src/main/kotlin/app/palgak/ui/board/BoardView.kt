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
import androidx.compose.ui.draw.clipToBounds
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
import androidx.compose.ui.semantics.onLongClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
import app.palgak.core.Mark
import app.palgak.core.Motion
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
    val labels: EdgeLabels,
    val style: BoardStyle,
    val motion: Stamped<Motion>? = null,
    /** Whether the board is still shown from the other side, until a move has been seen to arrive. */
    val turned: Boolean = false,
    /** Whether pieces can be dragged. */
    val movable: Boolean = true,
    /** How the board is enlarged; none where it never is. */
    val zoom: BoardZoom? = null,
)

/** The playing board: wood, pieces, marks; every point can be tapped, dragged from, and read by a screen reader. */
@Composable
fun BoardView(
    scene: BoardScene,
    onTap: (UByte) -> Unit,
    modifier: Modifier = Modifier,
    onHold: ((Point) -> Unit)? = null,
    over: @Composable (place: (Point) -> Offset, cell: Float) -> Unit = { _, _ -> },
) {
    BoxWithConstraints(modifier.testTag("board").clipToBounds()) {
        val size = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val zoom = scene.zoom
        val whole = remember(size, scene.region, scene.style) { BoardGeometry(scene.region, size, scene.style.labelledMargin) }
        val geometry = remember(whole, zoom?.zoom) {
            if (zoom?.enlarged ==
                true
            ) {
                BoardGeometry(scene.region, size, scene.style.labelledMargin, zoom.zoom)
            } else {
                whole
            }
        }
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
            touch.onHold = onHold
            zoom?.fit(whole.board, size)
            touch.onPinch = zoom?.let { it::pinch }
            touch.enlarged = { zoom?.enlarged == true }
        }
        Box(Modifier.fillMaxSize().pointerInput(Unit) { touch.run(this) }) {
            Surface(scene, whole, geometry)
            Pieces(scene, whole, geometry, touch, ::place)
            PointNodes(scene, geometry, ::place, onTap, onHold)
            over(::place, geometry.cell)
        }
    }
}

/** The empty board as one kept picture, twice as fine while it is enlarged. */
@Composable
private fun Surface(scene: BoardScene, whole: BoardGeometry, geometry: BoardGeometry) {
    val wood = Theme.colors.wood
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val style = Theme.type.label
    val font = Theme.type.fonts.piece
    val bottom = scene.points.firstOrNull()?.index
    val fine = if (geometry === whole) 1f else 2f
    val picture = remember(whole, fine, wood, scene.labels, scene.style, bottom, scene.turned, style, font) {
        val size = whole.size * fine
        val large = BoardGeometry(scene.region, size, scene.style.labelledMargin)
        val image = ImageBitmap(size.width.roundToInt().coerceAtLeast(1), size.height.roundToInt().coerceAtLeast(1))
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), size) {
            scene.style.surface(this, large, Pen(large.cell, wood, font, measurer, density))
            edges(
                scene,
                large,
                measurer,
                style.copy(color = wood.label, fontSize = with(density) { (large.cell * scene.style.labelSize).toSp() }),
            )
        }
        image
    }
    Box(
        Modifier.fillMaxSize().drawBehind {
            if (geometry === whole) {
                drawImage(picture)
            } else {
                val scale = geometry.cell / whole.cell
                val corner = geometry.board.topLeft - whole.board.topLeft * scale
                drawImage(
                    picture,
                    dstOffset = IntOffset(corner.x.roundToInt(), corner.y.roundToInt()),
                    dstSize = IntSize(
                        (
                            whole.size.width *
                                scale
                        ).roundToInt(),
                        (whole.size.height * scale).roundToInt(),
                    ),
                )
            }
        },
    )
}

/** The names of files and ranks, each against the middle of its column or row. */
private fun DrawScope.edges(scene: BoardScene, geometry: BoardGeometry, measurer: TextMeasurer, text: TextStyle) {
    val labels = Coordinates(scene.points, scene.region, scene.labels)
    val away = geometry.cell * scene.style.labelDistance
    val room = geometry.cell * scene.style.labelSize * 1.25f
    val last = Pair(scene.region.files - 1, scene.region.ranks - 1)

    fun seen(names: List<String>): List<String> = if (scene.turned) names.reversed() else names
    val both = scene.labels.bothFiles && scene.turned
    seen(if (both) labels.below else labels.above).forEachIndexed { column, name ->
        label(
            measurer,
            name,
            text,
            geometry.centre(column, 0) - Offset(0f, away),
            room,
        )
    }
    seen(if (both) labels.above else labels.below).forEachIndexed { column, name ->
        label(
            measurer,
            name,
            text,
            geometry.centre(column, last.second) + Offset(0f, away),
            room,
        )
    }
    seen(labels.left).forEachIndexed { row, name -> label(measurer, name, text, geometry.centre(0, row) - Offset(away, 0f), room) }
    seen(labels.right).forEachIndexed {
        row,
        name,
        ->
        label(measurer, name, text, geometry.centre(last.first, row) + Offset(away, 0f), room)
    }
}

/** One name; a long one is set smaller, so that it keeps within its margin. */
private fun DrawScope.label(measurer: TextMeasurer, text: String, style: TextStyle, at: Offset, room: Float) {
    if (text.isEmpty()) return
    var layout = measurer.measure(text, style)
    if (layout.size.width > room) layout = measurer.measure(text, style.copy(fontSize = style.fontSize * (room / layout.size.width)))
    drawText(layout, topLeft = at - Offset(layout.size.width / 2f, layout.size.height / 2f))
}

/** Pieces and marks, the moving piece above the rest. */
@Composable
private fun Pieces(scene: BoardScene, whole: BoardGeometry, geometry: BoardGeometry, touch: BoardTouch, place: (Point) -> Offset) {
    val wood = Theme.colors.wood
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = 32)
    val font = Theme.type.fonts.piece
    // An enlarged board stamps pictures of twice the size, whatever its size is at this moment of a pinch.
    val fine = if (geometry === whole) whole.cell else whole.cell * 2
    val ratio = geometry.cell / fine
    val sprites = remember(fine, wood, font, scene.style) { PieceSprites(fine, wood, font, measurer, density, scene.style) }
    val marks = remember(geometry.cell, wood, scene.mover, scene.style) { scene.style.marks(geometry.cell, wood, scene.mover) }
    val travel = travel(scene.motion)
    Box(
        Modifier.fillMaxSize().drawBehind {
            val motion = scene.motion?.value?.takeIf { travel.value < 1f }
            val dragged = touch.drag
            for (point in scene.points) marks.under(this, point.marks, point.piece, place(point))
            var mover: Point? = null
            var origin: Point? = null
            var over: Point? = null
            for (point in scene.points) {
                val piece = point.piece
                if (motion != null && point.index == motion.from) origin = point
                if (motion != null && point.index == motion.over) {
                    over = point
                    motion.capturedOver?.takeIf { travel.value < 0.45f }?.let { sprites.stamp(this, it, place(point), ratio) }
                }
                if (motion != null && point.index == motion.to) {
                    mover = point
                    motion.captured?.takeIf { travel.value < 0.9f }?.let { sprites.stamp(this, it, place(point), ratio) }
                } else if (piece != null) {
                    sprites.stamp(this, piece, place(point), ratio, alpha = if (dragged?.point?.index == point.index) 0.35f else 1f)
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
                val middle = over?.let(place)
                val lift = 1f + 0.10f * (1f - (2f * travel.value - 1f) * (2f * travel.value - 1f))
                val at = when {
                    middle == null -> lerp(start, place(end), travel.value)
                    travel.value < 0.5f -> lerp(start, middle, travel.value * 2f)
                    else -> lerp(middle, place(end), travel.value * 2f - 1f)
                }
                sprites.stamp(this, piece, at, scale = lift * ratio)
            }
            if (dragged !=
                null
            ) {
                dragged.point.piece?.let { sprites.stamp(this, it, dragged.at - Offset(0f, geometry.cell * 0.35f), scale = 1.22f * ratio) }
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
    val millis = if (motion?.value?.over == null) MOTION_MILLIS else MOTION_MILLIS * 2
    LaunchedEffect(travel) { if (travel.value < 1f) travel.animateTo(1f, tween(millis, easing = FastOutSlowInEasing)) }
    return travel
}

/** One node a point for screen readers and tests. They draw nothing and take no touches: the board does that for all. */
@Composable
private fun PointNodes(
    scene: BoardScene,
    geometry: BoardGeometry,
    place: (Point) -> Offset,
    onTap: (UByte) -> Unit,
    onHold: ((Point) -> Unit)?,
) {
    val cell = geometry.cell.roundToInt().coerceAtLeast(1)
    Layout(
        content = { for (point in scene.points) key(point.index) { PointNode(point, onTap, onHold.takeIf { point.piece != null }) } },
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
private fun PointNode(point: Point, onTap: (UByte) -> Unit, onHold: ((Point) -> Unit)?) {
    val held = Theme.texts["piece-moves"]
    Box(
        Modifier.testTag("point-${point.index}").semantics {
            contentDescription = point.spoken
            role = Role.Button
            selected = Mark.SELECTED in point.marks
            onClick {
                onTap(point.index)
                true
            }
            if (onHold != null) {
                onLongClick(held) {
                    onHold(point)
                    true
                }
            }
        },
    )
}
