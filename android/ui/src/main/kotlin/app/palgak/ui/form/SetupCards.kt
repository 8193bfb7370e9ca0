package app.palgak.ui.form

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
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
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.SetupChoice
import app.palgak.core.SetupOption
import app.palgak.ui.board.DiagramView
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme

/** The opening setups to choose from: two in a row where there is room. */
@Composable
internal fun SetupCards(setups: List<SetupOption>, onChoose: (String) -> Unit) = BoxWithConstraints {
    val across = if (maxWidth > 430.dp) 2 else 1
    Column(Modifier.selectableGroup(), verticalArrangement = Arrangement.spacedBy(10.dp)) {
        for (row in setups.chunked(across)) {
            Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                for (setup in row) SetupCard(setup.choice, setup.chosen, Modifier.weight(1f).testTag(setup.id)) { onChoose(setup.id) }
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
