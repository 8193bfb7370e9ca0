package app.palgak.ui.controls

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.unit.dp
import app.palgak.ui.theme.Theme

/** Asks before something is lost for good. [upsideDown] turns the question to the person across. */
@Composable
fun Confirm(title: String, detail: String, yes: String, tag: String, onYes: () -> Unit, onNo: () -> Unit, upsideDown: Boolean = false) {
    Sheet(title, onNo, tag, Modifier.rotate(if (upsideDown) 180f else 0f), atBottom = false) {
        Heading(title)
        if (detail.isNotEmpty()) Txt(detail, color = Theme.colors.inkSoft)
        Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            OutlineButton(Theme.texts["common-cancel"], onNo, Modifier.weight(1f), tag = "$tag-no")
            FilledButton(yes, onYes, Modifier.weight(1f), tag = "$tag-yes", color = Theme.colors.alert, onColor = Theme.colors.card)
        }
    }
}
