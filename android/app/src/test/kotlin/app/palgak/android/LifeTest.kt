package app.palgak.android

import android.app.LocaleManager
import android.os.Bundle
import android.os.LocaleList
import app.palgak.core.Action
import app.palgak.core.Game
import app.palgak.core.Level
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.Offer
import app.palgak.core.PieceView
import app.palgak.core.Side
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.Route
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.io.File
import java.time.Instant
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import java.util.concurrent.locks.LockSupport
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNotSame
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** What an Activity goes through, and what the game on it must not notice. */
@RunWith(RobolectricTestRunner::class)
class LifeTest {
    @Test
    fun `a game outlives the app's process, to the last offer`() {
        val state = Phone().let { phone ->
            phone.openXiangqi()
            phone.play("h2e2 h9g7 h0g2")
            checkNotNull(phone.state.table).command { it.act(Action.OFFER_DRAW) }
            phone.until("the offer") { phone.snapshot.offer != null }
            val offer = phone.snapshot.offer
            phone.untilKept()
            // No farewell: a process that is ended clears no view model.
            Last(phone, phone.die(), phone.snapshot.points.map { it.piece }, offer)
        }
        Phone(saved = state.bundle).use { phone ->
            assertNotSame(state.phone.app, phone.app, "nothing of the old process is left")
            phone.until("the game, by itself") { phone.moves.size == 3 && phone.shows("game") }
            assertEquals(listOf("h3e3", "h10g8", "h1g3"), phone.moves)
            assertEquals(listOf(Route.HOME, Route.GAME), phone.state.routes)
            assertEquals(state.pieces, phone.snapshot.points.map { it.piece })
            assertEquals(state.offer, phone.snapshot.offer)
            checkNotNull(phone.state.table).command { it.act(Action.ACCEPT_DRAW) }
            phone.until("the draw") { phone.snapshot.result != null }
            assertNull(phone.snapshot.result?.winner)
        }
        state.phone.close()
    }

    @Test
    fun `every game outlives the app's process, against a person and against the computer`() {
        for (mode in listOf(Mode.TWO_PLAYERS, Mode.COMPUTER)) {
            for ((game, moves) in GAMES) {
                val dead = Phone()
                dead.app.change {
                    it.copy(exposeWarning = false, lastGame = it.lastGame.copy(human = Side.FIRST, level = Level.NEWCOMER))
                }
                dead.until("the choice") { !dead.state.settings.exposeWarning }
                dead.app.playAtOnce(game, mode)
                dead.until("a board") { dead.board?.game == game && dead.board?.mode == mode && dead.shows("board") }
                if (mode == Mode.TWO_PLAYERS) {
                    dead.play(moves)
                } else {
                    dead.anyMove()
                    dead.until("the answer") { dead.moves.size == 2 && dead.snapshot.turn == Side.FIRST }
                }
                val played = dead.moves
                val pieces = dead.snapshot.points.map { it.piece }
                dead.untilKept()
                val saved = dead.die()
                Phone(saved = saved).use { phone ->
                    phone.until("$game, by itself") { phone.moves == played && phone.shows("board") }
                    assertEquals(game to mode, phone.snapshot.game to phone.snapshot.mode)
                    assertEquals(pieces, phone.snapshot.points.map { it.piece })
                    assertEquals(Side.FIRST.takeIf { played.size % 2 == 0 } ?: Side.SECOND, phone.snapshot.turn)
                    phone.anyMove()
                }
                dead.close()
            }
        }
    }

    @Test
    fun `an app that nobody can come back to has let go of the core's threads`() {
        val before = tables()
        Phone().use { phone ->
            phone.openXiangqi()
            assertTrue(tables() > before, "the table has a thread")
        }
        val deadline = Instant.now().plusSeconds(60)
        while (tables() > before && Instant.now() < deadline) LockSupport.parkNanos(1_000_000)
        assertEquals(before, tables())
    }

    /** How many threads of tables this process has, by the names that the system knows. */
    private fun tables(): Int = File("/proc/self/task").listFiles().orEmpty().count {
        runCatching { it.resolve("comm").readText().trim() }.getOrNull() == "palgak-table"
    }

    @Test
    fun `beside another app, seen though not touched, the computer goes on`() = Phone().use { phone ->
        phone.app.change { it.copy(lastGame = it.lastGame.copy(human = Side.FIRST, level = Level.NEWCOMER)) }
        phone.until("the choice") { phone.state.settings.lastGame.level == Level.NEWCOMER }
        phone.app.playAtOnce(Game.JANGGI, Mode.COMPUTER)
        phone.until("a board") { phone.board?.mode == Mode.COMPUTER && phone.shows("board") }
        phone.anyMove()
        phone.controller.pause()
        phone.until("the answer") { phone.moves.size == 2 && phone.snapshot.turn == Side.FIRST }
        phone.controller.resume()
        phone.anyMove()
        phone.until("the next") { phone.moves.size == 4 && phone.snapshot.turn == Side.FIRST }
    }

    @Test
    fun `a game whose file could not be written comes back out of the saved state`() {
        val dead = Phone()
        dead.openXiangqi()
        // A folder in its place: no file can be moved there.
        val file = dead.activity.filesDir.resolve(AppModel.GAME_FILE)
        dead.until("the board kept") { file.isFile }
        file.delete()
        file.resolve("in the way").mkdirs()
        dead.play("h2e2 h9g7")
        dead.until("word that it cannot be kept") { dead.state.notice != null }
        val now = dead.bytes()
        dead.until("the game in memory") { dead.app.keepsake()?.game.contentEquals(now) }
        val state = dead.die()
        file.deleteRecursively()
        Phone(saved = state).use { phone ->
            phone.until("the game, by itself") { phone.shows("game") && phone.moves == listOf("h3e3", "h10g8") }
        }
        dead.close()
    }

    @Test
    fun `the screen comes back after the process has ended, whichever it was`() {
        val dead = Phone()
        dead.tap("home-computer")
        dead.until("a page to set it up") { dead.shows("new-level-beginner") }
        val state = dead.die()
        Phone(saved = state).use { phone ->
            phone.until("the same page") { phone.shows("new-level-beginner") }
            assertEquals(Mode.COMPUTER, phone.state.setup)
        }
        dead.close()
    }

    @Test
    fun `turning, resizing, dark, larger letters and another language leave the game alone`() = Phone().use { phone ->
        phone.openXiangqi()
        phone.play("h2e2 h9g7")
        val model = phone.app
        val table = phone.state.table
        for (change in listOf("+land", "+w320dp-h480dp", "+night", "+ko", "+zh-rTW", "+w411dp-h891dp-port-notnight")) {
            RuntimeEnvironment.setQualifiers(change)
            phone.change()
            phone.until("the board after $change") { phone.shows("board") }
            assertSame(model, phone.app)
            assertSame(table, phone.state.table)
            assertEquals(2, phone.moves.size, change)
        }
        RuntimeEnvironment.setFontScale(2f)
        phone.change()
        phone.until("the board in large letters") { phone.shows("board") }
        assertSame(table, phone.state.table)
        phone.play("h0g2")
        RuntimeEnvironment.setFontScale(1f)
    }

    @Test
    fun `whoever follows the system reads on in its new language`() = Phone().use { phone ->
        assertEquals(Locale.EN, phone.state.locale)
        for ((change, locale) in listOf("+ko" to Locale.KO, "+ja" to Locale.JA, "+zh-rTW" to Locale.ZH_HANT, "+zh-rCN" to Locale.ZH_HANS)) {
            RuntimeEnvironment.setQualifiers(change)
            phone.change()
            phone.until("words in $locale") { phone.state.locale == locale }
        }
    }

    @Test
    fun `a game that opens when nobody looks any more begins at rest`() = Phone().use { phone ->
        phone.leave()
        phone.app.change { it.copy(lastGame = it.lastGame.copy(human = Side.SECOND, level = Level.ADVANCED)) }
        phone.until("the choice") { phone.state.settings.lastGame.level == Level.ADVANCED }
        phone.app.playAtOnce(Game.JANGGI, Mode.COMPUTER)
        phone.until("a board at rest") { phone.board != null && phone.snapshot.thinking == null }
        phone.comeBack()
        phone.until("the first move") { phone.moves.size == 1 }
    }

    @Test
    fun `the language chosen for the app in the system's settings is the app's, and the other way round`() = Phone().use { phone ->
        val system = checkNotNull(phone.activity.getSystemService(LocaleManager::class.java))
        assertEquals("Settings", phone.words("home-settings"))
        // The system changes the language under the app, and so starts the Activity anew.
        system.applicationLocales = LocaleList.forLanguageTags("ko-KR")
        RuntimeEnvironment.setQualifiers("+ko")
        phone.change()
        phone.until("Korean on the screen") { phone.shows("home-settings") && phone.words("home-settings") == "설정" }
        assertEquals(Locale.KO, phone.state.settings.locale)

        phone.tap("home-settings")
        phone.tap("language-ja")
        phone.until("the system told") { system.applicationLocales.toLanguageTags() == "ja" }
        phone.back()
        phone.until("Japanese on the screen") { phone.shows("home-settings") && phone.words("home-settings") == "設定" }

        // Whoever follows the system again has it forgotten there.
        phone.tap("home-settings")
        phone.tap("language-system")
        phone.until("nothing kept for this app") { system.applicationLocales.isEmpty }
        RuntimeEnvironment.setQualifiers("+en")
        phone.change()
        phone.back()
        phone.until("English on the screen") { phone.shows("home-settings") && phone.words("home-settings") == "Settings" }
        assertNull(phone.state.settings.locale)
    }

    @Test
    fun `the computer stops thinking when the app is left, and goes on when it is back`() = Phone().use { phone ->
        phone.app.change { it.copy(lastGame = it.lastGame.copy(human = Side.FIRST, level = Level.ADVANCED)) }
        phone.until("the choice") { phone.state.settings.lastGame.level == Level.ADVANCED }
        phone.app.playAtOnce(Game.XIANGQI, Mode.COMPUTER)
        phone.until("a board") { phone.board?.mode == Mode.COMPUTER && phone.shows("game") }
        var left = 0
        var stopped = false
        while (!stopped) {
            // Each time with a chance to be quicker than the computer; on a busy machine it may take several.
            phone.anyMove()
            left = phone.moves.size
            phone.leave()
            phone.until("the computer at rest") { phone.snapshot.thinking == null }
            stopped = phone.moves.size == left && phone.snapshot.turn == Side.SECOND
            if (!stopped) {
                assertEquals(Side.FIRST, phone.snapshot.turn, "it has either moved or stopped")
                phone.comeBack()
            }
        }
        phone.run(60_000)
        assertEquals(left, phone.moves.size, "nothing is played for somebody who is not there")
        assertNull(phone.snapshot.thinking)
        phone.comeBack()
        phone.until("the answer") { phone.moves.size == left + 1 && phone.snapshot.turn == Side.FIRST }
    }

    @Test
    fun `a closed app has let go of its table, and the next one takes it up`() {
        val storage = Phone().use { phone ->
            phone.openXiangqi()
            phone.play("h2e2")
            phone.activity.model.platform.storage
        }
        Phone().use { phone ->
            assertNotEquals(storage, phone.activity.model.platform.storage)
            phone.until("the game to be there") { phone.state.saved != null }
            assertFalse(phone.shows("game"))
            phone.tap("home-continue")
            phone.until("the game") { phone.moves == listOf("h3e3") && phone.shows("game") }
        }
    }

    private fun Phone.openXiangqi() {
        tap("game-xiangqi")
        until("a board") { board?.game == Game.XIANGQI && shows("game") }
    }

    /** The game as the table would save it. */
    private fun Phone.bytes(): ByteArray {
        val bytes = CompletableFuture<ByteArray>()
        checkNotNull(state.table).command { bytes.complete(it.save()) }
        return bytes.get(1, TimeUnit.MINUTES)
    }

    /** Waits until the file says what the table would. */
    private fun Phone.untilKept() {
        val now = bytes()
        until("the game kept as it stands") { activity.model.platform.storage.read(AppModel.GAME_FILE).contentEquals(now) }
    }

    private class Last(val phone: Phone, val bundle: Bundle, val pieces: List<PieceView?>, val offer: Offer?)

    private companion object {
        val GAMES = mapOf(
            Game.JANGGI to "a4b4 i7h7 b4b5",
            Game.XIANGQI to "h2e2 h9g7 e2e6 g7e6",
            Game.CHU_SHOGI to "7j7h 12d12e 7h7f 11d11e 7f7d 10d10e 7d7c7b",
        )
    }
}
