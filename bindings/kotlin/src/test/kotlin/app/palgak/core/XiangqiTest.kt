package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class XiangqiTest {
    private val game = TWO_PLAYERS.copy(game = Game.XIANGQI)

    private fun Seat.play(moves: String): Snapshot {
        for (move in moves.split(" ")) {
            val (from, to) = points(move)
            tap(from)
            assertEquals(move, tap(to).moves.last().machine)
        }
        return seen.last()
    }

    @Test
    fun `a whole game is played by taps, to a mate with a name`() {
        val seat = Seat.open(game)
        seat.table.use {
            val first = assertNotNull(seat.next())
            assertEquals(Game.XIANGQI, first.game)
            assertEquals("Red" to "Black", first.bottomPanel.name to first.topPanel.name)
            assertEquals("", first.bottomPanel.score)
            // The second cannon comes behind the first on the open file.
            val last = seat.play("h3e3 a10a9 e3e7 a9a10 b3b5 a10a9 b5e5")
            val result = assertNotNull(last.result, last.status)
            assertEquals(Side.FIRST, result.winner)
            assertEquals("Double cannon (重炮)", result.mate)
            assertEquals("炮二平五", last.moves.first().text)
        }
    }

    @Test
    fun `a draw is offered, declined and agreed, a move taken back by consent`() {
        val seat = Seat.open(game)
        seat.table.use { table ->
            seat.next()
            table.act(Action.OFFER_DRAW, Side.FIRST)
            assertEquals(OfferKind.DRAW, assertNotNull(seat.next()).offer?.kind)
            table.act(Action.DECLINE_DRAW)
            assertNull(assertNotNull(seat.next()).offer)
            seat.play("h3e3")
            table.act(Action.UNDO)
            assertEquals(1u, assertNotNull(seat.next()).offer?.plies)
            table.act(Action.ACCEPT_TAKEBACK)
            assertEquals(0, assertNotNull(seat.next()).moves.size)
            seat.play("h3e3 h10g8")
            table.act(Action.UNDO, Side.FIRST)
            assertEquals(2u, assertNotNull(seat.next()).offer?.plies)
            table.act(Action.DECLINE_TAKEBACK)
            seat.next()
            table.act(Action.OFFER_DRAW)
            seat.next()
            table.act(Action.ACCEPT_DRAW)
            val result = assertNotNull(assertNotNull(seat.next()).result)
            assertNull(result.winner)
            assertEquals("Both sides agreed", result.reason)
            val again = Seat.restore(importRecord(table.record()))
            again.table.use { assertEquals(2, assertNotNull(again.next()).moves.size) }
            table.act(Action.REMATCH)
            assertEquals(Side.SECOND, assertNotNull(seat.next()).bottom)
        }
    }

    @Test
    fun `a long check is warned of and loses`() {
        val record = "[Game \"xiangqi\"]\n[FEN \"4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1\"]\n\n*\n"
        val seat = Seat.restore(importRecord(record))
        seat.table.use {
            seat.next()
            val warned = seat.play("a2e2 e10f10 e2f2 f10e10 f2e2")
            assertTrue(warned.bottomPanel.warning.orEmpty().startsWith("Long check"))
            assertNull(warned.topPanel.warning)
            val last = seat.play("e10f10 e2f2 f10e10 f2e2")
            assertEquals(Side.SECOND, last.result?.winner)
            assertEquals("Red gave check without end", last.result?.reason)
        }
    }
}
