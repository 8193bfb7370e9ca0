package app.palgak.core

import java.io.File
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotSame
import kotlin.test.assertTrue

/** Tells the core which JVM it is in, as an app does at its start. */
fun loadCore() = System.load(File(System.getProperty("jna.library.path"), System.mapLibraryName("palgak_ffi")).path)

/** The threads of the core as the JVM sees them, once it has loaded the library itself. */
class ThreadsTest {
    init {
        loadCore()
    }

    /** Notes who calls; opens when so many snapshots have come. */
    private class Callers(count: Int) : TableListener {
        val threads = CopyOnWriteArrayList<Thread>()
        private val arrived = CountDownLatch(count)

        override fun snapshot(snapshot: Snapshot) {
            threads += Thread.currentThread()
            arrived.countDown()
        }

        fun await() = assertTrue(arrived.await(60, TimeUnit.SECONDS), "snapshots come")
    }

    @Test
    fun `a table calls from one daemon thread with a name, which ends with it`() {
        val callers = Callers(21)
        Table(TWO_PLAYERS, VIEW, callers).use { table ->
            repeat(20) { table.act(Action.FLIP) }
            callers.await()
            val thread = callers.threads.distinct().single()
            assertTrue(thread.isDaemon, "it keeps no JVM alive")
            assertEquals("palgak-table", thread.name)
            assertTrue(thread.isAlive)
        }
        // Closing waits for the table's thread, which leaves the JVM as it ends.
        assertFalse(callers.threads.first().isAlive, "no thread stays behind")
    }

    @Test
    fun `what the computer finds comes on the table's thread too`() {
        val callers = Callers(3)
        Table(againstComputer(Level.BEGINNER, human = Side.SECOND), VIEW, callers).use { callers.await() }
        assertEquals("palgak-table", callers.threads.distinct().single().name)
    }

    @Test
    fun `tables side by side have a thread each`() {
        val (one, other) = List(2) { Callers(2) }
        Table(TWO_PLAYERS, VIEW, one).use { first ->
            Table(TWO_PLAYERS, VIEW, other).use { second ->
                first.act(Action.FLIP)
                second.act(Action.FLIP)
                one.await()
                other.await()
                assertNotSame(one.threads.distinct().single(), other.threads.distinct().single())
            }
        }
    }

    @Test
    fun `a quick match calls from one daemon thread with a name`() {
        val threads = CopyOnWriteArrayList<Thread>()
        val arrived = CountDownLatch(4)
        val listener = object : QuickMatchListener {
            override fun snapshot(snapshot: OnlineSnapshot) {
                threads += Thread.currentThread()
                arrived.countDown()
            }
        }
        // Nobody answers at this address: snapshots tell, and each request is answered by one more.
        QuickMatch.seek("http://127.0.0.1:9", newIdentity(), Game.XIANGQI, VIEW, listener).use { quick ->
            repeat(4) { quick.setView(VIEW) }
            assertTrue(arrived.await(60, TimeUnit.SECONDS), "snapshots come")
            quick.shutDown()
        }
        val thread = threads.distinct().single()
        assertTrue(thread.isDaemon, "it keeps no JVM alive")
        assertEquals("palgak-quick", thread.name)
    }

    @Test
    fun `a call from a Java thread leaves that thread as it was`() {
        val seen = CopyOnWriteArrayList<Boolean>()
        val caller = Thread({
            Callers(1).let { callers -> Table(TWO_PLAYERS, VIEW, callers).use { callers.await() } }
            seen += Thread.currentThread().isDaemon
        }, "a caller of one's own")
        caller.isDaemon = false
        caller.start()
        caller.join()
        assertEquals(listOf(false), seen.toList())
        assertEquals("a caller of one's own", caller.name)
    }

    @Test
    fun `a listener that never returns does not keep the JVM from ending`() {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val libraries = "-Djna.library.path=${System.getProperty("jna.library.path")}"
        val command = listOf(java, libraries, "-cp", System.getProperty("java.class.path"), Stuck::class.java.name)
        val said = File.createTempFile("stuck", ".log")
        val process = ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said).start()
        try {
            assertTrue(process.waitFor(5, TimeUnit.MINUTES), "the JVM goes on: ${said.readText()}")
            assertEquals(0, process.exitValue(), said.readText())
            assertEquals("palgak-table", said.readText().trim(), "it did listen")
        } finally {
            process.destroyForcibly()
            said.delete()
        }
    }

    /** A program whose listener waits for ever. */
    object Stuck {
        @JvmStatic
        fun main(args: Array<String>) {
            loadCore()
            val listening = CountDownLatch(1)
            val listener = object : TableListener {
                override fun snapshot(snapshot: Snapshot) {
                    println(Thread.currentThread().name)
                    listening.countDown()
                    CountDownLatch(1).await()
                }
            }
            Table(TWO_PLAYERS, VIEW, listener)
            listening.await()
        }
    }
}
