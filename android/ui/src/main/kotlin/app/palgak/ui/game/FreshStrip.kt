package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Mode
import app.palgak.core.Snapshot
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.IconButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.AppModel
import app.palgak.ui.theme.Theme

/** Over a board on which nothing has moved yet: the computer as the opponent, or a game set up otherwise. */
@Composable
fun FreshStrip(app: AppModel, snapshot: Snapshot, modifier: Modifier = Modifier, low: Boolean = false) {
    val texts = Theme.texts
    if (low) {
        // No room for words.
        Row(modifier.fillMaxWidth(), horizontalArrangement = Arrangement.SpaceEvenly) {
            IconButton(
                Icons.Computer,
                texts["fresh-computer"],
                { app.playAtOnce(snapshot.game, Mode.COMPUTER) },
                tag = "fresh-computer",
                color = Theme.colors.brass,
            )
            IconButton(
                Icons.Options,
                texts["fresh-options"],
                { app.setUp(Mode.TWO_PLAYERS) },
                tag = "fresh-options",
                color = Theme.colors.brass,
            )
        }
        return
    }
    val computer: @Composable (Modifier) -> Unit = { place ->
        Way(Icons.Computer, texts["fresh-computer"], "fresh-computer", place) { app.playAtOnce(snapshot.game, Mode.COMPUTER) }
    }
    val options: @Composable (Modifier) -> Unit = { place ->
        Way(Icons.Options, texts["fresh-options"], "fresh-options", place) { app.setUp(Mode.TWO_PLAYERS) }
    }
    BoxWithConstraints(modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 2.dp)) {
        if (maxWidth < 200.dp * LocalDensity.current.fontScale.coerceAtLeast(1f)) {
            // In a narrow column one over the other.
            Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
                computer(Modifier.fillMaxWidth())
                options(Modifier.fillMaxWidth())
            }
        } else {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                computer(Modifier.weight(1.3f))
                options(Modifier.weight(1f))
            }
        }
    }
}

@Composable
private fun Way(icon: ImageVector, text: String, tag: String, modifier: Modifier, onClick: () -> Unit) {
    Row(
        modifier
            .testTag(
                tag,
            ).clip(
                RoundedCornerShape(12.dp),
            ).background(
                Theme.colors.inset,
            ).clickable(role = Role.Button, onClick = onClick)
            .defaultMinSize(minHeight = 48.dp)
            .padding(horizontal = 12.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        Glyph(icon, color = Theme.colors.brass, size = 20.dp)
        Txt(text, style = Theme.type.small.copy(fontWeight = FontWeight.Bold), maxLines = 2, shrinkTo = 9.sp)
    }
}
