package app.palgak.ui.online

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.palgak.core.Game
import app.palgak.core.Side
import app.palgak.ui.board.PieceChip
import app.palgak.ui.board.kingOf
import app.palgak.ui.game.GameLook
import app.palgak.ui.home.LocalLetters
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme

/** A piece dropped into still water: rings go out from it until somebody answers. Silent to a screen reader. */
@Composable
fun Ripples(game: Game, size: Dp, modifier: Modifier = Modifier) {
    val brass = Theme.colors.brass
    val phase = if (LocalReducedMotion.current) remember { mutableFloatStateOf(0.35f) } else rippling()
    Box(modifier.size(size), contentAlignment = Alignment.Center) {
        Canvas(Modifier.fillMaxSize()) {
            val inner = this.size.minDimension * 0.19f
            val outer = this.size.minDimension * 0.5f
            for (ring in 0 until RINGS) {
                val way = (phase.value + ring.toFloat() / RINGS) % 1f
                // A ring comes up as it leaves the piece and fades as it goes.
                val strength = (1f - way) * (way * 6f).coerceAtMost(1f)
                drawCircle(
                    brass.copy(alpha = 0.75f * strength),
                    inner + (outer - inner) * way,
                    style = Stroke((2.6f - 1.6f * way).dp.toPx()),
                )
            }
        }
        GameLook(game) { PieceChip(kingOf(game, Side.FIRST, LocalLetters.current), size * 0.44f) }
    }
}

@Composable
private fun rippling(): State<Float> = rememberInfiniteTransition().animateFloat(
    0f,
    1f,
    infiniteRepeatable(tween(PERIOD_MILLIS, easing = LinearEasing)),
)

private const val RINGS = 3
private const val PERIOD_MILLIS = 5_400
