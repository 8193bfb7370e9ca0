package app.palgak.ui.game

import app.palgak.core.Figure
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.NotationStyle
import app.palgak.core.PieceSize
import app.palgak.core.PieceView
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

/** The name of a side of a game. */
fun Texts.side(game: Game, side: Side): String = this[
    when (game) {
        Game.JANGGI -> if (side == Side.FIRST) "side-cho" else "side-han"
        Game.XIANGQI -> if (side == Side.FIRST) "xiangqi-red" else "xiangqi-black"
        Game.CHU_SHOGI -> if (side == Side.FIRST) "chushogi-sente" else "chushogi-gote"
    },
]

/** The letters a game can be played with, each with the id of its name; its own first. */
fun lettersOf(game: Game): List<Pair<Letters, String>> = when (game) {
    Game.JANGGI -> listOf(
        Letters.HANJA to "letters-hanja",
        Letters.HANGUL to "letters-hangul",
        Letters.LATIN to "letters-latin",
        Letters.SYMBOLS to "letters-symbols",
    )
    Game.XIANGQI -> listOf(Letters.HANJA to "letters-characters", Letters.LATIN to "letters-latin", Letters.SYMBOLS to "letters-symbols")
    Game.CHU_SHOGI -> listOf(
        Letters.HANJA to "letters-one",
        Letters.HANJA_LONG to "letters-two",
        Letters.LATIN to "letters-latin",
        Letters.SYMBOLS to "letters-moves",
    )
}

/** The letters a game is played with when these are chosen: its own where it does not have them. */
fun Letters.fitting(game: Game): Letters = takeIf { chosen -> lettersOf(game).any { it.first == chosen } } ?: Letters.HANJA

/** The notations of a game, each with the id of its name; its own first. */
fun notationsOf(game: Game): List<Pair<NotationStyle, String>> = when (game) {
    Game.JANGGI -> listOf(NotationStyle.KOREAN to "notation-korean", NotationStyle.MACHINE to "notation-machine")
    Game.XIANGQI -> listOf(
        NotationStyle.CHINESE to "notation-chinese",
        NotationStyle.WXF to "notation-wxf",
        NotationStyle.ICCS to "notation-iccs",
    )
    Game.CHU_SHOGI -> listOf(NotationStyle.JAPANESE to "notation-japanese", NotationStyle.WESTERN to "notation-western")
}

/** The notation a game is written in when this one is chosen. */
fun NotationStyle.fitting(game: Game): NotationStyle =
    takeIf { chosen -> notationsOf(game).any { it.first == chosen } } ?: notationsOf(game).first().first

/** What a side has on the board that stands for it: its king, or the crown prince that outlived it. */
fun Snapshot.royal(side: Side): PieceView? {
    val own = points.mapNotNull { it.piece }.filter { it.side == side }
    return own.firstOrNull { it.figure == Figure.KING } ?: own.firstOrNull { it.figure == Figure.CROWN_PRINCE }
}

/** The king of a side, as a sign for it where there is no board to take it from. */
fun kingOf(game: Game, side: Side, letters: Letters): PieceView {
    val first = side == Side.FIRST
    val glyph = when (letters.fitting(game)) {
        Letters.LATIN -> if (game == Game.XIANGQI) "G" else "K"
        Letters.SYMBOLS -> ""
        Letters.HANGUL -> if (first) "초" else "한"
        Letters.HANJA_LONG -> if (first) "玉将" else "王将"
        Letters.HANJA -> when (game) {
            Game.JANGGI -> if (first) "楚" else "漢"
            Game.XIANGQI -> if (first) "帥" else "將"
            Game.CHU_SHOGI -> if (first) "玉" else "王"
        }
    }
    return PieceView(side, Figure.KING, false, glyph, PieceSize.LARGE, false)
}
