package app.palgak.ui.board

import app.palgak.core.ChuCoordinates
import app.palgak.core.Game
import app.palgak.core.NotationStyle
import app.palgak.core.Point

/** The numbers along the edges of a board, so that the notation of the move list can be found on it. */
class Coordinates(points: List<Point>, region: Region, labels: EdgeLabels) {
    /** Over the board, from left to right; may be empty, as may be the others. */
    val above: List<String>

    /** Under the board. */
    val below: List<String>

    /** Left of the board, from top to bottom. */
    val left: List<String>

    /** Right of the board. */
    val right: List<String>

    init {
        val files = region.files
        val ranks = region.ranks
        val columns = points.filter { it.row.toInt() == 0 }.sortedBy { it.column.toInt() }.map { it.index.toInt() % files }
        val rows = points.filter { it.column.toInt() == 0 }.sortedBy { it.row.toInt() }.map { it.index.toInt() / files }
        // The first side's own edge is at the bottom unless the board is turned.
        val firstBelow = rows.lastOrNull() == 0
        val own = columns.map { labels.file(it, files, firstBelow) }
        val other = columns.map { labels.file(it, files, !firstBelow) }
        above = if (labels.bothFiles || !labels.filesBelow) other else emptyList()
        below = if (labels.bothFiles || labels.filesBelow) own else emptyList()
        val names = rows.map { labels.rank(it, ranks) }
        left = if (labels.ranksLeft) names else emptyList()
        right = if (labels.ranksRight) names else emptyList()
    }
}

/** How files and ranks are named along the edges. Files and ranks count from the first side's left and its own edge. */
enum class EdgeLabels(
    val bothFiles: Boolean = false,
    val filesBelow: Boolean = false,
    val ranksLeft: Boolean = false,
    val ranksRight: Boolean = false,
) {
    /** Janggi in its own way: ranks from the second side's edge, ten written as nought. */
    KOREAN(ranksLeft = true) {
        override fun file(file: Int, files: Int, first: Boolean) = "${file + 1}"

        override fun rank(rank: Int, ranks: Int) = "${(ranks - rank) % 10}"
    },

    /** Letters and numbers from one. */
    LETTERS(ranksLeft = true) {
        override fun file(file: Int, files: Int, first: Boolean) = "${'a' + file}"

        override fun rank(rank: Int, ranks: Int) = "${rank + 1}"
    },

    /** Letters and numbers from nought. */
    ICCS(filesBelow = true, ranksLeft = true) {
        override fun file(file: Int, files: Int, first: Boolean) = "${'a' + file}"

        override fun rank(rank: Int, ranks: Int) = "$rank"
    },

    /** Each side counts the files from its own right: red in characters, black in figures. */
    CHINESE(bothFiles = true) {
        override fun file(file: Int, files: Int, first: Boolean) = if (first) NUMBERS[files - 1 - file] else "${file + 1}"

        override fun rank(rank: Int, ranks: Int) = ""
    },

    /** Each side counts the files from its own right, both in figures. */
    WXF(bothFiles = true) {
        override fun file(file: Int, files: Int, first: Boolean) = if (first) "${files - file}" else "${file + 1}"

        override fun rank(rank: Int, ranks: Int) = ""
    },

    /** Shogi: files from the first side's right, ranks from the far edge in characters. */
    SHOGI_KANJI(ranksRight = true) {
        override fun file(file: Int, files: Int, first: Boolean) = "${files - file}"

        override fun rank(rank: Int, ranks: Int) = NUMBERS[ranks - 1 - rank]
    },

    /** The same with the twelve branches for files. */
    SHOGI_BRANCHES(ranksRight = true) {
        override fun file(file: Int, files: Int, first: Boolean) = BRANCHES[files - 1 - file].toString()

        override fun rank(rank: Int, ranks: Int) = NUMBERS[ranks - 1 - rank]
    },

    /** The same with letters for ranks, as Western records have it. */
    SHOGI_LETTERS(ranksRight = true) {
        override fun file(file: Int, files: Int, first: Boolean) = "${files - file}"

        override fun rank(rank: Int, ranks: Int) = "${'a' + (ranks - 1 - rank)}"
    },
    ;

    /** A file as the first side names it, or the second. */
    abstract fun file(file: Int, files: Int, first: Boolean): String

    /** The name of a rank. */
    abstract fun rank(rank: Int, ranks: Int): String

    companion object {
        private val NUMBERS = listOf("一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二")
        private const val BRANCHES = "子丑寅卯辰巳午未申酉戌亥"

        /** The names that belong to a game, a notation, and the reader's choice for shogi boards. */
        fun of(game: Game, notation: NotationStyle, shogi: ChuCoordinates): EdgeLabels = when (game) {
            Game.JANGGI -> if (notation == NotationStyle.MACHINE) LETTERS else KOREAN
            Game.XIANGQI -> when (notation) {
                NotationStyle.ICCS -> ICCS
                NotationStyle.MACHINE -> LETTERS
                NotationStyle.WXF -> WXF
                else -> CHINESE
            }
            Game.CHU_SHOGI -> when (shogi) {
                ChuCoordinates.NUMBERS -> SHOGI_LETTERS
                ChuCoordinates.KANJI -> SHOGI_KANJI
                ChuCoordinates.BRANCHES -> SHOGI_BRANCHES
            }
        }
    }
}
