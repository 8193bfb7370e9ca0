package app.palgak.android

import app.palgak.core.Action
import app.palgak.core.ConnectionState
import app.palgak.core.Game
import app.palgak.core.OnlineAction
import app.palgak.core.OnlinePhase
import app.palgak.core.OnlineSnapshot
import app.palgak.core.QuickMatch
import app.palgak.core.QuickMatchListener
import app.palgak.core.Setup
import app.palgak.core.Side
import app.palgak.core.newIdentity
import app.palgak.testing.LocalServer
import app.palgak.testing.Wire
import app.palgak.ui.model.OnlineDesk
import app.palgak.ui.model.Route
import org.junit.AfterClass
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Quick matches from the phone, through a real server, against somebody elsewhere. */
@RunWith(RobolectricTestRunner::class)
class OnlineTest {
    @Test
    fun `a whole game of each kind is found and played, to the mate or until one gives up`() {
        for ((game, moves) in GAMES) {
            Phone().use { phone ->
                // A king may be left to be taken: of that nobody is warned here.
                phone.app.change { it.copy(server = server.address, exposeWarning = false) }
                phone.until("no warnings") { !phone.state.settings.exposeWarning }
                Stranger(game, server.address, phone).use { stranger ->
                    phone.seek(game)
                    val mine = phone.begin(stranger)
                    moves.forEachIndexed { ply, move ->
                        if ((ply % 2 == 0) == (mine == Side.FIRST)) phone.play(move) else stranger.play(move)
                        phone.until("the move $move of $game") { phone.moves.size == ply + 1 }
                        stranger.until("the move $move of $game") { it.table?.moves?.size == ply + 1 }
                    }
                    val winner = if (game != Game.JANGGI) {
                        Side.FIRST
                    } else {
                        phone.until("a screen that stays on") { phone.keepsScreenOn() }
                        phone.tap("action-resign")
                        phone.tap("resign-yes")
                        mine.opposite
                    }
                    phone.until("the result") { phone.shows("result-title") && phone.snapshot.result?.winner == winner }
                    stranger.until("the result") { it.phase == OnlinePhase.OVER && it.table?.result?.winner == winner }
                    phone.tap("result-home")
                    phone.until("the first screen") { phone.state.routes == listOf(Route.HOME) && phone.state.online == null }
                }
            }
        }
    }

    @Test
    fun `a phone whose connection the system has cut meanwhile is in the game again when it is looked at`() = Phone().use { phone ->
        Wire(server.address).use { wire ->
            phone.app.change { it.copy(server = wire.address) }
            Stranger(Game.XIANGQI, server.address, phone).use { stranger ->
                phone.seek(Game.XIANGQI, wire.address)
                val begins = phone.begin(stranger) == Side.FIRST
                if (begins) phone.play("h2e2")
                phone.leave()
                wire.cut()
                stranger.until("word that the phone is away") { it.connection.state == ConnectionState.OPPONENT_AWAY }
                phone.until("word that there is no connection") { phone.match?.connection?.state == ConnectionState.RECONNECTING }
                stranger.play(if (begins) "h9g7" else "h2e2")
                assertEquals(if (begins) 1 else 0, phone.moves.size, "nothing comes through a wire that is cut")

                wire.mend()
                phone.comeBack()
                phone.until("what was played meanwhile") { phone.moves.size == if (begins) 2 else 1 }
                phone.until("the connection") { phone.match?.connection?.state == ConnectionState.ONLINE }
                stranger.until("word that the phone is back") { it.connection.state == ConnectionState.ONLINE }
                phone.play(if (begins) "h0g2" else "h9g7")
                stranger.until("the answer") { it.table?.moves?.size == phone.moves.size }
            }
        }
    }

    @Test
    fun `an app whose process was ended comes back into its match`() = Wire(server.address).use { wire ->
        val dead = Phone()
        dead.app.change { it.copy(server = wire.address) }
        Stranger(Game.XIANGQI, server.address, dead).use { stranger ->
            dead.seek(Game.XIANGQI, wire.address)
            if (dead.begin(stranger) == Side.FIRST) dead.play("h2e2") else stranger.play("h2e2")
            dead.until("the move, known to the server") { dead.moves.size == 1 && dead.match?.sending == false }
            stranger.until("the move") { it.table?.moves?.size == 1 }
            val storage = dead.activity.model.platform.storage
            dead.until("the match kept") { storage.read(OnlineDesk.SESSION_FILE) != null }
            // No farewell to the server: what is left is what was written down.
            val saved = dead.die()
            wire.cut()
            stranger.until("word that the phone is away") { it.connection.state == ConnectionState.OPPONENT_AWAY }
            // Its core would go on trying to connect, which an ended process does not.
            dead.close()

            wire.mend()
            Phone(saved = saved).use { phone ->
                phone.until("the game again, by itself") { phone.shows("game") && phone.moves == listOf("h3e3") }
                assertEquals(Route.ONLINE, phone.state.routes.last())
                if (phone.snapshot.bottom == Side.SECOND) phone.play("h9g7") else stranger.play("h9g7")
                phone.until("the answer") { phone.moves.size == 2 }
                stranger.until("the answer") { it.table?.moves?.size == 2 }
            }
        }
    }

    @Test
    fun `a question goes away with the game that it is about`() = Phone().use { phone ->
        phone.app.change { it.copy(server = server.address) }
        Stranger(Game.XIANGQI, server.address, phone).use { stranger ->
            phone.seek(Game.XIANGQI)
            val mine = phone.begin(stranger)
            phone.tap("action-resign")
            phone.until("the question") { phone.shows("resign-yes") }
            stranger.giveUp()
            phone.until("the result, and no question over it") { phone.shows("result-title") && !phone.shows("resign-yes") }
            assertEquals(mine, phone.snapshot.result?.winner)
        }
    }

    @Test
    fun `nobody is waited for who has thought better of it`() = Phone().use { phone ->
        phone.app.change { it.copy(server = server.address) }
        phone.seek(Game.JANGGI)
        phone.until("the wait") { phone.match?.phase == OnlinePhase.WAITING && OnlineAction.CANCEL in phone.match?.actions.orEmpty() }
        phone.back()
        phone.until("no match") { phone.state.online == null }
        assertFalse(phone.keepsScreenOn())
    }

    @Test
    fun `a server in the network at home is known by its address`() {
        val home = listOf("192.168.1.20:8080", "10.0.0.1", "172.31.0.9", "100.64.0.1", "169.254.7.7", "[fd00::1]:80", "[fe80::1]")
        for (host in home + listOf("shelf.local", "shelf:8080")) assertTrue(isAtHome("http://$host"), host)
        val away = listOf("play.example.org", "8.8.8.8", "172.32.0.1", "100.128.0.1", "192.169.0.1", "[2001:db8::1]", "fd.example.org")
        for (host in away) assertFalse(isAtHome("https://$host/palgak"), host)
        for (text in listOf("", "no address", "http://", "http://localhost:1", "http://127.0.0.1:1")) assertFalse(isAtHome(text), text)
    }

    private val Phone.match: OnlineSnapshot? get() = state.online?.match?.value?.snapshot

    private val Side.opposite: Side get() = if (this == Side.FIRST) Side.SECOND else Side.FIRST

    private fun Phone.seek(game: Game, address: String = server.address) {
        until("the server to be known") { state.settings.server == address }
        tap("home-quick")
        // Both screens have a choice of games.
        until("the lobby") { shows("lobby") }
        tap("game-${game.name.lowercase()}")
        until("the choice") { state.settings.lastGame.game == game }
        tap("lobby-find")
        until("a match") { state.online != null }
    }

    /** Waits until the game has begun for both, after the choice of setups in Janggi; tells which side the phone has. */
    private fun Phone.begin(stranger: Stranger): Side {
        if (stranger.game == Game.JANGGI) {
            tap("setup-inner")
            tap("online-choose")
            stranger.choose(Setup.OUTER)
        }
        until("the game") { match?.phase == OnlinePhase.PLAYING && board != null && shows("game") }
        stranger.until("the game") { it.phase == OnlinePhase.PLAYING && it.table != null }
        return snapshot.bottom
    }

    /** Somebody elsewhere who looks for the same game. */
    private class Stranger(val game: Game, server: String, private val phone: Phone) :
        QuickMatchListener,
        AutoCloseable {
        @Volatile private var screen: OnlineSnapshot? = null
        private val match = QuickMatch.seek(server, newIdentity(), game, phone.app.view(phone.state), this)

        override fun snapshot(snapshot: OnlineSnapshot) {
            screen = snapshot
        }

        /** Waits, while the phone goes on, until the stranger sees something. */
        fun until(what: String, condition: (OnlineSnapshot) -> Boolean) = phone.until("$what, elsewhere") { screen?.let(condition) == true }

        fun choose(setup: Setup) {
            until("a choice of setups") { OnlineAction.CHOOSE_SETUP in it.actions }
            match.chooseSetup(setup)
        }

        fun play(move: String) {
            until("the turn") { it.table?.turn != null && it.table?.turn == it.table?.bottom }
            val before = checkNotNull(screen?.table).moves.size
            for (name in Phone.squares(game, move)) match.tap(Phone.index(game, name).toUByte())
            until("the move $move, known to the server") { it.table?.moves?.size == before + 1 && !it.sending }
        }

        fun giveUp() = match.act(Action.RESIGN)

        override fun close() {
            match.shutDown()
            match.close()
        }
    }

    private companion object {
        val GAMES = mapOf(
            Game.JANGGI to listOf("a4b4", "i7h7"),
            Game.XIANGQI to listOf("h2e2", "a9a8", "e2e6", "a8a9", "b2b4", "a9a8", "b4e4"),
            Game.CHU_SHOGI to listOf("7j7h", "12d12e", "7h7f", "11d11e", "7f7d", "10d10e", "7d7c7b", "12e12f", "7b6a6a"),
        )

        lateinit var server: LocalServer

        @JvmStatic
        @BeforeClass
        fun start() {
            server = LocalServer()
        }

        @JvmStatic
        @AfterClass
        fun stop() = server.close()
    }
}
