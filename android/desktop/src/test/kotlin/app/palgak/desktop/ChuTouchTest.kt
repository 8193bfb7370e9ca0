package app.palgak.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.MouseButton
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performTouchInput
import app.palgak.core.Game
import app.palgak.core.Mark
import app.palgak.core.Settings
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Fingers on a board whose squares are smaller than they are. */
@OptIn(ExperimentalTestApi::class)
class ChuTouchTest {
    private fun onPhone(settings: Settings = testSettings(), test: AppRig.() -> Unit) = withApp(settings, width = 360, height = 780) {
        openBoard(Game.CHU_SHOGI)
        test()
    }

    // Also while a card lies over it.
    private val AppRig.board get() = ui.onNodeWithTag("board", useUnmergedTree = true)

    private fun AppRig.place(name: String): Offset =
        ui.onNodeWithTag(tag(name)).fetchSemanticsNode().boundsInRoot.center - board.fetchSemanticsNode().boundsInRoot.topLeft

    private fun AppRig.width(): Int = ui.onNodeWithTag(tag("7j")).fetchSemanticsNode().size.width

    private fun AppRig.chosen(): Boolean = snapshot.points.any { Mark.SELECTED in it.marks }

    /** Chooses the piece on a square: what the next touch means depends on it. */
    private fun AppRig.choose(name: String) {
        tap(tag(name))
        until("$name chosen") { Mark.SELECTED in at(name).marks }
    }

    private fun AppRig.wait(millis: Long) {
        ui.mainClock.advanceTimeBy(millis)
        ui.waitForIdle()
    }

    @Test
    fun `a touch beside a target means the target`() = onPhone {
        // Between the lion and the empty square over it, a little nearer to the square two ranks up.
        val square = place("7j") - place("7i")
        board.performTouchInput {
            down(place("7j"))
            up()
        }
        until("the lion chosen") { Mark.SELECTED in at("7j").marks }
        // 7g is no goal, 7h below it is: the finger lands on the near edge of 7g.
        board.performTouchInput {
            down(place("7h") - square * 0.62f)
            up()
        }
        until("the jump") { snapshot.moves.singleOrNull()?.machine == "7j7h" }
    }

    @Test
    fun `a touch in the middle of a square means that square`() = onPhone {
        choose("7j")
        tap(tag("7d"))
        until("a refusal") { snapshot.refusal != null }
        assertEquals(0, snapshot.moves.size)
    }

    @Test
    fun `on the smallest phone too the middle of a square means that square`() =
        withApp(testSettings(), width = 320, height = 568) {
            openBoard(Game.CHU_SHOGI)
            // The squares are smaller here than the way a finger may be off, and a pawn stands beside this one.
            tap(tag("7h"))
            wait(100)
            assertFalse(chosen(), "an empty square chooses no piece")
            choose("7j")
            // Beside a goal of the lion, and none itself.
            tap(tag("7g"))
            until("a refusal") { snapshot.refusal != null }
            assertEquals(0, snapshot.moves.size)
        }

    @Test
    fun `on the smallest phone a lion is aimed through the glass and takes in two steps`() =
        withApp(testSettings(), width = 320, height = 568) {
            openBoard(Game.CHU_SHOGI)
            touch("7j7h 12d12e 7h7f 11d11e")
            choose("7f")
            board.performTouchInput { down(place("7g")) }
            wait(250)
            assertTrue(shows("loupe"), "the glass comes")
            board.performTouchInput { moveTo(place("7e")) }
            wait(50)
            board.performTouchInput { up() }
            until("the first step") { snapshot.pending != null && Mark.STEP in at("7e").marks }
            tap(tag("7d"))
            // Over an empty square it is one move, however it was made.
            until("the second") { snapshot.moves.lastOrNull()?.machine == "7f7d" }
        }

    @Test
    fun `a finger that stays looks through the glass, slides, and touches when it lifts`() = onPhone {
        choose("7j")
        assertFalse(shows("loupe"))
        board.performTouchInput { down(place("7g")) }
        wait(250)
        assertTrue(shows("loupe"), "the glass comes")
        board.performTouchInput { for (step in 1..6) moveTo(place("7g") + (place("7h") - place("7g")) * (step / 6f)) }
        wait(50)
        assertEquals(0, snapshot.moves.size, "nothing is touched yet")
        board.performTouchInput { up() }
        until("the move") { snapshot.moves.singleOrNull()?.machine == "7j7h" }
        assertFalse(shows("loupe"))
    }

    @Test
    fun `a flick over the board moves nothing`() = onPhone {
        choose("7j")
        board.performTouchInput {
            down(place("10g"))
            moveTo(place("8g"), 16)
            moveTo(place("7h"), 16)
            up()
        }
        wait(100)
        assertEquals(0, snapshot.moves.size)
        assertTrue(Mark.SELECTED in at("7j").marks)
    }

    @Test
    fun `a held piece shows how it moves and what it becomes`() = onPhone {
        board.performTouchInput { down(place("7k")) }
        wait(900)
        board.performTouchInput { up() }
        until("the card") { shows("piece-card") }
        tap("piece-card-close")
        until("no card") { !shows("piece-card") }
        assertFalse(chosen(), "holding chooses nothing")
    }

    @Test
    fun `two fingers enlarge the board, never move a piece, and touches still find their squares`() = onPhone {
        val before = width()
        choose("7j")
        // Each comes down on a goal of the lion, and neither moves it there.
        board.performTouchInput {
            down(0, place("8h"))
            down(1, place("6h"))
            up(0)
            up(1)
        }
        board.performTouchInput {
            down(0, place("8h"))
            advanceEventTime(250)
        }
        board.performTouchInput {
            down(1, place("6h"))
            for (step in 1..6) {
                moveTo(0, place("8h") - Offset(14f * step, 0f))
                moveTo(1, place("6h") + Offset(14f * step, 0f))
            }
            up(0)
            up(1)
        }
        until("a larger board") { width() > before * 3 / 2 }
        assertEquals(0, snapshot.moves.size)
        assertTrue(Mark.SELECTED in at("7j").marks, "the lion is still chosen")

        // One finger shifts it, from no piece to move.
        val from = place("7g")
        board.performTouchInput {
            down(from)
            for (step in 1..5) moveTo(from + Offset(0f, 8f * step))
            up()
        }
        until("a shifted board") { place("7g").y > from.y + 20f }
        tap(tag("7h"))
        until("the jump") { snapshot.moves.singleOrNull()?.machine == "7j7h" }
        tap("zoom")
        until("the whole board") { width() == before }
    }

    @Test
    fun `an enlarged board shows all of itself when something happens out of sight`() = onPhone {
        val before = width()
        choose("7j")
        tap("zoom")
        until("a larger board") { width() > before * 3 / 2 }
        tap(tag("7h"))
        until("the jump") { snapshot.moves.size == 1 }
        assertTrue(width() > before * 3 / 2, "one's own move is in sight")
        // The far corner is not; only a screen reader, or the computer, moves there.
        speak("12d")
        speak("12e")
        until("the other move") { snapshot.moves.size == 2 }
        until("the whole board") { width() == before }
    }

    @Test
    fun `a wheel enlarges the board, and the other button asks what a piece is`() = onPhone {
        val before = width()
        board.performMouseInput {
            moveTo(place("6f"))
            scroll(-4f)
        }
        until("a larger board") { width() > before * 3 / 2 }
        board.performMouseInput { scroll(40f) }
        until("the whole board") { width() == before }
        board.performMouseInput {
            moveTo(place("7k"))
            press(MouseButton.Secondary)
            release(MouseButton.Secondary)
        }
        until("the card") { shows("piece-card") }
        assertFalse(chosen())
    }
}
