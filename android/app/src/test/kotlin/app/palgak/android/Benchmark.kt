package app.palgak.android

import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.Snapshot
import app.palgak.core.Table
import app.palgak.core.TableListener
import org.junit.Assume.assumeTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.util.concurrent.LinkedBlockingQueue
import kotlin.test.assertNotNull

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
            val view = phone.app.view(phone.state)
            val game = phone.state.settings.lastGame
            val arrived = LinkedBlockingQueue<Snapshot>()
            val table = Table(
                game,
                view,
                object : TableListener {
                    override fun snapshot(snapshot: Snapshot) {
                        arrived += snapshot
                    }
                },
            )
            arrived.take()
            val cannon = 25u.toUByte()
            val taps = (0 until 2_000).map {
                timed {
                    table.tap(cannon)
                    assertNotNull(arrived.take())
                }
            }
            val call = (0 until 2_000).map { timed { table.tap(cannon) }.also { arrived.take() } }
            println("a tap to its snapshot, core and both crossings (µs): ${median(taps.drop(500)) / 1e3}")
            println("the call alone (µs): ${median(call.drop(500)) / 1e3}")
            table.shutDown()
            table.close()
            val frames = (0 until 200).map {
                timed {
                    phone.run(16)
                    phone.picture()
                }
            }
            println("a frame of the game screen, drawn by software (ms): ${median(frames.drop(50)) / 1e6}")
        }
    }

    private fun timed(action: () -> Unit): Long = java.lang.System.nanoTime().let { began ->
        action()
        java.lang.System.nanoTime() - began
    }

    private fun median(times: List<Long>): Double = times.sorted()[times.size / 2].toDouble()
}
