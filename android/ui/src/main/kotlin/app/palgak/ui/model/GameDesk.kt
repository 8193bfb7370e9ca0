package app.palgak.ui.model

import app.palgak.core.NewGame
import app.palgak.core.View
import app.palgak.core.importRecord
import app.palgak.core.savedSummary
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.cues
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update

/** The game on this device: the table at which it is played, and the one game that is kept. */
class GameDesk internal constructor(
    private val platform: Platform,
    private val scope: CoroutineScope,
    private val worker: CoroutineDispatcher,
    private val turns: Turns,
    private val current: MutableStateFlow<AppState?>,
    private val app: Ties,
) {
    /** What the desk needs of the app around it. */
    internal class Ties(
        val view: (AppState) -> View,
        val onCues: (List<Cue>) -> Unit,
        val note: (String, Throwable) -> Unit,
        /** Whether nobody looks at the app. */
        val left: () -> Boolean,
    )

    private val opener = TableModel.Opener(scope, worker, { app.onCues(cues(it)) }, ::keep) { app.note("notice-table", it) }

    /** The game as it stands, if its file could not be written. */
    @Volatile internal var unwritten: ByteArray? = null
        private set

    /** Takes up the game told in a text that another app or this one has copied, or that [read] gives. */
    fun openRecord(read: () -> String? = platform::pasted) = turns.take {
        val state = current.value ?: return@take
        try {
            val text = read()
            if (text.isNullOrBlank()) {
                current.update { it?.copy(notice = state.texts["notice-nothing-copied"]) }
                return@take
            }
            val table = opener.restore(importRecord(text), app.view(state))
            state.table?.close()
            put(table)
        } catch (error: Exception) {
            app.note("notice-record", error)
        }
    }

    /** Takes up a record that another app has sent: at once, unless an unfinished game would be lost. */
    fun offerRecord(read: () -> String?) = turns.take {
        val state = current.value ?: return@take
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
        if (app.left()) table.command { it.pause() }
    }

    /** Puts back what lay open. Called once, on the worker. */
    internal fun returnTo(keepsake: Keepsake) {
        val state = current.value ?: return
        val routes = keepsake.routes.ifEmpty { listOf(Route.HOME) }
        current.update { it?.copy(setup = keepsake.setup) }
        if (Route.GAME !in routes) {
            current.update { it?.copy(routes = routes) }
            return
        }
        try {
            val bytes = keepsake.game ?: platform.storage.read(FILE) ?: return
            put(opener.restore(bytes, app.view(state)), routes)
        } catch (error: Exception) {
            damagedGame(error)
        }
    }

    /** Starts a new game. */
    internal fun open(game: NewGame) = turns.take {
        val state = current.value ?: return@take
        state.table?.close()
        try {
            put(opener.open(game, app.view(state)))
        } catch (error: Exception) {
            app.note("notice-table", error)
        }
    }

    /** Takes up the saved game. A damaged one is set aside and said to be so. */
    fun resume() = turns.take {
        val state = current.value ?: return@take
        val bytes = platform.storage.read(FILE) ?: return@take
        try {
            val table = opener.restore(bytes, app.view(state))
            state.table?.close()
            put(table)
        } catch (error: Exception) {
            damagedGame(error)
        }
    }

    /** The table is left: its game is kept. */
    internal fun leave() {
        val table = current.value?.table ?: return
        current.update { it?.copy(table = null) }
        // A board on which nothing was played is no game to keep.
        val untouched = table.state.value?.snapshot?.let { it.moves.isEmpty() && it.result == null } == true
        table.close {
            if (untouched) platform.storage.delete(FILE)
            refresh()
        }
    }

    /** Looks at what the kept game is. Called on the worker. */
    internal fun refresh() {
        val state = current.value ?: return
        try {
            val summary = platform.storage.read(FILE)?.let { savedSummary(it, state.locale) }
            current.update { it?.copy(saved = summary) }
        } catch (error: Exception) {
            damagedGame(error)
        }
    }

    private fun damagedGame(error: Exception) {
        app.note("notice-damaged", error)
        current.update { it?.copy(saved = null) }
        try {
            platform.storage.setAside(FILE)
        } catch (_: Exception) {
            // The notice above already says that the game cannot be read; there is nothing more to try.
        }
    }

    /** Keeps a game in the place of the one that was kept. Called on the worker. */
    internal fun keep(bytes: ByteArray) {
        try {
            platform.storage.write(FILE, bytes)
            unwritten = null
        } catch (error: Exception) {
            unwritten = bytes
            app.note("notice-save", error)
        }
    }

    companion object {
        /** The name of the kept game. */
        const val FILE = "game.palgak"
    }
}
