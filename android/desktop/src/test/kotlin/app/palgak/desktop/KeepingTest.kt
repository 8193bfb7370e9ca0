package app.palgak.desktop

import app.palgak.core.Letters
import app.palgak.core.Locale
import app.palgak.core.Side
import app.palgak.core.ThemeChoice
import app.palgak.desktop.shots.MemoryStorage
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.FileStorage
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.SoundPlayer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What is kept from one run to the next. */
class KeepingTest {
    @Test
    fun `a game goes on after the app was closed`() {
        val storage = MemoryStorage()
        withApp(storage = storage) {
            startTwo()
            play("a4b4 i7h7 c4d4")
        }
        withApp(settings = null, storage = storage) {
            tap("home-continue")
            until("the game") {
                app.state.value
                    ?.table
                    ?.state
                    ?.value
                    ?.snapshot
                    ?.moves
                    ?.size == 3
            }
            assertEquals(Side.SECOND, snapshot.turn)
            assertEquals(listOf("a4b4", "i7h7", "c4d4"), snapshot.moves.map { it.machine })
            play("g7f7")
            tap("back")
            until("the first screen") { shows("home-continue") }
        }
        withApp(settings = null, storage = storage) {
            tap("home-continue")
            until("the game") {
                app.state.value
                    ?.table
                    ?.state
                    ?.value
                    ?.snapshot
                    ?.moves
                    ?.size == 4
            }
        }
    }

    @Test
    fun `a record that comes while the app before still writes what stood is opened after that`() {
        val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
        try {
            val worker = Dispatchers.IO.limitedParallelism(1)
            val before = Job()
            val silence = object : SoundPlayer {
                override fun play(cue: Cue) = Unit
            }
            val app = AppModel(DesktopPlatform(MemoryStorage(), silence, "en"), scope, worker, after = before)
            app.games.offerRecord { "no record" }
            runBlocking {
                // The worker has had the record's turn, were it not to wait.
                withContext(worker) {}
                before.complete()
                withTimeout(60_000) { app.state.first { it?.notice != null } }
            }
        } finally {
            scope.cancel()
        }
    }

    @Test
    fun `an unfinished game is not replaced without asking`() = withApp {
        startTwo()
        play("a4b4")
        tap("back")
        until("the way back to the game") { shows("home-continue") }
        tap("home-two")
        tap("new-start")
        tap("new-replace-no")
        tap("back")
        tap("home-continue")
        until("the same game") {
            app.state.value
                ?.table
                ?.state
                ?.value
                ?.snapshot
                ?.moves
                ?.size == 1
        }
    }

    @Test
    fun `a damaged game is told about and set aside, not lost`() {
        val storage = MemoryStorage()
        val damaged = "not a game".toByteArray()
        storage.write(AppModel.GAME_FILE, damaged)
        withApp(storage = storage) {
            until("a notice") { shows("notice") }
            assertFalse(shows("home-continue"))
            tap("notice")
            assertFalse(shows("notice"))
        }
        assertContentEquals(damaged, storage.read("${AppModel.GAME_FILE}.damaged"))
    }

    @Test
    fun `damaged settings fall back and are said to`() {
        val storage = MemoryStorage()
        storage.write(AppModel.SETTINGS_FILE, byteArrayOf(1, 2, 3))
        withApp(settings = null, storage = storage) {
            until("a notice") { shows("notice") }
            startTwo()
        }
        assertNotNull(storage.read("${AppModel.SETTINGS_FILE}.damaged"))
    }

    @Test
    fun `settings hold at once and are kept`() {
        val storage = MemoryStorage()
        withApp(storage = storage) {
            tap("home-settings")
            tap("letters-latin")
            tap("theme-dark")
            tap("settings-sound")
            tap("language-ja")
            until("Japanese") { app.state.value?.locale == Locale.JA }
            tap("back")
            startTwo()
            play("a4b4")
            assertEquals(emptyList(), heard)
        }
        withApp(settings = null, storage = storage) {
            until("the app") { app.state.value != null }
            val kept = assertNotNull(app.state.value).settings
            assertEquals(Letters.LATIN, kept.letters)
            assertEquals(ThemeChoice.DARK, kept.theme)
            assertFalse(kept.sound)
            assertEquals(Locale.JA, kept.locale)
        }
    }

    @Test
    fun `files are replaced whole and set aside under a free name`() {
        val folder = Files.createTempDirectory("palgak-test")
        val files = FileStorage(folder.resolve("inside"))
        assertNull(files.read("game"))
        files.write("game", byteArrayOf(1))
        files.write("game", byteArrayOf(2, 3))
        assertContentEquals(byteArrayOf(2, 3), files.read("game"))
        files.setAside("game")
        files.write("game", byteArrayOf(4))
        files.setAside("game")
        files.setAside("game")
        assertNull(files.read("game"))
        assertContentEquals(byteArrayOf(2, 3), files.read("game.damaged-1"))
        assertContentEquals(byteArrayOf(4), files.read("game.damaged-2"))
        assertTrue(folder.toFile().deleteRecursively())
    }
}
