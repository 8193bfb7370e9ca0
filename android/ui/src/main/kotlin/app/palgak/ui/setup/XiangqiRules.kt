package app.palgak.ui.setup

import androidx.compose.runtime.Composable
import app.palgak.core.Game
import app.palgak.core.NewGame
import app.palgak.core.Side
import app.palgak.core.XiangqiChoices
import app.palgak.core.XiangqiHandicap
import app.palgak.core.XiangqiPreset
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.ChoiceRows
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Segments
import app.palgak.ui.game.side
import app.palgak.ui.theme.Theme

/** What is agreed on before a game of Xiangqi: which horses stay in the box, and how repetitions are judged. */
@Composable
fun XiangqiRules(game: NewGame, onChange: (NewGame) -> Unit) {
    val texts = Theme.texts
    val chosen = game.xiangqi

    fun change(choices: XiangqiChoices) = onChange(game.copy(xiangqi = choices))
    Card {
        Heading(texts["new-handicap"])
        ChoiceRows(
            listOf(
                Triple(XiangqiHandicap.NONE, texts["handicap-none"], ""),
                Triple(XiangqiHandicap.ONE_HORSE, texts["handicap-one-horse"], texts["handicap-one-horse-detail"]),
                Triple(XiangqiHandicap.TWO_HORSES, texts["handicap-two-horses"], texts["handicap-two-horses-detail"]),
            ),
            chosen.handicap,
            { change(chosen.copy(handicap = it)) },
            tag = { "handicap-${it.name.lowercase()}" },
        )
        if (chosen.handicap != XiangqiHandicap.NONE) {
            Heading(texts["new-giver"])
            Segments(
                Side.entries.map {
                    it to texts.side(Game.XIANGQI, it)
                },
                chosen.giver,
                { change(chosen.copy(giver = it)) },
                tag = { "giver-${it.name.lowercase()}" },
            )
        }
    }
    Card {
        Heading(texts["new-rules"])
        ChoiceRows(
            listOf(
                Triple(XiangqiPreset.TABLETOP, texts["rules-tabletop"], texts["rules-tabletop-detail"]),
                Triple(XiangqiPreset.SIMPLE, texts["rules-simple"], texts["rules-simple-detail"]),
            ),
            chosen.preset,
            { change(chosen.copy(preset = it)) },
            tag = { "rules-${it.name.lowercase()}" },
        )
    }
}
