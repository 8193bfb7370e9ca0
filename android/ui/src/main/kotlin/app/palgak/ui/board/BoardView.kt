package app.palgak.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
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
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.palgak.core.Mark
import app.palgak.core.Point
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme
import kotlin.math.roundToInt

/** What a device adds to the area of a playing board: a phone keeps the system's gestures off it. */
val LocalBoardArea = staticCompositionLocalOf<Modifier> { Modifier }

/** The playing board: wood, pieces, marks; every point can be tapped, dragged from, and read by a screen reader. */
@Composable
fun BoardView(
    scene: BoardScene,
    onTap: (UByte) -> Unit,
    modifier: Modifier = Modifier,
    onHold: ((Point) -> Unit)? = null,
    over: @Composable (place: (Point) -> Offset, cell: Float) -> Unit = { _, _ -> },
) {
    BoxWithConstraints(modifier.then(LocalBoardArea.current).testTag("board").clipToBounds()) {
        val size = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val zoom = scene.zoom
        val whole = remember(size, scene.region, scene.style) { BoardGeometry(scene.region, size, scene.style.labelledMargin) }
        val near = zoom?.zoom?.takeIf { zoom.enlarged }
        val geometry = remember(whole, near) {
            if (near == null) whole else BoardGeometry(scene.region, size, scene.style.labelledMargin, near)
        }
        if (geometry.cell < 1f) return@BoxWithConstraints
        val touch = remember { BoardTouch() }
        val finger = Fingertip(LocalDensity.current)

        fun place(point: Point): Offset = scene.place(geometry, point)
        SideEffect {
            val meaning = Meaning(scene, geometry, finger)
            touch.pointAt = meaning::exactly
            touch.meantAt = meaning::meant
            touch.movable = meaning::movable
            touch.chosen = { touched -> scene.points.any { it.index == touched.index && Mark.SELECTED in it.marks } }
            touch.goal = meaning::goal
            touch.choosing = { meaning.choosing }
            touch.small = { zoom != null && geometry.cell < finger.wide }
            touch.onTap = { onTap(it.index) }
            touch.onHold = onHold
            zoom?.fit(whole.board, size)
            touch.onPinch = zoom?.let { it::pinch }
            touch.enlarged = { zoom?.enlarged == true }
        }
        if (zoom != null) Glide(scene, whole, zoom)
        Box(Modifier.fillMaxSize().pointerInput(Unit) { touch.run(this) }) {
            Surface(scene, whole, geometry)
            Pieces(scene, whole, geometry, touch)
            PointNodes(scene, geometry, ::place, onTap, onHold)
            over(::place, geometry.cell)
            if (zoom != null) Loupe(scene, whole, geometry, touch)
        }
    }
}

/** Moves an enlarged board to where it should be: where a button sent it, round with the players, out to what there is to see. */
@Composable
private fun Glide(scene: BoardScene, whole: BoardGeometry, zoom: BoardZoom) {
    val reduced = LocalReducedMotion.current
    LaunchedEffect(zoom.goal) { zoom.arrive(gently = !reduced) }
    // Which way round the board is seen: while a move is on its way that turns it, as before.
    val corner = scene.points.firstOrNull()?.index?.toInt() ?: 0
    val upsideDown = (corner < scene.region.files) != scene.turned
    val seen = remember(zoom) { mutableListOf(upsideDown) }
    val news = scene.points.filter { point -> point.marks.any { it in NEWS } }
    LaunchedEffect(upsideDown, scene.turned, news.map { it.index }, scene.motion?.sequence) {
        if (seen.single() != upsideDown) zoom.turn()
        seen[0] = upsideDown
        zoom.reveal(news.map { scene.place(whole, it) })
    }
}

/** What a player has to see of an enlarged board. */
private val NEWS = setOf(Mark.LAST_TO, Mark.CHECK, Mark.REFUSAL, Mark.HINT_FROM, Mark.HINT_OVER, Mark.HINT_TO)

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
