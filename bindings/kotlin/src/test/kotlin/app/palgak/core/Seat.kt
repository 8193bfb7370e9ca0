package app.palgak.core

import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.test.assertNotNull
import kotlin.test.fail

/** English, one side up. */
val VIEW = View(Locale.EN, Letters.HANJA, NotationStyle.KOREAN, Seating.ONE_SIDE)

/** Two people, the inner elephant on both sides. */
val TWO_PLAYERS =
    NewGame(
        game = Game.JANGGI,
        mode = Mode.TWO_PLAYERS,
        human = Side.FIRST,
        level = Level.BEGINNER,
        choSetup = Setup.INNER,
        hanSetup = Setup.INNER,
        bikjang = true,
        xiangqi = XiangqiChoices(XiangqiPreset.TABLETOP, XiangqiHandicap.NONE, Side.FIRST),
        chushogi = settingsDefault().lastGame.chushogi,
        seed = 1uL,
    )

/** Against the computer. */
fun againstComputer(level: Level, human: Side = Side.FIRST) =
    TWO_PLAYERS.copy(mode = Mode.COMPUTER, level = level, human = human)

/** Somebody at a table, who sees every snapshot in the order of arrival. */
class Seat : TableListener {
    private val arrived = LinkedBlockingQueue<Snapshot>()
    private var now: Snapshot? = null
    lateinit var table: Table

    /** Every snapshot looked at so far. */
    val seen = mutableListOf<Snapshot>()

    override fun snapshot(snapshot: Snapshot) {
        arrived.add(snapshot)
    }

    /** The next snapshot, or null if none comes in time. */
    fun next(millis: Long = 60_000): Snapshot? =
        arrived.poll(millis, TimeUnit.MILLISECONDS)?.also {
            seen += it
            now = it
        }

    /** The first snapshot from here on that is wanted. */
    fun await(what: String, wanted: (Snapshot) -> Boolean): Snapshot {
        val deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60)
        while (System.nanoTime() < deadline) {
            val snapshot = next(1_000) ?: continue
            if (wanted(snapshot)) return snapshot
        }
        fail("no snapshot came with $what; the last is ${now?.status}")
    }

    /** Looks at everything that has arrived. */
    fun drain() {
        while (next(0) != null) {
            // Looked at.
        }
    }

    /** Taps a point by its name in machine notation, and takes the snapshot that answers. */
    fun tap(point: String): Snapshot {
        table.tap(index(point))
        return assertNotNull(next(), "a tap is answered")
    }

    companion object {
        fun open(game: NewGame, view: View = VIEW) = Seat().apply { table = Table(game, view, this) }

        fun restore(bytes: ByteArray, view: View = VIEW) = Seat().apply { table = Table.restore(bytes, view, this) }
    }
}

/** The number of a point of Janggi's board. */
fun index(name: String): UByte = ((name.substring(1).toInt() - 1) * 9 + (name[0] - 'a')).toUByte()

/** The points of a move in machine notation. */
fun points(move: String): Pair<String, String> {
    val second = move.indexOfLast { it.isLetter() }
    return move.substring(0, second) to move.substring(second)
}
