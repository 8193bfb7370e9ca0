package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class WholeGameTest {
    /** Han lets its king into the corner, and the chariot mates it there. */
    private val game = "a4b4 g7f7 i4h4 f10f9 a1a5 e9f10 a5g5 d10e9 g5g10".split(" ")

    @Test
    fun `a whole game is played by taps, to mate, and stepped through`() {
        val seat = Seat.open(TWO_PLAYERS)
        seat.table.use { table ->
            val first = assertNotNull(seat.next())
            assertEquals(1uL, first.sequence)
            assertEquals(listOf(Event.START), first.events)
            assertEquals(90, first.points.size)
            assertEquals("72.0" to "73.5", first.bottomPanel.score to first.topPanel.score)

            for (move in game) {
                val (from, to) = points(move)
                val chosen = seat.tap(from)
                val target = chosen.points.single { it.index == index(to) }
                assertTrue(Mark.DOT in target.marks || Mark.RING in target.marks, "$move is offered")
                val moved = seat.tap(to)
                assertEquals(move, moved.moves.last().machine)
                assertEquals(index(from) to index(to), moved.motion?.let { it.from to it.to })
            }

            val last = seat.seen.last()
            assertNull(last.turn)
            assertEquals(listOf(Event.CAPTURE, Event.MATE), last.events)
            assertEquals(BannerKind.MATE, last.banner?.kind)
            val result = assertNotNull(last.result)
            assertEquals(Side.FIRST, result.winner)
            assertEquals("Cho wins", result.title)
            assertEquals("Han is mated", result.reason)
            assertEquals((1uL..19uL).toList(), seat.seen.map { it.sequence })

            table.step(0u)
            val start = assertNotNull(seat.next())
            assertEquals(Review(0u, 9u), start.review)
            assertEquals(first.points.map { it.piece }, start.points.map { it.piece })
            table.step(9u)
            assertNull(assertNotNull(seat.next()).review)

            val record = table.record()
            assertTrue("[Result \"cho\"]" in record, record)
            assertTrue("[Reason \"checkmate\"]" in record, record)

            table.act(Action.REMATCH)
            val again = assertNotNull(seat.next())
            assertEquals(first.points, again.points)
            assertEquals(Side.FIRST, again.turn)
        }
    }

    @Test
    fun `a refused tap says why and changes nothing`() {
        val seat = Seat.open(TWO_PLAYERS)
        seat.table.use {
            seat.next()
            seat.tap("b1")
            val refused = seat.tap("b2")
            val refusal = assertNotNull(refused.refusal)
            assertEquals("The horse moves one step straight, then one diagonally outward.", refusal.text)
            assertEquals(listOf(Event.REFUSED), refused.events)
            assertEquals(0, refused.moves.size)
            assertEquals(Side.FIRST, refused.turn)
        }
    }
}
