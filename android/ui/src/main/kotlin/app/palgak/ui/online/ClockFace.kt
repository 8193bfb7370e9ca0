package app.palgak.ui.online

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.ClockView
import app.palgak.core.Side
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme

/** When the snapshot that is drawn came, on the clock of [System.nanoTime]. */
val LocalArrival = compositionLocalOf { 0L }

/** A side's clock: what is left, and a dot for each period. A screen reader hears it in words. */
@Composable
fun ClockFace(clock: ClockView, side: Side, compact: Boolean, modifier: Modifier = Modifier) {
    val colors = Theme.colors
    val left = countDown(
        clock.leftMs.toLong(),
        LocalArrival.current,
        clock.running,
        if (LocalReducedMotion.current) 0 else LAST_MILLIS,
    )
    val tenths = clock.running && !LocalReducedMotion.current
    val text by remember(left, tenths) { derivedStateOf { clockText(left.value, tenths) } }
    // Between two snapshots the last seconds may begin.
    val urgent by remember(left, clock) { derivedStateOf { clock.urgent || (clock.running && left.value <= LAST_MILLIS) } }
    val ground = when {
        urgent -> colors.alert
        clock.running -> colors.side(side)
        else -> colors.inset
    }
    val ink = if (urgent || clock.running) (if (colors.dark) colors.page else Color.White) else colors.inkSoft
    Column(
        modifier
            .testTag("clock-${side.name.lowercase()}")
            .clearAndSetSemantics { contentDescription = clock.spoken }
            .clip(RoundedCornerShape(10.dp))
            .background(ground)
            .width(if (compact) 66.dp else 76.dp)
            .padding(vertical = if (compact) 2.dp else 4.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(if (compact) 1.dp else 3.dp),
    ) {
        val style = if (compact) Theme.type.score.copy(fontSize = 18.sp, lineHeight = 21.sp) else Theme.type.score
        Txt(text, style = style, color = ink, align = TextAlign.Center, maxLines = 1, shrinkTo = 12.sp)
        Periods(clock, ink)
    }
}

/** One dot for each period that is left: hollow until the main time is used up. */
@Composable
private fun Periods(clock: ClockView, ink: Color) {
    val count = clock.periods.toInt()
    if (count == 0) return
    Canvas(Modifier.size(width = 12.dp * count, height = 7.dp)) {
        val radius = 2.8.dp.toPx()
        for (place in 0 until count) {
            val middle = Offset(size.width * (place + 0.5f) / count, size.height / 2)
            if (clock.inPeriod) drawCircle(ink, radius, middle) else drawCircle(ink, radius, middle, style = Stroke(1.2.dp.toPx()))
        }
    }
}

/** The last seconds, of which each counts. */
private const val LAST_MILLIS = 10_000L
