package app.palgak.android

import app.palgak.core.Game
import app.palgak.core.Mode
import org.junit.Assume.assumeTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.lang.management.ManagementFactory

/** What things cost, measured only where `palgak.benchmark` is set: nothing here is a test of the app. */
@RunWith(RobolectricTestRunner::class)
class Benchmark {
    @Test
    fun `costs`() {
        assumeTrue(System.getProperty("palgak.benchmark") != null)
        val starts = (0 until 8).map { timed { Phone().close() } }
        println("cold start, first screen drawn (ms): first ${starts.first() / 1e6}, then ${median(starts.drop(1)) / 1e6}")
        Phone().use { phone ->
            phone.app.playAtOnce(Game.XIANGQI, Mode.TWO_PLAYERS)
            phone.until("a board") { phone.board?.game == Game.XIANGQI && phone.shows("board") }
            val frames = (0 until 300).map {
                val before = phone.snapshot.sequence
                checkNotNull(phone.state.table).tap(CHARIOT)
                while (phone.snapshot.sequence == before) Thread.onSpinWait()
                used {
                    phone.run(FRAME)
                    phone.picture()
                }
            }
            println("a snapshot's frame, composed, laid out and drawn by software (processor ms): ${median(frames.drop(100)) / 1e6}")
            val still = (0 until 300).map {
                used {
                    phone.run(FRAME)
                    phone.picture()
                }
            }
            println("of it drawing, as a frame without a new snapshot takes (processor ms): ${median(still.drop(100)) / 1e6}")
        }
    }

    private fun timed(action: () -> Unit): Long = java.lang.System.nanoTime().let { began ->
        action()
        java.lang.System.nanoTime() - began
    }

    /** The processor time that this thread needs: other work on the machine does not count. */
    private fun used(action: () -> Unit): Long = ManagementFactory.getThreadMXBean().run {
        val began = currentThreadCpuTime
        action()
        currentThreadCpuTime - began
    }

    private fun median(times: List<Long>): Double = times.sorted()[times.size / 2].toDouble()

    private companion object {
        const val FRAME = 16L

        /** A chariot of the side to move: it is chosen and let go in turn. */
        val CHARIOT = 0.toUByte()
    }
}
