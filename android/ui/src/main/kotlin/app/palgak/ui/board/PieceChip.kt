package app.palgak.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.core.emblem
import app.palgak.ui.theme.Theme

/** A single piece beside the board: a side's emblem, a captured piece. [cell] is the cell it would stand in. */
@Composable
fun PieceChip(piece: PieceView, cell: Dp, modifier: Modifier = Modifier, style: BoardStyle = LocalBoardStyle.current) {
    val wood = Theme.colors.wood
    val font = Theme.type.fonts.piece
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = 8)
    val pixels = with(density) { cell.toPx() }
    val sprites = remember(pixels, wood, font, style) { PieceSprites(pixels, wood, font, measurer, density, style) }
    Box(modifier.size(cell).drawBehind { sprites.stamp(this, piece, center) })
}

/** What stands for a side where there is no board: its king. The second side's points at the first one's, where pieces point. */
@Composable
fun kingOf(game: Game, side: Side, letters: Letters): PieceView = remember(game, side, letters) { emblem(game, side, letters) }
