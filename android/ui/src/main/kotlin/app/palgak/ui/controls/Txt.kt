package app.palgak.ui.controls

import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import app.palgak.ui.theme.Theme

/** Whether lines break between words only, as in Korean, where any two syllables could otherwise be parted. */
val LocalWholeWords = staticCompositionLocalOf { false }

/** Text in the theme's ink; it ends in an ellipsis rather than overflow. */
@Composable
fun Txt(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = Theme.type.body,
    color: Color = Theme.colors.ink,
    align: TextAlign? = null,
    maxLines: Int = Int.MAX_VALUE,
    /** Shrinks the text down to this size before it is cut; where letters are set larger than usual, to what this usually is. */
    shrinkTo: TextUnit = TextUnit.Unspecified,
) {
    // Lines close up with the letters that shrink.
    val leading = if (shrinkTo == TextUnit.Unspecified) style.lineHeight else (style.lineHeight.value / style.fontSize.value).em
    val styled = style.copy(color = color, textAlign = align ?: TextAlign.Unspecified, lineHeight = leading)
    val auto = if (shrinkTo ==
        TextUnit.Unspecified
    ) {
        null
    } else {
        // Words that are whole say more than larger ones that are not.
        val least = shrinkTo / LocalDensity.current.fontScale.coerceAtLeast(1f)
        TextAutoSize.StepBased(minFontSize = least, maxFontSize = style.fontSize, stepSize = 0.5.sp)
    }
    // Shrinking goes by what overflows, which an ellipsis would hide.
    val overflow = if (auto == null) TextOverflow.Ellipsis else TextOverflow.Clip
    if (LocalWholeWords.current && maxLines > 1) {
        val joined = remember(text) { wholeWords(text) }
        // Only the eye meets the joiners; everything else is told the text as it is.
        val spoken = modifier.clearAndSetSemantics { this.text = AnnotatedString(text) }
        BasicText(joined, spoken, styled, overflow = overflow, maxLines = maxLines, autoSize = auto)
    } else {
        BasicText(text, modifier, styled, overflow = overflow, maxLines = maxLines, autoSize = auto)
    }
}

/** The text with its syllables joined, so that a line can end only where a space stands. */
internal fun wholeWords(text: String): String = buildString(text.length * 2) {
    for ((place, letter) in text.withIndex()) {
        if (place > 0 && letter in HANGUL && !text[place - 1].isWhitespace()) append(WORD_JOINER)
        append(letter)
    }
}

private val HANGUL = '\uAC00'..'\uD7A3'
private const val WORD_JOINER = '\u2060'
