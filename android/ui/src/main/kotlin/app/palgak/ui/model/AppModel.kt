package app.palgak.ui.model

import androidx.compose.ui.graphics.ImageBitmap
import app.palgak.core.Game
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.MotionChoice
import app.palgak.core.NewGame
import app.palgak.core.Settings
import app.palgak.core.View
import app.palgak.core.localeFor
import app.palgak.core.settingsDefault
import app.palgak.core.settingsRestore
import app.palgak.core.settingsSave
import app.palgak.core.texts
import app.palgak.ui.Texts
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.touch
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger

/**
 * The app behind the screens: settings, navigation, and the two desks at which games are played. Whatever may take time
 * runs on [worker], which does one thing after another; the screens only send wishes and draw states.
 */
class AppModel(
    private val platform: Platform,
    scope: CoroutineScope,
    worker: CoroutineDispatcher,
    matches: Matches = CoreMatches,
    /** What lay open when the app's process ended, if it is to lie open again. */
    returning: Keepsake? = null,
    /** The end of the app that kept the same files before, which has to be waited for. */
    after: Job? = null,
) {
    private val current = MutableStateFlow<AppState?>(null)

    /** What to draw; none while the app is being read in. */
    val state: StateFlow<AppState?> = current.asStateFlow()

    /** Whether nobody looks at the app. */
    @Volatile private var left = false

    private val turns = Turns(scope, worker)

    /** The game on this device. */
    val games = GameDesk(platform, scope, worker, turns, current, GameDesk.Ties(::view, ::hear, ::note) { left })

    /** Games with people elsewhere. */
    val desk = OnlineDesk(
        platform,
        scope,
        worker,
        turns,
        matches,
        current,
        OnlineDesk.Ties(::view, ::hear, ::note, ::playAtOnce) { bytes ->
            games.keep(bytes)
            games.refresh()
        },
    )

    init {
        turns.first {
            after?.join()
            val settings = readSettings()
            val locale = localeOf(settings)
            val words = Texts(locale, texts(locale))
            val damaged = settings == null
            val start = settings ?: settingsDefault()
            current.value = AppState(start, locale, words, notice = if (damaged) words["notice-settings"] else null)
            returning?.let(games::returnTo)
            games.refresh()
            desk.read()
        }
    }

    /** How a table is to be shown under these settings. */
    fun view(state: AppState): View = state.view

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

    /** Starts a new game and remembers how it was set up. */
    fun play(game: NewGame) {
        change { it.copy(lastGame = game) }
        games.open(game)
    }

    /** What lies open now, for [Keepsake]'s purpose; none while the app is being read in. */
    fun keepsake(): Keepsake? = current.value?.let { Keepsake(it.routes - Route.ONLINE, it.setup, games.unwritten) }

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
        if (left == Route.GAME) games.leave()
        if (left == Route.ONLINE) desk.leaveScreen()
        return true
    }

    /** Puts the notice away. */
    fun dismissNotice() = current.update { it?.copy(notice = null) }

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
    fun change(edit: (Settings) -> Settings) = turns.take {
        val before = current.value ?: return@take
        val settings = edit(before.settings)
        if (settings == before.settings) return@take
        show(before, settings)
        try {
            platform.storage.write(SETTINGS_FILE, settingsSave(settings))
        } catch (error: Exception) {
            note("notice-save", error)
        }
    }

    /** The system's language may have changed: whoever follows it reads on in the new one. */
    fun followSystem() = turns.take {
        val before = current.value ?: return@take
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
        if (locale != before.locale) games.refresh()
    }

    /** Whether texts and pictures are offered to other apps. */
    val sharesWithApps: Boolean get() = platform.sharesWithApps

    /** Whether the device can be felt. */
    val canBeFelt: Boolean get() = platform.haptics != null

    /** Offers a picture to other apps. */
    fun share(picture: ImageBitmap) = turns.take {
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
    fun close(then: () -> Unit) = turns.take {
        val state = current.value
        val open = listOfNotNull(state?.table, state?.online)
        val left = AtomicInteger(open.size + 1)
        val done = { if (left.decrementAndGet() == 0) then() }
        state?.table?.close(done)
        state?.online?.close(done)
        done()
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
        const val GAME_FILE = GameDesk.FILE

        /** The name of the settings. */
        const val SETTINGS_FILE = "settings.palgak"

        private const val SHUTDOWN_SECONDS = 2L
    }
}
