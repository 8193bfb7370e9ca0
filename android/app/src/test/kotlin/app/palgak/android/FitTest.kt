package app.palgak.android

import android.graphics.Bitmap
import app.palgak.core.Action
import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.core.MotionChoice
import app.palgak.core.Seating
import app.palgak.ui.model.Route
import org.junit.After
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.io.File
import kotlin.test.assertEquals

/** Words keep within their room: none is cut off, none lies over another, on any screen. */
@RunWith(RobolectricTestRunner::class)
class FitTest {
    private val folder = System.getProperty("palgak.pictures")?.takeIf { it.isNotBlank() }?.let(::File)
    private val faults = ArrayList<String>()

    @After
    fun asItWas() {
        RuntimeEnvironment.setFontScale(1f)
        RuntimeEnvironment.setQualifiers("en-w411dp-h891dp-port-notnight-420dpi")
    }

    @Test
    fun `words fit on every screen, in every language, on every kind of device, in large letters too`() {
        val every = DEVICES.flatMap { device -> LANGUAGES.flatMap { language -> SCALES.map { Case(device, language, it) } } }
        for (case in if (folder != null) every else SOME) {
            RuntimeEnvironment.setFontScale(case.scale)
            RuntimeEnvironment.setQualifiers("${case.language}-${case.device}")
            Phone().use { it.lookAround(case) }
        }
        assertEquals(emptyList(), faults.distinct(), faults.joinToString("\n"))
    }

    private fun Phone.lookAround(case: Case) {
        app.change { it.copy(motion = MotionChoice.REDUCED, seating = if (case.scale > 1f) Seating.ONE_SIDE else Seating.FACE_TO_FACE) }
        until("the choice") { state.settings.motion == MotionChoice.REDUCED }
        look("home", case)
        for (game in Game.entries) {
            app.choose(game)
            until("the choice") { state.settings.lastGame.game == game }
            for (mode in listOf(Mode.TWO_PLAYERS, Mode.COMPUTER)) {
                app.setUp(mode)
                until("a page to set up $game") { shows("new-start") }
                look("new-$mode-$game", case)
                app.back()
            }
            app.go(Route.SETTINGS)
            until("the settings") { shows("settings-sound") }
            look("settings-$game", case)
            app.back()
            play(game, Mode.TWO_PLAYERS)
            look("fresh-$game", case)
            play(MOVES.getValue(game))
            look("game-$game", case)
            tap("menu-open")
            until("the menu") { shows("menu-leave") }
            look("menu-$game", case, sheet = true)
            back()
            if (game != Game.JANGGI) {
                checkNotNull(state.table).command { it.act(Action.OFFER_DRAW, null) }
                until("an offer") { snapshot.offer != null }
                look("offer-$game", case)
            }
            checkNotNull(state.table).command { it.act(Action.RESIGN, null) }
            until("the result") { shows("result-title") }
            look("result-$game", case, sheet = true)
            tap("result-review")
            until("the review") { shows("review") }
            look("review-$game", case)
            app.leaveScreen()
            until("the first screen") { state.routes == listOf(Route.HOME) && shows("home") }
            look("continue-$game", case)
            play(game, Mode.COMPUTER)
            look("computer-$game", case)
            app.leaveScreen()
            until("the first screen") { state.routes == listOf(Route.HOME) && shows("home") }
        }
        app.go(Route.GUIDE)
        until("the guide") { shows("guide-next") }
        look("guide", case)
        app.back()
        app.go(Route.LOBBY)
        until("the lobby") { shows("lobby") }
        look("lobby", case)
    }

    private fun Phone.play(game: Game, mode: Mode) {
        app.playAtOnce(game, mode)
        until("a board of $game") { board?.game == game && board?.mode == mode && moves.isEmpty() && shows("board") }
    }

    /** Looks at a screen; what lies under a sheet is not compared with the words on it. */
    private fun Phone.look(screen: String, case: Case, sheet: Boolean = false) {
        run(200)
        val sight = Sight(this)
        for (one in sight.words) {
            if (one.areCut) faults += "$screen on $case: cut: $one"
            if (one.areHidden) faults += "$screen on $case: hidden: $one"
        }
        for (node in nodes().filter { it.info?.isClickable == true && it.isWhole == false }) {
            faults += "$screen on $case: not all of ${node.tag} can be touched, at ${node.frame}"
        }
        val least = LEAST * activity.resources.displayMetrics.density - 1
        for (node in nodes().filter { it.info?.isClickable == true && it.info?.isEnabled == true && it.isWhole == true }) {
            // The points of a board can be enlarged, and its moves are reached by the steps as well.
            if (node.tag.orEmpty().let { it.startsWith("point-") || it.startsWith("move-") }) continue
            val small = node.bounds.width() < least || node.bounds.height() < least
            if (small) faults += "$screen on $case: ${node.tag} is too small for a finger, at ${node.bounds}"
        }
        if (!sheet) for ((one, other) in sight.overlaps()) faults += "$screen on $case: $one lies over $other"
        val file = folder?.resolve("fit/${case.language}/$screen-${case.device}-${case.scale}.png") ?: return
        file.parentFile?.mkdirs()
        file.outputStream().use { picture().compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    private data class Case(val device: String, val language: String, val scale: Float) {
        override fun toString() = "$device, $language, $scale"
    }

    private companion object {
        /** What a finger can hit, in dp. */
        const val LEAST = 48

        val LANGUAGES = listOf("en", "ko", "ja", "zh-rCN", "zh-rTW")
        val SCALES = listOf(1f, 2f)
        val DEVICES = listOf(
            "w411dp-h891dp-port-notnight-xhdpi",
            "w320dp-h568dp-port-notnight-xhdpi",
            "w568dp-h320dp-land-notnight-xhdpi",
            "w891dp-h411dp-land-night-xhdpi",
            "w800dp-h1280dp-port-notnight-mdpi",
            "w1280dp-h800dp-land-night-mdpi",
            // Half of a phone, beside another app.
            "w411dp-h430dp-port-notnight-xhdpi",
        )

        /** Each kind of device, language and size of letters once. */
        val SOME = DEVICES.mapIndexed { number, device -> Case(device, LANGUAGES[number % LANGUAGES.size], SCALES[number % 2]) }

        val MOVES = mapOf(
            Game.JANGGI to "a4b4 i7h7 b4b5 h7h6",
            Game.XIANGQI to "h2e2 h9g7 e2e6 g7e6",
            Game.CHU_SHOGI to "7j7h 12d12e 7h7f 11d11e 7f7e7e",
        )
    }
}
