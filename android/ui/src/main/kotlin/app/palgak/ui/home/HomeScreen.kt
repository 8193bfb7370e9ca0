package app.palgak.ui.home

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.OnlinePhase
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Txt
import app.palgak.ui.controls.under
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.model.Route
import app.palgak.ui.theme.Theme

/** The first screen: take up a game, start one, read the rules, set things up. */
@Composable
fun HomeScreen(app: AppModel, state: AppState) {
    var replacing by remember { mutableStateOf<Game?>(null) }
    val texts = Theme.texts
    val game = state.settings.lastGame.game
    BoxWithConstraints(
        Modifier.fillMaxSize().background(Theme.colors.page).safeDrawingPadding().under(replacing != null).testTag("home").semantics {
            paneTitle =
                texts["app-name"]
        },
    ) {
        val tall = maxHeight
        if (maxWidth > maxHeight * 1.1f) {
            Row(
                Modifier.fillMaxSize().padding(horizontal = 20.dp),
                verticalAlignment = Alignment.CenterVertically,
                horizontalArrangement = Arrangement.spacedBy(24.dp, Alignment.CenterHorizontally),
            ) {
                Masthead(game, Modifier.weight(1f).widthIn(max = 520.dp).fillMaxHeight().padding(vertical = 16.dp))
                Column(
                    Modifier.weight(1f).widthIn(max = 460.dp).verticalScroll(rememberScrollState()).padding(vertical = 14.dp),
                    verticalArrangement = Arrangement.spacedBy(10.dp),
                ) {
                    Doors(app, state) { replacing = it }
                }
            }
        } else {
            Column(
                Modifier.fillMaxSize().verticalScroll(rememberScrollState()).defaultMinSize(minHeight = tall).padding(vertical = 12.dp),
                Arrangement.Center,
                Alignment.CenterHorizontally,
            ) {
                Masthead(game, Modifier.fillMaxWidth().widthIn(max = 560.dp).height((tall * 0.34f).coerceIn(150.dp, 480.dp)))
                Column(
                    Modifier.widthIn(max = 500.dp).fillMaxWidth().padding(horizontal = 18.dp, vertical = 8.dp),
                    verticalArrangement = Arrangement.spacedBy(10.dp),
                ) {
                    Doors(app, state) { replacing = it }
                }
            }
        }
    }
    replacing?.let { next ->
        Confirm(texts["new-replace-title"], texts["new-replace-detail"], texts["new-start"], "new-replace", {
            replacing = null
            app.playAtOnce(next, Mode.TWO_PLAYERS)
        }, { replacing = null })
    }
}

/**
 * One touch chooses a game. Where nothing has to be agreed on first, the board for two is there at once; a game that
 * is not finished is not thrown away for it unasked.
 */
private fun open(app: AppModel, state: AppState, game: Game, onReplace: (Game) -> Unit) {
    app.choose(game)
    when {
        game == Game.JANGGI -> Unit
        state.saved?.over == false -> onReplace(game)
        else -> app.playAtOnce(game, Mode.TWO_PLAYERS)
    }
}

private fun tagline(game: Game): String = when (game) {
    Game.JANGGI -> "home-tagline"
    Game.XIANGQI -> "home-tagline-xiangqi"
    Game.CHU_SHOGI -> "home-tagline-chushogi"
}

/** The emblem and the name. */
@Composable
private fun Masthead(game: Game, modifier: Modifier) {
    Column(modifier, horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.Center) {
        Emblem(game, Modifier.weight(1f).fillMaxWidth())
        Txt(Theme.texts["app-name"], Modifier.semantics { heading() }, style = Theme.type.hero, align = TextAlign.Center)
        Txt(
            Theme.texts[tagline(game)],
            Modifier.padding(horizontal = 24.dp),
            style = Theme.type.small,
            color = Theme.colors.inkSoft,
            align = TextAlign.Center,
        )
        Box(Modifier.height(10.dp))
    }
}

@Composable
private fun Doors(app: AppModel, state: AppState, onReplace: (Game) -> Unit) {
    val texts = Theme.texts
    GameTiles(state.settings.lastGame.game) { open(app, state, it, onReplace) }
    state.saved?.let { saved ->
        val summary = listOf(saved.title, saved.subtitle).filter { it.isNotEmpty() }.joinToString(" · ")
        Door(
            if (saved.over) Icons.Review else Icons.Next,
            texts[if (saved.over) "home-look-back" else "home-continue"],
            summary,
            "home-continue",
            strong = !saved.over,
            onClick = app.games::resume,
        )
    }
    val playing = state.online?.let { online ->
        val match by online.match.collectAsState()
        match?.snapshot?.takeIf { it.phase == OnlinePhase.PLAYING }
    }
    if (playing == null) {
        Door(
            Icons.Seek,
            texts["home-quick"],
            texts["home-quick-detail"],
            "home-quick",
            strong = state.saved?.over != false,
        ) { app.go(Route.LOBBY) }
    } else {
        val summary = listOf(playing.opponent, playing.text).filter { it.isNotEmpty() }.joinToString(" · ")
        Door(Icons.Seek, texts["home-return"], summary, "home-return", strong = true, onClick = app.desk::show)
    }
    Door(Icons.People, texts["home-two"], texts["home-two-detail"], "home-two", strong = playing == null && state.saved?.over != false) {
        app.setUp(Mode.TWO_PLAYERS)
    }
    Door(Icons.Computer, texts["home-computer"], texts["home-computer-detail"], "home-computer") { app.setUp(Mode.COMPUTER) }
    Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(10.dp)) {
        Door(Icons.Book, texts["home-guide"], "", "home-guide", Modifier.weight(1f)) { app.go(Route.GUIDE) }
        Door(Icons.Settings, texts["home-settings"], "", "home-settings", Modifier.weight(1f)) { app.go(Route.SETTINGS) }
    }
}

/** A large button with an icon and a line about where it leads. */
@Composable
private fun Door(
    icon: ImageVector,
    title: String,
    detail: String,
    tag: String,
    modifier: Modifier = Modifier,
    strong: Boolean = false,
    onClick: () -> Unit,
) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(18.dp)
    val ink = if (strong) colors.onWalnut else colors.ink
    Row(
        modifier
            .fillMaxWidth()
            .testTag(tag)
            .shadow(if (colors.dark) 0.dp else 3.dp, shape, ambientColor = colors.walnut, spotColor = colors.walnut)
            .clip(shape)
            .background(if (strong) colors.walnut else colors.card)
            .border(1.dp, if (strong) Color.Transparent else colors.line, shape)
            .clickable(role = Role.Button, onClick = onClick)
            .defaultMinSize(minHeight = if (detail.isEmpty()) 56.dp else 68.dp)
            .padding(horizontal = 16.dp, vertical = 10.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(14.dp),
    ) {
        Glyph(icon, color = if (strong) ink else colors.brass, size = 26.dp)
        Column(Modifier.weight(1f)) {
            Txt(title, style = Theme.type.heading, color = ink, maxLines = if (detail.isEmpty()) 1 else 2, shrinkTo = 12.sp)
            if (detail.isNotEmpty()) {
                Txt(
                    detail,
                    style = Theme.type.small,
                    color = if (strong) ink.copy(alpha = 0.85f) else colors.inkSoft,
                    maxLines = 3,
                    shrinkTo = 10.sp,
                )
            }
        }
        if (detail.isNotEmpty()) Glyph(Icons.Chevron, color = ink.copy(alpha = 0.6f), size = 18.dp)
    }
}
