package app.palgak.ui.game

import app.palgak.core.Game
import app.palgak.core.Panel
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.ui.Texts

/** The games that can be played. */
val games = listOf(Game.JANGGI, Game.XIANGQI, Game.CHU_SHOGI)

/** The name of a game. */
fun Texts.game(game: Game): String = this[
    when (game) {
        Game.JANGGI -> "game-janggi"
        Game.XIANGQI -> "game-xiangqi"
        Game.CHU_SHOGI -> "game-chushogi"
    },
]

/** The panel of a side. */
fun Snapshot.panel(side: Side): Panel = if (bottomPanel.side == side) bottomPanel else topPanel
