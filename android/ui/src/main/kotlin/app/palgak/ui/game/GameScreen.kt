package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.palgak.core.Action
import app.palgak.core.EdgeLabels
import app.palgak.core.Game
import app.palgak.core.Mark
import app.palgak.core.Panel
import app.palgak.core.PendingKind
import app.palgak.core.PieceView
import app.palgak.core.Point
import app.palgak.core.Settings
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.core.View
import app.palgak.core.edgeLabels
import app.palgak.core.menuChoose
import app.palgak.ui.board.BoardGeometry
import app.palgak.ui.board.BoardScene
import app.palgak.ui.board.BoardStyle
import app.palgak.ui.board.BoardView
import app.palgak.ui.board.BoardZoom
import app.palgak.ui.board.LocalBoardStyle
import app.palgak.ui.board.MOTION_MILLIS
import app.palgak.ui.board.Region
import app.palgak.ui.board.boardPicture
import app.palgak.ui.board.region
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.IconButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Txt
import app.palgak.ui.controls.under
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.Route
import app.palgak.ui.model.TableSource
import app.palgak.ui.model.TableState
import app.palgak.ui.online.ConnectionChip
import app.palgak.ui.online.LocalArrival
import app.palgak.ui.online.NextGame
import app.palgak.ui.online.NextGameButtons
import app.palgak.ui.online.Remote
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme
import kotlinx.coroutines.delay

/** The game: board, sides, moves, and what can be done. */
@Composable
fun GameScreen(app: AppModel, table: TableSource, settings: Settings, online: OnlineModel? = null) {
    val state by table.state.collectAsState()
    val shown = state
    Box(Modifier.fillMaxSize().background(Theme.colors.page).testTag("game")) {
        if (shown != null) {
            GameLook(shown.snapshot.game, settings.pieceShape) {
                CompositionLocalProvider(LocalArrival provides shown.arrived) { Game(app, table, shown, settings, online) }
            }
        }
    }
}

@Composable
private fun Game(app: AppModel, table: TableSource, state: TableState, settings: Settings, online: OnlineModel?) {
    val match = online?.let { model -> model.match.collectAsState().value?.let { Remote(model, it) } }
    val snapshot = state.snapshot
    var menu by rememberSaveable { mutableStateOf(false) }
    var asked by remember { mutableStateOf<Asked?>(null) }
    var reviewing by rememberSaveable { mutableStateOf(snapshot.review != null) }
    var resultShown by rememberSaveable { mutableStateOf(snapshot.review == null) }
    val over = snapshot.result != null
    LaunchedEffect(over) {
        if (!over) {
            reviewing = false
            resultShown = true
        }
    }
    val actions = remember(table) {
        GameActions(table, { asked = it }) {
            reviewing = true
            resultShown = false
        }
    }
    val onPly: (UInt) -> Unit = { ply ->
        reviewing = true
        resultShown = false
        table.command { it.step(ply) }
    }
    val closeReview = {
        reviewing = false
        table.command { it.step(snapshot.moves.size.toUInt()) }
    }
    val region = remember(snapshot.game, snapshot.files, snapshot.ranks) { snapshot.region }
    val zoom = remember(table, region) { if (snapshot.game == Game.CHU_SHOGI) BoardZoom() else null }
    // A new game, and the end of one, are looked at as a whole.
    LaunchedEffect(zoom, snapshot.moves.isEmpty(), over) { if (over || snapshot.moves.isEmpty()) zoom?.whole() }
    var held by remember { mutableStateOf<PieceView?>(null) }
    val look =
        BoardLook(
            region,
            remember(snapshot.game, settings.notation, settings.chuCoordinates) {
                Side.entries.associateWith { edgeLabels(snapshot.game, settings.notation, settings.chuCoordinates, it) }
            },
            zoom,
            app.view(checkNotNull(app.state.value)),
        ) {
            held =
                it
        }
    val picture = boardPicture(sceneOf(state, look, LocalBoardStyle.current, still = true))
    val share = Sharing(app.sharesWithApps, { app.shareRecord(table) }, { app.share(picture()) })
    val parts =
        GameParts(
            table,
            state,
            actions,
            reviewing,
            onPly,
            closeReview,
            turned(state),
            look,
            app,
            onMenu = { menu = true },
            onBack = { app.back() },
            remote = match,
        )
    val result = snapshot.result
    val resultDue = result != null && resultShown && delayed(result)
    val covered = menu || asked != null || resultDue || held != null
    BoxWithConstraints(Modifier.fillMaxSize().safeDrawingPadding().under(covered)) {
        if (maxWidth > maxHeight * 1.08f) Wide(parts, maxWidth, maxHeight) else Tall(parts, maxWidth, maxHeight)
    }
    Announcement(state)
    if (result != null && resultDue) {
        ResultSheet(
            result,
            snapshot,
            next = {
                if (match != null) {
                    NextGame(match)
                } else if (Action.REMATCH in snapshot.actions) {
                    FilledButton(
                        Theme.texts["action-rematch"],
                        { actions.run(Action.REMATCH, null) },
                        Modifier.fillMaxWidth(),
                        Icons.Rematch,
                        "result-rematch",
                    )
                }
            },
            onReview = { actions.run(Action.REVIEW, null) },
            share = share,
            onHome = { app.leaveScreen() },
            onDismiss = { resultShown = false },
        )
    }
    if (menu) {
        GameMenu(
            snapshot,
            settings,
            MenuChoices(
                onSetting = { id -> app.change { menuChoose(it, snapshot.game, id) } },
                onAction = { action ->
                    if (action != Action.SWITCH_BIKJANG) menu = false
                    actions.run(action, null)
                },
                share = Sharing(share.withApps, {
                    menu = false
                    share.onRecord()
                }, {
                    menu = false
                    share.onPicture()
                }),
                onGuide = {
                    menu = false
                    app.go(Route.GUIDE)
                },
                onSettings = {
                    menu = false
                    app.go(Route.SETTINGS)
                },
                onLeave = {
                    menu = false
                    app.leaveScreen()
                },
                onDismiss = { menu = false },
            ),
        )
    }
    held?.let { piece -> PieceCard(piece, look.view, parts.snapshot.tabletop && piece.upsideDown) { held = null } }
    asked?.let {
        val question = it.question
        Confirm(question.title, question.detail, question.yes, actions.id(question.action), {
            asked = null
            actions.confirm(it)
        }, { asked = null }, snapshot.across(it.side))
    }
}

/** Whether the player of [side], if it is known, sits across. */
private fun Snapshot.across(side: Side?): Boolean = side != null && listOf(topPanel, bottomPanel).any { it.side == side && it.upsideDown }

/** Lets the last move and the banner be seen before the result covers them. */
@Composable
private fun delayed(key: Any): Boolean {
    if (LocalReducedMotion.current) return true
    var due by remember(key) { mutableStateOf(false) }
    LaunchedEffect(key) {
        delay(RESULT_DELAY_MILLIS)
        due = true
    }
    return due
}

private const val RESULT_DELAY_MILLIS = 1_700L

/** Whether the board is still to be shown as it lay before the last move: it turns after the piece has arrived. */
@Composable
private fun turned(state: TableState): Boolean {
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

/** What a board needs besides its snapshot. */
private class BoardLook(
    val region: Region,
    val labels: Map<Side, EdgeLabels>,
    val zoom: BoardZoom?,
    val view: View,
    val onHold: (PieceView) -> Unit,
)

/** The board of a snapshot; [still] is without what moves on it. */
private fun sceneOf(state: TableState, look: BoardLook, style: BoardStyle, turned: Boolean = false, still: Boolean = false): BoardScene {
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

private fun other(side: Side): Side = if (side == Side.FIRST) Side.SECOND else Side.FIRST

/** What both layouts are made of. */
private class GameParts(
    val table: TableSource,
    val state: TableState,
    val actions: GameActions,
    val reviewing: Boolean,
    val onPly: (UInt) -> Unit,
    val closeReview: () -> Unit,
    val turned: Boolean,
    val look: BoardLook,
    val app: AppModel,
    val onMenu: () -> Unit,
    val onBack: () -> Unit,
    val remote: Remote?,
) {
    val snapshot: Snapshot get() = state.snapshot
    val top: Panel get() = if (turned) snapshot.bottomPanel else snapshot.topPanel
    val bottom: Panel get() = if (turned) snapshot.topPanel else snapshot.bottomPanel

    /** Whether panels have more to tell of a side than its name: who plays it, and how long they still have. */
    val peopled: Boolean get() = listOf(snapshot.topPanel, snapshot.bottomPanel).any { it.clock != null || it.player.isNotEmpty() }
}

/** Panels above and below the board. */
@Composable
private fun Tall(parts: GameParts, width: Dp, height: Dp) {
    val panel = when {
        width < 350.dp || height < 700.dp -> PanelSize.COMPACT
        // The graph needs room, and the board should not pay for it.
        parts.reviewing && parts.snapshot.analysis != null && height < 900.dp -> PanelSize.COMPACT
        parts.snapshot.tabletop && height < 1_000.dp -> PanelSize.NORMAL
        height - width * (if (parts.snapshot.game == Game.CHU_SHOGI) 1f else 1.13f) > 330.dp -> PanelSize.ROOMY
        else -> PanelSize.NORMAL
    }
    val room = height > 820.dp && width > 560.dp
    // In half of a phone a game is looked through by its board alone: the line above it says how it ended.
    val low = parts.reviewing && height < 560.dp
    val side = if (room) 24.dp else 6.dp
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        TopBar(parts)
        parts.remote?.let { ConnectionChip(it.state, Modifier.padding(bottom = 3.dp)) }
        if (!low) {
            SidePanel(
                parts.top,
                parts.snapshot,
                panel,
                parts.actions,
                Modifier.widthIn(max = 760.dp).padding(horizontal = side),
            )
        }
        Board(parts, Modifier.weight(1f).fillMaxWidth().padding(horizontal = if (room) 20.dp else 2.dp, vertical = 3.dp))
        if (!low) {
            SidePanel(
                parts.bottom,
                parts.snapshot,
                panel,
                parts.actions,
                Modifier.widthIn(max = 760.dp).padding(horizontal = side),
            )
        }
        if (parts.reviewing) {
            AnalysisView(parts.snapshot, parts.actions, parts.onPly, Modifier.widthIn(max = 760.dp))
            if (!low) MoveStrip(parts.snapshot, parts.onPly, Modifier.widthIn(max = 760.dp))
            ReviewBar(parts.snapshot, parts.onPly, parts.closeReview, Modifier.widthIn(max = 760.dp))
        } else {
            if (parts.snapshot.fresh) {
                FreshStrip(parts.app, parts.snapshot, Modifier.widthIn(max = 760.dp))
            } else if (if (parts.snapshot.tabletop) height > 760.dp else height >= 600.dp) {
                MoveStrip(
                    parts.snapshot,
                    parts.onPly,
                    Modifier.widthIn(max = 760.dp),
                )
            }
            if (parts.snapshot.bar.isNotEmpty()) {
                ActionBar(parts, Modifier.widthIn(max = 760.dp).padding(horizontal = side))
            }
        }
        Box(Modifier.height(6.dp))
    }
}

/** The board between two columns. */
@Composable
private fun Wide(parts: GameParts, width: Dp, height: Dp) {
    val aspect = BoardGeometry.aspect(parts.snapshot.region, LocalBoardStyle.current.labelledMargin)
    val board = min(height * aspect, width * 0.56f)
    val column = ((width - board) / 2 - 12.dp).coerceAtMost(380.dp)
    // Words beside each other need the more of a column the larger they are.
    val narrow = column < 170.dp * LocalDensity.current.fontScale.coerceAtLeast(1f)
    val panel = when {
        height >= 480.dp && !narrow -> PanelSize.ROOMY
        parts.peopled || narrow -> PanelSize.STACKED
        else -> PanelSize.COMPACT
    }
    Row(
        Modifier.fillMaxSize().padding(horizontal = 6.dp),
        horizontalArrangement = Arrangement.Center,
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.width(column).fillMaxHeight().padding(vertical = 4.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
            Row(verticalAlignment = Alignment.CenterVertically) {
                IconButton(Icons.Back, Theme.texts["common-back"], parts.onBack, tag = "back")
                Status(parts, Modifier.weight(1f), lines = 2)
            }
            parts.remote?.let { ConnectionChip(it.state) }
            SidePanel(parts.top, parts.snapshot, panel, parts.actions)
            if (parts.snapshot.fresh) FreshStrip(parts.app, parts.snapshot, Modifier, low = narrow && height < 480.dp)
            // There is nothing to read yet where the way to another game needs the room.
            if (!parts.snapshot.fresh || height >= 480.dp) MoveTable(parts.snapshot, parts.onPly, Modifier.weight(1f))
        }
        Board(parts, Modifier.padding(horizontal = 6.dp).width(board).fillMaxHeight().padding(vertical = 3.dp))
        Column(
            Modifier.width(column).fillMaxHeight().padding(vertical = 4.dp),
            verticalArrangement = Arrangement.spacedBy(6.dp),
            horizontalAlignment = Alignment.End,
        ) {
            Row {
                ZoomButton(parts)
                IconButton(Icons.Menu, Theme.texts["game-menu"], parts.onMenu, tag = "menu-open")
            }
            Box(Modifier.weight(1f))
            if (parts.reviewing) {
                AnalysisView(parts.snapshot, parts.actions, parts.onPly)
                ReviewBar(parts.snapshot, parts.onPly, parts.closeReview)
            } else if (parts.snapshot.bar.isNotEmpty()) {
                // In a narrow column the names of all buttons would not fit side by side.
                val abreast = when {
                    column >= 200.dp -> 4
                    column >= 150.dp && parts.snapshot.bar.size == 3 -> 3
                    else -> 2
                }
                ActionBar(parts, Modifier.fillMaxWidth(), abreast)
            }
            SidePanel(parts.bottom, parts.snapshot, panel, parts.actions)
        }
    }
}

@Composable
private fun TopBar(parts: GameParts) {
    Row(Modifier.fillMaxWidth().height(48.dp).padding(horizontal = 2.dp), verticalAlignment = Alignment.CenterVertically) {
        IconButton(Icons.Back, Theme.texts["common-back"], parts.onBack, tag = "back")
        Status(parts, Modifier.weight(1f))
        ZoomButton(parts)
        IconButton(Icons.Menu, Theme.texts["game-menu"], parts.onMenu, tag = "menu-open")
    }
}

@Composable
private fun Status(parts: GameParts, modifier: Modifier, lines: Int = 1) {
    Txt(
        parts.snapshot.status,
        modifier.testTag("status"),
        style = Theme.type.heading,
        align = TextAlign.Center,
        maxLines = lines,
        shrinkTo = if (lines > 1) 8.sp else 11.sp,
    )
}

/** Goes close to the chosen piece or the middle of the board, and back: for who has one hand free. */
@Composable
private fun ZoomButton(parts: GameParts) {
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

@Composable
private fun Board(parts: GameParts, modifier: Modifier) {
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
    val across = listOf(snapshot.topPanel, snapshot.bottomPanel).any { it.side == piece.side && it.upsideDown }
    PromotionQuestion(piece, pending.text, place(goal), cell, across, parts.look.view, parts.actions)
}

@Composable
private fun ActionBar(parts: GameParts, modifier: Modifier, abreast: Int = 4) {
    val rows = parts.snapshot.bar.chunked(abreast)
    Column(modifier.fillMaxWidth()) {
        for (row in rows) {
            Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(4.dp)) {
                for (action in row) parts.actions.Button(action, action in parts.snapshot.actions, Modifier.weight(1f))
                if (row === rows.last()) parts.remote?.let { NextGameButtons(it, Modifier.weight(1f)) }
            }
        }
    }
}

/** Says aloud what a snapshot brought; it is not seen. */
@Composable
private fun Announcement(state: TableState) {
    val words = state.announcement ?: return
    Box(
        Modifier.size(1.dp).testTag("announcement").semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = words.value
        },
    )
}
