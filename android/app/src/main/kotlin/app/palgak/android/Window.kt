package app.palgak.android

import androidx.activity.compose.PredictiveBackHandler
import androidx.compose.animation.core.Animatable
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.systemGestureExclusion
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.testTagsAsResourceId
import app.palgak.core.OnlinePhase
import app.palgak.core.ThemeChoice
import app.palgak.ui.PalgakApp
import app.palgak.ui.board.LocalBoardArea
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.model.Platform
import app.palgak.ui.model.Route
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.launch

/** The screens, and what a phone adds to them: the way back, a screen that stays on, a board without the system's gestures. */
@Composable
fun Window(app: AppModel, platform: Platform, onDark: (Boolean) -> Unit) {
    val state by app.state.collectAsState()
    val dark = isDark(state)
    LaunchedEffect(dark) { onDark(dark) }
    StayOn(state)
    state?.let { AskForHomeNetwork(app.desk.server(it), looking = it.routes.last() == Route.LOBBY) }
    WayBack(app, state) {
        CompositionLocalProvider(LocalBoardArea provides Modifier.systemGestureExclusion()) { PalgakApp(app, platform) }
    }
}

@Composable
private fun isDark(state: AppState?): Boolean = when (state?.settings?.theme) {
    ThemeChoice.LIGHT -> false
    ThemeChoice.DARK -> true
    ThemeChoice.SYSTEM, null -> isSystemInDarkTheme()
}

/** Somebody who thinks about a move does not touch the screen: it stays on while a game is played. */
@Composable
private fun StayOn(state: AppState?) {
    val view = LocalView.current
    val table = state?.table?.state?.collectAsState()?.value
    val match = state?.online?.match?.collectAsState()?.value
    val playing = when (state?.routes?.last()) {
        Route.GAME -> table != null && table.snapshot.result == null
        Route.ONLINE -> match != null && match.snapshot.phase != OnlinePhase.OVER && match.snapshot.phase != OnlinePhase.FAILED
        else -> false
    }
    DisposableEffect(view, playing) {
        view.keepScreenOn = playing
        onDispose { view.keepScreenOn = false }
    }
}

/** Back, as the app understands it. While the gesture lasts the screen steps back a little under the finger. */
@Composable
private fun WayBack(app: AppModel, state: AppState?, content: @Composable () -> Unit) {
    val progress = remember { Animatable(0f) }
    val scope = rememberCoroutineScope()
    PredictiveBackHandler(enabled = app.overlays.any || (state?.routes?.size ?: 1) > 1) { gesture ->
        try {
            gesture.collect { progress.snapTo(it.progress) }
            app.back()
            progress.snapTo(0f)
        } catch (cancelled: CancellationException) {
            scope.launch { progress.animateTo(0f) }
            throw cancelled
        }
    }
    Box(
        Modifier
            .fillMaxSize()
            .semantics { testTagsAsResourceId = true }
            .graphicsLayer {
                val scale = 1f - 0.08f * progress.value
                scaleX = scale
                scaleY = scale
            },
    ) { content() }
}
