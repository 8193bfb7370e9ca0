package app.palgak.ui.online

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.palgak.core.OnlineAction
import app.palgak.core.OnlinePhase
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.OnlineState
import app.palgak.ui.theme.Theme

/** It cannot go on, or never began: why, and what can be done. */
@Composable
fun EndScreen(app: AppModel, online: OnlineModel, match: OnlineState) {
    val snapshot = match.snapshot
    val texts = Theme.texts
    val failed = snapshot.phase == OnlinePhase.FAILED
    var changing by remember { mutableStateOf(false) }
    val state by app.state.collectAsState()
    Page(snapshot.title, { app.back() }, "online-end", width = 520.dp) {
        Card {
            Glyph(
                if (failed) Icons.Warning else Icons.People,
                Modifier.align(Alignment.CenterHorizontally).padding(top = 6.dp),
                if (failed) Theme.colors.alert else Theme.colors.brass,
                52.dp,
            )
            Txt(
                snapshot.text,
                Modifier.align(Alignment.CenterHorizontally).testTag("online-text").padding(bottom = 6.dp),
                style = Theme.type.heading,
            )
            if (OnlineAction.RETRY in match) {
                FilledButton(
                    texts["online-retry"],
                    { online.ask(OnlineAction.RETRY) },
                    Modifier.fillMaxWidth(),
                    Icons.Rematch,
                    "online-retry",
                )
            }
            if (OnlineAction.NEXT_OPPONENT in match) {
                FilledButton(
                    texts["online-next"],
                    { online.ask(OnlineAction.NEXT_OPPONENT) },
                    Modifier.fillMaxWidth(),
                    Icons.Seek,
                    "online-next",
                )
            }
            if (failed && !changing) {
                OutlineButton(texts["lobby-server-change"], { changing = true }, Modifier.fillMaxWidth(), tag = "lobby-server-change")
            }
            OutlineButton(texts["common-back"], { app.back() }, Modifier.fillMaxWidth(), Icons.Home, "online-leave")
        }
        val now = state
        if (changing && now != null) Card { ServerField(app, now) { app.back() } }
    }
}
