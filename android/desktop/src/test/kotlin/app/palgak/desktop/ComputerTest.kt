package app.palgak.desktop

import app.palgak.core.Level
import app.palgak.core.Mode
import app.palgak.core.Side
import kotlin.test.Test
import kotlin.test.assertEquals

/** A person plays against the computer. */
class ComputerTest {
    @Test
    fun `the computer answers, and taking back returns to one's own turn`() = withApp {
        tap("home-computer")
        tap("new-level-beginner")
        tap("new-side-first")
        tap("setup-right")
        tap("new-start")
        until("a table") { app.state.value?.table?.state?.value != null }
        assertEquals(Mode.COMPUTER, snapshot.mode)
        assertEquals(Level.BEGINNER, app.state.value?.settings?.lastGame?.level)
        play("a4b4")
        until("the answer") { snapshot.moves.size == 2 && snapshot.turn == Side.FIRST }
        tap("action-undo")
        until("one's own turn") { snapshot.moves.isEmpty() && snapshot.turn == Side.FIRST }
    }

    @Test
    fun `the computer begins when the person plays Han`() = withApp {
        tap("home-computer")
        tap("new-side-second")
        tap("new-level-intermediate")
        tap("new-start")
        until("the first move") {
            app.state.value
                ?.table
                ?.state
                ?.value
                ?.snapshot
                ?.moves
                ?.size == 1
        }
        assertEquals(Side.SECOND, snapshot.turn)
        assertEquals(Side.SECOND, snapshot.bottom)
    }

    @Test
    fun `a hint names a move`() = withApp {
        startTwo()
        tap("action-hint")
        until("a hint") { snapshot.hint != null }
        until("the hint on the screen") { shows("hint") }
    }
}
