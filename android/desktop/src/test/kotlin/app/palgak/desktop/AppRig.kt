package app.palgak.desktop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import app.palgak.core.Action
import app.palgak.core.Game
import app.palgak.core.Locale
import app.palgak.core.Mark
import app.palgak.core.MotionChoice
import app.palgak.core.Point
import app.palgak.core.Seating
import app.palgak.core.Settings
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.core.settingsDefault
import app.palgak.core.settingsSave
import app.palgak.desktop.shots.MemoryStorage
import app.palgak.desktop.shots.Squares
import app.palgak.ui.PalgakApp
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.Storage
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.SoundPlayer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import java.util.concurrent.ConcurrentLinkedQueue

/** The settings most tests start from: English, everything facing one way, nothing that moves. */
fun testSettings(edit: (Settings) -> Settings = { it }): Settings =
    edit(settingsDefault().copy(locale = Locale.EN, seating = Seating.ONE_SIDE, motion = MotionChoice.REDUCED))

/** Runs the app in a window that nobody sees, on the real core. */
@OptIn(ExperimentalTestApi::class)
fun withApp(
    settings: Settings? = testSettings(),
    storage: Storage = MemoryStorage(),
    width: Int = 420,
    height: Int = 900,
    test: AppRig.() -> Unit,
) {
    if (settings != null) storage.write(AppModel.SETTINGS_FILE, settingsSave(settings))
    runDesktopComposeUiTest(width, height) {
        val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
        val heard = ConcurrentLinkedQueue<Cue>()
        val sounds = object : SoundPlayer {
            override fun play(cue: Cue) {
                heard += cue
            }
        }
        val platform = DesktopPlatform(storage, sounds, "en")
        val app = AppModel(platform, scope, Dispatchers.IO.limitedParallelism(1))
        setContent { PalgakApp(app, platform) }
        try {
            AppRig(this, app, platform, heard).test()
        } finally {
            app.shutdown()
            scope.cancel()
        }
    }
}

/** What a test does with the app: it looks, touches and waits. */
@OptIn(ExperimentalTestApi::class)
class AppRig(
    val ui: DesktopComposeUiTest,
    val app: AppModel,
    private val platform: DesktopPlatform,
    private val sounds: ConcurrentLinkedQueue<Cue>,
) {
    /** The cues heard so far. */
    val heard: List<Cue> get() = sounds.toList()

    /** The table as it stands. */
    val snapshot: Snapshot get() = checkNotNull(
        app.state.value
            ?.table
            ?.state
            ?.value
            ?.snapshot,
    ) { "no table is open" }

    /** Waits, at most a minute, for something to become true. */
    fun until(what: String, condition: () -> Boolean) {
        try {
            ui.waitUntil(timeoutMillis = 60_000) { condition() }
        } catch (error: Throwable) {
            throw AssertionError("waited in vain for: $what", error)
        }
    }

    /** Whether something carries a tag. */
    fun shows(tag: String): Boolean = ui.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty()

    /** Touches what carries a tag, once it is there; scrolls to it if it lies on a page that scrolls. */
    fun tap(tag: String) {
        until("$tag on the screen") { shows(tag) }
        val node = ui.onNodeWithTag(tag)
        if (inScroll(tag)) node.performScrollTo()
        node.performClick()
        ui.waitForIdle()
    }

    private fun inScroll(tag: String): Boolean {
        var parent = ui.onNodeWithTag(tag).fetchSemanticsNode().parent
        while (parent != null) {
            if (parent.config.getOrNull(SemanticsActions.ScrollBy) != null) return true
            parent = parent.parent
        }
        return false
    }

    /** The text of what carries a tag. */
    fun text(tag: String): String {
        until("$tag on the screen") { shows(tag) }
        return ui
            .onNodeWithTag(tag)
            .fetchSemanticsNode()
            .config
            .getOrNull(SemanticsProperties.Text)
            .orEmpty()
            .joinToString("") { it.text }
    }

    /** Every word inside what carries a tag. */
    fun words(tag: String): String {
        until("$tag on the screen") { shows(tag) }

        fun texts(node: SemanticsNode): List<String> =
            node.config
                .getOrNull(SemanticsProperties.Text)
                .orEmpty()
                .map { it.text } + node.children.flatMap(::texts)
        return texts(ui.onNodeWithTag(tag, useUnmergedTree = true).fetchSemanticsNode()).joinToString(" ")
    }

    /** Starts a game for two from the first screen. */
    fun startTwo() {
        tap("home-two")
        tap("new-start")
        until("a table") { shows("game") && app.state.value?.table?.state?.value != null }
        ui.waitForIdle()
    }

    /** Chooses a game on the first screen by one touch, which opens its board for two. */
    fun openBoard(game: Game) {
        tap("game-${game.name.lowercase()}")
        until("a board") {
            shows("game") && app.state.value
                ?.table
                ?.state
                ?.value
                ?.snapshot
                ?.game == game
        }
        ui.waitForIdle()
    }

    /** Opens a record from the first screen, as if another app had copied it. */
    fun openRecord(text: String) {
        platform.share(text)
        tap("home-two")
        tap("new-record")
        until("the record on the board") {
            shows("game") && app.state.value
                ?.table
                ?.state
                ?.value != null
        }
        ui.waitForIdle()
    }

    /** The tag of a point of the game on the table, by its name. */
    fun tag(name: String): String = "point-${Squares.index(snapshot.game, name)}"

    /** What stands on a point. */
    fun at(name: String): Point = snapshot.points.single { it.index.toInt() == Squares.index(snapshot.game, name) }

    /** Plays moves of any game by touching the points each of them names, until it has been made. */
    fun touch(moves: String) {
        for (move in moves.split(' ').filter { it.isNotEmpty() }) {
            val before = snapshot.moves.size
            for (name in Squares.of(snapshot.game, move)) {
                val sequence = snapshot.sequence
                tap(tag(name))
                until("an answer to $name of $move") { snapshot.sequence > sequence }
            }
            until("the move $move") { snapshot.moves.size == before + 1 }
        }
        ui.waitForIdle()
    }

    /** Passes, though it may lose. */
    fun pass() {
        val asked = snapshot.questions.any { it.action == Action.PASS }
        tap("action-pass")
        if (asked) tap("pass-yes")
    }

    /** Plays moves in machine notation by touching the board, each until it has been made. */
    fun play(moves: String) {
        for (move in moves.split(' ').filter { it.isNotEmpty() }) {
            val before = snapshot.moves.size
            val (from, to) = split(move)
            if (from == to) {
                pass()
            } else {
                tap("point-${point(from)}")
                until("$from chosen for $move") { snapshot.points.any { it.index.toInt() == point(from) && Mark.SELECTED in it.marks } }
                tap("point-${point(to)}")
            }
            until("the move $move") { snapshot.moves.size == before + 1 }
        }
        ui.waitForIdle()
    }

    /** Plays a move as a screen reader does: by the spoken name of a point and its action alone. */
    fun speak(point: String) {
        val spoken = at(point).spoken
        check(spoken.startsWith(point)) { "'$spoken' does not begin with its place $point" }
        val named = SemanticsMatcher("spoken as '$spoken'") {
            it.config.getOrNull(SemanticsProperties.ContentDescription)?.singleOrNull() ==
                spoken
        }
        until("a point spoken as '$spoken'") { ui.onAllNodes(named).fetchSemanticsNodes().size == 1 }
        val before = snapshot.sequence
        ui.onNode(named).performSemanticsAction(SemanticsActions.OnClick)
        // What the next point is called may depend on what has come of this one.
        until("an answer to $point") { snapshot.sequence > before }
        ui.waitForIdle()
    }

    companion object {
        /** The number of a point by its machine name. */
        fun point(name: String): Int = (name.substring(1).toInt() - 1) * 9 + (name[0] - 'a')

        /** The two points of a move. */
        fun split(move: String): Pair<String, String> {
            val end = (1 until move.length).first { !move[it].isDigit() }
            return move.substring(0, end) to move.substring(end)
        }

        /** The side that moves after so many plies. */
        fun mover(ply: Int): Side = if (ply % 2 == 0) Side.FIRST else Side.SECOND
    }
}
