package app.palgak.ui.game

import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.NotationStyle
import app.palgak.core.Panel
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.core.lettersChoices
import app.palgak.core.notationChoices
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

/** The name of a side of a game. */
fun Texts.side(game: Game, side: Side): String = this[
    when (game) {
        Game.JANGGI -> if (side == Side.FIRST) "side-cho" else "side-han"
        Game.XIANGQI -> if (side == Side.FIRST) "xiangqi-red" else "xiangqi-black"
        Game.CHU_SHOGI -> if (side == Side.FIRST) "chushogi-sente" else "chushogi-gote"
    },
]

/** The letters a game can be played with, by name; its own first. */
fun Texts.letters(game: Game): List<Pair<Letters, String>> = lettersChoices(game, locale).map { it.letters to it.name }

/** The notations a game can be written in, by name; its own first. */
fun Texts.notations(game: Game, chosen: NotationStyle): List<Pair<NotationStyle, String>> =
    notationChoices(game, chosen, locale).map { it.notation to it.name }

/** The panel of a side. */
fun Snapshot.panel(side: Side): Panel = if (bottomPanel.side == side) bottomPanel else topPanel
