package app.palgak.android

import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import app.palgak.core.Game
import app.palgak.ui.theme.DarkPalette
import app.palgak.ui.theme.LightPalette
import app.palgak.ui.theme.of
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What a screen reader finds in the view, what fingers can hit, what eyes can tell apart. */
@RunWith(RobolectricTestRunner::class)
class TalkBackTest {
    @Test
    fun `every point of every board speaks for itself`() {
        for ((game, size) in listOf(Game.JANGGI to 90, Game.XIANGQI to 90, Game.CHU_SHOGI to 144)) {
            Phone().use { phone ->
                phone.app.playAtOnce(game, app.palgak.core.Mode.TWO_PLAYERS)
                phone.until("a board") { phone.board?.game == game && phone.shows("point-0") }
                val points = phone.nodes().filter { it.tag.orEmpty().startsWith("point-") }
                assertEquals(size, points.size)
                assertEquals(size, points.map { it.spoken }.toSet().size, "no two points sound the same in $game")
                for (point in points) {
                    assertEquals(point.spoken, point.info?.contentDescription?.toString())
                    assertTrue(point.spoken.isNotBlank(), "${point.tag} of $game says nothing")
                    assertTrue(point.info?.isClickable == true, "${point.tag} of $game cannot be touched")
                    assertTrue(point.info?.isVisibleToUser == true, "${point.tag} of $game cannot be found")
                }
            }
        }
    }

    @Test
    fun `a move is made by a screen reader's own touch`() = Phone().use { phone ->
        phone.openXiangqi()
        phone.click("h2")
        phone.until("the cannon chosen") { "chosen" in phone.at("h2").spoken }
        phone.click("e2")
        phone.until("the move") { phone.moves == listOf("h3e3") }
        assertTrue("cannon" in phone.at("e2").spoken, phone.at("e2").spoken)
        phone.until("the board to say so") { phone.nodes().any { it.spoken == phone.at("e2").spoken } }
    }

    @Test
    fun `what lies under a sheet is not read, and every page has its name`() = Phone().use { phone ->
        phone.openXiangqi()
        phone.tap("menu-open")
        phone.until("the menu") { phone.shows("menu-leave") }
        assertTrue(phone.nodes().none { it.tag.orEmpty().startsWith("point-") })
        assertTrue(phone.nodes().any { it.info?.paneTitle?.toString() == phone.state.texts["game-menu"] })
    }

    @Test
    fun `whatever can be touched is large enough for a finger, and says what it is`() = Phone().use { phone ->
        val least = 48 * phone.activity.resources.displayMetrics.density - 1
        for ((way, mark) in SCREENS) {
            for (tag in way) phone.tap(tag)
            phone.until("the screen with $mark") { phone.shows(mark) }
            phone.run(1_000)
            val screen = phone.nodes().first().bounds
            for (node in phone.nodes().filter { it.info?.isClickable == true && it.info?.isEnabled == true }) {
                val tag = node.tag.orEmpty()
                val named = node.words.isNotBlank() || node.semantics.children.isNotEmpty() || tag.endsWith("-scrim")
                assertTrue(named, "$tag on the way to $mark says nothing")
                // The board's own points can be enlarged, and parts that are scrolled off are cut.
                if (tag.startsWith("point-") || tag.startsWith("move-")) continue
                val bounds = node.bounds
                if (bounds.bottom >= screen.bottom - 1 || bounds.top <= screen.top) continue
                assertTrue(
                    bounds.width() >= least && bounds.height() >= least,
                    "$tag '${node.words}' on the way to $mark is ${bounds.width()} by ${bounds.height()}, less than $least",
                )
            }
        }
    }

    @Test
    fun `letters twice as large fit their screens`() {
        RuntimeEnvironment.setFontScale(2f)
        Phone().use { phone ->
            for ((way, mark) in SCREENS) {
                for (tag in way) phone.tap(tag)
                phone.until("the screen with $mark") { phone.shows(mark) }
                val screen = phone.nodes().first().bounds
                for (node in phone.nodes().filter { it.info?.isClickable == true }) {
                    val bounds = node.bounds
                    assertTrue(bounds.left >= screen.left - 1 && bounds.right <= screen.right + 1, "${node.tag} leaves the screen: $bounds")
                }
            }
        }
        RuntimeEnvironment.setFontScale(1f)
    }

    @Test
    fun `both sides can be told from the wood and from the page, by day and by night`() {
        for (base in listOf(LightPalette, DarkPalette)) {
            for (game in Game.entries) {
                val palette = base.of(game)
                val wood = palette.wood
                for (face in listOf(wood.faceLight, wood.faceDark)) {
                    for (glyph in listOf(wood.choGlyph, wood.hanGlyph, wood.ink, wood.promoted)) {
                        assertTrue(contrast(glyph, face) >= 4.5f, "$game, dark ${base.dark}: $glyph on $face is ${contrast(glyph, face)}")
                    }
                }
                for (ground in listOf(palette.page, palette.card)) {
                    for (ink in listOf(palette.cho, palette.han, palette.ink, palette.inkSoft)) {
                        assertTrue(contrast(ink, ground) >= 4.5f, "$game, dark ${base.dark}: $ink on $ground is ${contrast(ink, ground)}")
                    }
                }
                assertTrue(contrast(palette.onWalnut, palette.walnut) >= 4.5f)
                assertTrue(contrast(palette.alert, palette.alertGround) >= 4.5f)
            }
        }
    }

    private fun contrast(one: Color, other: Color): Float {
        val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
        return (light + 0.05f) / (dark + 0.05f)
    }

    private fun Phone.click(point: String) {
        until("$point on the screen") { nodes().any { it.spoken == at(point).spoken } }
        assertTrue(act(nodes().first { it.spoken == at(point).spoken }, AccessibilityNodeInfo.ACTION_CLICK))
    }

    private fun Phone.openXiangqi() {
        tap("game-xiangqi")
        until("a board") { board?.game == Game.XIANGQI && shows("game") }
    }

    private companion object {
        /** Screens, by the way from the one before, and what is on them. */
        val SCREENS = listOf(
            emptyList<String>() to "home-two",
            listOf("home-settings") to "settings-sound",
            listOf("back", "home-guide") to "back",
            listOf("back", "home-quick") to "lobby",
            listOf("back", "home-two") to "new-start",
            listOf("new-start") to "menu-open",
            listOf("menu-open") to "menu-leave",
        )
    }
}
