package app.palgak.android

import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.OnlineSnapshot
import app.palgak.core.QuickMatch
import app.palgak.core.QuickMatchListener
import app.palgak.core.SaveException
import app.palgak.core.Snapshot
import app.palgak.core.Table
import app.palgak.core.TableListener
import app.palgak.core.View
import app.palgak.core.newIdentity
import app.palgak.core.settingsDefault
import java.util.concurrent.LinkedBlockingQueue
import kotlin.system.exitProcess

/**
 * Makes a move at a table of the core, has it refuse what is no saved game, and begins to look for an opponent: calls,
 * records, errors and both listeners. `android/apk` has R8 shrink this along with the app, and runs what is left of it.
 */
fun main() {
    val settings = settingsDefault()
    val view = with(settings) {
        View(app.palgak.core.Locale.EN, letters, notation, seating, takebackConsent, exposeWarning, touchMove)
    }
    val shown = LinkedBlockingQueue<Snapshot>()
    val listener = object : TableListener {
        override fun snapshot(snapshot: Snapshot) {
            shown += snapshot
        }
    }
    val table = Table(settings.lastGame.copy(game = Game.XIANGQI, mode = Mode.TWO_PLAYERS), view, listener)
    // The cannon from h2 to e2.
    for (point in listOf(25, 22)) table.tap(point.toUByte())
    val moved = generateSequence { shown.take() }.first { it.moves.isNotEmpty() }
    check(moved.moves.single().machine == "h3e3") { "played: ${moved.moves}" }
    val bytes = table.save()
    table.shutDown()
    table.close()
    Table.restore(bytes, view, listener).close()

    val refusal = runCatching { Table.restore(byteArrayOf(1, 2, 3), view, listener) }.exceptionOrNull()
    check(refusal is SaveException) { "no saved game gave: $refusal" }

    val online = LinkedBlockingQueue<OnlineSnapshot>()
    val match = QuickMatch.seek(
        "http://127.0.0.1:9",
        newIdentity(),
        Game.JANGGI,
        view,
        object : QuickMatchListener {
            override fun snapshot(snapshot: OnlineSnapshot) {
                online += snapshot
            }
        },
    )
    check(online.take().game == Game.JANGGI)
    match.shutDown()
    match.close()
    println("played ${moved.moves.single().text}: ${moved.announcement}")
    exitProcess(0)
}
