package app.palgak.ui.controls

import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.sp
import app.palgak.ui.theme.Theme

/** Text in the theme's ink; it ends in an ellipsis rather than overflow. */
@Composable
fun Txt(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = Theme.type.body,
    color: Color = Theme.colors.ink,
    align: TextAlign? = null,
    maxLines: Int = Int.MAX_VALUE,
    /** Shrinks the text down to this size before it is cut. */
    shrinkTo: TextUnit = TextUnit.Unspecified,
) {
    val styled = style.copy(color = color, textAlign = align ?: TextAlign.Unspecified)
    val auto = if (shrinkTo == TextUnit.Unspecified) null else TextAutoSize.StepBased(minFontSize = shrinkTo, maxFontSize = style.fontSize, stepSize = 0.5.sp)
    BasicText(text, modifier, styled, overflow = TextOverflow.Ellipsis, maxLines = maxLines, autoSize = auto)
}
