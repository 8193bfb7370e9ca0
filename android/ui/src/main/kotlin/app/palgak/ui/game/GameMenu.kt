package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.palgak.core.Action
import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.Settings
import app.palgak.core.Snapshot
import app.palgak.core.menuForm
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Sheet
import app.palgak.ui.controls.ToggleRow
import app.palgak.ui.controls.Txt
import app.palgak.ui.form.FieldView
import app.palgak.ui.theme.Theme

/** What the menu of a game leads to. */
class MenuChoices(
    /** A setting was chosen, by its id. */
    val onSetting: (String) -> Unit,
    val onAction: (Action) -> Unit,
    /** What the button says that gives the record away, and what it does. */
    val share: Sharing,
    val onGuide: () -> Unit,
    val onSettings: () -> Unit,
    val onLeave: () -> Unit,
    val onDismiss: () -> Unit,
)

/** How a game is given away. */
class Sharing(
    /** Whether other apps take it; otherwise it is copied. */
    val withApps: Boolean,
    val onRecord: () -> Unit,
    val onPicture: () -> Unit,
)

/** The button that gives the record away. */
internal val Sharing.icon: ImageVector get() = if (withApps) Icons.Share else Icons.Copy

/** What it says. */
internal val Sharing.words: String get() = if (withApps) "share-record" else "result-share"

/** Everything about a game that is not needed at every move. */
@Composable
fun GameMenu(snapshot: Snapshot, settings: Settings, choices: MenuChoices) {
    val texts = Theme.texts
    Sheet(texts["game-menu"], choices.onDismiss, "menu") {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Heading(texts["game-menu"], Modifier.weight(1f))
            app.palgak.ui.controls.IconButton(Icons.Close, texts["common-close"], choices.onDismiss, tag = "menu-close")
        }
        val fields = remember(settings, snapshot.game, texts) { menuForm(settings, snapshot.game, texts.locale).flatMap { it.fields } }
        for (field in fields) FieldView(field, choices.onSetting)
        if (Action.SWITCH_BIKJANG in snapshot.actions) {
            ToggleRow(texts["new-bikjang"], texts["new-bikjang-detail"], snapshot.bikjang, {
                choices.onAction(Action.SWITCH_BIKJANG)
            }, tag = "menu-bikjang", icon = Icons.Bikjang)
        }
        Box(Modifier.fillMaxWidth().height(1.dp).background(Theme.colors.line))
        Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            if (snapshot.mode != Mode.ONLINE) {
                Item(
                    Icons.Hint,
                    texts["action-hint"],
                    "menu-hint",
                    Modifier.weight(1f),
                    Action.HINT in snapshot.actions,
                ) { choices.onAction(Action.HINT) }
            }
            Item(
                Icons.Flip,
                texts["action-flip"],
                "menu-flip",
                Modifier.weight(1f),
                Action.FLIP in snapshot.actions,
            ) { choices.onAction(Action.FLIP) }
        }
        Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            Item(
                Icons.Resign,
                texts["action-resign"],
                "menu-resign",
                Modifier.weight(1f),
                Action.RESIGN in snapshot.actions,
                Theme.colors.alert,
            ) {
                choices.onAction(Action.RESIGN)
            }
            Item(choices.share.icon, texts[choices.share.words], "menu-share", Modifier.weight(1f), onClick = choices.share.onRecord)
        }
        if (choices.share.withApps) {
            Item(Icons.Picture, texts["share-picture"], "menu-picture", Modifier.fillMaxWidth(), onClick = choices.share.onPicture)
        }
        Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            Item(Icons.Book, texts["home-guide"], "menu-guide", Modifier.weight(1f), onClick = choices.onGuide)
            Item(Icons.Settings, texts["home-settings"], "menu-settings", Modifier.weight(1f), onClick = choices.onSettings)
        }
        Item(Icons.Home, texts["game-leave"], "menu-leave", Modifier.fillMaxWidth(), onClick = choices.onLeave)
    }
}

@Composable
private fun Item(
    icon: ImageVector,
    text: String,
    tag: String,
    modifier: Modifier,
    enabled: Boolean = true,
    color: Color = Theme.colors.ink,
    onClick: () -> Unit,
) {
    Row(
        modifier
            .testTag(tag)
            .clip(RoundedCornerShape(12.dp))
            .background(Theme.colors.inset)
            .clickable(enabled = enabled, role = Role.Button, onClick = onClick)
            .alpha(if (enabled) 1f else 0.4f)
            .defaultMinSize(minHeight = 50.dp)
            .padding(horizontal = 12.dp, vertical = 8.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(10.dp),
    ) {
        Glyph(icon, color = color, size = 21.dp)
        Txt(text, style = Theme.type.small, color = color, maxLines = 2)
    }
}
