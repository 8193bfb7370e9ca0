package app.palgak.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasContentDescription
import app.palgak.core.Figure
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Mode
import app.palgak.core.OfferKind
import app.palgak.core.Seating
import app.palgak.core.Side
import app.palgak.core.XiangqiHandicap
import app.palgak.desktop.shots.MemoryStorage
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Xiangqi through the real screens. */
@OptIn(ExperimentalTestApi::class)
class XiangqiTest {
    private val faceToFace = testSettings { it.copy(seating = Seating.FACE_TO_FACE) }

    @Test
    fun `one touch opens the board for two and one more puts the computer across`() = withApp {
        openBoard(Game.XIANGQI)
        assertEquals(Mode.TWO_PLAYERS, snapshot.mode)
        assertEquals(32, snapshot.points.count { it.piece != null })
        tap("fresh-computer")
        until("the computer") {
            app.state.value
                ?.table
                ?.state
                ?.value
                ?.snapshot
                ?.mode == Mode.COMPUTER
        }
        assertEquals(Game.XIANGQI, snapshot.game)
        tap("back")
        until("the first screen") { shows("home") }
        assertEquals(Game.XIANGQI, assertNotNull(app.state.value).settings.lastGame.game)
        assertFalse(shows("home-continue"), "a board on which nothing was played is no game to go on with")
    }

    @Test
    fun `an evening of two people with everything that belongs to it`() = withApp(faceToFace) {
        openBoard(Game.XIANGQI)
        tap("fresh-options")
        tap("handicap-one_horse")
        tap("giver-second")
        tap("new-start")
        until("a handicap game") {
            app.state.value
                ?.table
                ?.state
                ?.value
                ?.snapshot
                ?.points
                ?.count { it.piece != null } == 31
        }
        assertNull(at("h9").piece, "Black gives the horse on its own left")
        assertEquals(Figure.HORSE, at("b9").piece?.figure)
        assertEquals(XiangqiHandicap.ONE_HORSE, assertNotNull(app.state.value).settings.lastGame.xiangqi.handicap)

        touch("h2e2 h7i7")
        // Just after its own move, Black asks for that move back; Red holds it to the move, then lets it go.
        tap("action-undo-second")
        until("the question") { snapshot.offer?.kind == OfferKind.TAKEBACK }
        assertEquals(1u, snapshot.offer?.plies)
        assertTrue(shows("offer"))
        tap("offer-decline")
        until("the refusal") { snapshot.offer == null }
        assertEquals(2, snapshot.moves.size)
        tap("action-undo-second")
        until("the question again") { snapshot.offer != null }
        tap("offer-accept")
        until("the move taken back") { snapshot.moves.size == 1 }
        assertEquals(Side.SECOND, snapshot.turn)

        touch("h7i7")
        tap("action-offer-draw-first")
        until("the offer") { snapshot.offer?.kind == OfferKind.DRAW }
        tap("offer-decline")
        until("no offer") { snapshot.offer == null }
        assertNull(snapshot.result)

        touch("i0i1 e9e8 i1h1 a6a5 h1h8 e8e7 h8h7 e7e8 h7h8")
        val warning = assertNotNull(snapshot.bottomPanel.warning, "one more would lose")
        assertTrue(
            ui.onAllNodes(hasContentDescription(warning, substring = true)).fetchSemanticsNodes().isNotEmpty(),
            "the warning is read out with Red’s panel",
        )
        touch("e8e7 h8h7 e7e8 h7h8")
        assertEquals(Side.SECOND, snapshot.result?.winner)
        assertTrue(text("result-reason").isNotEmpty())

        val seats = seats()
        tap("result-rematch")
        until("a new game") { snapshot.moves.isEmpty() && snapshot.result == null }
        assertEquals(31, snapshot.points.count { it.piece != null })
        assertEquals(seats.reversed(), seats(), "the colours have changed hands")
    }

    /** Who sits where: the players of red and black, by name if they have names, else by where they sit. */
    private fun AppRig.seats(): List<String> {
        val panels = listOf(snapshot.bottomPanel, snapshot.topPanel)
        return Side.entries.map { side ->
            panels.single { it.side == side }.let { panel -> panel.player.ifEmpty { if (panel.upsideDown) "across" else "near" } }
        }
    }

    @Test
    fun `a draw offered and accepted ends the game, and an offer lapses with the next move`() = withApp {
        openBoard(Game.XIANGQI)
        touch("h2e2")
        tap("action-offer-draw")
        until("the offer") { snapshot.offer != null }
        touch("h9g7")
        assertNull(snapshot.offer)
        tap("action-offer-draw")
        until("the offer") { snapshot.offer != null }
        tap("offer-accept")
        until("the draw") { snapshot.result != null }
        assertNull(assertNotNull(snapshot.result).winner)
    }

    @Test
    fun `the mate has a name`() = withApp {
        openBoard(Game.XIANGQI)
        touch("h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4")
        assertEquals(Side.FIRST, snapshot.result?.winner)
        assertTrue("重炮" in text("result-mate"), text("result-mate"))
    }

    @Test
    fun `the computer tells what it thinks of a finished game, move by move`() = withApp {
        openBoard(Game.XIANGQI)
        touch("h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4")
        tap("result-review")
        tap("action-analyse")
        until("the whole game judged") { snapshot.analysis?.permille?.toInt() == 1000 }
        assertEquals(snapshot.moves.size + 1, snapshot.analysis?.points?.size)
        assertTrue(shows("analysis-graph"))
        tap("move-3")
        until("the third move") { snapshot.review?.ply == 3u }
        assertTrue(text("analysis-word").isNotEmpty())
    }

    @Test
    fun `a refused tap names the reason and shows where`() = withApp {
        openBoard(Game.XIANGQI)
        tap(tag("b0"))
        until("the horse chosen") { at("b0").marks.isNotEmpty() }
        tap(tag("d1"))
        until("a refusal") { snapshot.refusal != null }
        assertTrue(snapshot.refusal?.points.orEmpty().isNotEmpty(), "the point that blocks the leg")
        assertTrue(shows("refusal"))
        assertEquals(0, snapshot.moves.size)
    }

    @Test
    fun `letters and symbols change in the middle of a game`() = withApp {
        openBoard(Game.XIANGQI)
        touch("h2e2")
        assertEquals("帥", at("e0").piece?.glyph)
        tap("menu-open")
        tap("menu-letters-symbols")
        until("symbols") { at("e0").piece?.glyph == "" }
        assertEquals(Letters.SYMBOLS, app.state.value?.settings?.letters)
        tap("menu-letters-latin")
        until("letters") { at("e0").piece?.glyph == "G" }
        assertEquals(1, snapshot.moves.size)
    }

    @Test
    fun `a game goes on after the app was closed, and a record opens again`() {
        val storage = MemoryStorage()
        withApp(storage = storage) {
            openBoard(Game.XIANGQI)
            touch("h2e2 h9g7 h0g2")
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
                    ?.size == 3
            }
            assertEquals(Game.XIANGQI, snapshot.game)
            touch("i9h9")
            tap("menu-open")
            tap("menu-share")
            tap("back")
            until("the first screen") { shows("home-two") }
            tap("home-two")
            tap("new-record")
            until("the record on the board") {
                shows("game") && app.state.value
                    ?.table
                    ?.state
                    ?.value
                    ?.snapshot
                    ?.moves
                    ?.size == 4
            }
            assertEquals(Figure.CHARIOT, at("h9").piece?.figure)
        }
    }

    @Test
    fun `a screen reader hears every point and can play`() = withApp {
        openBoard(Game.XIANGQI)
        val spoken = snapshot.points.map { it.spoken }
        assertEquals(90, spoken.toSet().size, "every point sounds different")
        assertTrue("cannon" in at("h2").spoken, at("h2").spoken)
        tap(tag("h2"))
        until("the cannon chosen") { "chosen" in at("h2").spoken }
        assertTrue("can move here" in at("e2").spoken, at("e2").spoken)
    }
}
