package app.palgak.android

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.os.Bundle
import android.os.Looper
import android.os.Parcel
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.palgak.core.Game
import app.palgak.core.Mark
import app.palgak.core.PendingKind
import app.palgak.core.Point
import app.palgak.core.Snapshot
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration
import java.time.Instant
import java.util.concurrent.TimeUnit
import java.util.concurrent.locks.LockSupport

/**
 * A phone with the app on it, and a finger. It finds its way by what the view tells a screen reader, and
 * touches the glass where that says that something is.
 */
class Phone(intent: Intent? = null, saved: Bundle? = null) : AutoCloseable {
    val controller: ActivityController<MainActivity>

    init {
        // A frame comes when its time has come, as on glass. Otherwise each would bring the next at once, and what moves
        // for as long as somebody waits would never let the test look.
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME))
        controller = Robolectric.buildActivity(MainActivity::class.java, intent)
        // Somebody listens to the screen.
        shadowOf(checkNotNull(RuntimeEnvironment.getApplication().getSystemService(AccessibilityManager::class.java))).apply {
            setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
            setEnabled(true)
            setTouchExplorationEnabled(true)
        }
        if (saved == null) {
            controller.setup()
        } else {
            controller.create(saved).start().restoreInstanceState(saved).resume().visible()
        }
        // What is read in is drawn a frame later.
        until("the app on the screen") { app.state.value != null && isComposed() }
    }

    val activity: MainActivity get() = controller.get()
    val app: AppModel get() = activity.model.app
    val state: AppState get() = checkNotNull(app.state.value)

    /** What is on the board, whoever is played; none without a board. */
    val board: Snapshot? get() = (state.table?.state ?: state.online?.state)?.value?.snapshot

    /** What is on the board. */
    val snapshot: Snapshot get() = checkNotNull(board) { "there is no board" }
    val moves: List<String> get() = board?.moves.orEmpty().map { it.machine }

    /** Lets the phone's own clock go on, and with it what moves on the screen. */
    fun run(millis: Long = FRAME) = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(millis))

    /** Waits, at most a minute, for something to become true. */
    fun until(what: String, condition: () -> Boolean) {
        // By the clock of this machine: the phone's own runs as fast as it is looked at.
        val deadline = Instant.now().plusSeconds(60)
        while (true) {
            run()
            if (condition()) return
            if (Instant.now() > deadline) {
                throw AssertionError("waited in vain for: $what; played: $moves; ${board?.refusal}; on the screen: ${tags()}")
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1))
        }
    }

    /** What can be found on the screen, each point of the board apart. */
    private fun tags(): List<String> = nodes().mapNotNull { it.tag }.filterNot { it.startsWith("point-") }

    private val root: View get() = checkNotNull(find(activity.window.decorView)) { "nothing is composed" }

    /** Whether anything can be found on the screen. */
    private fun isComposed(): Boolean = find(activity.window.decorView) != null && nodes().any { it.tag != null }

    private fun find(view: View): View? {
        if (view is RootForTest) return view
        val group = view as? ViewGroup ?: return null
        return (0 until group.childCount).firstNotNullOfOrNull { find(group.getChildAt(it)) }
    }

    /** Everything that can be found on the screen. */
    fun nodes(): List<Node> {
        val view = root
        val provider = checkNotNull(view.accessibilityNodeProvider) { "the view has no accessibility nodes" }
        val found = ArrayList<Node>()

        fun visit(node: SemanticsNode) {
            found += Node(node, provider)
            node.children.forEach(::visit)
        }
        visit((view as RootForTest).semanticsOwner.rootSemanticsNode)
        return found
    }

    /** What carries a tag; none if it is not on the screen. */
    fun node(tag: String): Node? = nodes().firstOrNull { it.tag == tag }

    /** Whether something carries a tag. */
    fun shows(tag: String): Boolean = node(tag) != null

    /** The words of what carries a tag. */
    fun text(tag: String): String = checkNotNull(node(tag)) { "$tag is not on the screen" }.words

    /** Every word on and in what carries a tag, to be read from top to bottom. */
    fun words(tag: String): String {
        fun within(node: SemanticsNode): List<String> =
            node.config
                .getOrNull(SemanticsProperties.Text)
                .orEmpty()
                .map { it.text } + node.children.flatMap(::within)
        return node(tag)?.let { within(it.semantics) }.orEmpty().joinToString(" ")
    }

    /** Asks for an action as a screen reader does. */
    fun act(node: Node, action: Int): Boolean =
        checkNotNull(root.accessibilityNodeProvider).performAction(node.id, action, null).also { run() }

    /** Touches what carries a tag, once it is there and lies still. What cannot be seen on its page is told of the touch. */
    fun tap(tag: String) {
        until("$tag on the screen") { shows(tag) }
        // What has only just been composed has no place yet, so nobody knows whether it can be seen.
        still("$tag on its page") { node(tag)?.frame }
        val node = checkNotNull(node(tag))
        if (!isSeen(node)) {
            checkNotNull(node.semantics.config.getOrNull(SemanticsActions.OnClick)?.action) { "$tag cannot be touched" }()
            return run()
        }
        val place = still(tag) { node(tag)?.bounds }
        touch(place.exactCenterX(), place.exactCenterY())
    }

    /** Whether the middle of a thing is on the part of its page that can be seen. */
    private fun isSeen(node: Node): Boolean {
        val page = generateSequence(node.semantics.parent) { it.parent }.firstOrNull { SemanticsActions.ScrollBy in it.config }
        val seen = page?.boundsInRoot ?: return true
        return node.frame.exactCenterY() in seen.top..seen.bottom && node.frame.exactCenterX() in seen.left..seen.right
    }

    /** Waits until something has been in one place for some frames. */
    private fun still(what: String, look: () -> Rect?): Rect {
        var place = Rect()
        var since = 0
        until("$what lying still") {
            val now = look() ?: Rect()
            since = if (!now.isEmpty && now == place) since + 1 else 0
            place = now
            since >= STILL
        }
        return place
    }

    /** A finger touches the glass, too briefly for anything to happen in between, however slow this machine is. */
    fun touch(x: Float, y: Float) {
        val down = SystemClock.uptimeMillis()
        send(MotionEvent.obtain(down, down, MotionEvent.ACTION_DOWN, x, y, 0))
        send(MotionEvent.obtain(down, down + FRAME, MotionEvent.ACTION_UP, x, y, 0))
        run()
    }

    private fun send(event: MotionEvent) {
        activity.window.decorView.dispatchTouchEvent(event)
        event.recycle()
    }

    /** What stands on a point, by its name in machine notation. */
    fun at(name: String): Point = snapshot.points.single { it.index.toInt() == index(snapshot.game, name) }

    /** Plays moves by touching the points each of them names, until it has been made. */
    fun play(moves: String) {
        for (move in moves.split(' ').filter { it.isNotEmpty() }) {
            val before = this.moves.size
            val squares = squares(snapshot.game, move)
            squares.forEachIndexed { number, name ->
                val sequence = snapshot.sequence
                tap("point-${index(snapshot.game, name)}")
                until("an answer to $name of $move") {
                    snapshot.sequence > sequence && (number > 0 || Mark.SELECTED in at(name).marks || this.moves.size > before)
                }
            }
            until("the move $move") { this.moves.size == before + 1 }
        }
    }

    /** Plays whatever comes first: touches a piece of the side to move that can move, and a point it can go to. */
    fun anyMove() {
        val before = moves.size
        for (point in snapshot.points.filter { it.piece?.side == snapshot.turn }) {
            val sequence = snapshot.sequence
            tap("point-${point.index}")
            until("an answer") { snapshot.sequence > sequence }
            val goal = snapshot.points.firstOrNull { Mark.DOT in it.marks } ?: continue
            tap("point-${goal.index}")
            until("the move") { moves.size > before || snapshot.pending != null }
            finish()
            until("the whole move") { moves.size > before }
            return
        }
    }

    /** Ends a move of Chu Shogi that has begun: a lion stays where it stepped, a piece stays what it is. */
    private fun finish() {
        while (snapshot.pending != null) {
            val (pending, sequence) = checkNotNull(snapshot.pending) to snapshot.sequence
            when (pending.kind) {
                PendingKind.PROMOTION -> tap("keep")
                PendingKind.LION_STEP -> tap("point-${pending.middle ?: pending.from}")
            }
            until("an answer") { snapshot.sequence > sequence }
        }
    }

    /** What the app has offered to others. */
    fun offered(): Intent {
        var chooser: Intent? = null
        until("an offer to other apps") {
            chooser = chooser ?: shadowOf(activity.application).nextStartedActivity
            chooser != null
        }
        @Suppress("DEPRECATION") // What is used instead came later.
        return checkNotNull(chooser?.getParcelableExtra(Intent.EXTRA_INTENT))
    }

    /** Whether the screen is kept from going off. */
    fun keepsScreenOn(): Boolean = any(activity.window.decorView) { it.keepScreenOn }

    /** Where the system's gestures do not begin. */
    fun exclusions(): List<Rect> = ArrayList<Rect>().also { all ->
        any(activity.window.decorView) {
            all += it.systemGestureExclusionRects
            false
        }
    }

    private fun any(view: View, what: (View) -> Boolean): Boolean =
        what(view) || (view is ViewGroup && (0 until view.childCount).any { any(view.getChildAt(it), what) })

    /** Presses back, as the system tells it. */
    fun back() {
        activity.onBackPressedDispatcher.onBackPressed()
        run()
    }

    /** What the screen shows. */
    fun picture(): Bitmap {
        val view = activity.window.decorView
        return Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888).also { view.draw(Canvas(it)) }
    }

    /** The user has gone elsewhere. */
    fun leave() {
        controller.pause().stop()
        run()
    }

    /** The user is back. */
    fun comeBack() {
        controller.restart().start().resume()
        run()
    }

    /** The phone has been turned, darkened, or set to another language. */
    fun change() {
        controller.configurationChange()
        // A new Activity may have taken the old one's place.
        if (!activity.window.decorView.isAttachedToWindow) controller.visible()
        run()
    }

    /** The app is left, and its process ended: all that stays is what the system has written down, byte by byte. */
    fun die(): Bundle {
        controller.pause().stop()
        val state = Bundle()
        controller.saveInstanceState(state)
        val parcel = Parcel.obtain()
        val bytes = try {
            parcel.writeBundle(state)
            parcel.marshall()
        } finally {
            parcel.recycle()
        }
        val copy = Parcel.obtain()
        try {
            copy.unmarshall(bytes, 0, bytes.size)
            copy.setDataPosition(0)
            return checkNotNull(copy.readBundle(MainActivity::class.java.classLoader))
        } finally {
            copy.recycle()
        }
    }

    override fun close() {
        controller.close()
        run()
    }

    /** One thing on the screen. */
    class Node(val semantics: SemanticsNode, private val provider: AccessibilityNodeProvider) {
        val id: Int get() = semantics.id

        /** What a screen reader is told of it. */
        val info: AccessibilityNodeInfo? by lazy { provider.createAccessibilityNodeInfo(id) }
        val tag: String? get() = semantics.config.getOrNull(SemanticsProperties.TestTag)
        val spoken: String get() = semantics.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString()
        val words: String get() = semantics.config.getOrNull(SemanticsProperties.Text)?.joinToString("") { it.text } ?: spoken

        /** Where it is on its page, whether that is seen or not. */
        val frame: Rect get() = with(semantics) {
            val (x, y) = positionInRoot
            Rect(x.toInt(), y.toInt(), x.toInt() + size.width, y.toInt() + size.height)
        }

        /** Whether all of it can be touched; unknown of what lies on a page that can be moved. */
        val isWhole: Boolean?
            get() {
                val moved = generateSequence(semantics.parent) { it.parent }.any {
                    SemanticsProperties.VerticalScrollAxisRange in it.config || SemanticsProperties.HorizontalScrollAxisRange in it.config
                }
                val seen = semantics.boundsInRoot
                return if (moved) null else seen.width >= semantics.size.width - 1 && seen.height >= semantics.size.height - 1
            }

        /** Where it is touched. */
        val bounds: Rect get() = semantics.touchBoundsInRoot.let {
            Rect(
                it.left.toInt(),
                it.top.toInt(),
                it.right.toInt(),
                it.bottom.toInt(),
            )
        }
    }

    companion object {
        private const val FRAME = 16L

        /** How many frames a thing lies still before it is touched. */
        private const val STILL = 2

        /** The number of a point: `a10` in Janggi, `a9` in Xiangqi, `12a` in Chu Shogi. */
        fun index(game: Game, name: String): Int = when (game) {
            Game.JANGGI -> (name.substring(1).toInt() - 1) * 9 + (name[0] - 'a')
            Game.XIANGQI -> name.substring(1).toInt() * 9 + (name[0] - 'a')
            Game.CHU_SHOGI -> (11 - (name.last() - 'a')) * 12 + 12 - name.dropLast(1).toInt()
        }

        /** The points a move touches, in order. */
        fun squares(game: Game, move: String): List<String> =
            Regex(if (game == Game.CHU_SHOGI) "\\d+[a-l]" else "[a-i]\\d+").findAll(move).map { it.value }.toList()
    }
}
