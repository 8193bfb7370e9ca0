package app.palgak.ui.controls

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.FormOption
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme

/** One of a few, side by side. */
@Composable
fun <T> Segments(
    options: List<Pair<T, String>>,
    chosen: T,
    onChoose: (T) -> Unit,
    modifier: Modifier = Modifier,
    tag: (T) -> String = { "" },
) {
    val colors = Theme.colors
    Row(
        modifier
            .fillMaxWidth()
            .height(IntrinsicSize.Min)
            .clip(RoundedCornerShape(14.dp))
            .background(colors.inset)
            .padding(3.dp)
            .selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(3.dp),
    ) {
        for ((value, label) in options) {
            val on = value == chosen
            Box(
                Modifier
                    .weight(1f)
                    .fillMaxHeight()
                    .testTag(tag(value))
                    .clip(RoundedCornerShape(11.dp))
                    .background(if (on) colors.walnut else Color.Transparent)
                    .selectable(
                        on,
                        role = Role.RadioButton,
                    ) { onChoose(value) }
                    .defaultMinSize(minHeight = 48.dp)
                    .padding(horizontal = 4.dp, vertical = 4.dp),
                contentAlignment = Alignment.Center,
            ) {
                Txt(
                    label,
                    style = Theme.type.small.copy(fontSize = 14.sp, fontWeight = if (on) FontWeight.Bold else FontWeight.Normal),
                    color = if (on) colors.onWalnut else colors.ink,
                    align = TextAlign.Center,
                    // Where there are many, a name of two words stands in two lines before it is set too small to read.
                    maxLines = if (options.size > 3 && ' ' in label) 2 else 1,
                    shrinkTo = 8.sp,
                )
            }
        }
    }
}

/** One of a few, as rows with room for a second line. */
@Composable
fun ChoiceRows(options: List<FormOption>, onChoose: (String) -> Unit, modifier: Modifier = Modifier) {
    val colors = Theme.colors
    Column(modifier.fillMaxWidth().selectableGroup(), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        for ((id, title, detail, on) in options) {
            val shape = RoundedCornerShape(14.dp)
            Row(
                Modifier
                    .fillMaxWidth()
                    .testTag(id)
                    .clip(shape)
                    .background(if (on) colors.inset else Color.Transparent)
                    .border(if (on) 2.dp else 1.dp, if (on) colors.brass else colors.line, shape)
                    .selectable(
                        on,
                        role = Role.RadioButton,
                    ) { onChoose(id) }
                    .defaultMinSize(minHeight = 52.dp)
                    .padding(horizontal = 14.dp, vertical = 9.dp),
                horizontalArrangement = Arrangement.spacedBy(12.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Column(Modifier.weight(1f)) {
                    Txt(title, style = Theme.type.strong)
                    if (detail.isNotEmpty()) Txt(detail, style = Theme.type.small, color = colors.inkSoft)
                }
                Radio(on)
            }
        }
    }
}

/** The octagonal dot that says which row is chosen. */
@Composable
private fun Radio(on: Boolean) {
    val colors = Theme.colors
    Canvas(Modifier.size(22.dp)) {
        drawCircle(
            if (on) colors.brass else colors.inkSoft,
            radius = size.width / 2 - 2f,
            style = androidx.compose.ui.graphics.drawscope.Stroke(if (on) 5.dp.toPx() else 1.5.dp.toPx()),
            center = Offset(size.width / 2, size.height / 2),
        )
    }
}

/** A rule or habit that is on or off. */
@Composable
fun ToggleRow(
    title: String,
    detail: String,
    on: Boolean,
    onChange: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
    tag: String = "",
    icon: ImageVector? = null,
) {
    val colors = Theme.colors
    val place by animateFloatAsState(if (on) 1f else 0f, if (LocalReducedMotion.current) snap() else tween(140))
    Row(
        modifier
            .fillMaxWidth()
            .testTag(tag)
            .clip(RoundedCornerShape(12.dp))
            .toggleable(on, role = Role.Switch, onValueChange = onChange)
            .defaultMinSize(minHeight = 52.dp)
            .padding(horizontal = 4.dp, vertical = 6.dp),
        horizontalArrangement = Arrangement.spacedBy(14.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (icon != null) Glyph(icon, color = colors.inkSoft, size = 22.dp)
        Column(Modifier.weight(1f)) {
            Txt(title, style = Theme.type.strong)
            if (detail.isNotEmpty()) Txt(detail, style = Theme.type.small, color = colors.inkSoft)
        }
        Canvas(Modifier.size(48.dp, 28.dp)) {
            val radius = size.height / 2
            drawRoundRect(lerp(colors.inset, colors.walnut, place), cornerRadius = CornerRadius(radius))
            drawRoundRect(
                lerp(colors.inkSoft, colors.walnut, place),
                cornerRadius = CornerRadius(radius),
                style = androidx.compose.ui.graphics.drawscope.Stroke(1.2.dp.toPx()),
            )
            drawCircle(
                lerp(colors.inkSoft, colors.onWalnut, place),
                radius * 0.66f,
                Offset(radius + (size.width - 2 * radius) * place, radius),
            )
        }
    }
}
