package app.palgak.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import app.palgak.core.Locale
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.LocalWholeWords
import app.palgak.ui.controls.Txt
import app.palgak.ui.controls.under
import app.palgak.ui.game.GameScreen
import app.palgak.ui.game.LocalPieceShape
import app.palgak.ui.guide.GuideScreen
import app.palgak.ui.home.HomeScreen
import app.palgak.ui.home.LocalLetters
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.model.LocalOverlays
import app.palgak.ui.model.Platform
import app.palgak.ui.model.Route
import app.palgak.ui.online.LobbyScreen
import app.palgak.ui.online.OnlineScreen
import app.palgak.ui.settings.SettingsScreen
import app.palgak.ui.setup.NewGameScreen
import app.palgak.ui.theme.PalgakTheme
import app.palgak.ui.theme.Theme

/** The whole app. */
@Composable
fun PalgakApp(app: AppModel, platform: Platform) {
    val state by app.state.collectAsState()
    val shown = state ?: return Box(Modifier.fillMaxSize().background(Color(0xFF2A2018)))
    val fonts = remember(shown.locale) { platform.fonts(shown.locale) }
    PalgakTheme(shown.settings.theme, fonts, shown.texts, app.reducedMotion(shown.settings)) {
        CompositionLocalProvider(
            LocalLetters provides shown.settings.letters,
            LocalPieceShape provides shown.settings.pieceShape,
            LocalWholeWords provides (shown.locale == Locale.KO),
            LocalOverlays provides app.overlays,
            // Every language there is runs this way, also on a phone whose own does not; and a board is no text.
            LocalLayoutDirection provides LayoutDirection.Ltr,
        ) {
            Sized {
                Box(Modifier.fillMaxSize().under(shown.offered != null)) { Screen(app, shown) }
                shown.offered?.let {
                    Confirm(
                        shown.texts["open-record-title"],
                        shown.texts["new-replace-detail"],
                        shown.texts["open-record-yes"],
                        "open-record",
                        { app.games.answerOffer(true) },
                        { app.games.answerOffer(false) },
                    )
                }
                shown.notice?.let { Notice(it, app::dismissNotice) }
            }
        }
    }
}

/** A tablet is looked at from further away: words and buttons grow with it. */
@Composable
private fun Sized(content: @Composable () -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize().background(Theme.colors.page)) {
        val shorter = min(maxWidth, maxHeight)
        val scale = when {
            shorter >= 800.dp -> 1.4f
            shorter >= 600.dp -> 1.25f
            else -> 1f
        }
        val density = LocalDensity.current
        CompositionLocalProvider(LocalDensity provides Density(density.density * scale, density.fontScale)) {
            Box(Modifier.fillMaxSize()) { content() }
        }
    }
}

@Composable
private fun Screen(app: AppModel, state: AppState) {
    when (state.routes.last()) {
        Route.HOME -> HomeScreen(app, state)
        Route.NEW_GAME -> NewGameScreen(app, state)
        Route.GAME -> state.table?.let { GameScreen(app, it, state.settings) }
        Route.LOBBY -> LobbyScreen(app, state)
        Route.ONLINE -> state.online?.let { OnlineScreen(app, it, state) }
        Route.SETTINGS -> SettingsScreen(app, state)
        Route.GUIDE -> GuideScreen(app, state)
    }
}

/** One line about something that went wrong; a touch puts it away. */
@Composable
private fun Notice(text: String, onDismiss: () -> Unit) {
    Box(Modifier.fillMaxSize().safeDrawingPadding().padding(12.dp), contentAlignment = Alignment.TopCenter) {
        Row(
            Modifier
                .testTag("notice")
                .widthIn(max = 560.dp)
                .clip(RoundedCornerShape(14.dp))
                .background(Theme.colors.alertGround)
                .clickable(onClickLabel = Theme.texts["common-close"], onClick = onDismiss)
                .semantics {
                    liveRegion = LiveRegionMode.Polite
                }.padding(horizontal = 14.dp, vertical = 12.dp),
            verticalAlignment = Alignment.CenterVertically,
            horizontalArrangement = Arrangement.spacedBy(10.dp),
        ) {
            Glyph(Icons.Warning, color = Theme.colors.alert, size = 20.dp)
            Txt(text, Modifier.weight(1f), style = Theme.type.small, color = Theme.colors.alert)
            Glyph(Icons.Close, color = Theme.colors.alert, size = 16.dp)
        }
    }
}
