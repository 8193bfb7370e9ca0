package app.palgak.ui.online

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.palgak.core.OnlineAction
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.PageBar
import app.palgak.ui.controls.Txt
import app.palgak.ui.controls.under
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.OnlineState
import app.palgak.ui.theme.Theme

/** Waiting: for how long, for whom, and the two ways out of it. */
@Composable
fun WaitingScreen(app: AppModel, online: OnlineModel, match: OnlineState, state: AppState) {
    var replacing by remember { mutableStateOf(false) }
    val snapshot = match.snapshot
    val game = snapshot.game ?: state.settings.lastGame.game
    val computer = { online.ask(OnlineAction.PLAY_COMPUTER_NOW) }
    // A game that is not finished is not thrown away unasked.
    val onComputer = { if (state.saved?.over == false) replacing = true else computer() }
    BoxWithConstraints(
        Modifier.fillMaxSize().background(Theme.colors.page).safeDrawingPadding().under(replacing).testTag("waiting").semantics {
            paneTitle = snapshot.title
        },
    ) {
        val tall = maxHeight
        val wide = maxWidth > tall * 1.1f
        val size = min(if (wide) maxWidth * 0.4f else maxWidth * 0.86f, maxHeight * (if (wide) 0.78f else 0.42f))
        Column(Modifier.fillMaxSize()) {
            PageBar(snapshot.title, { app.back() })
            if (wide) {
                Row(
                    Modifier.fillMaxSize().padding(horizontal = 20.dp),
                    Arrangement.spacedBy(24.dp, Alignment.CenterHorizontally),
                    Alignment.CenterVertically,
                ) {
                    Box(Modifier.weight(1f), contentAlignment = Alignment.Center) { Ripples(game, size) }
                    Column(
                        Modifier.weight(1f).widthIn(max = 460.dp).verticalScroll(rememberScrollState()).padding(vertical = 8.dp),
                        Arrangement.spacedBy(14.dp),
                        Alignment.CenterHorizontally,
                    ) {
                        News(app, match)
                        Ways(online, match, onComputer)
                    }
                }
            } else {
                Column(
                    Modifier
                        .weight(1f)
                        .fillMaxWidth()
                        .verticalScroll(rememberScrollState())
                        .heightIn(min = tall - 220.dp)
                        .padding(horizontal = 20.dp),
                    Arrangement.spacedBy(14.dp, Alignment.CenterVertically),
                    Alignment.CenterHorizontally,
                ) {
                    Ripples(game, size)
                    News(app, match)
                }
                Column(
                    Modifier.align(Alignment.CenterHorizontally).widthIn(max = 480.dp).padding(horizontal = 20.dp, vertical = 14.dp),
                    verticalArrangement = Arrangement.spacedBy(10.dp),
                ) { Ways(online, match, onComputer) }
            }
        }
    }
    if (replacing) {
        val texts = Theme.texts
        Confirm(texts["new-replace-title"], texts["new-replace-detail"], texts["new-start"], "new-replace", {
            replacing = false
            computer()
        }, { replacing = false })
    }
}

/** What is going on: in a sentence, by the clock, and the code if there is one. */
@Composable
private fun ColumnScope.News(app: AppModel, match: OnlineState) {
    val snapshot = match.snapshot
    Txt(
        snapshot.text,
        Modifier.testTag("online-text").widthIn(max = 420.dp).semantics { heading() },
        style = Theme.type.heading,
        align = TextAlign.Center,
    )
    snapshot.code?.let { CodeCard(app, it) }
    snapshot.waitedMs?.let { waited ->
        val since = countUp(waited.toLong(), match.arrived)
        val text by remember(since) { derivedStateOf { waitedText(since.value) } }
        val name = Theme.texts["online-waited"]
        Txt(
            text,
            Modifier.testTag("online-waited").clearAndSetSemantics { contentDescription = "$name $text" },
            style = Theme.type.score.copy(fontSize = if (snapshot.code == null) 34.sp else 23.sp, lineHeight = 40.sp),
            color = Theme.colors.inkSoft,
        )
    }
}

/** The code to tell a friend, as large as it can be read out, and the button that copies it. */
@Composable
private fun CodeCard(app: AppModel, code: String) {
    val texts = Theme.texts
    val colors = Theme.colors
    val name = texts["online-code"]
    var copied by remember(code) { mutableStateOf(false) }
    Column(
        Modifier
            .widthIn(max = 420.dp)
            .fillMaxWidth()
            .clip(RoundedCornerShape(18.dp))
            .background(colors.inset)
            .padding(horizontal = 16.dp, vertical = 14.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(10.dp),
    ) {
        Txt(
            code,
            Modifier.testTag("online-code").semantics { contentDescription = "$name ${code.toList().joinToString(" ")}" },
            style = Theme.type.hero.copy(letterSpacing = 6.sp),
            color = colors.ink,
            align = TextAlign.Center,
            maxLines = 1,
            shrinkTo = 20.sp,
        )
        OutlineButton(
            texts[if (copied) "online-copied" else "online-copy"],
            {
                app.share(code)
                copied = true
            },
            Modifier.fillMaxWidth(),
            if (copied) Icons.Tick else Icons.Copy,
            "online-copy",
        )
    }
}

/** The ways out of waiting. */
@Composable
private fun Ways(online: OnlineModel, match: OnlineState, onComputer: () -> Unit) {
    val texts = Theme.texts
    if (OnlineAction.PLAY_COMPUTER_NOW in match) {
        FilledButton(texts["online-computer"], onComputer, Modifier.fillMaxWidth(), Icons.Computer, "online-computer")
    }
    if (OnlineAction.CANCEL in match) {
        OutlineButton(texts["common-cancel"], { online.ask(OnlineAction.CANCEL) }, Modifier.fillMaxWidth(), tag = "online-cancel")
    }
}
