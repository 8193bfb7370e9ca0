package app.palgak.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import app.palgak.core.Action
import app.palgak.core.Figure
import app.palgak.core.Letters
import app.palgak.core.Locale
import app.palgak.core.MotionChoice
import app.palgak.core.Seating
import app.palgak.core.Setup
import app.palgak.core.Side
import app.palgak.ui.sound.Cue
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Two people play through the real screens. */
@OptIn(ExperimentalTestApi::class)
class TwoPlayersTest {
    private val mateGame =
        testSettings { it.copy(lastGame = it.lastGame.copy(choSetup = Setup.INNER, hanSetup = Setup.LEFT, bikjang = false)) }

    @Test
    fun `a whole game to mate, its review and a rematch`() = withApp(mateGame) {
        startTwo()
        assertEquals("72.0", text("score-first"))
        assertEquals("73.5", text("score-second"))
        play(Games.MATE)
        assertEquals(45, snapshot.moves.size)
        assertEquals(Side.FIRST, snapshot.result?.winner)
        assertEquals("60.0", snapshot.bottomPanel.score)
        assertEquals("48.5", snapshot.topPanel.score)
        assertEquals("Cho wins", text("result-title"))
        assertEquals("Han is mated", text("result-reason"))
        assertEquals(Cue.MATE, heard.last { it == Cue.MATE })
        assertEquals(1, heard.count { it == Cue.MATE })
        val captures = snapshot.topPanel.captured.size + snapshot.bottomPanel.captured.size
        assertEquals(captures, heard.count { it == Cue.CAPTURE })

        tap("result-review")
        assertEquals("45 / 45", text("review-place"))
        tap("review-first")
        until("the start") { snapshot.review?.ply == 0u }
        assertEquals("0 / 45", text("review-place"))
        assertEquals(32, snapshot.points.count { it.piece != null })
        tap("review-next")
        until("the first move") { snapshot.review?.ply == 1u }
        assertEquals(Figure.CHARIOT, snapshot.points.single { it.index.toInt() == AppRig.point("a2") }.piece?.figure)
        tap("review-last")
        until("the end") { snapshot.review == null }
        tap("review-close")
        tap("action-rematch")
        until("a new game") { snapshot.moves.isEmpty() && snapshot.result == null }
        assertFalse(shows("result"))
    }

    @Test
    fun `a whole game by spoken descriptions alone`() = withApp(mateGame) {
        startTwo()
        val said = ArrayList<String>()
        for ((ply, move) in Games.MATE.split(' ').withIndex()) {
            val (from, to) = AppRig.split(move)
            speak(from)
            until("$from is told to be chosen") { "chosen" in snapshot.points.single { it.index.toInt() == AppRig.point(from) }.spoken }
            val target = snapshot.points.single { it.index.toInt() == AppRig.point(to) }.spoken
            assertTrue("can move here" in target || "can be captured" in target, "before $move, $to is '$target'")
            speak(to)
            until("move $move") { snapshot.moves.size == ply + 1 }
            until("an announcement") {
                app.state.value
                    ?.table
                    ?.state
                    ?.value
                    ?.announcement
                    ?.sequence == snapshot.sequence
            }
            said += checkNotNull(
                app.state.value
                    ?.table
                    ?.state
                    ?.value
                    ?.announcement
                    ?.value,
            )
        }
        assertTrue(shows("announcement"))
        assertTrue("a1 to a2" in said.first(), said.first())
        assertTrue("Mate" in said.last(), said.last())
        assertEquals(Side.FIRST, snapshot.result?.winner)
    }

    @Test
    fun `two passes end the game by points`() = withApp {
        startTwo()
        // Cho is behind by the deom, and is asked first.
        tap("action-pass")
        assertTrue(shows("pass-yes"))
        tap("pass-no")
        assertEquals(0, snapshot.moves.size)
        tap("action-pass")
        tap("pass-yes")
        until("a pass") { snapshot.moves.size == 1 && snapshot.turn == Side.SECOND }
        tap("action-pass")
        until("the end") { snapshot.result != null }
        assertEquals(Side.SECOND, snapshot.result?.winner)
        assertEquals("Both passed: 73.5 points to 72.0", text("result-reason"))
    }

    @Test
    fun `taking back goes to the start and no further`() = withApp {
        startTwo()
        play("a4b4 i7h7 c4d4")
        for (left in 2 downTo 0) {
            tap("action-undo")
            until("$left moves") { snapshot.moves.size == left }
        }
        assertFalse(Action.UNDO in snapshot.actions)
        tap("action-undo")
        assertEquals(0, snapshot.moves.size)
        assertEquals(Side.FIRST, snapshot.turn)
        assertEquals(3, heard.count { it == Cue.UNDO })
    }

    @Test
    fun `bikjang can be accepted as a draw`() = withApp(
        testSettings {
            it.copy(lastGame = it.lastGame.copy(choSetup = Setup.LEFT, hanSetup = Setup.INNER))
        },
    ) {
        startTwo()
        play(Games.FACING)
        assertFalse(shows("action-pass"))
        tap("action-accept-bikjang")
        until("the end") { snapshot.result != null }
        assertNull(assertNotNull(snapshot.result).winner)
        assertEquals("Draw", text("result-title"))
    }

    @Test
    fun `giving up is asked about and can be thought better of`() = withApp {
        startTwo()
        play("a4b4")
        tap("menu-open")
        tap("menu-resign")
        tap("resign-no")
        assertNull(snapshot.result)
        tap("menu-open")
        tap("menu-resign")
        tap("resign-yes")
        until("the end") { snapshot.result != null }
        assertEquals(Side.FIRST, snapshot.result?.winner)
        assertEquals("Han resigned", text("result-reason"))
    }

    @Test
    fun `each side has its own buttons over a phone on the table`() = withApp(testSettings { it.copy(seating = Seating.FACE_TO_FACE) }) {
        startTwo()
        assertTrue(snapshot.topPanel.upsideDown)
        assertTrue(shows("action-pass-first") && shows("action-pass-second"))
        tap("action-pass-first")
        tap("pass-yes")
        until("Cho's pass") { snapshot.turn == Side.SECOND }
        tap("action-resign-second")
        tap("resign-yes")
        until("the end") { snapshot.result != null }
        assertEquals(Side.FIRST, snapshot.result?.winner)
    }

    @Test
    fun `letters and language change in the middle of a game`() = withApp {
        startTwo()
        play("a4b4")

        fun king() = snapshot.points.single { it.piece?.figure == Figure.KING && it.piece?.side == Side.FIRST }.piece?.glyph
        assertEquals("楚", king())
        tap("menu-open")
        tap("menu-letters-hangul")
        until("hangul") { king() == "초" }
        tap("menu-letters-latin")
        until("Latin letters") { king() == "K" }
        assertEquals(Letters.LATIN, app.state.value?.settings?.letters)
        tap("menu-settings")
        tap("language-ko")
        until("Korean") { app.state.value?.locale == Locale.KO }
        tap("back")
        until("the status in Korean") { text("status") == "한 차례" }
        assertEquals(1, snapshot.moves.size)
    }

    @Test
    fun `the board turns to the side to move once the piece has arrived`() = withApp(
        testSettings {
            it.copy(seating = Seating.TURN_AFTER_MOVE, motion = MotionChoice.FULL)
        },
    ) {
        startTwo()

        fun height(point: String) = ui
            .onNodeWithTag("point-${AppRig.point(point)}")
            .fetchSemanticsNode()
            .boundsInRoot.top

        fun nearer(side: Side) = if (side == Side.FIRST) height("a1") > height("a10") else height("a10") > height("a1")
        assertTrue(nearer(Side.FIRST))
        for ((ply, move) in listOf("a4b4", "i7h7", "b4b5").withIndex()) {
            play(move)
            val next = AppRig.mover(ply + 1)
            assertEquals(next, snapshot.bottom)
            until("the board turned to $next") { nearer(next) }
        }
        assertEquals(listOf("a4b4", "i7h7", "b4b5"), snapshot.moves.map { it.machine })
    }

    @Test
    fun `the way back closes what lies over the board before it leaves the game`() = withApp {
        startTwo()
        tap("menu-open")
        assertTrue(shows("menu"))
        assertTrue(app.back())
        until("the menu gone") { !shows("menu") }
        assertTrue(shows("status"))
        assertTrue(app.back())
        until("the first screen") { shows("home") }
        assertFalse(app.back())
    }

    @Test
    fun `a refused tap says why and shows where`() = withApp {
        startTwo()
        tap("point-${AppRig.point("a1")}")
        tap("point-${AppRig.point("a6")}")
        until("a refusal") { snapshot.refusal != null }
        until("the refusal on the screen") { shows("refusal") }
        assertEquals(setOf(AppRig.point("a4").toUInt()), snapshot.refusal?.points?.toSet())
        assertEquals(1, heard.count { it == Cue.REFUSED })
        assertEquals(0, snapshot.moves.size)
    }
}
