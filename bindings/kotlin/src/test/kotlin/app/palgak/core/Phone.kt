package app.palgak.core

import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.fail

/** Somebody's phone with a quick match on it: every snapshot in the order of arrival. */
class Phone(private val identity: ByteArray = newIdentity()) : QuickMatchListener, AutoCloseable {
    private val arrived = LinkedBlockingQueue<OnlineSnapshot>()

    /** What is on the screen. */
    lateinit var screen: OnlineSnapshot
    lateinit var quick: QuickMatch

    /** Every snapshot looked at so far. */
    val seen = mutableListOf<OnlineSnapshot>()

    override fun snapshot(snapshot: OnlineSnapshot) {
        arrived.add(snapshot)
    }

    fun seek(server: Server, game: Game) = apply { quick = QuickMatch.seek(server.address, identity, game, VIEW, this) }

    fun invite(server: Server, game: Game) = apply { quick = QuickMatch.invite(server.address, identity, game, VIEW, this) }

    fun join(server: Server, code: String) = apply { quick = QuickMatch.join(server.address, identity, code, VIEW, this) }

    /** The app is killed: a new one has the same identity and what was kept. */
    fun killed(): Phone {
        val kept = assertNotNull(quick.save(), "there is something to come back to")
        close()
        return Phone(identity).also { it.quick = QuickMatch.restore(kept, identity, VIEW, it) }
    }

    /** The first snapshot, the one on the screen included, that is wanted. */
    fun await(what: String, wanted: (OnlineSnapshot) -> Boolean): OnlineSnapshot {
        if (seen.isNotEmpty() && wanted(screen)) return screen
        val deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60)
        while (System.nanoTime() < deadline) {
            val next = arrived.poll(1, TimeUnit.SECONDS) ?: continue
            assertEquals(if (seen.isEmpty()) 1uL else screen.sequence + 1u, next.sequence)
            seen += next
            screen = next
            if (wanted(next)) return next
        }
        fail("no snapshot came with $what; the last is ${if (seen.isEmpty()) null else screen.copy(table = null, setup = null)}")
    }

    fun await(phase: OnlinePhase) = await("$phase") { it.phase == phase }

    val board: Snapshot get() = assertNotNull(screen.table, "there is a board")

    /** Waits for one's turn after so many plies. */
    fun turn(plies: Int) = await("a turn after $plies plies") { it.table?.moves?.size == plies && it.table.bottomPanel.toMove }

    /** Plays a move of Janggi or Xiangqi with two taps. */
    fun play(move: String) {
        val plies = board.moves.size
        val (from, to) = points(move)
        quick.tap(index(from))
        quick.tap(index(to))
        await("$move on the board") { it.table?.moves?.size == plies + 1 }
        assertEquals(move, board.moves.last().machine)
    }

    override fun close() {
        quick.shutDown()
        quick.close()
    }
}
