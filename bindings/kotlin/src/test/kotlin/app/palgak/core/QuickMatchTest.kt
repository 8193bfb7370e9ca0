package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class QuickMatchTest {
    /** Two strangers in a game that has begun, Cho or red first. */
    private fun Server.pair(game: Game, cho: Setup = Setup.LEFT, han: Setup = Setup.LEFT): Pair<Phone, Phone> {
        val one = Phone().seek(this, game)
        one.await(OnlinePhase.WAITING)
        val other = Phone().seek(this, game)
        val phones = listOf(one, other)
        if (game == Game.JANGGI) {
            for (phone in phones) {
                val stage = assertNotNull(phone.await("a setup") { it.setup != null }.setup)
                phone.quick.chooseSetup(if (stage.side == Side.FIRST) cho else han)
            }
        }
        phones.forEach { it.await(OnlinePhase.PLAYING) }
        return if (one.board.bottom == Side.FIRST) one to other else other to one
    }

    @Test
    fun `two strangers play a whole game of Xiangqi, and one of them is killed and returns`() {
        Server().use { server ->
            var (red, black) = server.pair(Game.XIANGQI)
            val clock = assertNotNull(red.board.bottomPanel.clock)
            assertTrue(clock.leftMs in 590_000uL..600_000uL && clock.running, "$clock")
            assertEquals(Mode.ONLINE, red.board.mode)
            assertEquals("You", red.board.bottomPanel.player)
            assertTrue(red.screen.opponent.startsWith("Opponent "), red.screen.opponent)

            val moves = listOf("h3e3", "h10g8", "b1c3", "b10c8", "a1b1", "a10b10", "e3e7")
            for ((ply, move) in moves.withIndex()) {
                val (mover, other) = if (ply % 2 == 0) red to black else black to red
                mover.turn(ply)
                mover.play(move)
                if (ply == 3) {
                    black = black.killed()
                    black.await("the game again") { it.table?.moves?.size == 4 }
                    assertEquals(Side.SECOND, black.board.bottom)
                } else {
                    other.await("$move") { it.table?.moves?.size == ply + 1 }
                }
            }
            black.turn(7)
            assertEquals(listOf(Figure.SOLDIER), black.board.topPanel.captured.map { it.figure })
            black.quick.act(Action.RESIGN)
            val end = red.await(OnlinePhase.OVER)
            black.await(OnlinePhase.OVER)
            assertEquals("You win", end.table?.result?.title)
            assertEquals("The opponent wins", black.board.result?.title)
            assertEquals(red.quick.record().substringAfter("\n\n"), black.quick.record().substringAfter("\n\n"))
            assertNull(red.quick.save(), "there is nothing to come back to")

            // The game is kept like any other, and the two play again with sides changed.
            val summary = savedSummary(red.quick.saveGame(), Locale.EN)
            assertEquals("Xiangqi, Quick match" to true, summary.title to summary.over)
            assertContains(end.actions, OnlineAction.OFFER_REMATCH)
            red.quick.ask(OnlineAction.OFFER_REMATCH)
            black.await("the offer") { OnlineAction.ACCEPT_REMATCH in it.actions }
            black.quick.ask(OnlineAction.ACCEPT_REMATCH)
            black.await(OnlinePhase.PLAYING)
            red.await(OnlinePhase.PLAYING)
            assertEquals(Side.FIRST to Side.SECOND, black.board.bottom to red.board.bottom)
            red.close()
            black.close()
        }
    }

    @Test
    fun `a server that is killed loses nothing`() {
        Server().use { server ->
            val (cho, han) = server.pair(Game.JANGGI, Setup.INNER, Setup.OUTER)
            cho.play("a4b4")
            han.turn(1)
            server.kill()
            cho.await("that it is gone") { it.connection.state == ConnectionState.RECONNECTING }
            // A move that is made meanwhile waits for the server.
            han.play("a7b7")
            assertTrue(han.screen.sending)
            server.again()
            han.await("the answer") { !it.sending && it.connection.state != ConnectionState.RECONNECTING }
            cho.turn(2)
            assertEquals(listOf("a4b4", "a7b7"), cho.board.moves.map { it.machine })
            cho.quick.act(Action.PASS)
            han.turn(3)
            han.quick.act(Action.RESIGN)
            assertEquals("You win. Han resigned", cho.await("the end") { it.phase == OnlinePhase.OVER }.text)
            cho.close()
            han.close()
        }
    }

    @Test
    fun `a friend joins by the code, and a lion of Chu Shogi moves`() {
        Server().use { server ->
            val host = Phone().invite(server, Game.CHU_SHOGI)
            val code = assertNotNull(host.await("a code") { it.code != null }.code)
            assertEquals(OnlinePhase.INVITING, host.screen.phase)
            val guest = Phone().join(server, " ${code.lowercase().chunked(3).joinToString("-")} ")
            guest.await(OnlinePhase.PLAYING)
            host.await(OnlinePhase.PLAYING)
            val (sente, gote) = if (host.board.bottom == Side.FIRST) host to guest else guest to host
            fun square(name: String) = (('l' - name.last()) * 12 + 12 - name.dropLast(1).toInt()).toUByte()
            fun Phone.touch(squares: String) {
                val plies = board.moves.size
                for (name in Regex("\\d+[a-l]").findAll(squares)) quick.tap(square(name.value))
                await(squares) { it.table?.moves?.size == plies + 1 }
            }
            sente.touch("7j7h")
            gote.turn(1)
            gote.touch("12d12e")
            sente.turn(2)
            sente.touch("7h7g7g")
            gote.turn(3)
            assertEquals(listOf("7j7h", "12d12e", "7h7g"), gote.board.moves.map { it.machine })
            gote.quick.act(Action.OFFER_DRAW)
            sente.await("the offer") { it.table?.offer?.by == Side.SECOND }
            sente.quick.act(Action.ACCEPT_DRAW)
            assertEquals("Draw", gote.await("the end") { it.phase == OnlinePhase.OVER }.table?.result?.title)
            host.close()
            guest.close()
        }
    }

    @Test
    fun `who plays the computer instead is paired with nobody, and the other waits on`() {
        Server().use { server ->
            val one = Phone().seek(server, Game.JANGGI)
            one.await(OnlinePhase.WAITING)
            val other = Phone().seek(server, Game.JANGGI)
            // It crosses with the pairing.
            one.quick.ask(OnlineAction.PLAY_COMPUTER_NOW)
            one.await(OnlinePhase.CLOSED)
            one.close()
            other.await("waiting, or again") { it.phase == OnlinePhase.WAITING }
            val third = Phone().seek(server, Game.JANGGI)
            val side = assertNotNull(third.await(OnlinePhase.SETUP).setup).side
            // The other may still look at the setup of the pairing that came to nothing.
            other.await("the setup of the other side") { stage -> stage.setup.let { it != null && it.side != side } }
            for (phone in listOf(third, other)) phone.quick.chooseSetup(Setup.LEFT)
            third.await(OnlinePhase.PLAYING)
            other.await(OnlinePhase.PLAYING)
            assertEquals(setOf(Side.FIRST, Side.SECOND), setOf(third.board.bottom, other.board.bottom))
            other.close()
            third.close()
        }
    }

    @Test
    fun `what cannot be is said`() {
        assertNotEquals(newIdentity().toList(), newIdentity().toList())
        val phone = Phone()
        assertFailsWith<QuickMatchException.Address> { QuickMatch.seek("", newIdentity(), Game.JANGGI, VIEW, phone) }
        assertFailsWith<QuickMatchException.Identity> { QuickMatch.seek("ws://localhost", ByteArray(3), Game.JANGGI, VIEW, phone) }
        assertFailsWith<QuickMatchException.Code> { QuickMatch.join("ws://localhost", newIdentity(), "OOO", VIEW, phone) }
        assertFailsWith<QuickMatchException.Saved> { QuickMatch.restore(ByteArray(9), newIdentity(), VIEW, phone) }
        val nowhere = QuickMatch.seek("ws://127.0.0.1:1", newIdentity(), Game.JANGGI, VIEW, phone)
        phone.await("that it cannot be reached") { it.text == "The server cannot be reached. Trying again…" }
        assertContains(phone.screen.actions, OnlineAction.PLAY_COMPUTER_NOW)
        assertFailsWith<QuickMatchException.NoGame> { nowhere.record() }
        nowhere.shutDown()
        assertFailsWith<QuickMatchException.Closed> { nowhere.ask(OnlineAction.CANCEL) }
        nowhere.close()
    }
}
