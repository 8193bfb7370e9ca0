package app.palgak.core

import java.io.File
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger
import org.junit.jupiter.api.Assumptions.assumeTrue
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.measureTime

class LifeOfATableTest {
    @Test
    fun `the snapshot comes first, then one for each tap in order, whoever taps`() {
        val seat = Seat.open(TWO_PLAYERS)
        seat.table.use { table ->
            val hands = List(4) { thread { repeat(50) { table.tap(index("e4")) } } }
            hands.forEach { it.join() }
            val snapshots = List(201) { assertNotNull(seat.next()) }
            assertEquals((1uL..201uL).toList(), snapshots.map { it.sequence })
            assertEquals(listOf(Event.START), snapshots.first().events)
            // Every other tap chooses the soldier, every other puts it down again.
            val chosen = snapshots.map { snapshot -> snapshot.points.any { Mark.SELECTED in it.marks } }
            assertEquals(List(201) { it % 2 == 1 }, chosen)
        }
    }

    @Test
    fun `snapshots come one at a time, and never on the thread that gave the command`() {
        val caller = Thread.currentThread()
        val inside = AtomicInteger()
        val faults = AtomicInteger()
        val arrived = CountDownLatch(11)
        val listener = object : TableListener {
            override fun snapshot(snapshot: Snapshot) {
                if (inside.incrementAndGet() != 1 || Thread.currentThread() == caller) faults.incrementAndGet()
                Thread.sleep(2)
                inside.decrementAndGet()
                arrived.countDown()
            }
        }
        Table(TWO_PLAYERS, VIEW, listener).use { table ->
            repeat(10) { table.act(Action.FLIP) }
            assertTrue(arrived.await(60, TimeUnit.SECONDS))
        }
        assertEquals(0, faults.get())
    }

    @Test
    fun `after shutDown no snapshot comes and every call is refused`() {
        val seat = Seat.open(TWO_PLAYERS)
        seat.next()
        val table = seat.table
        table.shutDown()
        assertFailsWith<TableException.Closed> { table.tap(index("e4")) }
        assertFailsWith<TableException.Closed> { table.act(Action.UNDO) }
        assertFailsWith<TableException.Closed> { table.setView(VIEW) }
        assertFailsWith<TableException.Closed> { table.save() }
        val error = assertFailsWith<TableException.Closed> { table.record() }
        assertEquals("the table is closed", error.message)
        table.shutDown()
        assertNull(seat.next(100))
        table.close()
        assertFailsWith<IllegalStateException> { table.act(Action.PASS) }
    }

    @Test
    fun `closing in the middle of a thought is quick`() {
        assertQuick(200) {
            val seat = Seat.open(againstComputer(Level.ADVANCED, human = Side.SECOND))
            seat.await("a thinking computer") { (it.thinking?.permille ?: 0u) > 0u }
            val time = measureTime { seat.table.shutDown() }
            seat.drain()
            assertNull(seat.next(20), "nothing comes any more")
            seat.table.close()
            time
        }
    }

    @Test
    fun `taking back in the middle of a thought ends the thought`() {
        val seat = Seat.open(againstComputer(Level.ADVANCED))
        seat.table.use { table ->
            seat.next()
            assertQuick(200) {
                seat.tap("e4")
                val moved = seat.tap("e5")
                assertNotNull(moved.thinking)
                assertEquals(Side.SECOND, moved.turn)
                table.tap(index("a4"))
                val refused = seat.await("a refusal") { it.refusal != null }
                assertEquals("It is the computer’s turn.", refused.refusal?.text)
                measureTime {
                    table.act(Action.UNDO)
                    val back = seat.await("the move taken back") { Event.UNDO in it.events }
                    assertEquals(0, back.moves.size)
                    assertNull(back.thinking)
                    assertEquals(Side.FIRST, back.turn)
                }
            }
            assertNull(seat.next(2_000), "a thought that was ended moves nothing")
        }
    }

    /** Fails unless something is, once in ten times, far quicker than a thought of a second: the machine may be busy. */
    private fun assertQuick(millis: Long, deed: () -> Duration) {
        val times = mutableListOf<Duration>()
        while (times.none { it.inWholeMilliseconds < millis }) {
            assertTrue(times.size < 10, "it took $times")
            times += deed()
        }
    }

    @Test
    fun `the computer answers, and its thinking is shown`() {
        val seat = Seat.open(againstComputer(Level.ADVANCED, human = Side.SECOND))
        seat.table.use {
            val first = assertNotNull(seat.next())
            assertNotNull(first.thinking)
            val moved = seat.await("the computer's move") { it.moves.size == 1 }
            assertEquals(Side.SECOND, moved.turn)
            assertNull(moved.thinking)
            val progress = seat.seen.mapNotNull { it.thinking?.permille?.toInt() }
            assertTrue(progress.size > 3, "progress was shown: $progress")
            assertEquals(progress.sorted(), progress)
        }
    }

    @Test
    fun `a listener that throws does not stop the game`() {
        val arrived = AtomicInteger()
        val done = CountDownLatch(5)
        val listener = object : TableListener {
            override fun snapshot(snapshot: Snapshot) {
                arrived.incrementAndGet()
                done.countDown()
                throw IllegalStateException("no room for a snapshot")
            }
        }
        Table(TWO_PLAYERS, VIEW, listener).use { table ->
            repeat(4) { table.act(Action.FLIP) }
            assertTrue(done.await(60, TimeUnit.SECONDS), "all came: ${arrived.get()}")
        }
    }

    @Test
    fun `a listener may save, and shut the table down`() {
        val saved = CopyOnWriteArrayList<ByteArray>()
        val done = CountDownLatch(1)
        lateinit var table: Table
        val ready = CountDownLatch(1)
        val listener = object : TableListener {
            override fun snapshot(snapshot: Snapshot) {
                ready.await()
                saved += table.save()
                if (snapshot.moves.size == 1) {
                    table.shutDown()
                    done.countDown()
                }
            }
        }
        table = Table(TWO_PLAYERS, VIEW, listener)
        ready.countDown()
        table.tap(index("e4"))
        table.tap(index("e5"))
        assertTrue(done.await(60, TimeUnit.SECONDS))
        assertFailsWith<TableException.Closed> { table.act(Action.FLIP) }
        table.close()
        assertEquals(3, saved.size)
        Seat.restore(saved.last()).apply {
            table.close()
            assertEquals("e4e5", next()?.moves?.single()?.machine)
            this.table.close()
        }
    }

    @Test
    fun `released tables leave no thread behind`() {
        val tasks = File("/proc/self/task")
        assumeTrue(tasks.isDirectory, "threads can be counted")
        // A table's own thread, which ends last, goes by another name once it has called into the JVM.
        fun engines() =
            tasks.listFiles().orEmpty().count { task ->
                runCatching { File(task, "comm").readText().trim() == "palgak-engine" }.getOrDefault(false)
            }
        // A thread that has ended may be listed for a moment yet, those of earlier tests too.
        fun await(count: Int) {
            val deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60)
            while (engines() != count) {
                assertTrue(System.nanoTime() < deadline, "${engines()} engines are left, not $count")
                Thread.sleep(5)
            }
        }
        await(0)
        val seats = List(5) { Seat.open(againstComputer(Level.ADVANCED, human = Side.SECOND)) }
        seats.forEach { seat -> seat.await("a thinking computer") { (it.thinking?.permille ?: 0u) > 0u } }
        assertEquals(5, engines())
        seats.forEach { it.table.close() }
        await(0)
    }

    @Test
    fun `a point beside the board is an error that names it`() {
        val seat = Seat.open(TWO_PLAYERS)
        seat.table.use { table ->
            val error = assertFailsWith<TableException.NoSuchPoint> { table.tap(90u) }
            assertEquals("point 90 is not on the board: its points are 0 to 89", error.message)
            seat.next()
            assertNotNull(seat.tap("e4"))
        }
    }
}
