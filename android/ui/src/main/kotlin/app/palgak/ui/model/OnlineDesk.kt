package app.palgak.ui.model

import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.OnlineAction
import app.palgak.core.OnlinePhase
import app.palgak.core.OnlineSnapshot
import app.palgak.core.View
import app.palgak.ui.sound.Cue
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update

/** Quick matches: who the player is to it, and the one match that is on. */
class OnlineDesk internal constructor(
    private val platform: Platform,
    private val scope: CoroutineScope,
    private val worker: CoroutineDispatcher,
    private val turns: Turns,
    private val matches: Matches,
    private val current: MutableStateFlow<AppState?>,
    private val app: Ties,
) {
    /** What the desk needs of the app around it. */
    internal class Ties(
        val view: (AppState) -> View,
        val onCues: (List<Cue>) -> Unit,
        val note: (String, Throwable) -> Unit,
        val playAtOnce: (Game, Mode) -> Unit,
        /** Keeps a game that can be looked at again. */
        val keep: (ByteArray) -> Unit,
    )

    /** Reads in where the server is, and returns to a game that was left. Called once, on the worker. */
    internal fun read() {
        val storage = platform.storage
        val bytes = reading { storage.read(SESSION_FILE) } ?: return
        if (reading { storage.read(IDENTITY_FILE) } == null) return
        open { state, listener -> matches.restore(identity(), app.view(state), bytes, listener) }
    }

    /** Where the server is; empty if nobody has said. */
    fun server(state: AppState): String = platform.server ?: state.settings.server

    /** Begins to look for whom the player wants. */
    fun begin(wish: Wish) = turns.take {
        if (current.value?.online?.phase == OnlinePhase.PLAYING) return@take show()
        open { state, listener -> matches.start(server(state), identity(), app.view(state), wish, listener) }
    }

    /** Goes to the match that is on. */
    fun show() = current.update { state ->
        if (state?.online == null) state else state.copy(routes = state.routes.filter { it != Route.ONLINE } + Route.ONLINE, notice = null)
    }

    /** The match is left by the way back: waiting ends, a game goes on, a finished one is done with. */
    internal fun leaveScreen() {
        val online = current.value?.online ?: return
        val state = online.match.value
        // From a game, or the end of one, the way leads home, where it is returned to; from waiting to where it began.
        if (state?.board == true) current.update { it?.copy(routes = listOf(Route.HOME)) }
        when {
            online.phase == OnlinePhase.PLAYING -> Unit
            state == null -> letGo(online)
            OnlineAction.CANCEL in state -> online.ask(OnlineAction.CANCEL)
            OnlineAction.LEAVE in state -> online.ask(OnlineAction.LEAVE)
            else -> letGo(online)
        }
    }

    /** Gives the match a command, if there is one. */
    internal fun tell(action: (Match) -> Unit) {
        current.value?.online?.tell(action)
    }

    private fun open(make: (AppState, (OnlineSnapshot) -> Unit) -> Match) {
        val state = current.value ?: return
        state.online?.close()
        val model = OnlineModel(scope, worker, hooks())
        try {
            model.run(make(state, model::take))
        } catch (error: Exception) {
            current.update { it?.copy(online = null, routes = it.routes.filter { route -> route != Route.ONLINE }) }
            app.note("notice-online", error)
            return
        }
        current.update { it?.copy(online = model) }
        show()
        // It may have ended before it was here to be ended.
        if (model.phase == OnlinePhase.CLOSED) model.match.value?.let { closed(model, it) }
    }

    private fun hooks() = OnlineModel.Hooks(
        onCues = app.onCues,
        onSave = ::keep,
        onFinished = { bytes -> if (current.value?.saved?.over != false && current.value?.table == null) app.keep(bytes) },
        onClosed = { model, before -> turns.take { closed(model, before) } },
        onError = { error -> app.note("notice-table", error) },
    )

    private fun keep(bytes: ByteArray?) {
        try {
            if (bytes == null) platform.storage.delete(SESSION_FILE) else platform.storage.write(SESSION_FILE, bytes)
        } catch (error: Exception) {
            app.note("notice-save", error)
        }
    }

    /** The core has ended a match: what comes next was chosen before. */
    private fun closed(model: OnlineModel, before: OnlineState) {
        if (current.value?.online !== model) return
        val game = before.snapshot.game ?: current.value?.settings?.lastGame?.game ?: Game.JANGGI
        letGo(model, before.board)
        if (model.computerWanted) app.playAtOnce(game, Mode.COMPUTER)
    }

    private fun letGo(model: OnlineModel, played: Boolean = false) {
        current.update { state ->
            when {
                state == null || state.online !== model -> state
                state.routes.last() == Route.ONLINE && played -> state.copy(online = null, routes = listOf(Route.HOME))
                else -> state.copy(online = null, routes = state.routes.filter { it != Route.ONLINE })
            }
        }
        model.close()
    }

    /** The bytes by which servers know this app; made when first needed, and kept before they are used. */
    private fun identity(): ByteArray = platform.storage.read(IDENTITY_FILE) ?: matches.newIdentity().also {
        platform.storage.write(IDENTITY_FILE, it)
    }

    private fun <T> reading(read: () -> T?): T? = try {
        read()
    } catch (error: Exception) {
        app.note("notice-table", error)
        null
    }

    companion object {
        /** The name of the match that can be returned to. */
        const val SESSION_FILE = "online.palgak"

        /** The name of the bytes by which servers know this app. */
        const val IDENTITY_FILE = "identity.palgak"
    }
}
