package app.palgak.android

import android.graphics.Insets
import android.view.WindowInsets
import androidx.activity.BackEventCompat
import androidx.compose.ui.geometry.Rect
import androidx.core.view.WindowCompat
import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.MotionChoice
import app.palgak.core.ThemeChoice
import app.palgak.ui.model.Route
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.assertEquals

/** The edges of the glass: what the system has there, and the gesture that begins there. */
@RunWith(RobolectricTestRunner::class)
class EdgeTest {
    @Test
    fun `every page reaches the edges, and nothing to touch or to read lies under the system's bars`() = Phone().use { phone ->
        phone.app.change { it.copy(motion = MotionChoice.REDUCED) }
        phone.until("nothing that moves") { phone.state.settings.motion == MotionChoice.REDUCED }
        phone.keepsClear("home")
        for ((route, mark) in listOf(Route.SETTINGS to "settings-sound", Route.GUIDE to "guide-next", Route.LOBBY to "lobby")) {
            phone.app.go(route)
            phone.until("$route") { phone.shows(mark) }
            phone.keepsClear("$route")
            phone.app.back()
            phone.until("the first screen") { phone.shows("home") }
        }
        phone.app.setUp(Mode.COMPUTER)
        phone.until("a page to set a game up") { phone.shows("new-start") }
        phone.keepsClear("the new game")
        phone.app.back()
        phone.until("the first screen") { phone.shows("home") }
        for (game in Game.entries) {
            phone.app.playAtOnce(game, Mode.TWO_PLAYERS)
            phone.until("a board of $game") { phone.board?.game == game && phone.shows("board") }
            phone.keepsClear("$game")
            phone.tap("menu-open")
            phone.until("the menu") { phone.shows("menu-leave") }
            phone.keepsClear("the menu of $game")
            phone.back()
            phone.app.leaveScreen()
            phone.until("the first screen") { phone.shows("home") }
        }
    }

    @Test
    fun `the system's own signs can be told from the page by day and by night`() = Phone().use { phone ->
        val bars = WindowCompat.getInsetsController(phone.activity.window, phone.activity.window.decorView)
        for ((theme, light) in listOf(ThemeChoice.LIGHT to true, ThemeChoice.DARK to false, ThemeChoice.LIGHT to true)) {
            phone.app.change { it.copy(theme = theme) }
            phone.until("bars for $theme") { bars.isAppearanceLightStatusBars == light && bars.isAppearanceLightNavigationBars == light }
        }
    }

    @Test
    fun `the gesture back shows where it leads while it lasts, and a gesture that is given up leaves the game`() = Phone().use { phone ->
        phone.tap("game-xiangqi")
        phone.until("a board") { phone.board?.game == Game.XIANGQI && phone.shows("board") }
        phone.play("h2e2")
        phone.run(3_000)
        val dispatcher = phone.activity.onBackPressedDispatcher
        val before = phone.picture()

        fun event(progress: Float) = BackEventCompat(0f, 400f, progress, BackEventCompat.EDGE_LEFT)
        dispatcher.dispatchOnBackStarted(event(0f))
        dispatcher.dispatchOnBackProgressed(event(0.6f))
        phone.until("a page that steps back") { !phone.picture().sameAs(before) }
        assertEquals(Route.GAME, phone.state.routes.last(), "nothing is left before the finger is")
        dispatcher.dispatchOnBackCancelled()
        phone.until("the page as it was") { phone.picture().sameAs(before) }
        assertEquals(Route.GAME, phone.state.routes.last())
        assertEquals(listOf("h3e3"), phone.moves)

        dispatcher.dispatchOnBackStarted(event(0f))
        dispatcher.dispatchOnBackProgressed(event(0.6f))
        dispatcher.onBackPressed()
        phone.until("the first screen, and no question") { phone.state.routes == listOf(Route.HOME) && phone.shows("home-continue") }
    }

    /** The system's bars above and below, and a hole in the glass on the left. */
    private fun Phone.bars() {
        val insets = WindowInsets
            .Builder()
            .setInsets(WindowInsets.Type.statusBars(), Insets.of(0, TOP, 0, 0))
            .setInsets(WindowInsets.Type.navigationBars(), Insets.of(0, 0, 0, BOTTOM))
            .setInsets(WindowInsets.Type.displayCutout(), Insets.of(LEFT, 0, 0, 0))
            .build()
        activity.window.decorView.dispatchApplyWindowInsets(insets)
        run(100)
    }

    private fun Phone.keepsClear(what: String) {
        var faults = emptyList<String>()
        try {
            until("$what clear of the bars") {
                // A page asks the system itself when it comes, and the system here has none.
                bars()
                faults = faults()
                faults.isEmpty()
            }
        } catch (vain: AssertionError) {
            throw AssertionError("on $what: $faults", vain)
        }
    }

    /** What lies under a bar, and where the page ends before the glass does. */
    private fun Phone.faults(): List<String> {
        val all = ArrayList<String>()
        val clear = nodes().first().bounds.let { Rect(LEFT.toFloat(), TOP.toFloat(), it.right.toFloat(), it.bottom - BOTTOM + 1f) }

        fun check(name: String, at: Rect) {
            if (!at.isEmpty && (at.left < clear.left || at.top < clear.top || at.bottom > clear.bottom)) all += "$name at $at"
        }
        for (node in nodes().filter { it.info?.isClickable == true && !it.tag.orEmpty().endsWith("-scrim") }) {
            check(node.tag.orEmpty(), node.semantics.boundsInRoot)
        }
        for (words in Sight(this).words) check("$words", words.letters)
        val picture = picture()
        for ((x, y) in listOf(2 to picture.height / 2, picture.width / 2 to 2, picture.width / 2 to picture.height - 3)) {
            val color = picture.getPixel(x, y)
            if (color ushr 24 != 0xFF || color and 0xFFFFFF == 0) all += "nothing is drawn at $x, $y"
        }
        return all
    }

    private companion object {
        const val TOP = 63
        const val BOTTOM = 126
        const val LEFT = 40
    }
}
