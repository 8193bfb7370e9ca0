package app.palgak.ui.form

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.palgak.core.FormControl
import app.palgak.core.FormField
import app.palgak.core.FormSection
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Card
import app.palgak.ui.controls.ChoiceRows
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Segments
import app.palgak.ui.controls.ToggleRow
import app.palgak.ui.controls.Txt
import app.palgak.ui.game.GameLook
import app.palgak.ui.theme.Theme

/**
 * A page of choices as the core hands it out: a card for each section. What is chosen is told by its id. Switches have a small margin of
 * their own; where nothing else on the page has switches, [aroundSwitches] makes up for it.
 */
@Composable
fun FormView(sections: List<FormSection>, aroundSwitches: Dp = 16.dp, onChoose: (String) -> Unit) {
    for (section in sections) {
        when {
            // What the whole page is about stands on the page itself.
            section.fields.all { it.control is FormControl.Segments && it.title.isEmpty() } ->
                for (field in section.fields) FieldView(field, onChoose)
            section.fields.all { it.control is FormControl.Switch } -> Card(padding = aroundSwitches) {
                for (field in section.fields) FieldView(field, onChoose)
            }
            else -> Card {
                if (section.title.isNotEmpty()) Heading(section.title)
                if (section.note.isNotEmpty()) Txt(section.note, style = Theme.type.small, color = Theme.colors.inkSoft)
                for (field in section.fields) {
                    if (field.title.isNotEmpty() && field.control !is FormControl.Switch) Heading(field.title)
                    FieldView(field, onChoose)
                }
            }
        }
    }
}

/** The control of a field, without the field's title. */
@Composable
fun FieldView(field: FormField, onChoose: (String) -> Unit) {
    when (val control = field.control) {
        is FormControl.Segments -> Segments(
            control.options.map { it.id to it.title },
            control.options.firstOrNull { it.chosen }?.id,
            { it?.let(onChoose) },
            tag = { it.orEmpty() },
        )
        is FormControl.Rows -> ChoiceRows(control.options, onChoose)
        is FormControl.Sides -> SideCards(control.game, control.sides, onChoose)
        is FormControl.Setups -> SetupCards(control.setups, onChoose)
        is FormControl.Switch -> ToggleRow(
            field.title,
            field.detail,
            control.on,
            { onChoose(field.id) },
            tag = field.id,
            icon = icon(field.id, control.on),
        )
        is FormControl.Sample -> GameLook(control.game) {
            Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally)) {
                for (piece in control.pieces) PieceChip(piece, 56.dp)
            }
        }
    }
}

/** The picture of a switch; not every one has one. */
private fun icon(id: String, on: Boolean): ImageVector? = when (id) {
    "new-bikjang" -> Icons.Bikjang
    "settings-consent" -> Icons.Undo
    "settings-touch" -> Icons.Touch
    "settings-sound", "menu-sound" -> if (on) Icons.SoundOn else Icons.SoundOff
    "settings-haptics" -> Icons.Felt
    "settings-exposure" -> Icons.Warning
    else -> null
}
