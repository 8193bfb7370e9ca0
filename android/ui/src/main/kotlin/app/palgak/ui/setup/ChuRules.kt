package app.palgak.ui.setup

import androidx.compose.runtime.Composable
import androidx.compose.ui.unit.dp
import app.palgak.core.ChuChoices
import app.palgak.core.ChuHandicap
import app.palgak.core.ChuPreset
import app.palgak.core.ChuPromotion
import app.palgak.core.NewGame
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.ChoiceRows
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.ToggleRow
import app.palgak.ui.theme.Theme

/** What is agreed on before a game of Chu Shogi: what the weaker side gets, and which readings of the rules hold. */
@Composable
fun ChuRules(game: NewGame, onChange: (NewGame) -> Unit) {
    val texts = Theme.texts
    val chosen = game.chushogi

    fun change(choices: ChuChoices) = onChange(game.copy(chushogi = choices))
    Card {
        Heading(texts["new-handicap"])
        ChoiceRows(
            listOf(
                Triple(ChuHandicap.NONE, texts["handicap-none"], ""),
                Triple(ChuHandicap.TWO_KINGS, texts["handicap-two-kings"], texts["handicap-two-kings-detail"]),
                Triple(ChuHandicap.TWO_LIONS, texts["handicap-two-lions"], texts["handicap-lions-detail"]),
                Triple(ChuHandicap.THREE_LIONS, texts["handicap-three-lions"], texts["handicap-lions-detail"]),
            ),
            chosen.handicap,
            { change(chosen.copy(handicap = it)) },
            tag = { "handicap-${it.name.lowercase()}" },
        )
    }
    Card {
        Heading(texts["new-rules"])
        ChoiceRows(
            listOf(
                Triple(ChuPreset.STANDARD, texts["rules-standard"], texts["rules-standard-detail"]),
                Triple(ChuPreset.LISHOGI, texts["rules-lishogi"], texts["rules-lishogi-detail"]),
                Triple(ChuPreset.SENJISHI_PROTECTED, texts["rules-senjishi-protected"], texts["rules-senjishi-protected-detail"]),
            ),
            chosen.preset,
            { change(chosen.copy(preset = it)) },
            tag = { "rules-${it.name.lowercase()}" },
        )
        Heading(texts["new-promotion"])
        ChoiceRows(
            listOf(
                Triple(ChuPromotion.ON_ENTRY, texts["promotion-entry"], texts["promotion-entry-detail"]),
                Triple(ChuPromotion.SHOGI, texts["promotion-shogi"], texts["promotion-shogi-detail"]),
            ),
            chosen.promotion,
            { change(chosen.copy(promotion = it)) },
            tag = { "promotion-${it.name.lowercase()}" },
        )
    }
    Card(padding = 12.dp) {
        ToggleRow(texts["new-bare-king"], texts["new-bare-king-detail"], chosen.bareKing, {
            change(chosen.copy(bareKing = it))
        }, tag = "new-bare-king")
        ToggleRow(
            texts["new-quiet"],
            texts["new-quiet-detail"],
            chosen.quietDraw,
            { change(chosen.copy(quietDraw = it)) },
            tag = "new-quiet",
        )
        ToggleRow(texts["new-material"], texts["new-material-detail"], chosen.insufficientMaterial, {
            change(chosen.copy(insufficientMaterial = it))
        }, tag = "new-material")
        ToggleRow(texts["new-exposure"], texts["new-exposure-detail"], chosen.refuseExposure, {
            change(chosen.copy(refuseExposure = it))
        }, tag = "new-exposure")
    }
}
