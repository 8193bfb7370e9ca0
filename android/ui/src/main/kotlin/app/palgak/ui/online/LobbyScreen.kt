package app.palgak.ui.online

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.Field
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.Txt
import app.palgak.ui.home.GameTiles
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.model.Wish
import app.palgak.ui.theme.Theme

/** The way to a game with somebody elsewhere; first of all, through which server. */
@Composable
fun LobbyScreen(app: AppModel, state: AppState) {
    val texts = Theme.texts
    Page(texts["home-quick"], { app.back() }, "lobby", width = 520.dp) {
        if (app.desk.server(state).isEmpty()) {
            Card {
                Txt(texts["lobby-server-needed"])
                ServerField(app, state, onDone = {})
            }
        } else {
            Opponents(app, state)
        }
    }
}

/** Whom to play, and which game. */
@Composable
private fun Opponents(app: AppModel, state: AppState) {
    val texts = Theme.texts
    val game = state.settings.lastGame.game
    GameTiles(game, onChoose = app::choose)
    Card {
        FilledButton(
            texts["lobby-find"],
            { app.desk.begin(Wish.Stranger(game)) },
            Modifier.fillMaxWidth(),
            Icons.Seek,
            "lobby-find",
        )
        Txt(
            texts["lobby-clock"],
            Modifier.fillMaxWidth(),
            style = Theme.type.small,
            color = Theme.colors.inkSoft,
            align = TextAlign.Center,
        )
    }
    Card {
        Heading(texts["online-title-code"])
        OutlineButton(
            texts["lobby-friend"],
            { app.desk.begin(Wish.Friend(game)) },
            Modifier.fillMaxWidth(),
            Icons.People,
            "lobby-friend",
        )
        CodeEntry(app)
    }
    ServerLine(app, state)
}

/** The code that a friend has told. */
@Composable
private fun CodeEntry(app: AppModel) {
    val texts = Theme.texts
    var open by rememberSaveable { mutableStateOf(false) }
    var code by rememberSaveable { mutableStateOf("") }
    if (!open) {
        OutlineButton(texts["lobby-code"], { open = true }, Modifier.fillMaxWidth(), Icons.Key, "lobby-code")
        return
    }
    val join = { if (code.isNotBlank()) app.desk.begin(Wish.Host(code.trim())) }
    Field(
        texts["lobby-code-field"],
        code,
        { code = it.uppercase().take(CODE_ROOM) },
        join,
        tag = "lobby-code-field",
        example = "ABC234",
        style = Theme.type.score.copy(letterSpacing = 4.sp),
        capitals = true,
    )
    FilledButton(texts["lobby-join"], join, Modifier.fillMaxWidth(), tag = "lobby-join")
}

/** More than any code is long, so that what is wrong with one is said rather than cut off. */
private const val CODE_ROOM = 12

/** Which server is used, and the way to another. */
@Composable
private fun ServerLine(app: AppModel, state: AppState) {
    val texts = Theme.texts
    var changing by rememberSaveable { mutableStateOf(false) }
    if (changing) {
        Card { ServerField(app, state) { changing = false } }
        return
    }
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically, horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        Txt(app.desk.server(state), Modifier.weight(1f), style = Theme.type.small, color = Theme.colors.inkSoft, maxLines = 2)
        OutlineButton(texts["lobby-server-change"], { changing = true }, Modifier.width(190.dp), tag = "lobby-server-change")
    }
}

/** The server's address to be written in. */
@Composable
fun ServerField(app: AppModel, state: AppState, onDone: () -> Unit) {
    val texts = Theme.texts
    var address by rememberSaveable { mutableStateOf(state.settings.server) }
    val save = {
        app.change { it.copy(server = address.trim()) }
        onDone()
    }
    Field(
        texts["lobby-server-field"],
        address,
        { address = it },
        save,
        tag = "server-field",
        example = "play.example.org",
    )
    FilledButton(texts["lobby-server-save"], save, Modifier.fillMaxWidth(), tag = "server-save")
}
