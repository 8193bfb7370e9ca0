package app.palgak.ui.model

import app.palgak.core.TableInterface
import kotlinx.coroutines.flow.StateFlow

/** A board that is shown and touched, whoever keeps it: the table in this app, or a quick match. */
interface TableSource {
    /** What to draw; none until there is a board. */
    val state: StateFlow<TableState?>

    /** Gives the table a command. It returns at once; what comes of it is a snapshot. */
    fun command(action: (TableInterface) -> Unit)

    /** A touch on a point. */
    fun tap(point: UByte) = command { it.tap(point) }
}
