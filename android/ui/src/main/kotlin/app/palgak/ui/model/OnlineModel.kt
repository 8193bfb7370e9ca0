package app.palgak.ui.model

import androidx.compose.runtime.Immutable
import app.palgak.core.OnlineAction
import app.palgak.core.OnlineEvent
import app.palgak.core.OnlinePhase
import app.palgak.core.OnlineSnapshot
import app.palgak.core.Setup
import app.palgak.core.TableInterface
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.cues
import app.palgak.ui.sound.onlineCues
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/** What a quick match shows now. */
@Immutable
data class OnlineState(
    val snapshot: OnlineSnapshot,
    /** When it came, on the clock of [System.nanoTime]: what it says of times is counted on from then. */
    val arrived: Long,
    /** Whether there is a board: from the beginning of a game until the player goes on. */
    val board: Boolean = false,
    /** Grows with every game that is put on the board. */
    val round: Int = 0,
    val announcement: Stamped<String>? = null,
) {
    /** Whether something can be done now. */
    operator fun contains(action: OnlineAction): Boolean = action in snapshot.actions
}

/** One quick match: commands go down a queue of their own, snapshots come up in order, and with it the board of its game. */
class OnlineModel internal constructor(
    private val scope: CoroutineScope,
    private val worker: CoroutineDispatcher,
    private val hooks: Hooks,
) : TableSource {
    /** What a quick match tells the app. */
    internal class Hooks(
        val onCues: (List<Cue>) -> Unit,
        /** The bytes to keep, or none if there is nothing to come back to. */
        val onSave: (ByteArray?) -> Unit,
        /** A finished game, as a saved game. */
        val onFinished: (ByteArray) -> Unit,
        /** The core has ended it. */
        val onClosed: (OnlineModel, OnlineState) -> Unit,
        val onError: (Throwable) -> Unit,
    )

    private val current = MutableStateFlow<OnlineState?>(null)
    private val board = MutableStateFlow<TableState?>(null)
    private val changed = Channel<Unit>(Channel.CONFLATED)
    private val commands = Channel<(Match) -> Unit>(Channel.UNLIMITED)

    @Volatile private var afterwards: () -> Unit = {}

    /** Set when the computer is to be played once the core has let go. */
    @Volatile var computerWanted = false
        private set

    /** What to draw; none until the first snapshot has come. */
    val match: StateFlow<OnlineState?> = current.asStateFlow()

    override val state: StateFlow<TableState?> = board.asStateFlow()

    /** Where the player stands. */
    val phase: OnlinePhase get() = current.value?.snapshot?.phase ?: OnlinePhase.CONNECTING

    /** Takes a snapshot: each of them, in order, from one thread. */
    internal fun take(snapshot: OnlineSnapshot) {
        val before = current.value
        if (before != null && before.snapshot.sequence >= snapshot.sequence) return
        val now = System.nanoTime()
        val table = snapshot.table
        val shown = board.value
        val held = before?.board == true && (snapshot.phase == OnlinePhase.PLAYING || snapshot.phase == OnlinePhase.OVER)
        val fresh = table != null && (!held || table.sequence < (shown?.snapshot?.sequence ?: 0uL))
        if (table != null) board.value = TableModel.next(if (fresh) null else shown, table, now)
        val state = OnlineState(
            snapshot,
            now,
            held || table != null,
            (before?.round ?: 0) + if (fresh) 1 else 0,
            snapshot.announcement?.let { Stamped(snapshot.sequence, it) } ?: before?.announcement,
        )
        current.value = state
        val heard = onlineCues(snapshot.events) + cues(table?.events.orEmpty())
        if (heard.isNotEmpty()) hooks.onCues(heard.distinct())
        changed.trySend(Unit)
        val over = snapshot.phase == OnlinePhase.OVER && before?.snapshot?.phase != OnlinePhase.OVER
        if (over && state.board) command(Match::saveGame, hooks.onFinished)
        if (snapshot.phase == OnlinePhase.CLOSED) hooks.onClosed(this, before ?: state)
    }

    private fun <T> command(ask: (Match) -> T, then: (T) -> Unit) {
        commands.trySend { then(ask(it)) }
    }

    override fun command(action: (TableInterface) -> Unit) {
        commands.trySend { action(it.table) }
    }

    /** Asks for something that the match offers. */
    fun ask(action: OnlineAction) {
        if (action == OnlineAction.PLAY_COMPUTER_NOW) computerWanted = true
        commands.trySend { it.ask(action) }
    }

    /** Takes a setup. */
    fun choose(setup: Setup) {
        commands.trySend { it.chooseSetup(setup) }
    }

    /** Gives the match itself a command. */
    internal fun tell(action: (Match) -> Unit) {
        commands.trySend(action)
    }

    /** Lets go of the match after the commands given so far, keeps what is to be kept, and then does [then]. */
    fun close(then: () -> Unit = {}) {
        afterwards = then
        commands.close()
    }

    /** Drives a match from now on. */
    internal fun run(match: Match) {
        scope.launch(worker) {
            for (action in commands) attempt { action(match) }
            changed.close()
        }
        scope.launch(worker) {
            var saved: ByteArray? = null
            var known = false

            fun keep() = attempt {
                val bytes = match.save()
                if (!known || !bytes.contentEquals(saved)) {
                    hooks.onSave(bytes)
                    saved = bytes
                    known = true
                }
            }
            for (signal in changed) keep()
            keep()
            attempt { match.close() }
            attempt(afterwards)
        }
    }

    @Suppress("TooGenericExceptionCaught") // A match must not take the app down with it, whatever went wrong inside.
    private inline fun attempt(action: () -> Unit) {
        try {
            action()
        } catch (error: Exception) {
            hooks.onError(error)
        }
    }
}
