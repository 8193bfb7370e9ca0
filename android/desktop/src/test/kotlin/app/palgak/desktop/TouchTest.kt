package app.palgak.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import app.palgak.core.Mark
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Fingers on the board. */
@OptIn(ExperimentalTestApi::class)
class TouchTest {
    private fun AppRig.place(name: String): Offset {
        val board = ui.onNodeWithTag("board").fetchSemanticsNode().boundsInRoot
        return ui.onNodeWithTag("point-${AppRig.point(name)}").fetchSemanticsNode().boundsInRoot.center - board.topLeft
    }

    @Test
    fun `a piece is dragged to where it goes`() = withApp {
        startTwo()
        val from = place("a4")
        val to = place("b4")
        ui.onNodeWithTag("board").performTouchInput {
            down(from)
            for (step in 1..8) moveTo(from + (to - from) * (step / 8f))
            up()
        }
        until("the move") { snapshot.moves.singleOrNull()?.machine == "a4b4" }
    }

    @Test
    fun `a drag that ends nowhere moves nothing`() = withApp {
        startTwo()
        val from = place("a4")
        ui.onNodeWithTag("board").performTouchInput {
            down(from)
            moveTo(from + Offset(0f, 30f))
            moveTo(from + Offset(2f, 1f))
            up()
        }
        until(
            "the soldier still chosen",
        ) { snapshot.points.single { it.index.toInt() == AppRig.point("a4") }.marks == listOf(Mark.SELECTED) }
        assertEquals(0, snapshot.moves.size)
        tap("point-${AppRig.point("b4")}")
        until("the move") { snapshot.moves.singleOrNull()?.machine == "a4b4" }
    }

    @Test
    fun `a resting palm blocks nothing`() = withApp {
        startTwo()
        val palm = place("e6")
        val from = place("a4")
        val to = place("b4")
        val board = ui.onNodeWithTag("board")
        board.performTouchInput { down(0, palm) }
        board.performTouchInput {
            down(1, from)
            up(1)
        }
        until("the soldier chosen under a palm") { snapshot.points.any { Mark.SELECTED in it.marks } }
        board.performTouchInput {
            down(1, to)
            up(1)
        }
        until("the move under a palm") { snapshot.moves.singleOrNull()?.machine == "a4b4" }
        board.performTouchInput { up(0) }
        play("i7h7")
    }

    @Test
    fun `wild touches never break the app`() {
        for (computer in listOf(false, true)) {
            withApp {
                if (computer) {
                    tap("home-computer")
                    tap("new-start")
                    until("a table") { app.state.value?.table?.state?.value != null }
                    ui.waitForIdle()
                } else {
                    startTwo()
                }
                val random = Random(if (computer) 5 else 4)
                val others =
                    listOf(
                        "action-pass",
                        "action-undo",
                        "action-hint",
                        "action-flip",
                        "action-rematch",
                        "action-accept-bikjang",
                        "review-previous",
                        "result-review",
                        "review-close",
                    )
                repeat(140) {
                    val tag = if (random.nextInt(6) == 0) others[random.nextInt(others.size)] else "point-${random.nextInt(90)}"
                    if (shows(tag) && !shows("result")) {
                        tap(tag)
                    } else if (shows("result")) {
                        tap("result-rematch")
                    }
                }
                assertTrue(shows("game"))
                assertEquals(90, snapshot.points.size)
                assertEquals(null, app.state.value?.notice)
            }
        }
    }
}
