package app.palgak.ui.form

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Game
import app.palgak.core.SideOption
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Txt
import app.palgak.ui.game.GameLook
import app.palgak.ui.theme.Theme
import app.palgak.ui.theme.of

/** The sides to choose from, each by its king. */
@Composable
internal fun SideCards(game: Game, sides: List<SideOption>, onChoose: (String) -> Unit) {
    Row(Modifier.fillMaxWidth().selectableGroup(), horizontalArrangement = Arrangement.spacedBy(10.dp)) {
        for (side in sides) SideCard(game, side, Modifier.weight(1f)) { onChoose(side.option.id) }
    }
}

@Composable
private fun SideCard(game: Game, side: SideOption, modifier: Modifier, onChoose: () -> Unit) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(14.dp)
    val chosen = side.option.chosen
    Column(
        modifier
            .testTag(side.option.id)
            .clip(shape)
            .background(if (chosen) colors.inset else Color.Transparent)
            .border(if (chosen) 2.dp else 1.dp, if (chosen) colors.brass else colors.line, shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .defaultMinSize(minHeight = 96.dp)
            .padding(8.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        GameLook(game) { PieceChip(side.piece, 60.dp) }
        Txt(side.option.title, style = Theme.type.heading, color = colors.of(game).side(side.piece.side))
        Txt(side.option.detail, style = Theme.type.small, color = colors.inkSoft, maxLines = 1, shrinkTo = 9.sp)
    }
}
