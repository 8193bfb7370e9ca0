package app.palgak.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Snapshot
import app.palgak.ui.controls.IconButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.SlideBar
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme

/** Steps through a finished game. */
@Composable
fun ReviewBar(snapshot: Snapshot, onPly: (UInt) -> Unit, onClose: () -> Unit, modifier: Modifier = Modifier) {
    val texts = Theme.texts
    val total = snapshot.review?.of?.toInt() ?: snapshot.moves.size
    val ply = snapshot.review?.ply?.toInt() ?: total

    fun to(place: Int) = onPly(place.coerceIn(0, total).toUInt())
    val slide: @Composable (Modifier) -> Unit = { SlideBar(ply, total, texts["review-slider"], ::to, it, "review-slider") }
    val place: @Composable (Modifier) -> Unit = {
        Txt(
            "$ply / $total",
            it.widthIn(min = 64.dp).testTag("review-place"),
            style = Theme.type.small,
            color = Theme.colors.inkSoft,
            align = TextAlign.Center,
            maxLines = 1,
            shrinkTo = 9.sp,
        )
    }
    val first = @Composable { IconButton(Icons.First, texts["review-first"], { to(0) }, tag = "review-first", enabled = ply > 0) }
    val last = @Composable { IconButton(Icons.Last, texts["review-last"], { to(total) }, tag = "review-last", enabled = ply < total) }
    val steps = @Composable {
        IconButton(Icons.Previous, texts["review-previous"], { to(ply - 1) }, tag = "review-previous", enabled = ply > 0)
        IconButton(Icons.Next, texts["review-next"], { to(ply + 1) }, tag = "review-next", enabled = ply < total)
    }
    val close = @Composable { IconButton(Icons.Close, texts["review-close"], onClose, tag = "review-close") }
    BoxWithConstraints(modifier.fillMaxWidth().testTag("review")) {
        // In a narrow column the end of it all goes beside the number of the move, and what the slide and the list of
        // moves can do as well is left out.
        val abreast = (maxWidth / 48.dp).toInt()
        Column(horizontalAlignment = Alignment.CenterHorizontally) {
            Row(Modifier.fillMaxWidth().padding(horizontal = 6.dp), verticalAlignment = Alignment.CenterVertically) {
                if (abreast > 3) slide(Modifier.weight(1f))
                place(if (abreast > 3) Modifier else Modifier.weight(1f))
                if (abreast < 5) close()
            }
            Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.SpaceEvenly) {
                if (abreast > 3) first()
                steps()
                if (abreast > 3) last()
                if (abreast > 4) close()
            }
        }
    }
}
