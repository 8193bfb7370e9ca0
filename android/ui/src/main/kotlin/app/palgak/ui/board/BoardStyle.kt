package app.palgak.ui.board

import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.palgak.core.Game
import app.palgak.core.Mark
import app.palgak.core.PieceShape
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.theme.WoodPalette

/** How a game looks: its empty board, its pieces, what lies around them. Equal styles draw the same. */
interface BoardStyle {
    /** Room around the outermost points, in cells. */
    val margin: Float

    /** The same with numbers along the edge. */
    val labelledMargin: Float

    /** Draws the empty board. */
    fun surface(scope: DrawScope, geometry: BoardGeometry, pen: Pen)

    /** Draws a piece with its middle at [middle]. */
    fun piece(scope: DrawScope, piece: PieceView, middle: Offset, pen: Pen)

    /** Draws marks on a board with cells of this size. */
    fun marks(cell: Float, wood: WoodPalette, mover: Side?): BoardMarks

    /** How far the numbers along the edge stand from the outermost points, in cells. */
    val labelDistance: Float

    /** How large they are, in cells. */
    val labelSize: Float
}

/** Draws what the core marked: what belongs to the ground under the pieces, what a tap would do over them. */
interface BoardMarks {
    /** The marks that lie on the wood. */
    fun under(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset)

    /** The marks that lie over the pieces. */
    fun over(scope: DrawScope, marks: List<Mark>, piece: PieceView?, at: Offset)

    /** The hint as an arrow from one point to another, perhaps [over] a third where it turns. */
    fun route(scope: DrawScope, from: Offset, over: Offset?, to: Offset)
}

/** The look of the pieces that stand on no board of their own: in panels, on cards. */
val LocalBoardStyle = compositionLocalOf<BoardStyle> { JanggiStyle }

/** The look of a game under the reader's choices. */
fun styleOf(game: Game, shape: PieceShape): BoardStyle = when (game) {
    Game.JANGGI -> JanggiStyle
    Game.XIANGQI -> XiangqiStyle(shape == PieceShape.ROUND)
    Game.CHU_SHOGI -> ChuStyle
}
