package app.palgak.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.rememberTextMeasurer
import app.palgak.core.Motion
import app.palgak.ui.model.Stamped
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme

/** Pieces and marks, the moving piece above the rest. */
@Composable
internal fun Pieces(scene: BoardScene, whole: BoardGeometry, geometry: BoardGeometry, touch: BoardTouch) {
    val wood = Theme.colors.wood
    // An enlarged board stamps pictures of twice the size, whatever its size is at this moment of a pinch.
    val fine = if (geometry === whole) whole.cell else whole.cell * 2
    val sprites = sprites(fine, scene.style)
    val marks = remember(geometry.cell, wood, scene.mover, scene.style) { scene.style.marks(geometry.cell, wood, scene.mover) }
    val travel = travel(scene.motion)
    val painter = BoardPainter(scene, geometry, sprites, fine, marks)
    Box(
        Modifier.fillMaxSize().drawBehind {
            painter.draw(this, travel.value, touch.drag)
            touch.drag?.let { painter.dragged(this, it) }
        },
    )
}

/** The pictures of the pieces at one size of cell, kept. */
@Composable
internal fun sprites(cell: Float, style: BoardStyle): PieceSprites {
    val wood = Theme.colors.wood
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = 32)
    val font = Theme.type.fonts.piece
    return remember(cell, wood, font, style) { PieceSprites(cell, wood, font, measurer, density, style) }
}

/** How far the last move has come, from 0 to 1. A move that was there before the board is not shown again. */
@Composable
private fun travel(motion: Stamped<Motion>?): Animatable<Float, *> {
    val reduced = LocalReducedMotion.current
    val old = remember { motion?.sequence }
    val still = reduced || motion == null || motion.sequence == old
    val travel = remember(motion?.sequence) { Animatable(if (still) 1f else 0f) }
    val millis = if (motion?.value?.over == null) MOTION_MILLIS else MOTION_MILLIS * 2
    LaunchedEffect(travel) { if (travel.value < 1f) travel.animateTo(1f, tween(millis, easing = FastOutSlowInEasing)) }
    return travel
}
