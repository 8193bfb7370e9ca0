package app.palgak.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Game
import app.palgak.core.Level
import app.palgak.core.Mode
import app.palgak.core.NewGame
import app.palgak.core.Setup
import app.palgak.core.SetupChoice
import app.palgak.core.Side
import app.palgak.core.setupChoices
import app.palgak.ui.board.DiagramView
import app.palgak.ui.board.PieceChip
import app.palgak.ui.board.kingOf
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.ChoiceRows
import app.palgak.ui.controls.Confirm
import app.palgak.ui.controls.FilledButton
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Page
import app.palgak.ui.controls.Segments
import app.palgak.ui.controls.ToggleRow
import app.palgak.ui.controls.Txt
import app.palgak.ui.controls.under
import app.palgak.ui.game.GameLook
import app.palgak.ui.game.game
import app.palgak.ui.game.games
import app.palgak.ui.game.side
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.theme.Theme
import app.palgak.ui.theme.of

/** Sets up a game: who plays, how strong the computer is, where horses and elephants stand, which rules hold. */
@Composable
fun NewGameScreen(app: AppModel, state: AppState) {
    val texts = Theme.texts
    val last = state.settings.lastGame
    var game by remember { mutableStateOf(last.copy(mode = state.setup, seed = null)) }
    var asking by remember { mutableStateOf(false) }
    val start = { app.play(game) }
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
        Segments(
            listOf(Mode.TWO_PLAYERS to texts["home-two"], Mode.COMPUTER to texts["home-computer"]),
            game.mode,
            { game = game.copy(mode = it) },
            tag = { if (it == Mode.COMPUTER) "new-computer" else "new-two" },
        )
        GameChoice(game) { game = it }
        if (game.mode == Mode.COMPUTER) Opponent(state, game) { game = it }
        when (game.game) {
            Game.JANGGI -> JanggiRules(app, state, game) { game = it }
            Game.XIANGQI -> XiangqiRules(game) { game = it }
            Game.CHU_SHOGI -> ChuRules(game) { game = it }
        }
        OutlineButton(texts["new-record"], app.games::openRecord, Modifier.fillMaxWidth(), Icons.Paste, "new-record")
    }
    if (asking) {
        Confirm(texts["new-replace-title"], texts["new-replace-detail"], texts["new-start"], "new-replace", {
            asking = false
            start()
        }, { asking = false })
    }
}

/** Which game it is to be. */
@Composable
private fun GameChoice(game: NewGame, onChange: (NewGame) -> Unit) {
    Segments(
        games.map {
            it to Theme.texts.game(it)
        },
        game.game,
        { onChange(game.copy(game = it)) },
        tag = { "new-game-${it.name.lowercase()}" },
    )
}

/** The setups of Janggi and its one rule that is agreed on. */
@Composable
private fun JanggiRules(app: AppModel, state: AppState, game: NewGame, onChange: (NewGame) -> Unit) {
    val texts = Theme.texts
    Setups(app, state, game, onChange)
    Card(padding = 12.dp) {
        ToggleRow(texts["new-bikjang"], texts["new-bikjang-detail"], game.bikjang, {
            onChange(game.copy(bikjang = it))
        }, tag = "new-bikjang", icon = Icons.Bikjang)
    }
}

/** The person's side and the computer's strength. */
@Composable
private fun Opponent(state: AppState, game: NewGame, onChange: (NewGame) -> Unit) {
    val texts = Theme.texts
    Card {
        Heading(texts["new-side"])
        Row(Modifier.fillMaxWidth().selectableGroup(), horizontalArrangement = Arrangement.spacedBy(10.dp)) {
            for (side in Side.entries) {
                SideCard(
                    state,
                    game.game,
                    side,
                    side == game.human,
                    Modifier.weight(1f),
                ) { onChange(game.copy(human = side)) }
            }
        }
    }
    Card {
        Heading(texts["new-level"])
        ChoiceRows(
            Level.entries.map {
                val id = "level-${it.name.lowercase()}"
                Triple(it, texts[id], texts["$id-detail"])
            },
            game.level,
            { onChange(game.copy(level = it)) },
            tag = { "new-level-${it.name.lowercase()}" },
        )
    }
}

/** A side to play, by its king. */
@Composable
private fun SideCard(state: AppState, game: Game, side: Side, chosen: Boolean, modifier: Modifier, onChoose: () -> Unit) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(14.dp)
    val first = side == Side.FIRST
    val king = kingOf(game, side, state.settings.letters).copy(upsideDown = false)
    Column(
        modifier
            .testTag("new-side-${side.name.lowercase()}")
            .clip(shape)
            .background(if (chosen) colors.inset else Color.Transparent)
            .border(if (chosen) 2.dp else 1.dp, if (chosen) colors.brass else colors.line, shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .defaultMinSize(minHeight = 96.dp)
            .padding(8.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        GameLook(game, state.settings.pieceShape) { PieceChip(king, 60.dp) }
        Txt(Theme.texts.side(game, side), style = Theme.type.heading, color = colors.of(game).side(side))
        Txt(
            Theme.texts[
                if (first) {
                    "new-side-first"
                } else if (game == Game.JANGGI) {
                    "new-side-second"
                } else {
                    "new-side-after"
                },
            ],
            style = Theme.type.small,
            color = colors.inkSoft,
            maxLines = 1,
            shrinkTo = 9.sp,
        )
    }
}

/** Where horses and elephants start: the person's own against the computer, both for two people. */
@Composable
private fun Setups(app: AppModel, state: AppState, game: NewGame, onChange: (NewGame) -> Unit) {
    val texts = Theme.texts
    var shown by rememberSaveable { mutableStateOf(Side.FIRST) }
    val side = if (game.mode == Mode.COMPUTER) game.human else shown
    val choices = remember(side, state.settings.letters, state.locale) { setupChoices(side, app.view(state)) }
    val chosen = if (side == Side.FIRST) game.choSetup else game.hanSetup
    Card {
        Heading(texts["new-setup"])
        Txt(texts["new-setup-detail"], style = Theme.type.small, color = Theme.colors.inkSoft)
        if (game.mode == Mode.TWO_PLAYERS) {
            Segments(listOf(Side.FIRST to texts["side-cho"], Side.SECOND to texts["side-han"]), shown, {
                shown = it
            }, tag = { "new-setup-of-${it.name.lowercase()}" })
        }
        BoxWithConstraints {
            val across = if (maxWidth > 430.dp) 2 else 1
            Column(Modifier.selectableGroup(), verticalArrangement = Arrangement.spacedBy(10.dp)) {
                for (row in choices.chunked(across)) {
                    Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                        for (choice in row) {
                            SetupCard(choice, choice.setup == chosen, Modifier.weight(1f)) {
                                onChange(if (side == Side.FIRST) game.copy(choSetup = choice.setup) else game.copy(hanSetup = choice.setup))
                            }
                        }
                    }
                }
            }
        }
    }
}

/** One setup: its board, its name and shape, and what it is like to play. */
@Composable
internal fun SetupCard(choice: SetupChoice, chosen: Boolean, modifier: Modifier, onChoose: () -> Unit) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(14.dp)
    Column(
        modifier
            .testTag("setup-${choice.setup.name.lowercase()}")
            .clip(shape)
            .background(if (chosen) colors.inset else Color.Transparent)
            .border(if (chosen) 2.dp else 1.dp, if (chosen) colors.brass else colors.line, shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .padding(10.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        DiagramView(choice.board, "", Modifier.fillMaxWidth())
        FlowRow(
            itemVerticalAlignment = Alignment.CenterVertically,
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalArrangement = Arrangement.spacedBy(4.dp),
        ) {
            Txt(choice.name, style = Theme.type.strong, maxLines = 1, shrinkTo = 11.sp)
            Txt(choice.shape, style = Theme.type.small, color = colors.inkSoft, maxLines = 1)
            if (choice.recommended) Recommended()
        }
        Txt(choice.character, style = Theme.type.small, color = colors.inkSoft)
    }
}

@Composable
private fun Recommended() {
    val colors = Theme.colors
    Txt(
        Theme.texts["new-recommended"],
        Modifier.clip(RoundedCornerShape(8.dp)).background(colors.walnut).padding(horizontal = 7.dp, vertical = 2.dp),
        style = Theme.type.label.copy(fontWeight = FontWeight.Bold),
        color = colors.onWalnut,
        maxLines = 1,
    )
}
