package app.palgak.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import app.palgak.core.Game
import app.palgak.core.PieceShape
import app.palgak.ui.board.LocalBoardStyle
import app.palgak.ui.board.styleOf
import app.palgak.ui.theme.LocalPalette
import app.palgak.ui.theme.Theme
import app.palgak.ui.theme.of

/** The shape of Xiangqi pieces that the reader chose. */
val LocalPieceShape = compositionLocalOf { PieceShape.ROUND }

/** The colours of a game's sides and the look of its pieces for everything inside. */
@Composable
fun GameLook(game: Game, shape: PieceShape = LocalPieceShape.current, content: @Composable () -> Unit) {
    val base = Theme.colors
    val palette = remember(base, game) { base.of(game) }
    CompositionLocalProvider(
        LocalPalette provides palette,
        LocalBoardStyle provides remember(game, shape) {
            styleOf(game, shape)
        },
        content = content,
    )
}
