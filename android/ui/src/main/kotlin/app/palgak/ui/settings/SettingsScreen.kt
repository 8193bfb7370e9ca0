package app.palgak.ui.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import app.palgak.core.settingsChoose
import app.palgak.core.settingsForm
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.Txt
import app.palgak.ui.form.FormView
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.online.ServerField
import app.palgak.ui.theme.Theme

/** How the app looks, sounds and speaks. Every choice holds at once, in a running game too. */
@Composable
fun SettingsScreen(app: AppModel, state: AppState) {
    val texts = Theme.texts
    Page(texts["home-settings"], { app.back() }, "settings") {
        val form = remember(state.settings, state.locale) { settingsForm(state.settings, state.locale, app.canBeFelt) }
        FormView(form) { id -> app.change { settingsChoose(it, id) } }
        Card {
            Heading(texts["settings-server"])
            ServerField(app, state) { }
        }
        Txt(texts["settings-foot"], style = Theme.type.small, color = Theme.colors.inkSoft)
    }
}
