package app.palgak.desktop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import app.palgak.core.Action
import app.palgak.core.ChuHandicap
import app.palgak.core.ChuPreset
import app.palgak.core.Figure
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Mark
import app.palgak.core.Mode
import app.palgak.core.OfferKind
import app.palgak.core.PendingKind
import app.palgak.core.Seating
import app.palgak.core.Side
import app.palgak.desktop.shots.MemoryStorage
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Chu Shogi through the real screens. */
@OptIn(ExperimentalTestApi::class)
class ChuShogiTest {
    private fun AppRig.captured(side: Side): Int =
        listOf(snapshot.topPanel, snapshot.bottomPanel).single { it.side == side }.captured.size

    private fun AppRig.record(sfen: String) = openRecord("[Game \"chushogi\"]\n[SFEN \"$sfen\"]\n")

    @Test
    fun `two people play with every power of the lion`() = withApp {
        openBoard(Game.CHU_SHOGI)
        assertEquals(144, snapshot.points.size)
        assertEquals(92, snapshot.points.count { it.piece != null })
        assertTrue(snapshot.points.all { it.piece == null || it.piece?.upsideDown == (it.piece?.side == Side.SECOND) })
        // Over its own pawns in one jump.
        touch("7j7h 12d12e 7h7f 11d11e")

        // An adjacent square begins a step; the button gives it up, and so does a square far away.
        tap(tag("7f"))
        tap(tag("7e"))
        until("a step begun") { snapshot.pending?.kind == PendingKind.LION_STEP }
        assertTrue(Mark.STEP in at("7e").marks)
        assertTrue(Mark.RING in at("7d").marks && Mark.DOT in at("7f").marks)
        assertEquals(snapshot.pending?.text, words("pending"))
        tap("action-cancel-step")
        until("the step given up") { snapshot.pending == null }
        assertTrue(Mark.SELECTED in at("7f").marks, "the lion stays chosen")
        tap(tag("7e"))
        until("a step begun again") { snapshot.pending != null }
        tap(tag("1l"))
        until("the step given up again") { snapshot.pending == null }
        assertEquals(4, snapshot.moves.size)

        // The same square again stops there.
        touch("7f7e7e 10d10e")
        assertEquals(Figure.LION, at("7e").piece?.figure)

        // The other lion stands two squares away and is protected: by what, is told and shown.
        tap(tag("7e"))
        until("the lion chosen") { Mark.SELECTED in at("7e").marks }
        tap(tag("6c"))
        until("a refusal") { snapshot.refusal != null }
        assertEquals(snapshot.refusal?.text, words("refusal"))
        assertTrue("protected by Gote’s" in words("refusal"), words("refusal"))
        assertTrue(Mark.REFUSAL in at("6c").marks)
        assertTrue(snapshot.points.any { it.index != at("6c").index && Mark.REFUSAL in it.marks }, "the protector is marked")
        assertEquals(6, snapshot.moves.size)

        // Igui: the pawn is gone, the lion never left.
        tap(tag("7d"))
        tap(tag("7e"))
        until("the igui") { snapshot.moves.size == 7 }
        assertNull(at("7d").piece)
        assertEquals(Figure.LION, at("7e").piece?.figure)
        assertEquals(1, captured(Side.FIRST))
        assertTrue("居喰い" in snapshot.moves.last().text, snapshot.moves.last().text)
        touch("1d1e")

        // Two pawns in one move.
        touch("7e6d5d")
        assertNull(at("6d").piece)
        assertNull(at("7e").piece)
        assertEquals(Side.FIRST, at("5d").piece?.side)
        assertEquals(3, captured(Side.FIRST))

        // Jitto: out and back again, which lets the turn go.
        touch("2d2e 5d6d5d")
        assertEquals(Figure.LION, at("5d").piece?.figure)
        assertEquals(Side.SECOND, snapshot.turn)
        assertEquals(3, captured(Side.FIRST))

        // A dragon horse enters the zone and is asked.
        touch("3d3e 8i8h 12e12f 9j5f 11e11f")
        tap(tag("5f"))
        tap(tag("7d"))
        until("the question") { snapshot.pending?.kind == PendingKind.PROMOTION }
        assertTrue(shows("promotion"))
        tap("action-cancel-step")
        until("the question put away") { !shows("promotion") && snapshot.pending == null }
        tap(tag("7d"))
        until("the question again") { shows("promotion") }
        tap("promote")
        until("a horned falcon") { at("7d").piece?.figure == Figure.HORNED_FALCON }
        assertEquals(true, at("7d").piece?.promoted)
        assertEquals(17, snapshot.moves.size)

        // Taken back, by consent.
        tap("action-undo")
        until("the question of taking back") { snapshot.offer?.kind == OfferKind.TAKEBACK }
        tap("offer-accept")
        until("the move taken back") { snapshot.moves.size == 16 }
        assertEquals(Figure.DRAGON_HORSE, at("5f").piece?.figure)
        tap(tag("5f"))
        tap(tag("7d"))
        tap("keep")
        until("no promotion") { snapshot.moves.size == 17 }
        assertEquals(Figure.DRAGON_HORSE, at("7d").piece?.figure)

        // The end, and the way back through the game.
        tap("menu-open")
        tap("menu-resign")
        tap("resign-yes")
        until("the result") { snapshot.result?.winner == Side.FIRST }
        tap("result-review")
        for (step in 0 until 9) tap("review-previous")
        until("the igui again") { snapshot.review?.ply == 8u }
        assertNull(at("7d").piece)
        assertEquals(Figure.LION, at("7e").piece?.figure)
        tap("action-analyse")
        until("the computer's opinion") { snapshot.analysis?.points?.isNotEmpty() == true && shows("analysis-graph") }
    }

    @Test
    fun `a game against the computer`() = withApp {
        tap("home-computer")
        tap("new-game-chu_shogi")
        tap("new-level-newcomer")
        tap("new-side-first")
        tap("new-start")
        until("a table") {
            app.state.value
                ?.table
                ?.state
                ?.value
                ?.snapshot
                ?.game == Game.CHU_SHOGI
        }
        assertEquals(Mode.COMPUTER, snapshot.mode)
        tap(tag("7j"))
        tap(tag("7h"))
        until("the answer") { snapshot.moves.size == 2 && snapshot.turn == Side.FIRST }
        // In the middle of a step the button that gives it up stands where resigning does.
        tap(tag("7h"))
        tap(tag("7g"))
        until("a step begun") { shows("action-cancel-step") }
        tap("action-cancel-step")
        until("the step given up") { shows("action-resign") }
        tap("action-hint")
        until("a hint") { snapshot.hint != null && snapshot.points.any { Mark.HINT_FROM in it.marks } }
        tap("action-undo")
        until("one's own turn") { snapshot.moves.isEmpty() && snapshot.turn == Side.FIRST }
    }

    @Test
    fun `a screen reader makes every step of a lion by its actions alone`() = withApp {
        openBoard(Game.CHU_SHOGI)
        val names = snapshot.points.map { it.spoken }
        assertEquals(144, names.toSet().size, "every square sounds different")

        fun act(tag: String) {
            ui.onNodeWithTag(tag).performSemanticsAction(SemanticsActions.OnClick)
            ui.waitForIdle()
        }

        fun say(vararg squares: String) {
            for (square in squares) {
                val before = snapshot.sequence
                speak(square)
                until("an answer to $square") { snapshot.sequence > before }
            }
        }
        say("7j")
        assertTrue("can move here" in at("7h").spoken, at("7h").spoken)
        say("7h", "12d", "12e", "7h", "7f", "11d", "11e", "7f")
        assertTrue("can step here and go on" in at("7e").spoken, at("7e").spoken)
        say("7e")
        assertTrue("a tap stays here" in at("7e").spoken, at("7e").spoken)
        assertTrue("passes the turn" in at("7f").spoken, at("7f").spoken)
        assertTrue("pawn" in at("7d").spoken && "can be captured" in at("7d").spoken, at("7d").spoken)
        assertEquals(snapshot.announcement, snapshot.pending?.text, "what is waited for is said")
        act("action-cancel-step")
        until("the step given up") { snapshot.pending == null }
        say("7e", "7f")
        assertEquals(5, snapshot.moves.size, "a jitto")
        say("10d", "10e", "7f", "7e", "7d")
        assertEquals("7f7d", snapshot.moves.last().machine, "over an empty square, which is a jump")
        assertNull(at("7f").piece)
        say("1d", "1e", "7d")
        // What a piece is, is asked by the other action.
        ui.onNodeWithTag(tag("6c")).performSemanticsAction(SemanticsActions.OnLongClick)
        until("the card") { shows("piece-card") }
        act("piece-card-close")
        until("no card") { !shows("piece-card") }
    }

    @Test
    fun `the question of promotion is answered by a screen reader and turned to who is asked`() =
        withApp(testSettings { it.copy(seating = Seating.FACE_TO_FACE) }) {
            record("k11/12/12/12/12/12/12/3s8/12/12/P11/11K w - 1")
            speak("9h")
            speak("9i")
            until("the question") { shows("promotion") }
            val asked = ui.onNodeWithTag("promotion").fetchSemanticsNode().config
            assertEquals(snapshot.pending?.text, asked.getOrNull(SemanticsProperties.PaneTitle))
            ui.onNodeWithTag("promote").performSemanticsAction(SemanticsActions.OnClick)
            until("the promotion") { snapshot.moves.singleOrNull()?.machine == "9h9i+" }
        }

    @Test
    fun `a move that leaves the king open is warned of once, or refused where that is agreed`() = withApp {
        record("k6r4/12/p11/12/12/12/12/12/12/12/7G4/7K4 b - 1")
        tap(tag("5k"))
        tap(tag("4k"))
        until("the warning") { shows("refusal") }
        assertTrue("Gote’s rook on 5a" in words("refusal"), words("refusal"))
        assertTrue(Mark.REFUSAL in at("5a").marks)
        tap(tag("4k"))
        until("the move all the same") { snapshot.moves.size == 1 }
    }

    @Test
    fun `senjishi is told and its squares are marked`() = withApp {
        record("k11/12/4r7/12/12/8n3/4N7/4G7/5B6/12/12/11K b - 1")
        touch("7i4f")
        assertEquals(snapshot.topPanel.warning, words("warning"))
        tap(tag("8c"))
        tap(tag("8g"))
        until("the refusal") { snapshot.refusal != null }
        assertTrue("Senjishi" in words("refusal"), words("refusal"))
        assertTrue(Mark.REFUSAL in at("4f").marks && Mark.REFUSAL in at("8g").marks)
    }

    @Test
    fun `rules and handicap are chosen before a game`() = withApp {
        tap("home-two")
        tap("new-game-chu_shogi")
        tap("handicap-two_lions")
        tap("rules-lishogi")
        tap("new-quiet")
        tap("new-start")
        until("a table") { shows("game") && app.state.value?.table?.state?.value != null }
        val chosen = assertNotNull(app.state.value).settings.lastGame.chushogi
        assertEquals(ChuPreset.LISHOGI, chosen.preset)
        assertEquals(ChuHandicap.TWO_LIONS, chosen.handicap)
        assertTrue(chosen.quietDraw)
        assertEquals(Side.SECOND, snapshot.turn, "the stronger side moves first")
        val lions = snapshot.points.mapNotNull { it.piece }.filter { it.figure == Figure.LION || it.figure == Figure.PROMOTED_KIRIN }
        assertEquals(2, lions.count { it.side == Side.FIRST })
    }

    @Test
    fun `faces change in the middle of a game, and it goes on after the app was closed`() {
        val storage = MemoryStorage()
        withApp(storage = storage) {
            openBoard(Game.CHU_SHOGI)
            touch("7j7h")
            assertEquals("獅", at("7h").piece?.glyph)
            tap("menu-open")
            tap("menu-letters-hanja_long")
            until("two characters") { at("7h").piece?.glyph == "獅子" }
            tap("menu-letters-symbols")
            until("moves on the faces") { at("7h").piece?.glyph == "" }
            assertEquals(Letters.SYMBOLS, app.state.value?.settings?.letters)
        }
        withApp(settings = null, storage = storage) {
            tap("home-continue")
            until("the game") {
                app.state.value
                    ?.table
                    ?.state
                    ?.value
                    ?.snapshot
                    ?.moves
                    ?.size == 1
            }
            assertEquals(Figure.LION, at("7h").piece?.figure)
            assertFalse(Action.CANCEL_STEP in snapshot.actions)
        }
    }
}
