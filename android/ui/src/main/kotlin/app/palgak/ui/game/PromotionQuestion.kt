package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Action
import app.palgak.core.PieceForm
import app.palgak.core.PieceView
import app.palgak.core.View
import app.palgak.core.pieceForms
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme
import kotlin.math.roundToInt

/** Whether a piece promotes: the two faces to choose from, beside the point, turned to whoever chooses. */
@Composable
fun PromotionQuestion(
    piece: PieceView,
    text: String,
    at: Offset,
    cell: Float,
    upsideDown: Boolean,
    view: View,
    actions: GameActions,
    modifier: Modifier = Modifier,
) {
    val forms = remember(piece.side, piece.figure, view) { pieceForms(piece.side, piece.figure, view) }
    if (forms.size < 2) return
    Layout(
        content = { Faces(forms, text, upsideDown, actions) },
        modifier = modifier,
    ) { measurables, constraints ->
        val question = measurables.single().measure(Constraints(maxWidth = constraints.maxWidth, maxHeight = constraints.maxHeight))
        layout(constraints.maxWidth, constraints.maxHeight) {
            val x = at.x - question.width / 2f
            // Below the point, unless that is where the board ends.
            val gap = cell * 0.7f
            val y = at.y
            val below = y + gap + question.height <= constraints.maxHeight
            question.place(
                x.roundToInt().coerceIn(0, (constraints.maxWidth - question.width).coerceAtLeast(0)),
                (if (below) y + gap else y - gap - question.height).roundToInt().coerceIn(
                    0,
                    (constraints.maxHeight - question.height).coerceAtLeast(0),
                ),
            )
        }
    }
}

@Composable
private fun Faces(forms: List<PieceForm>, text: String, upsideDown: Boolean, actions: GameActions) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(18.dp)
    Column(
        Modifier
            .rotate(if (upsideDown) 180f else 0f)
            .testTag("promotion")
            .semantics {
                paneTitle = text
            }.shadow(12.dp, shape)
            .clip(shape)
            .background(colors.card)
            .border(1.5.dp, colors.brass, shape)
            .padding(8.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        Txt(text, style = Theme.type.small, maxLines = 2, align = TextAlign.Center)
        Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
            Face(forms[1], Theme.texts["action-promote"], "promote") { actions.run(Action.PROMOTE, null) }
            Face(forms[0], Theme.texts["action-keep-unpromoted"], "keep") { actions.run(Action.KEEP_UNPROMOTED, null) }
        }
    }
}

@Composable
private fun Face(form: PieceForm, label: String, tag: String, onClick: () -> Unit) {
    Column(
        Modifier
            .testTag(
                tag,
            ).width(104.dp)
            .clip(RoundedCornerShape(12.dp))
            .background(Theme.colors.inset)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics(mergeDescendants = true) { contentDescription = "$label: ${form.name}" }
            .padding(6.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        PieceChip(form.piece, 54.dp)
        Txt(label, style = Theme.type.strong, maxLines = 1, shrinkTo = 10.sp)
        Txt(form.name, style = Theme.type.label, color = Theme.colors.inkSoft, maxLines = 1, shrinkTo = 8.sp)
    }
}
