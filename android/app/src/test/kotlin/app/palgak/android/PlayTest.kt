package app.palgak.android

import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.Side
import app.palgak.ui.model.Route
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Games played by touching the glass. */
@RunWith(RobolectricTestRunner::class)
class PlayTest {
    @Test
    fun `two people play a whole game of Janggi`() = Phone().use { phone ->
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
    fun `two people play Chu Shogi, a lion in two steps`() = Phone().use { phone ->
        phone.open(Game.CHU_SHOGI)
        phone.play("7j7h 12d12e 7h7f 11d11e 7f7e7e 10d10e")
        assertEquals(Side.FIRST, phone.at("7e").piece?.side, "the lion has captured what stood there")
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

    private fun Phone.open(game: Game) {
        tap("game-${game.name.lowercase()}")
        until("a board") { board?.game == game && shows("game") }
    }
}
