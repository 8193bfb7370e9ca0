package app.palgak.ui.model

import androidx.compose.runtime.Immutable
import app.palgak.core.Banner
import app.palgak.core.Event
import app.palgak.core.Motion
import app.palgak.core.NewGame
import app.palgak.core.Snapshot
import app.palgak.core.Table
import app.palgak.core.TableInterface
import app.palgak.core.TableListener
import app.palgak.core.View
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** What a table shows now, and what came with earlier snapshots and is still being shown. */
@Immutable
data class TableState(
    val snapshot: Snapshot,
    val motion: Stamped<Motion>? = null,
    val banner: Stamped<Banner>? = null,
    val announcement: Stamped<String>? = null,
    /** When the snapshot came, on the clock of [System.nanoTime]: clocks are counted down from then. */
    val arrived: Long = 0,
)

/**
 * One table of the core: commands go down a queue of their own, snapshots come up in order. Snapshots may overtake
 * each other on the way to the screen; events, motions, banners and announcements may not be lost with them, so they
 * are taken out here, one by one.
 */
class TableModel private constructor(
    private val scope: CoroutineScope,
    private val worker: CoroutineDispatcher,
    private val onEvents: (List<Event>) -> Unit,
    private val onSave: (ByteArray) -> Unit,
    private val onError: (Throwable) -> Unit,
) : TableListener,
    TableSource {
    private val current = MutableStateFlow<TableState?>(null)
    private val changed = Channel<Unit>(Channel.CONFLATED)

    @Volatile private var afterwards: () -> Unit = {}
    private val commands = Channel<(TableInterface) -> Unit>(Channel.UNLIMITED)

    override val state: StateFlow<TableState?> = current.asStateFlow()

    override fun snapshot(snapshot: Snapshot) {
        current.update { before ->
            if (before != null && before.snapshot.sequence >= snapshot.sequence) before else next(before, snapshot, System.nanoTime())
        }
        if (snapshot.events.isNotEmpty()) onEvents(snapshot.events)
        changed.trySend(Unit)
    }

    override fun command(action: (TableInterface) -> Unit) {
        commands.trySend(action)
    }

    /** Stops the table after the commands given so far, saves what stands, and then does [then] off the user's thread. */
    fun close(then: () -> Unit = {}) {
        afterwards = then
        commands.close()
    }

    private fun run(table: Table) {
        scope.launch(worker) {
            for (action in commands) attempt { action(table) }
            changed.close()
        }
        scope.launch(worker) {
            var saved: ByteArray? = null
            for (signal in changed) {
                attempt {
                    val bytes = table.save()
                    if (saved?.contentEquals(bytes) != true) {
                        onSave(bytes)
                        saved = bytes
                    }
                }
            }
            attempt {
                val bytes = table.save()
                if (saved?.contentEquals(bytes) != true) onSave(bytes)
            }
            attempt { table.shutDown() }
            attempt { table.close() }
            attempt(afterwards)
        }
    }

    @Suppress("TooGenericExceptionCaught") // A table must not take the app down with it, whatever went wrong inside.
    private inline fun attempt(action: () -> Unit) {
        try {
            action()
        } catch (error: Exception) {
            onError(error)
        }
    }

    companion object {
        /** What is shown after a snapshot: itself, and what came with those before it and is still being shown. */
        internal fun next(before: TableState?, snapshot: Snapshot, arrived: Long) = TableState(
            snapshot,
            snapshot.motion?.let { Stamped(snapshot.sequence, it) } ?: before?.motion,
            snapshot.banner?.let { Stamped(snapshot.sequence, it) } ?: before?.banner,
            snapshot.announcement?.let { Stamped(snapshot.sequence, it) } ?: before?.announcement,
            arrived,
        )
    }

    /** How tables are opened. */
    class Opener(
        private val scope: CoroutineScope,
        private val worker: CoroutineDispatcher,
        private val onEvents: (List<Event>) -> Unit,
        private val onSave: (ByteArray) -> Unit,
        private val onError: (Throwable) -> Unit,
    ) {
        /** Sets up a new game. To be called off the user's thread. */
        fun open(game: NewGame, view: View): TableModel = start { Table(game, view, it) }

        /** Takes up a saved game. To be called off the user's thread; the core's exception is passed on. */
        fun restore(bytes: ByteArray, view: View): TableModel = start { Table.restore(bytes, view, it) }

        private fun start(make: (TableListener) -> Table): TableModel {
            val model = TableModel(scope, worker, onEvents, onSave, onError)
            model.run(make(model))
            return model
        }
    }
}
