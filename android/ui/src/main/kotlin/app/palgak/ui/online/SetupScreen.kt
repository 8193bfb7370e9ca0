package app.palgak.ui.online

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.palgak.core.Game
import app.palgak.core.OnlineAction
import app.palgak.core.Setup
import app.palgak.core.SetupStage
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.PageBar
import app.palgak.ui.controls.Txt
import app.palgak.ui.form.SetupCard
import app.palgak.ui.game.GameLook
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.OnlineState
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme

/** An opponent is found: both choose their setups, hidden from each other; in other games it begins in a moment. */
@Composable
fun SetupScreen(app: AppModel, online: OnlineModel, match: OnlineState) {
    val snapshot = match.snapshot
    BoxWithConstraints(
        Modifier.fillMaxSize().background(Theme.colors.page).safeDrawingPadding().testTag("online-setup").semantics {
            paneTitle = snapshot.title
        },
    ) {
        val wide = maxWidth > maxHeight * 1.1f
        Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
            PageBar(snapshot.opponent.ifEmpty { snapshot.title }, { app.back() })
            val stage = snapshot.setup
            if (stage == null) {
                Column(
                    Modifier.weight(1f).padding(horizontal = 20.dp),
                    Arrangement.spacedBy(14.dp, Alignment.CenterVertically),
                    Alignment.CenterHorizontally,
                ) {
                    Ripples(snapshot.game ?: Game.JANGGI, 240.dp)
                    Txt(snapshot.text, Modifier.testTag("online-text"), style = Theme.type.heading, align = TextAlign.Center)
                }
            } else {
                GameLook(Game.JANGGI) { Choosing(online, match, stage, wide, Modifier.weight(1f)) }
            }
        }
    }
}

@Composable
private fun Choosing(online: OnlineModel, match: OnlineState, stage: SetupStage, wide: Boolean, modifier: Modifier) {
    var picked by rememberSaveable { mutableStateOf((stage.choices.firstOrNull { it.recommended } ?: stage.choices.first()).setup) }
    val own = stage.own
    Column(modifier.widthIn(max = if (wide) 1_100.dp else 620.dp).fillMaxWidth().padding(horizontal = 14.dp)) {
        Row(
            Modifier.fillMaxWidth().padding(bottom = 8.dp),
            verticalAlignment = Alignment.CenterVertically,
            horizontalArrangement = Arrangement.spacedBy(14.dp),
        ) {
            Ring(stage, match.arrived)
            Column(Modifier.weight(1f), verticalArrangement = Arrangement.spacedBy(3.dp)) {
                Txt(
                    match.snapshot.text,
                    Modifier.testTag("online-text").semantics { heading() },
                    style = if (wide) Theme.type.strong else Theme.type.heading,
                )
                OpponentLine(stage.opponentChosen)
            }
            if (wide) Foot(online, match, picked, Modifier.widthIn(max = 260.dp))
        }
        Column(
            Modifier.weight(1f).verticalScroll(rememberScrollState()).selectableGroup().padding(bottom = 8.dp),
            verticalArrangement = Arrangement.spacedBy(10.dp),
        ) {
            for (row in stage.choices.chunked(if (wide) stage.choices.size else 2)) {
                Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                    for (choice in row) {
                        val chosen = choice.setup == (own ?: picked)
                        val look = Modifier.weight(1f).alpha(if (own != null && !chosen) 0.45f else 1f)
                        SetupCard(choice, chosen, look.testTag("setup-${choice.setup.name.lowercase()}")) {
                            if (own == null) picked = choice.setup
                        }
                    }
                }
            }
        }
        if (!wide) Foot(online, match, picked, Modifier.fillMaxWidth().padding(vertical = 10.dp))
    }
}

/** The button that makes the choice final, and the one that calls the game off. */
@Composable
private fun Foot(online: OnlineModel, match: OnlineState, picked: Setup, modifier: Modifier) {
    val texts = Theme.texts
    Column(modifier, verticalArrangement = Arrangement.spacedBy(8.dp)) {
        if (OnlineAction.CHOOSE_SETUP in match) {
            FilledButton(texts["online-choose"], { online.choose(picked) }, Modifier.fillMaxWidth(), Icons.Tick, "online-choose")
        } else if (OnlineAction.CANCEL in match) {
            OutlineButton(texts["common-cancel"], { online.ask(OnlineAction.CANCEL) }, Modifier.fillMaxWidth(), tag = "online-cancel")
        }
    }
}

/** Whether the opponent has chosen; never what. */
@Composable
private fun OpponentLine(chosen: Boolean) {
    val colors = Theme.colors
    Row(
        Modifier.testTag(if (chosen) "opponent-chose" else "opponent-chooses"),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        if (chosen) Glyph(Icons.Tick, color = colors.brass, size = 16.dp)
        Txt(
            Theme.texts[if (chosen) "online-opponent-chose" else "online-opponent-chooses"],
            style = Theme.type.small,
            color = if (chosen) colors.ink else colors.inkSoft,
        )
    }
}

/** The seconds left, and a ring around them that goes with them. */
@Composable
private fun Ring(stage: SetupStage, arrived: Long) {
    val colors = Theme.colors
    val of = stage.ofMs.toLong().coerceAtLeast(1)
    val smooth = if (LocalReducedMotion.current) 0 else of
    val left = countDown(stage.leftMs.toLong(), arrived, smooth = smooth)
    val seconds by remember(left) { derivedStateOf { (left.value + 999) / 1_000 } }
    val urgent = seconds <= 5
    val name = Theme.texts["online-left"]
    val spoken = "$name $seconds"
    Box(
        Modifier.size(58.dp).testTag("online-left").clearAndSetSemantics { contentDescription = spoken },
        contentAlignment = Alignment.Center,
    ) {
        val ink = if (urgent) colors.alert else colors.brass
        Canvas(Modifier.fillMaxSize()) {
            val pen = 5.dp.toPx()
            val at = Offset(pen / 2, pen / 2)
            val round = Size(size.width - pen, size.height - pen)
            drawArc(colors.inset, 0f, 360f, false, at, round, style = Stroke(pen))
            drawArc(ink, -90f, 360f * left.value / of, false, at, round, style = Stroke(pen, cap = StrokeCap.Round))
        }
        Txt("$seconds", style = Theme.type.score, color = if (urgent) colors.alert else colors.ink)
    }
}
