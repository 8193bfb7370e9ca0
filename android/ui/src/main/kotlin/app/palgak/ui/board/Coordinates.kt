package app.palgak.ui.board

import app.palgak.core.NotationStyle
import app.palgak.core.Point

/** The numbers along two edges of a board, so that the notation of the move list can be found on it. */
class Coordinates(points: List<Point>, files: Int, ranks: Int, notation: NotationStyle) {
    /** From left to right. */
    val columns: List<String>

    /** From top to bottom. */
    val rows: List<String>

    init {
        val korean = notation == NotationStyle.KOREAN
        columns = points.filter { it.row.toInt() == 0 }.sortedBy { it.column.toInt() }.map {
            val file = it.index.toInt() % files
            if (korean) "${file + 1}" else "${'a' + file}"
        }
        rows = points.filter { it.column.toInt() == 0 }.sortedBy { it.row.toInt() }.map {
            val rank = it.index.toInt() / files
            if (korean) "${(ranks - rank) % 10}" else "${rank + 1}"
        }
    }
}
