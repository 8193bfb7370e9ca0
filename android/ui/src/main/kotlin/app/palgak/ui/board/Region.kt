package app.palgak.ui.board

import androidx.compose.runtime.Immutable
import app.palgak.core.Diagram
import app.palgak.core.Game
import app.palgak.core.Snapshot

/** The part of a board that is drawn: the whole of it, or the few rows of an illustration. Counted as drawn, from the top left. */
@Immutable
data class Region(val game: Game, val files: Int, val ranks: Int, val left: Int, val top: Int, val columns: Int, val rows: Int)

/** The whole board of a game. */
val Snapshot.region: Region
    get() = Region(game, files.toInt(), ranks.toInt(), 0, 0, files.toInt(), ranks.toInt())

/** The part of the board an illustration shows. */
val Diagram.region: Region
    get() = Region(game, files.toInt(), ranks.toInt(), left.toInt(), top.toInt(), columns.toInt(), rows.toInt())
