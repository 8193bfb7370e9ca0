package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull

class SavedBytesTest {
    private fun played(): Pair<Snapshot, ByteArray> {
        val seat = Seat.open(TWO_PLAYERS)
        seat.table.use { table ->
            seat.next()
            for (point in listOf("a4", "b4", "g7", "f7")) seat.tap(point)
            return seat.seen.last() to table.save()
        }
    }

    @Test
    fun `a saved game comes back as it was`() {
        val (before, bytes) = played()
        val seat = Seat.restore(bytes)
        seat.table.use { table ->
            val after = assertNotNull(seat.next())
            assertEquals(before.points, after.points)
            assertEquals(before.moves, after.moves)
            assertEquals(before.actions, after.actions)
            assertEquals(before.topPanel, after.topPanel)
            assertEquals(before.bottomPanel, after.bottomPanel)
            assertContentEquals(bytes, table.save())
            seat.tap("i4")
            assertEquals(3, seat.tap("h4").moves.size)
        }
    }

    @Test
    fun `a saved game against the computer goes on where it stopped`() {
        val seat = Seat.open(againstComputer(Level.BEGINNER))
        val bytes = seat.table.use { table ->
            seat.next()
            seat.tap("e4")
            seat.tap("e5")
            table.save()
        }
        val again = Seat.restore(bytes)
        again.table.use {
            assertNotNull(assertNotNull(again.next()).thinking)
            assertEquals(2, again.await("the computer's move") { it.moves.size == 2 }.moves.size)
        }
    }

    @Test
    fun `every cut and every damage is an error, never a crash`() {
        val (_, bytes) = played()
        for (end in bytes.indices) {
            assertFailsWith<SaveException>("cut at $end") { Seat.restore(bytes.copyOf(end)) }
        }
        for (at in bytes.indices) {
            val damaged = bytes.copyOf()
            damaged[at] = (damaged[at].toInt() xor 0x10).toByte()
            assertFailsWith<SaveException>("damage at $at") { Seat.restore(damaged) }
        }
        assertFailsWith<SaveException.Foreign> { Seat.restore("a picture of a horse".encodeToByteArray()) }
        assertFailsWith<SaveException.Foreign> { Seat.restore(settingsSave(settingsDefault())) }
        assertFailsWith<SaveException.Length> { Seat.restore(ByteArray(0)) }
        assertFailsWith<SaveException.Checksum> {
            Seat.restore(bytes.copyOf().also { it[it.size - 1] = (it.last() + 1).toByte() })
        }
        val version = assertFailsWith<SaveException.Version> { Seat.restore(bytes.copyOf().also { it[5] = 9 }) }
        assertEquals("the bytes are of version 9; this app reads up to version 3", version.message)
    }

    @Test
    fun `a saved game says what it is`() {
        val (_, bytes) = played()
        assertEquals(SavedSummary("Two players", "2 moves, Cho to move", false), savedSummary(bytes, Locale.EN))
        assertEquals("둘이서 두기", savedSummary(bytes, Locale.KO).title)
        assertFailsWith<SaveException> { savedSummary(ByteArray(3), Locale.EN) }
    }

    @Test
    fun `settings come back as they were`() {
        val settings =
            settingsDefault().copy(
                locale = Locale.JA,
                letters = Letters.HANGUL,
                sound = false,
                theme = ThemeChoice.DARK,
                touchMove = true,
                lastGame = TWO_PLAYERS.copy(choSetup = Setup.OUTER),
            )
        assertEquals(settings, settingsRestore(settingsSave(settings)))
        assertFailsWith<SaveException.Foreign> { settingsRestore(played().second) }
    }
}
