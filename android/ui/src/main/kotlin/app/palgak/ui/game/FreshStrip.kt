package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
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
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Mode
import app.palgak.core.Snapshot
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.AppModel
import app.palgak.ui.theme.Theme

/** Over a board on which nothing has moved yet: the computer as the opponent, or a game set up otherwise. */
@Composable
fun FreshStrip(app: AppModel, snapshot: Snapshot, modifier: Modifier = Modifier) {
    val texts = Theme.texts
    Row(modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 2.dp), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        Way(
            Icons.Computer,
            texts["fresh-computer"],
            "fresh-computer",
            Modifier.weight(1.3f),
        ) { app.playAtOnce(snapshot.game, Mode.COMPUTER) }
        Way(Icons.Options, texts["fresh-options"], "fresh-options", Modifier.weight(1f)) { app.setUp(Mode.TWO_PLAYERS) }
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
