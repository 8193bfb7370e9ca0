package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.AnalysisTag
import app.palgak.core.MoveEntry
import app.palgak.core.Snapshot
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme

/** The ply whose position is on the board. */
private val Snapshot.shownPly: Int get() = review?.ply?.toInt() ?: moves.size

/** The moves in one line that follows the game. In a finished game a touch on a move shows its position. */
@Composable
fun MoveStrip(snapshot: Snapshot, onPly: (UInt) -> Unit, modifier: Modifier = Modifier) {
    val state = rememberLazyListState()
    val shown = snapshot.shownPly
    LaunchedEffect(shown, snapshot.moves.size) { if (shown > 0) state.scrollToItem((shown - 1).coerceAtLeast(0), -160) }
    Box(modifier.fillMaxWidth().height(34.dp).testTag("moves"), contentAlignment = Alignment.CenterStart) {
        if (snapshot.moves.isEmpty()) {
            Txt(
                Theme.texts["game-no-moves"],
                Modifier.padding(horizontal = 14.dp),
                style = Theme.type.small,
                color = Theme.colors.inkSoft,
                maxLines = 1,
            )
        }
        LazyRow(state = state, contentPadding = PaddingValues(horizontal = 8.dp), verticalAlignment = Alignment.CenterVertically) {
            items(snapshot.moves, key = { it.ply.toInt() }) { Move(it, it.ply.toInt() == shown, snapshot, onPly, Modifier.height(34.dp)) }
        }
    }
}

/** The moves as a record: the first side's on the left, the second's on the right. */
@Composable
fun MoveTable(snapshot: Snapshot, onPly: (UInt) -> Unit, modifier: Modifier = Modifier) {
    if (snapshot.moves.isEmpty()) {
        Box(modifier.fillMaxSize().testTag("moves"), contentAlignment = Alignment.Center) {
            Txt(
                Theme.texts["game-no-moves"],
                style = Theme.type.small,
                color = Theme.colors.inkSoft,
                align = TextAlign.Center,
                maxLines = 3,
                shrinkTo = 8.sp,
            )
        }
        return
    }
    BoxWithConstraints(modifier.fillMaxWidth().testTag("moves")) {
        // Two moves in a line where both can be read, else one.
        val abreast = if (maxWidth < 176.dp * LocalDensity.current.fontScale.coerceAtLeast(1f)) 1 else 2
        val state = rememberLazyListState()
        val rows = snapshot.moves.chunked(abreast)
        val shown = snapshot.shownPly
        LaunchedEffect(shown, rows.size, abreast) {
            if (rows.isNotEmpty()) state.scrollToItem(((shown - 1) / abreast).coerceIn(0, rows.size - 1), -120)
        }
        LazyColumn(Modifier.fillMaxWidth(), state) {
            items(rows, key = { it.first().ply.toInt() }) { row ->
                Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                    Txt(
                        "${(row.first().ply.toInt() + abreast - 1) / abreast}",
                        Modifier.width(if (abreast == 1) 26.dp else 34.dp),
                        style = Theme.type.label,
                        color = Theme.colors.inkSoft,
                        align = TextAlign.Center,
                        maxLines = 1,
                        shrinkTo = 8.sp,
                    )
                    for (move in row) {
                        Move(
                            move,
                            move.ply.toInt() == shown,
                            snapshot,
                            onPly,
                            Modifier.weight(1f).heightIn(min = 36.dp),
                            numbered = false,
                        )
                    }
                    if (row.size < abreast) Box(Modifier.weight(1f))
                }
            }
        }
    }
}

@Composable
private fun Move(move: MoveEntry, shown: Boolean, snapshot: Snapshot, onPly: (UInt) -> Unit, modifier: Modifier, numbered: Boolean = true) {
    val colors = Theme.colors
    val touch = if (snapshot.result != null) Modifier.clickable { onPly(move.ply) } else Modifier
    Row(
        modifier
            .testTag("move-${move.ply}")
            .clip(RoundedCornerShape(8.dp))
            .background(if (shown) colors.inset else Color.Transparent)
            .then(touch)
            .padding(horizontal = 7.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        snapshot.analysis?.points?.firstOrNull { it.ply == move.ply && it.tag != AnalysisTag.FINE }?.let { Flaw(it.tag) }
        if (numbered) Txt("${move.ply}", style = Theme.type.label.copy(fontSize = 10.sp), color = colors.inkSoft)
        Txt(
            move.text,
            style = Theme.type.move.copy(fontWeight = if (shown) FontWeight.Bold else FontWeight.Normal),
            color = colors.side(move.side),
            maxLines = 1,
            shrinkTo = 8.sp,
        )
    }
}

/** A dot before a move that lost something. */
@Composable
private fun Flaw(tag: AnalysisTag) {
    Box(Modifier.size(7.dp).clip(CircleShape).background(if (slight(tag)) Theme.colors.brass else Theme.colors.alert))
}
