package app.palgak.desktop.shots

import app.palgak.core.Game

/** The names of points as moves of the three games write them. */
object Squares {
    private const val FILES = 9
    private const val SIZE = 12

    /** The number of a point: `a10` in Janggi, `a9` in Xiangqi, `12a` in Chu Shogi. */
    fun index(game: Game, name: String): Int = when (game) {
        Game.JANGGI -> (name.substring(1).toInt() - 1) * FILES + (name[0] - 'a')
        Game.XIANGQI -> name.substring(1).toInt() * FILES + (name[0] - 'a')
        Game.CHU_SHOGI -> (SIZE - 1 - (name.last() - 'a')) * SIZE + SIZE - name.dropLast(1).toInt()
    }

    /** The points a move touches, in order: two, or three where a move has two steps. */
    fun of(game: Game, move: String): List<String> {
        val pattern = if (game == Game.CHU_SHOGI) Regex("\\d+[a-l]") else Regex("[a-i]\\d+")
        return pattern.findAll(move).map { it.value }.toList()
    }
}
