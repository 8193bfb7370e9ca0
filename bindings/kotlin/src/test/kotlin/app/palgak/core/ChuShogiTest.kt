package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ChuShogiTest {
    private val game = TWO_PLAYERS.copy(game = Game.CHU_SHOGI)

    /** The number of a square: file from the right, rank from the top. */
    private fun square(name: String): UByte = (('l' - name.last()) * 12 + 12 - name.dropLast(1).toInt()).toUByte()

    private fun Snapshot.at(name: String): Point = points.single { it.index == square(name) }

    /** Taps squares one after the other: `7f7e7d`. */
    private fun Seat.touch(squares: String): Snapshot {
        for (name in Regex("\\d+[a-l]").findAll(squares)) {
            table.tap(square(name.value))
            assertNotNull(next(), "a tap is answered")
        }
        return seen.last()
    }

    private fun Seat.play(moves: String): Snapshot {
        for (move in moves.split(" ")) {
            assertEquals(move, touch(move).moves.last().machine)
        }
        return seen.last()
    }

    private fun opened(sfen: String): Seat =
        Seat.restore(importRecord("[Game \"chushogi\"]\n[SFEN \"$sfen\"]\n\n*\n")).apply { next() }

    @Test
    fun `a lion jumps, steps twice, captures without leaving, passes, and stops`() {
        val seat = Seat.open(game)
        seat.table.use { table ->
            val first = assertNotNull(seat.next())
            assertEquals(Triple(Game.CHU_SHOGI, 12.toUByte(), 92), Triple(first.game, first.files, first.points.count { it.piece != null }))
            assertTrue(first.points.all { it.piece == null || it.piece.upsideDown == (it.piece.side == Side.SECOND) })
            seat.play("7j7h 12d12e 7h7f 11d11e")

            val begun = seat.touch("7f7e")
            val pending = assertNotNull(begun.pending)
            assertEquals(PendingKind.LION_STEP to square("7e"), pending.kind to pending.middle)
            assertContains(begun.at("7e").marks, Mark.STEP)
            assertContains(begun.actions, Action.CANCEL_STEP)
            table.act(Action.CANCEL_STEP)
            val given = assertNotNull(seat.next())
            assertNull(given.pending)
            assertContains(given.at("7f").marks, Mark.SELECTED)
            // The same square twice: the lion stays there.
            assertEquals("7f7e", seat.touch("7e7e").moves.last().machine)
            seat.play("10d10e")

            val igui = seat.touch("7e7d7e")
            assertEquals("7e7d7e", igui.moves.last().machine)
            assertEquals(Figure.LION, igui.at("7e").piece?.figure)
            assertNull(igui.at("7d").piece)
            assertEquals(square("7d"), assertNotNull(igui.motion).over)
            seat.play("1d1e")
            val double = seat.touch("7e6d5d")
            assertEquals("7e6d5d", double.moves.last().machine)
            assertEquals(3, double.bottomPanel.captured.size)
            // Over an empty square and back the lion lets the turn go.
            seat.play("2d2e")
            seat.touch("5d5e5d")
            assertEquals(Event.PASS, seat.seen.last().events.first())
        }
    }

    @Test
    fun `a protected lion is refused, and the piece that protects it named`() {
        val seat = opened("k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1")
        seat.table.use {
            val refusal = assertNotNull(seat.touch("7e5f").refusal)
            assertEquals("The lion on 5f is two squares away and protected by Gote’s lance on 5c.", refusal.text)
            assertEquals(listOf("5f", "5c").map { square(it).toUInt() }, refusal.points)
        }
    }

    @Test
    fun `promotion is asked for, and answered either way`() {
        for ((answer, machine) in listOf(Action.PROMOTE to "7e7d+", Action.KEEP_UNPROMOTED to "7e7d")) {
            val seat = opened("k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1")
            seat.table.use { table ->
                val asked = seat.touch("7e7d")
                assertEquals(PendingKind.PROMOTION, asked.pending?.kind)
                assertTrue(asked.actions.containsAll(listOf(Action.PROMOTE, Action.KEEP_UNPROMOTED)))
                table.act(answer)
                val moved = assertNotNull(seat.next())
                assertEquals(machine, moved.moves.single().machine)
                assertEquals(machine.endsWith('+'), moved.at("7d").piece?.promoted)
            }
        }
    }

    @Test
    fun `a move that gives up the king is warned of, and the king captured`() {
        val seat = opened("k6r4/12/p11/12/12/12/12/12/12/12/7G4/7K4 b - 1")
        seat.table.use { table ->
            val warned = seat.touch("5k4k")
            assertTrue(warned.moves.isEmpty())
            assertEquals(listOf(square("5a").toUInt()), warned.refusal?.points)
            assertEquals("5k4k", seat.touch("4k").moves.single().machine)
            seat.touch("5a5l")
            table.act(Action.PROMOTE)
            val result = assertNotNull(assertNotNull(seat.next()).result)
            assertEquals(Side.SECOND to "Sente lost the king", result.winner to result.reason)
        }
    }

    @Test
    fun `a game is saved with its local rules and its handicap`() {
        val local = game.chushogi.copy(preset = ChuPreset.SENJISHI_PROTECTED, handicap = ChuHandicap.TWO_LIONS)
        val seat = Seat.open(game.copy(chushogi = local))
        seat.table.use { table ->
            assertEquals(Side.SECOND, assertNotNull(seat.next()).turn)
            seat.play("6c6e")
            val again = Seat.restore(table.save())
            again.table.use {
                assertEquals(seat.seen.last().moves, assertNotNull(again.next()).moves)
                assertEquals(table.record(), it.record())
            }
            assertContains(table.record(), "[Rules \"preset=standard,senjishi=protected\"]")
        }
    }
}
