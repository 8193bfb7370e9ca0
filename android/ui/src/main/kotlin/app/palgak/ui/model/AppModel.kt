package app.palgak.ui.model

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.ImageBitmap
import app.palgak.core.Game
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.MotionChoice
import app.palgak.core.NewGame
import app.palgak.core.SavedSummary
import app.palgak.core.Settings
import app.palgak.core.View
import app.palgak.core.importRecord
import app.palgak.core.localeFor
import app.palgak.core.savedSummary
import app.palgak.core.settingsDefault
import app.palgak.core.settingsRestore
import app.palgak.core.settingsSave
import app.palgak.core.texts
import app.palgak.ui.Texts
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.cues
import app.palgak.ui.sound.touch
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger

/** Everything the screens draw, apart from the table itself. */
@Immutable
data class AppState(
    val settings: Settings,
    val locale: Locale,
    val texts: Texts,
    /** The screens from the first to the one shown. */
    val routes: List<Route> = listOf(Route.HOME),
    /** The game being played or looked at. */
    val table: TableModel? = null,
    /** The game that can be taken up again. */
    val saved: SavedSummary? = null,
    /** One line about something that went wrong. */
    val notice: String? = null,
    /** Who is to play in the game being set up. */
    val setup: Mode = Mode.TWO_PLAYERS,
    /** The quick match that is on. */
    val online: OnlineModel? = null,
    /** How to read a record that another app wants opened in the place of an unfinished game, until somebody has decided. */
    val offered: (() -> String?)? = null,
)

/**
 * The app behind the screens: settings, navigation, the one saved game. Whatever may take time runs on [worker], which
 * does one thing after another; the screens only send wishes and draw states.
 */
class AppModel(
    private val platform: Platform,
    private val scope: CoroutineScope,
    private val worker: CoroutineDispatcher,
    matches: Matches = CoreMatches,
    /** What lay open when the app's process ended, if it is to lie open again. */
    returning: Keepsake? = null,
    /** The end of the app that kept the same files before, which has to be waited for. */
    after: Job? = null,
) {
    private val current = MutableStateFlow<AppState?>(null)

    /** What to draw; none while the app is being read in. */
    val state: StateFlow<AppState?> = current.asStateFlow()

    /** Games with people elsewhere. */
    val desk = OnlineDesk(
        platform,
        scope,
        worker,
        matches,
        current,
        OnlineDesk.Ties(::view, ::hear, ::note, ::playAtOnce) { bytes ->
            keep(bytes)
            refreshSaved()
        },
    )

    private val opener = TableModel.Opener(scope, worker, { events -> hear(cues(events)) }, ::keep) { error -> note("notice-table", error) }

    /** Whether nobody looks at the app. */
    @Volatile private var left = false

    /** The game as it stands, if its file could not be written. */
    @Volatile private var unwritten: ByteArray? = null

    init {
        scope.launch(worker) {
            after?.join()
            val settings = readSettings()
            val locale = localeOf(settings)
            val words = Texts(locale, texts(locale))
            val damaged = settings == null
            val start = settings ?: settingsDefault()
            current.value = AppState(start, locale, words, notice = if (damaged) words["notice-settings"] else null)
            returning?.let(::returnTo)
            refreshSaved()
            desk.read()
        }
    }

    /** How a table is to be shown under these settings. */
    fun view(
        state: AppState,
    ): View = with(state.settings) { View(state.locale, letters, notation, seating, takebackConsent, exposeWarning, touchMove) }

    /** Whether pieces are to jump instead of travel. */
    fun reducedMotion(settings: Settings): Boolean = when (settings.motion) {
        MotionChoice.SYSTEM -> platform.reducedMotion
        MotionChoice.FULL -> false
        MotionChoice.REDUCED -> true
    }

    /** Goes to a screen. */
    fun go(route: Route) = current.update { it?.copy(routes = it.routes + route, notice = null) }

    /** Goes to where a game between these is set up. */
    fun setUp(mode: Mode) = current.update { it?.copy(routes = it.routes + Route.NEW_GAME, setup = mode, notice = null) }

    /** Remembers which game is meant from now on. */
    fun choose(game: Game) = change { it.copy(lastGame = it.lastGame.copy(game = game)) }

    /** Starts a game as the last one was set up, between these. */
    fun playAtOnce(game: Game, mode: Mode) {
        val last = current.value?.settings?.lastGame ?: return
        play(last.copy(game = game, mode = mode, seed = null))
    }

    /** Takes up the game told in a text that another app or this one has copied, or that [read] gives. */
    fun openRecord(read: () -> String? = platform::pasted) = inTurn {
        val state = current.value ?: return@inTurn
        try {
            val text = read()
            if (text.isNullOrBlank()) {
                current.update { it?.copy(notice = state.texts["notice-nothing-copied"]) }
                return@inTurn
            }
            val table = opener.restore(importRecord(text), view(state))
            state.table?.close()
            put(table)
        } catch (error: Exception) {
            note("notice-record", error)
        }
    }

    /** Takes up a record that another app has sent: at once, unless an unfinished game would be lost. */
    fun offerRecord(read: () -> String?) = inTurn {
        val state = current.value ?: return@inTurn
        val table = state.table?.state?.value?.snapshot
        val unfinished = if (table != null) table.moves.isNotEmpty() && table.result == null else state.saved?.over == false
        if (unfinished) current.update { it?.copy(offered = read) } else openRecord(read)
    }

    /** Opens the record that was offered, or not. */
    fun answerOffer(open: Boolean) {
        val read = current.value?.offered ?: return
        current.update { it?.copy(offered = null) }
        if (open) openRecord(read)
    }

    private fun put(table: TableModel, routes: List<Route> = listOf(Route.HOME, Route.GAME)) {
        current.update { it?.copy(table = table, saved = null, routes = routes, notice = null) }
        // It may have been opened for someone who has gone in the meantime.
        if (left) table.command { it.pause() }
    }

    /** What lies open now, for [Keepsake]'s purpose; none while the app is being read in. */
    fun keepsake(): Keepsake? = current.value?.let { Keepsake(it.routes - Route.ONLINE, it.setup, unwritten) }

    private fun returnTo(keepsake: Keepsake) {
        val state = current.value ?: return
        val routes = keepsake.routes.ifEmpty { listOf(Route.HOME) }
        current.update { it?.copy(setup = keepsake.setup) }
        if (Route.GAME !in routes) {
            current.update { it?.copy(routes = routes) }
            return
        }
        try {
            val bytes = keepsake.game ?: platform.storage.read(GAME_FILE) ?: return
            put(opener.restore(bytes, view(state)), routes)
        } catch (error: Exception) {
            damagedGame(error)
        }
    }

    /** What lies over the screen now. */
    val overlays = Overlays()

    /** Puts away what lies over the screen, or goes back one screen; false at the first, where the system's own back takes over. */
    fun back(): Boolean = overlays.dismissTop() || leaveScreen()

    /** Goes back one screen, whatever lies over it. */
    fun leaveScreen(): Boolean {
        val state = current.value ?: return false
        if (state.routes.size < 2) return false
        val left = state.routes.last()
        current.update { it?.copy(routes = it.routes.dropLast(1)) }
        if (left == Route.GAME) leaveTable()
        if (left == Route.ONLINE) desk.leaveScreen()
        return true
    }

    /** Puts the notice away. */
    fun dismissNotice() = current.update { it?.copy(notice = null) }

    /** Starts a new game and remembers how it was set up. */
    fun play(game: NewGame) {
        change { it.copy(lastGame = game) }
        inTurn {
            val state = current.value ?: return@inTurn
            state.table?.close()
            try {
                put(opener.open(game, view(state)))
            } catch (error: Exception) {
                note("notice-table", error)
            }
        }
    }

    /** Takes up the saved game. A damaged one is set aside and said to be so. */
    fun resume() = inTurn {
        val state = current.value ?: return@inTurn
        val bytes = platform.storage.read(GAME_FILE) ?: return@inTurn
        try {
            val table = opener.restore(bytes, view(state))
            state.table?.close()
            put(table)
        } catch (error: Exception) {
            damagedGame(error)
        }
    }

    /** The app is no longer seen: a thinking computer rests, what stands is saved. */
    fun pause() {
        left = true
        current.value?.table?.command { it.pause() }
        desk.tell(Match::pause)
    }

    /** The app is seen again. */
    fun comeBack() {
        left = false
        current.value?.table?.command { it.resume() }
        desk.tell(Match::resume)
    }

    /** Changes the settings; they are kept, and a game on the table follows at once. */
    fun change(edit: (Settings) -> Settings) = inTurn {
        val before = current.value ?: return@inTurn
        val settings = edit(before.settings)
        if (settings == before.settings) return@inTurn
        show(before, settings)
        try {
            platform.storage.write(SETTINGS_FILE, settingsSave(settings))
        } catch (error: Exception) {
            note("notice-save", error)
        }
    }

    /** The system's language may have changed: whoever follows it reads on in the new one. */
    fun followSystem() = inTurn {
        val before = current.value ?: return@inTurn
        show(before, before.settings)
    }

    private fun show(before: AppState, settings: Settings) {
        val locale = localeOf(settings)
        val words = if (locale == before.locale) before.texts else Texts(locale, texts(locale))
        current.update { it?.copy(settings = settings, locale = locale, texts = words) }
        val after = current.value ?: return
        if (view(after) != view(before)) {
            after.table?.command { it.setView(view(after)) }
            desk.tell { it.setView(view(after)) }
        }
        if (locale != before.locale) refreshSaved()
    }

    /** Whether texts and pictures are offered to other apps. */
    val sharesWithApps: Boolean get() = platform.sharesWithApps

    /** Whether the device can be felt. */
    val canBeFelt: Boolean get() = platform.haptics != null

    /** Offers a picture to other apps. */
    fun share(picture: ImageBitmap) = inTurn {
        try {
            platform.sharePicture(picture)
        } catch (error: Exception) {
            note("notice-save", error)
        }
    }

    /** Offers the record of a game to other apps. */
    fun shareRecord(table: TableSource) = table.command { platform.share(it.record()) }

    /** Offers a text to other apps, or copies it. */
    fun share(text: String) = platform.share(text)

    /** Saves what stands before the app ends; waits a little, no longer. */
    fun shutdown() {
        val state = current.value ?: return
        val done = CountDownLatch(listOfNotNull(state.table, state.online).size)
        state.table?.close(done::countDown)
        state.online?.close(done::countDown)
        done.await(SHUTDOWN_SECONDS, TimeUnit.SECONDS)
    }

    /** Saves what stands and lets go of everything, then does [then] off the user's thread. Nobody waits. */
    fun close(then: () -> Unit) = inTurn {
        val state = current.value
        val open = listOfNotNull(state?.table, state?.online)
        val left = AtomicInteger(open.size + 1)
        val done = { if (left.decrementAndGet() == 0) then() }
        state?.table?.close(done)
        state?.online?.close(done)
        done()
    }

    private fun leaveTable() {
        val table = current.value?.table ?: return
        current.update { it?.copy(table = null) }
        // A board on which nothing was played is no game to keep.
        val untouched = table.state.value?.snapshot?.let { it.moves.isEmpty() && it.result == null } == true
        table.close {
            if (untouched) platform.storage.delete(GAME_FILE)
            refreshSaved()
        }
    }

    private fun inTurn(action: () -> Unit) {
        scope.launch(worker) { action() }
    }

    /** The saved settings; the defaults if there are none, null if they are damaged. */
    private fun readSettings(): Settings? {
        val bytes = try {
            platform.storage.read(SETTINGS_FILE)
        } catch (_: Exception) {
            return null
        } ?: return settingsDefault()
        return try {
            settingsRestore(bytes)
        } catch (_: Exception) {
            platform.storage.setAside(SETTINGS_FILE)
            null
        }
    }

    private fun localeOf(settings: Settings?): Locale = settings?.locale ?: localeFor(platform.languageTag)

    private fun refreshSaved() {
        val state = current.value ?: return
        try {
            val summary = platform.storage.read(GAME_FILE)?.let { savedSummary(it, state.locale) }
            current.update { it?.copy(saved = summary) }
        } catch (error: Exception) {
            damagedGame(error)
        }
    }

    private fun damagedGame(error: Exception) {
        note("notice-damaged", error)
        current.update { it?.copy(saved = null) }
        try {
            platform.storage.setAside(GAME_FILE)
        } catch (_: Exception) {
            // The notice above already says that the game cannot be read; there is nothing more to try.
        }
    }

    private fun keep(bytes: ByteArray) {
        try {
            platform.storage.write(GAME_FILE, bytes)
            unwritten = null
        } catch (error: Exception) {
            unwritten = bytes
            note("notice-save", error)
        }
    }

    private fun hear(cues: List<Cue>) {
        val settings = current.value?.settings ?: return
        if (settings.sound) for (cue in cues) platform.sounds.play(cue)
        if (settings.haptics) touch(cues)?.let { platform.haptics?.feel(it) }
    }

    private fun note(id: String, error: Throwable) {
        current.update { it?.copy(notice = "${it.texts[id]} ${error.message.orEmpty()}".trim()) }
    }

    companion object {
        /** The name of the saved game. */
        const val GAME_FILE = "game.palgak"

        /** The name of the settings. */
        const val SETTINGS_FILE = "settings.palgak"

        private const val SHUTDOWN_SECONDS = 2L
    }
}
