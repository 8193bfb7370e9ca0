package app.palgak.core

import org.junit.jupiter.api.condition.EnabledIfSystemProperty
import java.lang.management.ManagementFactory
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.LinkedBlockingQueue
import kotlin.io.path.readBytes
import kotlin.io.path.writeBytes
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/**
 * What crossing between Kotlin and the core costs, for a tap and its snapshot. Nothing here is a test of the app: it runs
 * by `tests/bench/crossing` only, which names the program that does the same without leaving Rust.
 */
@EnabledIfSystemProperty(named = "palgak.benchmark", matches = ".+")
class CrossingBenchmark {
    init {
        // As on Android; without it JNA attaches the thread to the JVM anew for each snapshot.
        loadCore()
    }

    private val inRust = System.getProperty("palgak.benchmark").orEmpty()

    @Test
    fun `a tap and its snapshot, in Kotlin and in Rust`() {
        println("Medians of $ROUNDS rounds in turn, each of bursts of $TAPS taps; a move is two taps, a frame 8 ms.")
        for ((game, plies) in listOf(Game.JANGGI to 0, Game.JANGGI to 120, Game.XIANGQI to 120, Game.CHU_SHOGI to 120)) {
            measure(game, plies)
        }
    }

    private fun measure(game: Game, plies: Int) {
        val hand = Hand(TWO_PLAYERS.copy(game = game))
        val played = play(hand, plies)
        // The most that is ever told: a piece chosen that can go furthest.
        val point = movable(hand).maxBy { (_, targets) -> targets.size }.first
        val saved = Files.createTempFile("palgak", ".saved")
        saved.writeBytes(hand.table.save())
        hand.table.shutDown()
        hand.table.close()
        val burst = Burst(saved)
        repeat(WARM_UP) { burst.taps(point) }
        val (kotlin, rust) = (0 until ROUNDS).map { burst.taps(point) to inRust(saved, point) }.unzip()
        burst.table.shutDown()
        burst.table.close()
        Files.delete(saved)
        val calls = median(kotlin.zip(rust) { ours, core -> ours.call - core.call })
        val snapshots = median(kotlin.zip(rust) { ours, core -> ours.snapshot - core.snapshot })
        println(
            "$game after $played plies, µs a tap: the snapshot made and taken %.1f, without leaving Rust %.1f; "
                .format(median(kotlin.map { it.snapshot }), median(rust.map { it.snapshot })) +
                "so crossing %.1f for the snapshot and %.1f for the call: a move %.2f %% of a frame"
                    .format(snapshots, calls, (snapshots + calls) * 2 / FRAME * 100),
        )
    }

    /** Processor time for one tap of a burst (µs): of who calls, and of the table's thread, which makes the snapshot and has it taken. */
    private data class Cost(val call: Double, val snapshot: Double)

    private fun inRust(saved: Path, point: UByte): Cost =
        ProcessBuilder(inRust, "$saved", "$point", "$TAPS").redirectError(ProcessBuilder.Redirect.INHERIT).start()
            .inputStream.bufferedReader().readText().trim().split(' ').map { it.toDouble() / 1e3 }
            .let { (call, snapshot) -> Cost(call, snapshot) }

    /** Plays so many plies at random, and says how many it came to. */
    private fun play(hand: Hand, plies: Int): Int {
        val random = Random(1)
        var played = 0
        while (played < plies) {
            val (from, targets) = movable(hand).random(random)
            hand.answer(from)
            var now = hand.answer(targets.random(random))
            when (now.pending?.kind) {
                PendingKind.PROMOTION -> now = hand.answered { act(Action.KEEP_UNPROMOTED) }
                PendingKind.LION_STEP -> {
                    hand.answered { act(Action.CANCEL_STEP) }
                    now = hand.answer(from)
                }
                null -> Unit
            }
            if (now.turn == null) break
            played = now.moves.size
        }
        return played
    }

    /** Every point whose piece can move, with where it can go; nothing stays chosen. */
    private fun movable(hand: Hand): List<Pair<UByte, List<UByte>>> {
        val side = assertNotNull(hand.now.turn)
        return hand.now.points.filter { it.piece?.side == side }.mapNotNull { point ->
            val chosen = hand.answer(point.index)
            val targets = chosen.points.filter { Mark.DOT in it.marks || Mark.RING in it.marks }.map { it.index }
            if (chosen.points.any { Mark.SELECTED in it.marks }) hand.answer(point.index)
            (point.index to targets).takeIf { targets.isNotEmpty() }
        }
    }

    /** Somebody at a table who looks at the newest snapshot only: a [Seat] would keep them all. */
    private class Hand(game: NewGame) : TableListener {
        private val arrived = LinkedBlockingQueue<Snapshot>()
        val table = Table(game, VIEW, this)
        var now: Snapshot = arrived.take()

        override fun snapshot(snapshot: Snapshot) {
            arrived += snapshot
        }

        fun answered(command: Table.() -> Unit): Snapshot {
            table.command()
            return arrived.take().also { now = it }
        }

        fun answer(point: UByte): Snapshot = answered { tap(point) }
    }

    /** A table whose snapshots are only counted; the last of each burst tells what its thread has used up. */
    private class Burst(saved: Path) : TableListener {
        private val used = LinkedBlockingQueue<Long>()
        private var count = 0
        val table = Table.restore(saved.readBytes(), VIEW, this)
        private var before = used.take()

        override fun snapshot(snapshot: Snapshot) {
            check(snapshot.refusal == null) { "the piece on this point cannot be chosen" }
            if (count++ % TAPS == 0) used += ownTime()
        }

        /** Many taps on one point, sent without waiting. */
        fun taps(point: UByte): Cost {
            val began = ownTime()
            repeat(TAPS) { table.tap(point) }
            val called = ownTime() - began
            val after = used.take()
            return Cost(called / 1e3 / TAPS, (after - before) / 1e3 / TAPS).also { before = after }
        }

        /** The processor time that this thread has had, in nanoseconds. */
        private fun ownTime(): Long = ManagementFactory.getThreadMXBean().currentThreadCpuTime
    }

    private fun median(times: List<Double>): Double = times.sorted()[times.size / 2]

    private companion object {
        const val ROUNDS = 7
        const val TAPS = 2_000
        const val WARM_UP = 5
        const val FRAME = 8_000.0
    }
}
