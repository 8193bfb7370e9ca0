package app.palgak.ui.game

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import app.palgak.core.EdgeLabels
import app.palgak.core.Mark
import app.palgak.core.PendingKind
import app.palgak.core.PieceView
import app.palgak.core.Point
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.core.View
import app.palgak.ui.board.BoardScene
import app.palgak.ui.board.BoardStyle
import app.palgak.ui.board.BoardView
import app.palgak.ui.board.BoardZoom
import app.palgak.ui.board.LocalBoardStyle
import app.palgak.ui.board.MOTION_MILLIS
import app.palgak.ui.board.Region
import app.palgak.ui.controls.IconButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.model.TableState
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme
import kotlinx.coroutines.delay

/** What a board needs besides its snapshot. */
internal class BoardLook(
    val region: Region,
    val labels: Map<Side, EdgeLabels>,
    val zoom: BoardZoom?,
    val view: View,
    val onHold: (PieceView) -> Unit,
)

/** The board of a snapshot; [still] is without what moves on it. */
internal fun sceneOf(state: TableState, look: BoardLook, style: BoardStyle, turned: Boolean = false, still: Boolean = false): BoardScene {
    val snapshot = state.snapshot
    return BoardScene(
        snapshot.points,
        look.region,
        snapshot.turn,
        look.labels.getValue(if (turned) other(snapshot.bottom) else snapshot.bottom),
        style,
        state.motion.takeIf { !still },
        turned,
        movable = snapshot.thinking == null && snapshot.result == null,
        zoom = look.zoom,
        begun = snapshot.pending,
        across = listOf(snapshot.topPanel, snapshot.bottomPanel).any { it.toMove && it.upsideDown },
    )
}

/** Whether the player of [side], if it is known, sits across. */
internal fun Snapshot.across(side: Side?): Boolean = side != null && listOf(topPanel, bottomPanel).any { it.side == side && it.upsideDown }

private fun other(side: Side): Side = if (side == Side.FIRST) Side.SECOND else Side.FIRST

/** Whether the board is still to be shown as it lay before the last move: it turns after the piece has arrived. */
@Composable
internal fun turned(state: TableState): Boolean {
    val reduced = LocalReducedMotion.current
    val bottom = state.snapshot.bottom
    var shown by remember { mutableStateOf(bottom) }
    val moving = state.motion?.sequence == state.snapshot.sequence
    LaunchedEffect(bottom) {
        if (moving && !reduced) delay(MOTION_MILLIS + 130L)
        shown = bottom
    }
    return shown != bottom && (moving || state.motion != null) && !reduced
}

@Composable
internal fun Board(parts: GameParts, modifier: Modifier) {
    val snapshot = parts.snapshot
    val look = parts.look
    val scene = sceneOf(parts.state, look, LocalBoardStyle.current, parts.turned)
    val onHold: ((Point) -> Unit)? = if (look.zoom == null) null else { point -> point.piece?.let(look.onHold) }
    Box(modifier, contentAlignment = Alignment.Center) {
        BoardView(scene, parts.table::tap, Modifier.fillMaxSize(), onHold) { place, cell -> Question(parts, place, cell) }
        BannerView(parts.state.banner)
    }
}

/** Whether the piece that moves promotes, asked where it arrives. */
@Composable
private fun Question(parts: GameParts, place: (Point) -> Offset, cell: Float) {
    val snapshot = parts.snapshot
    val pending = snapshot.pending?.takeIf { it.kind == PendingKind.PROMOTION } ?: return
    val piece = snapshot.points.firstOrNull { it.index == pending.from }?.piece ?: return
    val goal =
        snapshot.points.firstOrNull { Mark.STEP in it.marks }
            ?: snapshot.points.firstOrNull { it.index == (pending.middle ?: pending.from) }
            ?: return
    PromotionQuestion(piece, pending.text, place(goal), cell, snapshot.across(piece.side), parts.look.view, parts.actions)
}

/** Goes close to the chosen piece or the middle of the board, and back: for who has one hand free. */
@Composable
internal fun ZoomButton(parts: GameParts) {
    val zoom = parts.look.zoom ?: return
    val region = parts.look.region
    IconButton(
        if (zoom.enlarging) Icons.ZoomOut else Icons.ZoomIn,
        Theme.texts[if (zoom.enlarging) "board-zoom-out" else "board-zoom-in"],
        {
            val chosen = parts.snapshot.points.firstOrNull { Mark.SELECTED in it.marks }
            val across = chosen?.let { (it.column.toInt() + 0.5f) / region.columns } ?: 0.5f
            val down = chosen?.let { (it.row.toInt() + 0.5f) / region.rows } ?: 0.5f
            zoom.toggle(across, down)
        },
        tag = "zoom",
    )
}
