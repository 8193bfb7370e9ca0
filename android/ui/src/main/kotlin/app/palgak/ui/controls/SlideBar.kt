package app.palgak.ui.controls

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.setProgress
import androidx.compose.ui.unit.dp
import app.palgak.ui.theme.Theme
import kotlin.math.roundToInt

/** A whole number between 0 and [max], by sliding or by the adjust gesture of a screen reader. */
@Composable
fun SlideBar(value: Int, max: Int, name: String, onChange: (Int) -> Unit, modifier: Modifier = Modifier, tag: String = "") {
    val colors = Theme.colors
    val change by rememberUpdatedState(onChange)
    val now by rememberUpdatedState(value)
    Canvas(
        modifier
            .height(48.dp)
            .testTag(tag)
            .semantics {
                contentDescription = name
                progressBarRangeInfo = ProgressBarRangeInfo(value.toFloat(), 0f..max.coerceAtLeast(1).toFloat(), (max - 1).coerceAtLeast(0))
                setProgress { wanted ->
                    change(wanted.roundToInt().coerceIn(0, max))
                    true
                }
            }.pointerInput(max) {
                fun at(x: Float) {
                    val pad = 14.dp.toPx()
                    val place = ((x - pad) / (size.width - 2 * pad) * max).roundToInt().coerceIn(0, max)
                    if (place != now) change(place)
                }
                awaitEachGesture {
                    val down = awaitFirstDown()
                    down.consume()
                    at(down.position.x)
                    while (true) {
                        val touch = awaitPointerEvent().changes.firstOrNull { it.id == down.id } ?: break
                        touch.consume()
                        if (!touch.pressed) break
                        at(touch.position.x)
                    }
                }
            },
    ) {
        val pad = 14.dp.toPx()
        val middle = size.height / 2
        val x = pad + (size.width - 2 * pad) * (if (max == 0) 0f else value.toFloat() / max)
        drawLine(colors.line, Offset(pad, middle), Offset(size.width - pad, middle), 5.dp.toPx(), StrokeCap.Round)
        drawLine(colors.brass, Offset(pad, middle), Offset(x, middle), 5.dp.toPx(), StrokeCap.Round)
        drawCircle(colors.card, 11.dp.toPx(), Offset(x, middle))
        drawCircle(colors.walnut, 9.dp.toPx(), Offset(x, middle))
    }
}
