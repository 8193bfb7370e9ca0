package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class AnalysisTest {
    private fun finished(moves: String): Seat = Seat.open(TWO_PLAYERS.copy(game = Game.XIANGQI)).apply {
        next()
        for (move in moves.split(" ")) {
            val (from, to) = points(move)
            tap(from)
            assertEquals(move, tap(to).moves.last().machine)
        }
        table.act(Action.RESIGN)
        assertTrue(Action.ANALYSE in assertNotNull(next()).actions)
    }

    @Test
    fun `the computer looks at the whole game, move by move`() {
        val seat = finished("h3e3 h10g8 h1g3")
        seat.table.use { table ->
            table.act(Action.ANALYSE)
            val begun = assertNotNull(assertNotNull(seat.next()).analysis)
            assertEquals(0u, begun.permille.toUInt())
            val done = seat.await("the end of the analysis") { it.analysis?.permille?.toUInt() == 1000u }
            val told = seat.seen.mapNotNull { it.analysis?.permille?.toInt() }
            assertEquals(told.sorted(), told, "it only goes on")
            val points = assertNotNull(done.analysis).points
            assertEquals(listOf(0u, 1u, 2u, 3u), points.map { it.ply })
            assertEquals("", points.first().text)
            assertTrue(points.all { it.score in -2500..2500 })
            assertFalse(Action.ANALYSE in done.actions || Action.STOP_ANALYSIS in done.actions)
        }
    }

    @Test
    fun `it stops when told, and what was found stays`() {
        val seat = finished("h3e3 h10g8 h1g3 i10h10 a1a2 b10c8")
        seat.table.use { table ->
            table.act(Action.ANALYSE)
            val begun = seat.await("the first findings") { it.analysis?.points.orEmpty().isNotEmpty() }
            assertTrue(Action.STOP_ANALYSIS in begun.actions || begun.analysis?.permille?.toUInt() == 1000u)
            table.act(Action.STOP_ANALYSIS)
            val stopped = seat.await("the end of the study") { Action.STOP_ANALYSIS !in it.actions }
            assertTrue(assertNotNull(stopped.analysis).points.isNotEmpty())
            seat.drain()
            assertNull(seat.next(200), "nothing is found any more")
            // The game goes on, and what was thought of it is gone.
            table.act(Action.UNDO)
            seat.next()
            table.act(Action.ACCEPT_TAKEBACK)
            val open = seat.await("the open game") { it.result == null }
            assertNull(open.analysis)
            table.act(Action.ANALYSE)
            assertEquals("The game is not over yet.", assertNotNull(seat.next()).refusal?.text)
            table.shutDown()
            assertFailsWith<TableException.Closed> { table.act(Action.ANALYSE) }
            assertFailsWith<TableException.Closed> { table.act(Action.STOP_ANALYSIS) }
        }
    }
}
