package app.palgak.ui.home

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.IntSize
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Side
import app.palgak.ui.board.PieceSprites
import app.palgak.ui.board.kingOf
import app.palgak.ui.board.styleOf
import app.palgak.ui.game.LocalPieceShape
import app.palgak.ui.theme.Theme
import app.palgak.ui.theme.of

/** The two kings over the lines of a palace: the sign of the app. It is art, and silent to a screen reader. */
@Composable
fun Emblem(game: Game, modifier: Modifier = Modifier, letters: Letters = LocalLetters.current) {
    val base = Theme.colors
    val wood = remember(base, game) { base.of(game).wood }
    val shape = LocalPieceShape.current
    val style = remember(game, shape) { styleOf(game, shape) }
    val lines = Theme.colors.brass
    val font = Theme.type.fonts.piece
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = 8)
    val kings = Side.entries.map { kingOf(game, it, letters) }
    var size by remember { mutableStateOf(IntSize.Zero) }
    val cell = minOf(size.width / 3.4f, size.height / 1.75f)
    val sprites = remember(cell, wood, font, style) { PieceSprites(cell.coerceAtLeast(1f), wood, font, measurer, density, style) }
    Box(
        modifier.onSizeChanged { size = it }.drawBehind {
            if (cell < 4f) return@drawBehind
            val middle = center
            val half = cell * 0.86f
            val pen = Stroke(cell * 0.012f)
            // A palace seen from above, faint, larger than the picture.
            for (step in -2..2) {
                val shift = step * half
                drawLine(lines.copy(alpha = 0.30f), middle + Offset(shift, -half * 1.25f), middle + Offset(shift, half * 1.25f), pen.width)
                if (step in
                    -1..1
                ) {
                    drawLine(
                        lines.copy(alpha = 0.30f),
                        middle + Offset(-half * 2.2f, shift),
                        middle + Offset(half * 2.2f, shift),
                        pen.width,
                    )
                }
            }
            for (side in listOf(-1f, 1f)) {
                drawLine(lines.copy(alpha = 0.30f), middle + Offset(-half, -half * side), middle + Offset(half, half * side), pen.width)
            }
            sprites.stamp(
                this,
                kings.last(),
                middle + Offset(cell * 0.50f, -cell * 0.22f),
                1.02f,
            )
            sprites.stamp(this, kings.first(), middle + Offset(-cell * 0.46f, cell * 0.20f), 1.12f)
        },
    )
}
