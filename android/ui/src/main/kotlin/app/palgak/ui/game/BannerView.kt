package app.palgak.ui.game

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Banner
import app.palgak.core.BannerKind
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.Stamped
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme
import kotlinx.coroutines.delay

/** How long a banner stays, in milliseconds. */
private const val STAY_MILLIS = 1_500L

/** The word of the moment, large over the board, turned to whom it concerns. It takes no touches and goes by itself. */
@Composable
fun BannerView(banner: Stamped<Banner>?, modifier: Modifier = Modifier) {
    val old = remember { banner?.sequence }
    if (banner == null || banner.sequence == old) return
    val reduced = LocalReducedMotion.current
    var gone by remember(banner.sequence) { mutableStateOf(false) }
    val shown = remember(banner.sequence) { Animatable(if (reduced) 1f else 0f) }
    LaunchedEffect(banner.sequence) {
        // The piece arrives first, then the word.
        if (!reduced) {
            delay(120)
            shown.animateTo(1f, tween(190, easing = FastOutSlowInEasing))
        }
        delay(STAY_MILLIS)
        if (!reduced) shown.animateTo(0f, tween(240))
        gone = true
    }
    if (gone) return
    val word = banner.value
    val ground = when (word.kind) {
        BannerKind.MEONGGUN -> Color(0xFF0E5558)
        BannerKind.PASS, BannerKind.BIKJANG -> Color(0xFF4A331D)
        BannerKind.END -> Color(0xFF3A2A1A)
        BannerKind.JANGGUN, BannerKind.MATE -> Color(0xFF9C1D15)
    }
    Box(modifier.fillMaxSize(), contentAlignment = Alignment.Center) {
        Column(
            Modifier
                .fillMaxWidth()
                .testTag("banner")
                .graphicsLayer {
                    alpha = shown.value
                    val size = if (reduced) 1f else 1.25f - 0.25f * shown.value
                    scaleX = size
                    scaleY = size
                    rotationZ = if (word.upsideDown) 180f else 0f
                }.drawBehind {
                    // A brush stroke of lacquer: ragged at both ends, a little bowed.
                    val w = size.width
                    val h = size.height
                    val path = Path().apply {
                        moveTo(0f, h * 0.16f)
                        cubicTo(w * 0.25f, -h * 0.04f, w * 0.7f, h * 0.06f, w, 0f)
                        lineTo(w, h * 0.30f)
                        lineTo(w * 0.985f, h * 0.52f)
                        lineTo(w, h * 0.84f)
                        cubicTo(w * 0.7f, h * 1.04f, w * 0.3f, h * 0.95f, 0f, h)
                        lineTo(w * 0.012f, h * 0.7f)
                        lineTo(0f, h * 0.45f)
                        close()
                    }
                    drawPath(
                        path,
                        Brush.horizontalGradient(
                            listOf(ground.copy(alpha = 0.90f), ground.copy(alpha = 0.97f), ground.copy(alpha = 0.90f)),
                        ),
                    )
                    drawLine(Color(0x66F6D58A), Offset(w * 0.04f, h * 0.16f), Offset(w * 0.96f, h * 0.11f), h * 0.012f)
                    drawLine(Color(0x66F6D58A), Offset(w * 0.04f, h * 0.88f), Offset(w * 0.96f, h * 0.89f), h * 0.012f)
                }.padding(horizontal = 20.dp, vertical = 16.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Txt(word.text, style = Theme.type.banner, color = Color(0xFFFFF3DA), align = TextAlign.Center, maxLines = 1, shrinkTo = 22.sp)
            if (word.detail.isNotEmpty()) {
                Txt(
                    word.detail,
                    style = Theme.type.strong,
                    color = Color(0xFFFBE3BC),
                    align = TextAlign.Center,
                    maxLines = 2,
                )
            }
        }
    }
}
