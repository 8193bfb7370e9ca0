package app.palgak.desktop.shots

import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.Density
import app.palgak.core.Action
import app.palgak.core.BannerKind
import app.palgak.core.Game
import app.palgak.core.Settings
import app.palgak.core.Snapshot
import app.palgak.core.settingsDefault
import app.palgak.core.settingsSave
import app.palgak.desktop.DesktopPlatform
import app.palgak.ui.PalgakApp
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.Matches
import app.palgak.ui.model.OnlineModel
import app.palgak.ui.model.Storage
import app.palgak.ui.sound.SoundPlayer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import org.jetbrains.skia.Image
import java.nio.file.Files
import java.nio.file.Path

/** The app on a screen that nobody sees: it is touched like a phone, and its picture can be taken. Time passes only when told to. */
@OptIn(ExperimentalComposeUiApi::class)
class Stage(
    width: Int,
    height: Int,
    settings: Settings = settingsDefault(),
    private val density: Float = 2f,
    /** How much larger than usual the reader wants letters. */
    fontScale: Float = 1f,
    storage: Storage = MemoryStorage(),
    matches: Matches = StagedMatches(),
) : AutoCloseable {
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
    private val platform =
        DesktopPlatform(storage.apply { write(AppModel.SETTINGS_FILE, settingsSave(settings)) }, SoundPlayer.Silent, "en")
    private val app = AppModel(platform, scope, Dispatchers.IO.limitedParallelism(1), matches)
    private val errands = Errands()
    private val scene =
        ImageComposeScene(
            (width * density).toInt(),
            (height * density).toInt(),
            Density(density, fontScale),
            // What the core's threads have to say reaches the screen between two frames, never within one.
            coroutineContext = errands,
        ) { PalgakApp(app, platform) }
    private var nanos = 0L

    /** Lets the app catch up with everything asked of it, and [millis] of its own time pass. */
    fun settle(millis: Long = 400) {
        // The core answers on threads of its own: wait until nothing has changed for a while of real time.
        var quiet = 0
        while (quiet < QUIET_ROUNDS) {
            val before = shown()
            Thread.sleep(ROUND_MILLIS)
            errands.run()
            if (scene.hasInvalidations()) frame(0)
            quiet = if (shown() == before) quiet + 1 else 0
        }
        pass(millis)
    }

    /** Lets a moment pass by the clock on the wall, which the app's delays follow, drawing as it goes. */
    fun moment(millis: Long) {
        val end = System.nanoTime() + millis * 1_000_000
        while (System.nanoTime() < end) {
            Thread.sleep(ROUND_MILLIS)
            frame(FRAME_MILLIS)
        }
    }

    private fun shown(): Any? = Triple(
        app.state.value,
        snapshot?.sequence,
        online
            ?.match
            ?.value
            ?.snapshot
            ?.sequence,
    )

    /** Lets time pass, frame by frame, for as long as there is something that moves. */
    fun pass(millis: Long) {
        val end = nanos + millis * 1_000_000
        do frame(FRAME_MILLIS) while (nanos < end && scene.hasInvalidations())
        nanos = maxOf(nanos, end)
    }

    private fun frame(millis: Long) {
        nanos += millis * 1_000_000
        errands.run()
        scene.render(nanos).close()
    }

    /** Touches what carries a test tag, once it is there. */
    fun tap(tag: String, settle: Long = 400) {
        press(node(tag).boundsInRoot.center)
        settle(settle)
    }

    /** What carries a test tag, once it is there; the core may need a while on a busy machine. */
    private fun node(tag: String): SemanticsNode {
        waitFor("$tag on the screen") {
            frame(16)
            find(tag) != null
        }
        return checkNotNull(find(tag)) { "$tag went away" }
    }

    /** Waits until something is true, drawing meanwhile. */
    fun until(what: String, condition: () -> Boolean) = waitFor(what) {
        frame(16)
        condition()
    }

    /** Writes into the field that carries a test tag. */
    fun type(tag: String, text: String) {
        val write = checkNotNull(node(tag).config.getOrNull(SemanticsActions.SetText)?.action) { "$tag is no field" }
        write(AnnotatedString(text))
        settle()
    }

    /** The words on what carries a test tag, once it is there. */
    fun text(tag: String): String = node(tag).config.getOrNull(SemanticsProperties.Text).orEmpty().joinToString("") { it.text }

    private fun waitFor(what: String, condition: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000
        while (!condition()) {
            check(System.nanoTime() < end) { "waited in vain for $what" }
            Thread.sleep(2)
        }
    }

    /** Rests a finger on what carries a test tag. */
    fun hold(tag: String) {
        val at = node(tag).boundsInRoot.center
        scene.sendPointerEvent(PointerEventType.Press, at, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
        moment(HOLD_MILLIS)
        scene.sendPointerEvent(PointerEventType.Release, at, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
        settle()
    }

    /** Puts a finger down on what carries one test tag, slides it to another, and leaves it there. */
    fun aim(from: String, to: String = from) {
        val start = node(from).boundsInRoot.center
        scene.sendPointerEvent(PointerEventType.Press, start, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
        moment(AIM_MILLIS)
        scene.sendPointerEvent(
            PointerEventType.Move,
            node(to).boundsInRoot.center,
            timeMillis = nanos / 1_000_000 + AIM_MILLIS,
            type = PointerType.Touch,
        )
        moment(AIM_MILLIS)
    }

    private fun press(at: Offset) {
        scene.sendPointerEvent(PointerEventType.Press, at, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
        frame(16)
        scene.sendPointerEvent(PointerEventType.Release, at, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
        frame(16)
    }

    /** Opens a record, as if another app had copied it. */
    fun openRecord(text: String) {
        platform.share(text)
        app.games.openRecord()
        waitFor("the record on the board") { snapshot != null }
        settle()
    }

    /** Whether something carries a test tag now. */
    fun shows(tag: String): Boolean = find(tag) != null

    private fun find(tag: String): SemanticsNode? = nodes().firstOrNull { it.config.getOrNull(SemanticsProperties.TestTag) == tag }

    private fun nodes(): List<SemanticsNode> {
        val all = ArrayList<SemanticsNode>()

        fun walk(node: SemanticsNode) {
            all += node
            node.children.forEach(::walk)
        }
        for (owner in scene.semanticsOwners) walk(owner.unmergedRootSemanticsNode)
        return all
    }

    /** Plays moves in machine notation, each by two touches on the board; nothing is drawn until all of them are made. */
    fun play(moves: String, settle: Long = 400) {
        for (move in moves.split(' ').filter { it.isNotEmpty() }) {
            val before = snapshot?.moves?.size ?: 0
            val points = Squares.of(snapshot?.game ?: Game.JANGGI, move)
            // A pass is the king's own point twice.
            val pass = points.size == 2 && points[0] == points[1]
            val asked = pass && snapshot?.questions.orEmpty().any { it.action == Action.PASS }
            val tags = if (pass) listOfNotNull("action-pass", "pass-yes".takeIf { asked }) else points.map { "point-${index(it)}" }
            for (tag in tags) touch(node(tag).boundsInRoot.center)
            waitFor("the move $move") { (snapshot?.moves?.size ?: 0) > before }
        }
        if (settle > 0) settle(settle)
    }

    /** The quick match that is on. */
    val online: OnlineModel? get() = app.state.value?.online

    /** The board that is shown: of the quick match, if there is one, else of the table. */
    val snapshot: Snapshot? get() = (online?.takeIf { it.state.value != null } ?: app.state.value?.table)?.state?.value?.snapshot

    private fun touch(at: Offset) {
        scene.sendPointerEvent(PointerEventType.Press, at, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
        scene.sendPointerEvent(PointerEventType.Release, at, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
    }

    /** Whether a banner says that a check was given with the last move. */
    val checked: Boolean get() = snapshot?.banner?.kind == BannerKind.JANGGUN

    /** The number of a point by its machine name. */
    fun index(name: String): Int = Squares.index(snapshot?.game ?: Game.JANGGI, name)

    /** The screen as a picture. */
    fun picture(): Image = scene.render(nanos)

    /** The screen as a PNG. */
    fun shoot(to: Path) = picture().use { write(it, to) }

    override fun close() {
        scene.close()
        app.shutdown()
        scope.cancel()
    }

    companion object {
        /** Writes a picture as a PNG. */
        fun write(image: Image, to: Path) {
            Files.createDirectories(to.parent)
            val data = image.encodeToData() ?: error("the picture $to could not be encoded")
            Files.write(to, data.bytes)
        }

        private const val HOLD_MILLIS = 900L
        private const val AIM_MILLIS = 300L
        private const val FRAME_MILLIS = 60L
        private const val PATIENCE_SECONDS = 30L
        private const val ROUND_MILLIS = 8L
        private const val QUIET_ROUNDS = 10
    }
}
