package app.palgak.ui.controls

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.ui.theme.Theme

private val ButtonShape = RoundedCornerShape(14.dp)

/** The one thing to do on a page. */
@Composable
fun FilledButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    icon: ImageVector? = null,
    tag: String = "",
    color: Color = Theme.colors.walnut,
    onColor: Color = Theme.colors.onWalnut,
) {
    Row(
        modifier
            .testTag(tag)
            .clip(ButtonShape)
            .background(color)
            .clickable(role = Role.Button, onClick = onClick)
            .defaultMinSize(minHeight = 52.dp)
            .padding(horizontal = 20.dp, vertical = 12.dp),
        horizontalArrangement = Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (icon != null) Glyph(icon, color = onColor, size = 22.dp)
        Txt(text, style = Theme.type.button, color = onColor, maxLines = 1, shrinkTo = 11.sp)
    }
}

/** Something else that can be done. */
@Composable
fun OutlineButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    icon: ImageVector? = null,
    tag: String = "",
    color: Color = Theme.colors.ink,
) {
    Row(
        modifier
            .testTag(tag)
            .clip(ButtonShape)
            .border(1.2.dp, Theme.colors.line, ButtonShape)
            .clickable(role = Role.Button, onClick = onClick)
            .defaultMinSize(minHeight = 52.dp)
            .padding(horizontal = 14.dp, vertical = 12.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (icon != null) Glyph(icon, color = color, size = 20.dp)
        Txt(text, style = Theme.type.button.copy(fontSize = 15.sp), color = color, maxLines = 1, shrinkTo = 10.sp)
    }
}

/** A bare icon, at least 48 dp to touch, with its name for a screen reader. */
@Composable
fun IconButton(
    icon: ImageVector,
    name: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    tag: String = "",
    enabled: Boolean = true,
    color: Color = Theme.colors.ink,
) {
    Box(
        modifier
            .testTag(tag)
            .size(48.dp)
            .clip(CircleShape)
            .clickable(enabled = enabled, role = Role.Button, onClick = onClick)
            .semantics { contentDescription = name }
            .alpha(if (enabled) 1f else 0.35f),
        contentAlignment = Alignment.Center,
    ) { Glyph(icon, color = color) }
}

/** An icon over its name: the buttons beside the board. */
@Composable
fun LabelledButton(
    icon: ImageVector,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    tag: String = "",
    enabled: Boolean = true,
    emphasis: Color? = null,
) {
    val color = if (emphasis != null) Theme.colors.onWalnut else Theme.colors.ink
    Column(
        modifier
            .testTag(tag)
            .clip(RoundedCornerShape(12.dp))
            .background(emphasis ?: Color.Transparent)
            .clickable(enabled = enabled, role = Role.Button, onClick = onClick)
            .defaultMinSize(minWidth = 48.dp, minHeight = 50.dp)
            .padding(horizontal = 3.dp, vertical = 5.dp)
            .alpha(if (enabled) 1f else 0.36f),
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(2.dp, Alignment.CenterVertically),
    ) {
        Glyph(icon, color = color, size = 22.dp)
        Txt(label, style = Theme.type.label, color = color, align = TextAlign.Center, maxLines = 1, shrinkTo = 8.sp)
    }
}
