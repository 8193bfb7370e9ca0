package app.palgak.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Offer
import app.palgak.core.Panel
import app.palgak.core.Snapshot
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Txt
import app.palgak.ui.online.ClockFace
import app.palgak.ui.theme.Theme

/**
 * A panel in a column beside the board, which is narrow and has height to spare: the player's name under the side's,
 * what was taken and the score below, then the words and the clock. An [offer] takes the place of the first two.
 */
@Composable
internal fun Stacked(panel: Panel, snapshot: Snapshot, offer: Offer?, actions: GameActions) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    // In a column this narrow the clock leaves no room for words beside it.
    val narrow = maxWidth < 150.dp
    // A game that is looked through has one word for each side, and the column needs its height.
    val words = snapshot.review == null
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        if (offer != null) {
            OfferColumn(offer, panel.side, actions)
        } else {
            Names(panel, snapshot)
            Row(
                Modifier.fillMaxWidth().heightIn(min = 27.dp),
                verticalAlignment = Alignment.CenterVertically,
                horizontalArrangement = Arrangement.spacedBy(6.dp),
            ) {
                Box(Modifier.weight(1f).clearAndSetSemantics { }) { Captured(panel.captured, compact = true) }
                if (!words) panel.clock?.let { ClockFace(it, panel.side, compact = true) }
                Score(panel)
            }
        }
        if (words) {
            // Whose turn it is the frame and the clock say.
            if (narrow && (panel.clock == null || panel.inCheck || panel.line.urgent)) {
                Words(panel, Modifier.fillMaxWidth())
            }
            Row(
                Modifier.fillMaxWidth(),
                verticalAlignment = Alignment.CenterVertically,
                horizontalArrangement = Arrangement.spacedBy(6.dp, Alignment.End),
            ) {
                if (!narrow) Words(panel, Modifier.weight(1f))
                panel.clock?.let { ClockFace(it, panel.side, compact = true) }
            }
        }
    }
}

@Composable
private fun Words(panel: Panel, modifier: Modifier) =
    Box(modifier.height(34.dp), contentAlignment = Alignment.CenterStart) { Line(panel) }

/** The side's king and name, and under it who plays the side; one thing to a screen reader. */
@Composable
private fun Names(panel: Panel, snapshot: Snapshot) = Row(
    Modifier.fillMaxWidth().clearAndSetSemantics {
        contentDescription = listOfNotNull(panel.spoken, ended(panel, snapshot), panel.warning).joinToString(". ")
    },
    verticalAlignment = Alignment.CenterVertically,
    horizontalArrangement = Arrangement.spacedBy(8.dp),
) {
    panel.emblem?.let { PieceChip(it, 38.dp) }
    Column(Modifier.weight(1f)) {
        Txt(panel.name, style = Theme.type.heading, color = Theme.colors.side(panel.side), maxLines = 1, shrinkTo = 11.sp)
        val under = listOfNotNull(panel.player.ifEmpty { null }, ended(panel, snapshot)).joinToString(" · ")
        if (under.isNotEmpty()) {
            Txt(under, style = Theme.type.small.copy(lineHeight = 15.sp), color = Theme.colors.inkSoft, maxLines = 2, shrinkTo = 8.sp)
        }
    }
}

/** How a finished game ended for the side, while it is looked through. */
private fun ended(panel: Panel, snapshot: Snapshot): String? = panel.message.takeIf { snapshot.review != null && it.isNotEmpty() }
