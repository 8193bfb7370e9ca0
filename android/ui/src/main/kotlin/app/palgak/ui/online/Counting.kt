package app.palgak.ui.online

import androidx.compose.animation.core.withInfiniteAnimationFrameNanos
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import kotlinx.coroutines.delay

/** How long ago a snapshot came, in milliseconds. */
internal fun sinceArrival(arrived: Long): Long = ((System.nanoTime() - arrived) / 1_000_000).coerceAtLeast(0)

/**
 * Milliseconds that run out: [left] when the snapshot came at [arrived]. Never below nought. The last [smooth]
 * milliseconds are followed frame by frame, the rest by the second.
 */
@Composable
internal fun countDown(left: Long, arrived: Long, running: Boolean = true, smooth: Long = 0): State<Long> {
    fun now() = if (running) (left - sinceArrival(arrived)).coerceIn(0, left) else left
    val shown = remember(left, arrived, running) { mutableLongStateOf(now()) }
    if (running) {
        LaunchedEffect(left, arrived, smooth) {
            while (true) {
                val rest = now()
                shown.longValue = rest
                if (rest == 0L) break
                if (rest <= smooth) withInfiniteAnimationFrameNanos { } else delay((rest - 1) % 1_000 + 1)
            }
        }
    }
    return shown
}

/** Milliseconds that add up: [since] when the snapshot came at [arrived]. */
@Composable
internal fun countUp(since: Long, arrived: Long): State<Long> {
    val shown = remember(since, arrived) { mutableLongStateOf(since + sinceArrival(arrived)) }
    LaunchedEffect(since, arrived) {
        while (true) {
            val now = since + sinceArrival(arrived)
            shown.longValue = now
            delay(1_000 - now % 1_000)
        }
    }
    return shown
}

/** A time that runs out, as a clock shows it: the second that has begun counts; the last ten with their tenths. */
internal fun clockText(millis: Long, tenths: Boolean = true): String {
    if (tenths && millis in 1 until 10_000) {
        val steps = (millis + 99) / 100
        return "0:%02d.%d".format(java.util.Locale.ROOT, steps / 10, steps % 10)
    }
    return minutes((millis + 999) / 1_000)
}

/** A time that adds up: full seconds only. */
internal fun waitedText(millis: Long): String = minutes(millis / 1_000)

private fun minutes(seconds: Long): String = "%d:%02d".format(java.util.Locale.ROOT, seconds / 60, seconds % 60)
