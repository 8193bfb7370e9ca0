package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class GuideTest {
    @Test
    fun `the rules are told in every language, with the same boards`() {
        val boards = Locale.entries.map { locale ->
            val pages = guide(Game.JANGGI, VIEW.copy(locale = locale))
            assertTrue(pages.isNotEmpty(), "$locale")
            assertTrue(pages.all { it.title.isNotBlank() && it.blocks.isNotEmpty() }, "$locale")
            pages.flatMap { it.blocks }.filterIsInstance<GuideBlock.Board>().map { board ->
                assertEquals(board.diagram.columns.toInt() * board.diagram.rows.toInt(), board.diagram.points.size)
                board.diagram.points.map { it.index to it.marks }
            }
        }
        assertTrue(boards.first().isNotEmpty())
        assertEquals(1, boards.distinct().size)
    }
}
