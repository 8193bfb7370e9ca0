package app.palgak.ui.online

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.palgak.core.OnlinePhase
import app.palgak.ui.game.GameScreen
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.OnlineState
import app.palgak.ui.theme.Theme

/** A quick match from the wish to the result: whichever screen its snapshot asks for. */
@Composable
fun OnlineScreen(app: AppModel, online: OnlineModel, state: AppState) {
    val match by online.match.collectAsState()
    val shown = match
    Box(Modifier.fillMaxSize().background(Theme.colors.page).testTag("online")) {
        if (shown != null) {
            Stage(app, online, shown, state)
            Announcement(shown)
        }
    }
}

@Composable
private fun Stage(app: AppModel, online: OnlineModel, shown: OnlineState, state: AppState) {
    when (shown.snapshot.phase) {
        OnlinePhase.CONNECTING, OnlinePhase.WAITING, OnlinePhase.INVITING -> WaitingScreen(app, online, shown, state)
        OnlinePhase.SETUP -> SetupScreen(app, online, shown)
        OnlinePhase.PLAYING, OnlinePhase.OVER ->
            // A new screen for each game; one that was called off before it began has no board.
            if (shown.board) key(shown.round) { GameScreen(app, online, state.settings, online) } else EndScreen(app, online, shown)
        OnlinePhase.FAILED -> EndScreen(app, online, shown)
        OnlinePhase.CLOSED -> Unit
    }
}

/** Says aloud what a snapshot brought; it is not seen. */
@Composable
private fun Announcement(state: OnlineState) {
    val words = state.announcement ?: return
    Box(
        Modifier.size(1.dp).testTag("online-announcement").semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = words.value
        },
    )
}
