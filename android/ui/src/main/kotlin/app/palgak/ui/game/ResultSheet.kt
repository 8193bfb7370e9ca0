package app.palgak.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.palgak.core.ResultCard
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Sheet
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme

/** How the game ended, and what to do next. */
@Composable
fun ResultSheet(
    result: ResultCard,
    snapshot: Snapshot,
    next: @Composable () -> Unit,
    onReview: () -> Unit,
    share: Sharing,
    onHome: () -> Unit,
    onDismiss: () -> Unit,
) {
    val texts = Theme.texts
    Sheet(result.title, onDismiss, "result", atBottom = false) {
        Column(
            Modifier.fillMaxWidth(),
            horizontalAlignment = Alignment.CenterHorizontally,
            verticalArrangement = Arrangement.spacedBy(6.dp),
        ) {
            Row(horizontalArrangement = Arrangement.spacedBy(2.dp)) {
                val sides = result.winner?.let { listOf(it) } ?: listOf(Side.FIRST, Side.SECOND)
                for (side in sides) snapshot.panel(side).emblem?.let { PieceChip(it, 84.dp) }
            }
            Txt(
                result.title,
                Modifier.testTag("result-title"),
                style = Theme.type.display,
                color =
                    result.winner?.let { Theme.colors.side(it) } ?: Theme.colors.ink,
                align = TextAlign.Center,
            )
            Txt(result.reason, Modifier.testTag("result-reason"), style = Theme.type.strong, align = TextAlign.Center)
            result.mate?.let {
                Txt(it, Modifier.testTag("result-mate"), style = Theme.type.heading, color = Theme.colors.brass, align = TextAlign.Center)
            }
            for (line in result.details) Txt(line, style = Theme.type.small, color = Theme.colors.inkSoft, align = TextAlign.Center)
        }
        next()
        Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            OutlineButton(texts["action-review"], onReview, Modifier.weight(1f), Icons.Review, "result-review")
            OutlineButton(texts[share.words], share.onRecord, Modifier.weight(1f), share.icon, "result-share")
        }
        OutlineButton(texts["result-home"], onHome, Modifier.fillMaxWidth(), Icons.Home, "result-home")
    }
}
