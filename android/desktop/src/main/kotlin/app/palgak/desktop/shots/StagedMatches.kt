package app.palgak.desktop.shots

import app.palgak.core.Action
import app.palgak.core.ClockView
import app.palgak.core.Game
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.NewGame
import app.palgak.core.OnlineAction
import app.palgak.core.OnlineSnapshot
import app.palgak.core.Panel
import app.palgak.core.Setup
import app.palgak.core.Snapshot
import app.palgak.core.Table
import app.palgak.core.TableInterface
import app.palgak.core.TableListener
import app.palgak.core.View
import app.palgak.core.settingsDefault
import app.palgak.ui.model.Match
import app.palgak.ui.model.Matches
import app.palgak.ui.model.Wish

/** Quick matches for pictures: no server and no opponent, but the snapshot that a picture is of. */
class StagedMatches(private val make: ((View) -> OnlineSnapshot)? = null) : Matches {
    override fun newIdentity() = ByteArray(32)

    override fun start(server: String, identity: ByteArray, view: View, wish: Wish, listener: (OnlineSnapshot) -> Unit): Match {
        listener(checkNotNull(make) { "no match is staged" }(view))
        return Still(view)
    }

    override fun restore(identity: ByteArray, view: View, bytes: ByteArray, listener: (OnlineSnapshot) -> Unit): Match =
        start("", identity, view, Wish.Stranger(Game.JANGGI), listener)

    /** It stays as it is. */
    private class Still(private val view: View) : Match {
        override val table: TableInterface get() = error("nothing is played on a picture")

        override fun chooseSetup(setup: Setup) = Unit

        override fun ask(action: OnlineAction) = Unit

        override fun pause() = Unit

        override fun resume() = Unit

        override fun setView(view: View) = Unit

        override fun save(): ByteArray? = null

        override fun saveGame(): ByteArray = Table(settingsDefault().lastGame, view, Unseen).use { it.save() }

        override fun close() = Unit
    }
}

private object Unseen : TableListener {
    override fun snapshot(snapshot: Snapshot) = Unit
}

/** The board of a quick match after these moves, seen by the first side: played on a table of the core, then given its clocks. */
internal fun onlineBoard(game: NewGame, view: View, moves: String, clocks: Pair<ClockView, ClockView>, opponent: String): Snapshot {
    var last: Snapshot? = null
    val table = Table(
        game.copy(mode = Mode.TWO_PLAYERS),
        view,
        object : TableListener {
            @Synchronized
            override fun snapshot(snapshot: Snapshot) {
                last = snapshot
            }
        },
    )
    table.use {
        for (move in moves.split(' ').filter(String::isNotEmpty)) {
            for (name in Squares.of(game.game, move)) it.tap(Squares.index(game.game, name).toUByte())
        }
        // Everything asked for before has been done, and shown, when this returns.
        it.save()
    }
    val board = checkNotNull(last) { "the table has shown nothing" }

    fun panel(panel: Panel, clock: ClockView, player: String) =
        panel.copy(clock = clock.copy(running = clock.running && board.result == null), player = player)
    return board.copy(
        mode = Mode.ONLINE,
        topPanel = panel(board.topPanel, clocks.second, opponent),
        bottomPanel = panel(board.bottomPanel, clocks.first, you(view.locale)),
        actions = board.actions.filter { it in listOf(Action.PASS, Action.FLIP, Action.RESIGN, Action.OFFER_DRAW, Action.REVIEW) },
        motion = null,
        banner = null,
        events = emptyList(),
    )
}

private fun you(locale: Locale): String = app.palgak.core.texts(locale)["player-you"].orEmpty()

/** A clock. */
internal fun clock(seconds: Int, running: Boolean, periods: Int = 3, inPeriod: Boolean = false) = ClockView(
    leftMs = seconds.toULong() * 1_000uL,
    periods = periods.toUByte(),
    inPeriod = inPeriod,
    running = running,
    urgent = running && seconds <= 10,
    detail = "",
    spoken = "$seconds",
)
