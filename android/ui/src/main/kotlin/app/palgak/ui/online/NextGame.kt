package app.palgak.ui.online

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import app.palgak.core.OnlineAction
import app.palgak.core.OnlinePhase
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.LabelledButton
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.OnlineState
import app.palgak.ui.theme.Theme

/** The quick match that a board belongs to. */
@Immutable
class Remote(val model: OnlineModel, val state: OnlineState)

/** After a game: what the opponent proposes, and the ways to the next game. */
@Composable
fun NextGame(remote: Remote) {
    val snapshot = remote.state.snapshot
    val asked = OnlineAction.OFFER_REMATCH !in remote.state
    // Once something has been proposed or the opponent has gone, the sentence says more than the result above it.
    if (snapshot.phase == OnlinePhase.OVER && asked) {
        Txt(
            snapshot.text,
            Modifier.fillMaxWidth().testTag("rematch-text"),
            style = Theme.type.strong,
            color = Theme.colors.brass,
            align = TextAlign.Center,
        )
    }
    var first = true
    for ((action, icon, text, tag) in ways(remote)) {
        val ask = { remote.model.ask(action) }
        if (first) {
            FilledButton(text, ask, Modifier.fillMaxWidth(), icon, "result-$tag")
        } else {
            OutlineButton(text, ask, Modifier.fillMaxWidth(), icon, "result-$tag")
        }
        first = false
    }
}

/** The same under the board, for who looks at it once more. */
@Composable
fun NextGameButtons(remote: Remote, modifier: Modifier) {
    for ((action, icon, text, tag) in ways(remote)) {
        val emphasis = Theme.colors.walnut.takeIf { action == OnlineAction.ACCEPT_REMATCH }
        LabelledButton(icon, text, { remote.model.ask(action) }, modifier, "bar-$tag", emphasis = emphasis)
    }
}

private data class Way(val action: OnlineAction, val icon: ImageVector, val text: String, val tag: String)

@Composable
private fun ways(remote: Remote): List<Way> {
    val texts = Theme.texts
    return listOf(
        Way(OnlineAction.ACCEPT_REMATCH, Icons.Rematch, texts["online-accept-rematch"], "accept-rematch"),
        Way(OnlineAction.OFFER_REMATCH, Icons.Rematch, texts["action-rematch"], "rematch"),
        Way(OnlineAction.NEXT_OPPONENT, Icons.Seek, texts["online-next"], "next"),
    ).filter { it.action in remote.state }
}
