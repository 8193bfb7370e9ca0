package app.palgak.android

import app.palgak.core.Game
import app.palgak.core.Level
import app.palgak.core.Mode
import app.palgak.core.Side
import app.palgak.ui.model.Route
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Games played by touching the glass. */
@RunWith(RobolectricTestRunner::class)
class PlayTest {
    @Test
    fun `two people play Janggi until one gives up`() = Phone().use { phone ->
        phone.tap("game-janggi")
        phone.tap("home-two")
        phone.tap("setup-inner")
        phone.tap("new-start")
        phone.until("a board") { phone.board != null && phone.shows("game") }
        assertEquals(Mode.TWO_PLAYERS, phone.snapshot.mode)
        phone.play("a4b4 i7h7")
        phone.tap("menu-open")
        phone.tap("menu-resign")
        phone.tap("resign-yes")
        phone.until("the result") { phone.shows("result-title") }
        assertEquals(Side.SECOND, phone.snapshot.result?.winner, "Cho was to move and gave up")
    }

    @Test
    fun `two people play a whole game of Xiangqi, to the mate`() = Phone().use { phone ->
        phone.open(Game.XIANGQI)
        phone.play("h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4")
        phone.until("the result") { phone.shows("result-mate") }
        assertEquals(Side.FIRST, phone.snapshot.result?.winner)
        assertTrue("重炮" in phone.text("result-mate"), phone.text("result-mate"))
        phone.tap("result-rematch")
        phone.until("a new game") { phone.moves.isEmpty() && phone.snapshot.result == null }
    }

    @Test
    fun `two people play a whole game of Janggi, to the mate`() = Phone().use { phone ->
        phone.tap("game-janggi")
        phone.tap("home-two")
        phone.tap("setup-inner")
        phone.tap("new-bikjang")
        phone.tap("new-start")
        phone.until("a board") { phone.board?.bikjang == false && phone.shows("game") }
        phone.play(JANGGI)
        phone.until("the result") { phone.shows("result-title") }
        assertEquals(Side.FIRST, phone.snapshot.result?.winner)
        assertEquals(JANGGI.split(' ').size, phone.moves.size)
    }

    @Test
    fun `two people play Chu Shogi until the lion has the king, in single and in double steps`() = Phone().use { phone ->
        phone.app.change { it.copy(exposeWarning = false) }
        phone.until("no warnings") { !phone.state.settings.exposeWarning }
        phone.open(Game.CHU_SHOGI)
        phone.play("7j7h 12d12e 7h7f 11d11e 7f7d 10d10e 7d7c7b")
        assertEquals(Side.FIRST, phone.at("7b").piece?.side, "the lion has captured twice")
        assertNull(phone.at("7c").piece)
        // A lion may step on from there; touched again it stays.
        phone.play("12e12f 7b6a6a")
        phone.until("the result") { phone.shows("result-title") }
        assertEquals(Side.FIRST, phone.snapshot.result?.winner)
    }

    @Test
    fun `the computer answers in every game, and the game can be given up`() {
        for (game in Game.entries) {
            Phone().use { phone ->
                phone.app.choose(game)
                phone.until("the choice of $game") { phone.state.settings.lastGame.game == game }
                phone.tap("home-computer")
                phone.tap("new-level-newcomer")
                phone.tap("new-side-first")
                phone.tap("new-start")
                phone.until("a board of $game") { phone.board?.mode == Mode.COMPUTER && phone.shows("game") }
                assertEquals(game, phone.snapshot.game)
                for (turn in 0 until 3) {
                    phone.anyMove()
                    phone.until("the computer's answer in $game") { phone.moves.size == 2 * turn + 2 && phone.snapshot.turn == Side.FIRST }
                }
                phone.tap("menu-open")
                phone.tap("menu-resign")
                phone.tap("resign-yes")
                phone.until("the result") { phone.shows("result-title") }
                assertEquals(Side.SECOND, phone.snapshot.result?.winner)
                // Leaving asks nothing; the game is there to be looked at again.
                phone.tap("result-home")
                phone.until("the first screen, with the game") {
                    phone.state.routes == listOf(Route.HOME) && phone.state.saved != null && phone.shows("home-continue")
                }
            }
        }
    }

    @Test
    fun `the computer plays every game to its end against whoever moves without a thought`() {
        for (game in Game.entries) {
            Phone().use { phone ->
                phone.app.change {
                    it.copy(exposeWarning = false, lastGame = it.lastGame.copy(human = Side.FIRST, level = Level.INTERMEDIATE))
                }
                phone.until("the choice") { phone.state.settings.lastGame.level == Level.INTERMEDIATE }
                phone.app.playAtOnce(game, Mode.COMPUTER)
                phone.until("a board of $game") { phone.board?.game == game && phone.board?.mode == Mode.COMPUTER && phone.shows("board") }
                while (phone.snapshot.result == null) {
                    val before = phone.moves.size
                    assertTrue(before < LONGEST, "it would have won by now: ${phone.moves}")
                    phone.anyMove()
                    phone.until("an answer in $game") { phone.moves.size == before + 2 || phone.snapshot.result != null }
                }
                phone.until("the result") { phone.shows("result-title") }
                assertEquals(Side.SECOND, phone.snapshot.result?.winner, "$game: ${phone.snapshot.result}")
            }
        }
    }

    private fun Phone.open(game: Game) {
        tap("game-${game.name.lowercase()}")
        until("a board") { board?.game == game && shows("game") }
    }

    private companion object {
        /** In moves: nobody holds out for as long who takes nothing and looks at nothing. */
        const val LONGEST = 400

        /** A game whose Cho has the inner elephants, from its start to the mate. */
        const val JANGGI =
            "a1a2 e7f7 h1i3 i7i6 e4d4 c7c6 a2a3 i6i5 i4i5 i10i5 g1e4 i5i3 i1i3 a10a8 e4g7 d10d9 e2f2 f7g7 d1e2 b10c8 f2f3 a7a6 " +
                "c4b4 e9e10 f1f2 a8a9 e2e1 a9a7 b1c3 d9e9 c1e4 c6d6 f2f1 c8e7 h3e3 d6c6 i3i9 a6b6 e4g7 f10f9 i9f9 b6a6 c3b5 " +
                "b8b4 f9e9"
    }
}
