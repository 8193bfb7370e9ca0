package app.palgak.ui.controls

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.palgak.ui.theme.Theme

/** One line to write in, under its name. */
@Composable
fun Field(
    name: String,
    value: String,
    onChange: (String) -> Unit,
    onDone: () -> Unit,
    modifier: Modifier = Modifier,
    tag: String = "",
    example: String = "",
    style: TextStyle = Theme.type.strong,
    capitals: Boolean = false,
) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(14.dp)
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        // The field itself says its name to a screen reader.
        Txt(name, Modifier.clearAndSetSemantics { }, style = Theme.type.small, color = colors.inkSoft)
        BasicTextField(
            value,
            onChange,
            Modifier.fillMaxWidth().testTag(tag).semantics { contentDescription = name },
            textStyle = style.copy(color = colors.ink),
            singleLine = true,
            cursorBrush = SolidColor(colors.brass),
            keyboardOptions = KeyboardOptions(
                capitalization = if (capitals) KeyboardCapitalization.Characters else KeyboardCapitalization.None,
                autoCorrectEnabled = false,
                keyboardType = if (capitals) KeyboardType.Ascii else KeyboardType.Uri,
                imeAction = ImeAction.Done,
            ),
            keyboardActions = KeyboardActions(onDone = { onDone() }),
            decorationBox = { inner ->
                Box(
                    Modifier
                        .fillMaxWidth()
                        .clip(shape)
                        .background(colors.inset)
                        .border(1.2.dp, colors.line, shape)
                        .defaultMinSize(minHeight = 52.dp)
                        .padding(horizontal = 14.dp, vertical = 12.dp),
                    contentAlignment = Alignment.CenterStart,
                ) {
                    if (value.isEmpty()) {
                        Txt(
                            example,
                            Modifier.clearAndSetSemantics { },
                            style = style,
                            color = colors.inkSoft.copy(alpha = 0.6f),
                            maxLines = 1,
                        )
                    }
                    inner()
                }
            },
        )
    }
}
