package app.palgak.ui.setup

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.palgak.core.newGameChoose
import app.palgak.core.newGameDraft
import app.palgak.core.newGameForm
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.under
import app.palgak.ui.form.FormView
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.theme.Theme

/** Sets up a game: who plays, how strong the computer is, where horses and elephants stand, which rules hold. */
@Composable
fun NewGameScreen(app: AppModel, state: AppState) {
    val texts = Theme.texts
    var draft by remember { mutableStateOf(newGameDraft(state.settings, state.setup)) }
    var asking by remember { mutableStateOf(false) }
    val start = { app.play(draft.game) }
    Page(
        texts["new-title"],
        { app.back() },
        "new-game",
        Modifier.under(asking),
        foot = {
            FilledButton(texts["new-start"], {
                if (state.saved?.over ==
                    false
                ) {
                    asking = true
                } else {
                    start()
                }
            }, Modifier.fillMaxWidth(), tag = "new-start")
        },
    ) {
        val view = app.view(state)
        FormView(remember(draft, view) { newGameForm(draft, view) }, aroundSwitches = 12.dp) { draft = newGameChoose(draft, it) }
        OutlineButton(texts["new-record"], app.games::openRecord, Modifier.fillMaxWidth(), Icons.Paste, "new-record")
    }
    if (asking) {
        Confirm(texts["new-replace-title"], texts["new-replace-detail"], texts["new-start"], "new-replace", {
            asking = false
            start()
        }, { asking = false })
    }
}
