package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.palgak.core.Action
import app.palgak.core.Game
import app.palgak.core.PieceView
import app.palgak.core.Settings
import app.palgak.core.Side
import app.palgak.core.edgeLabels
import app.palgak.core.menuChoose
import app.palgak.ui.board.BoardZoom
import app.palgak.ui.board.LocalBoardStyle
import app.palgak.ui.board.boardPicture
import app.palgak.ui.board.region
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.under
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.Route
import app.palgak.ui.model.TableSource
import app.palgak.ui.model.TableState
import app.palgak.ui.online.LocalArrival
import app.palgak.ui.online.NextGame
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
    // What can no longer be done is no longer asked.
    LaunchedEffect(snapshot.questions) {
        asked = asked?.takeIf { waiting -> snapshot.questions.any { it.action == waiting.question.action } }
    }
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
        ) { held = it }
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
