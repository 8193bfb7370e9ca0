package app.palgak.desktop

import app.palgak.core.Action
import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.OnlinePhase
import app.palgak.core.Side
import app.palgak.desktop.shots.MemoryStorage
import app.palgak.desktop.shots.Squares
import app.palgak.desktop.shots.Stage
import app.palgak.testing.LocalServer
import app.palgak.testing.Wire
import app.palgak.ui.model.CoreMatches
import app.palgak.ui.model.OnlineDesk
import app.palgak.ui.model.Storage
import org.junit.jupiter.api.AfterAll
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Two people at two phones, through a real server. */
class QuickMatchTest {
    @Test
    fun `two strangers meet, choose, play, leave, return, and play again`() {
        val kept = MemoryStorage()
        phone(kept).use { one ->
            phone().use { two ->
                one.seek()
                one.until("waiting") { one.phase == OnlinePhase.WAITING }
                assertTrue(one.shows("online-waited"))
                two.seek()
                one.until("an opponent") { one.phase == OnlinePhase.SETUP }
                two.until("an opponent") { two.phase == OnlinePhase.SETUP }

                one.tap("setup-inner")
                one.tap("online-choose")
                two.until("word of the choice") { two.shows("opponent-chose") }
                assertNull(two.stage.own, "what the other has chosen is not told")
                two.tap("setup-outer")
                two.tap("online-choose")
                one.until("the game") { one.phase == OnlinePhase.PLAYING && one.snapshot != null }
                two.until("the game") { two.phase == OnlinePhase.PLAYING && two.snapshot != null }

                val (cho, han) = if (one.side == Side.FIRST) one to two else two to one
                assertNotEquals(one.side, two.side)
                assertEquals(Mode.ONLINE, cho.snapshot?.mode)
                assertTrue(cho.shows("clock-first") && cho.shows("clock-second") && cho.shows("connection"))
                assertFalse(cho.shows("action-undo") || cho.shows("action-hint"))
                cho.move("a4b4")
                han.until("the move") { han.moves == listOf("a4b4") }
                han.move("i7h7")
                cho.until("the answer") { cho.moves == listOf("a4b4", "i7h7") }
                assertEquals(cho.moves, han.moves)
            }
        }
    }

    @Test
    fun `a closed app comes back to its game, which ends and is played again`() {
        val kept = MemoryStorage()
        phone().use { two ->
            phone(kept).use { one ->
                one.seek(Game.XIANGQI)
                two.seek(Game.XIANGQI)
                one.until("the game") { one.phase == OnlinePhase.PLAYING && one.snapshot != null }
                two.until("the game") { two.phase == OnlinePhase.PLAYING && two.snapshot != null }
                if (one.side == Side.FIRST) one.move("h2e2") else two.move("h2e2")
                one.until("the move") { one.moves.size == 1 && one.online?.match?.value?.snapshot?.sending == false }
                two.until("the move") { two.moves.size == 1 }
                assertEquals(one.moves, two.moves)
                one.until("the game kept") { kept.read(OnlineDesk.SESSION_FILE) != null }
            }
            two.until("word that the opponent is away") { "away" in two.text("connection-text").lowercase() }
            assertNotNull(kept.read(OnlineDesk.SESSION_FILE), "the game is still kept when the app has closed")

            phone(kept).use { one ->
                one.until("the game again, by itself") { one.shows("game") && one.moves == two.moves }
                if (one.side == Side.SECOND) one.move("h9g7") else two.move("h9g7")
                one.until("the answer") { one.moves.size == 2 }
                two.until("the answer") { two.moves.size == 2 }

                one.tap("action-resign")
                one.tap("resign-yes")
                one.until("the result") { one.shows("result-title") }
                two.until("the result") { two.shows("result-title") }
                assertEquals(two.side, one.snapshot?.result?.winner)
                assertEquals(two.side, two.snapshot?.result?.winner)

                two.tap("result-rematch")
                one.until("the proposal") { one.shows("result-accept-rematch") && one.shows("rematch-text") }
                one.tap("result-accept-rematch")
                one.until("a new game") { one.phase == OnlinePhase.PLAYING && one.moves.isEmpty() }
                two.until("a new game") { two.phase == OnlinePhase.PLAYING && two.moves.isEmpty() }
                assertFalse(one.shows("result-title"))

                // The way back leaves the game as it is, and the first screen leads to it again.
                one.tap("back")
                one.tap("home-return")
                one.until("the game") { one.shows("game") }
            }
        }
    }

    @Test
    fun `a draw is offered, declined, offered again and taken`() = phone().use { one ->
        phone().use { two ->
            one.seek(Game.XIANGQI)
            two.seek(Game.XIANGQI)
            one.until("the game") { one.phase == OnlinePhase.PLAYING && one.snapshot != null }
            two.until("the game") { two.phase == OnlinePhase.PLAYING && two.snapshot != null }
            val (red, black) = if (one.side == Side.FIRST) one to two else two to one
            red.move("h2e2")
            black.until("the move") { black.moves.size == 1 && black.moves == red.moves }

            black.tap("action-offer-draw")
            red.until("the offer") { red.shows("offer-accept") && red.shows("offer-decline") }
            assertEquals(Side.SECOND, red.snapshot?.offer?.by)
            assertFalse(black.shows("offer-accept"), "who offers has nothing to answer")
            red.tap("offer-decline")
            black.until("the refusal") { black.snapshot?.offer == null && black.snapshot?.actions?.contains(Action.OFFER_DRAW) == true }
            red.until("no offer") { !red.shows("offer-accept") && red.snapshot?.offer == null }

            // The game goes on, and the other one asks.
            black.move("h9g7")
            red.until(
                "the move",
            ) { red.moves.size == 2 && red.moves == black.moves && Action.OFFER_DRAW in red.snapshot?.actions.orEmpty() }
            red.tap("action-offer-draw")
            black.until("the offer") { black.shows("offer-accept") }
            assertEquals(Side.FIRST, black.snapshot?.offer?.by)
            black.tap("offer-accept")
            for (phone in listOf(red, black)) {
                phone.until("the result") { phone.shows("result-title") }
                val result = assertNotNull(phone.snapshot?.result)
                assertNull(result.winner)
                assertEquals(2, phone.moves.size)
            }
        }
    }

    @Test
    fun `an app that is killed in a game comes back to it, and to what was played meanwhile`() = Wire(server.address).use { wire ->
        val kept = MemoryStorage()
        phone().use { two ->
            // What lies in the phone's storage at the moment of its death, before anything could be tidied up.
            val left = phone(kept, wire.address).use { one ->
                one.seek(Game.CHU_SHOGI)
                two.seek(Game.CHU_SHOGI)
                one.until("the game") { one.phase == OnlinePhase.PLAYING && one.snapshot != null }
                two.until("the game") { two.phase == OnlinePhase.PLAYING && two.snapshot != null }
                if (one.side == Side.SECOND) {
                    two.move("7j7h")
                    one.until("the move") { one.moves.size == 1 }
                }
                one.move(if (one.side == Side.FIRST) "7j7h" else "6c6e")
                two.until("the move") { two.moves == one.moves }
                one.until("the game kept") { kept.read(OnlineDesk.SESSION_FILE) != null }
                kept.copy().also { wire.cut() }
            }
            two.until("word that the opponent is away") { "away" in two.text("connection-text").lowercase() }
            two.move(if (two.side == Side.FIRST) "12i12h" else "12d12e")

            wire.mend()
            phone(left, wire.address).use { one ->
                one.until("the game again, by itself, and the move") { one.shows("game") && one.moves == two.moves }
                assertNotEquals(one.side, two.side)
                assertTrue(one.shows("clock-first") && one.shows("clock-second"))
                val before = one.moves.size
                one.until("both at home") { one.snapshot?.turn == one.side }
                one.move(if (one.side == Side.FIRST) "12i12h" else "12d12e")
                two.until("the answer") { two.moves.size == before + 1 && two.moves == one.moves }
            }
        }
    }

    @Test
    fun `who waits no longer plays the computer at once`() = phone().use { one ->
        one.seek(Game.XIANGQI)
        one.until("waiting") { one.phase == OnlinePhase.WAITING }
        one.tap("online-computer")
        one.until("a game with the computer") { one.online == null && one.shows("game") && one.snapshot?.mode == Mode.COMPUTER }
        assertEquals(Game.XIANGQI, one.snapshot?.game)

        // Nobody is left in the queue: the next to come waits.
        phone().use { two ->
            two.seek(Game.XIANGQI)
            two.until("waiting") { two.phase == OnlinePhase.WAITING }
            two.settle(1_000)
            assertEquals(OnlinePhase.WAITING, two.phase)
            two.tap("online-cancel")
            two.until("the way back") { two.online == null && two.shows("lobby") }
        }
    }

    @Test
    fun `a friend comes by the code`() = phone().use { one ->
        phone().use { two ->
            one.tap("home-quick")
            one.tap("game-janggi")
            one.tap("lobby-friend")
            one.until("a code") { one.shows("online-code") }
            val code = one.text("online-code")
            one.tap("online-copy")
            two.tap("home-quick")
            two.tap("lobby-code")
            two.type("lobby-code-field", code.lowercase())
            two.tap("lobby-join")
            one.until("the friend") { one.phase == OnlinePhase.SETUP }
            two.until("the friend") { two.phase == OnlinePhase.SETUP }
            one.tap("back")
            one.until("the way back") { one.online == null }
            two.until("word of it") { two.phase == OnlinePhase.OVER }
        }
    }

    private fun phone(storage: Storage = MemoryStorage(), address: String = server.address) = Stage(
        420,
        900,
        testSettings { it.copy(server = address) },
        1f,
        storage = storage,
        matches = CoreMatches,
    ).also { it.settle() }

    private val Stage.phase: OnlinePhase? get() = online?.match?.value?.snapshot?.phase
    private val Stage.stage get() = checkNotNull(online?.match?.value?.snapshot?.setup) { "no setup is to be chosen" }
    private val Stage.side: Side get() = checkNotNull(snapshot).bottom
    private val Stage.moves: List<String> get() = snapshot?.moves.orEmpty().map { it.machine }

    /** Looks for a stranger by touch alone. */
    private fun Stage.seek(game: Game = Game.JANGGI) {
        tap("home-quick")
        tap("game-${game.name.lowercase()}")
        tap("lobby-find")
        until("a match") { online != null }
    }

    /** Makes a move by touching its points. */
    private fun Stage.move(move: String) {
        val game = checkNotNull(snapshot).game
        val before = moves.size
        for (name in Squares.of(game, move)) tap("point-${Squares.index(game, name)}", 60)
        until("the move $move") { moves.size == before + 1 }
    }

    private companion object {
        val server = LocalServer()

        @JvmStatic
        @AfterAll
        fun stop() = server.close()
    }
}
