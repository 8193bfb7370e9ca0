package app.palgak.ui.model

import app.palgak.core.Action
import app.palgak.core.OnlineAction
import app.palgak.core.OnlineSnapshot
import app.palgak.core.QuickMatch
import app.palgak.core.QuickMatchException
import app.palgak.core.QuickMatchListener
import app.palgak.core.Setup
import app.palgak.core.Side
import app.palgak.core.TableInterface
import app.palgak.core.View

/** The quick matches of the core. */
object CoreMatches : Matches {
    override fun newIdentity(): ByteArray = app.palgak.core.newIdentity()

    override fun start(server: String, identity: ByteArray, view: View, wish: Wish, listener: (OnlineSnapshot) -> Unit): Match =
        CoreMatch(
            when (wish) {
                is Wish.Stranger -> QuickMatch.seek(server, identity, wish.game, view, Listener(listener))
                is Wish.Friend -> QuickMatch.invite(server, identity, wish.game, view, Listener(listener))
                is Wish.Host -> QuickMatch.join(server, identity, wish.code, view, Listener(listener))
            },
        )

    override fun restore(identity: ByteArray, view: View, bytes: ByteArray, listener: (OnlineSnapshot) -> Unit): Match =
        CoreMatch(QuickMatch.restore(bytes, identity, view, Listener(listener)))
}

private class Listener(private val take: (OnlineSnapshot) -> Unit) : QuickMatchListener {
    override fun snapshot(snapshot: OnlineSnapshot) = take(snapshot)
}

/** One of them. What is asked of it after its end is asked in vain, as it should be. */
private class CoreMatch(private val core: QuickMatch) : Match {
    override val table: TableInterface = Board(core)

    override fun chooseSetup(setup: Setup) = quietly { core.chooseSetup(setup) }

    override fun ask(action: OnlineAction) = quietly { core.ask(action) }

    override fun pause() = quietly { core.pause() }

    override fun resume() = quietly { core.resume() }

    override fun setView(view: View) = quietly { core.setView(view) }

    override fun save(): ByteArray? = try {
        core.save()
    } catch (_: QuickMatchException.Closed) {
        null
    }

    override fun saveGame(): ByteArray = core.saveGame()

    override fun close() {
        core.shutDown()
        core.close()
    }
}

private inline fun quietly(action: () -> Unit) {
    try {
        action()
    } catch (_: QuickMatchException.Closed) {
        // It has ended in between; its last snapshot says so.
    }
}

/** The board of a quick match as a table. */
private class Board(private val core: QuickMatch) : TableInterface {
    override fun tap(point: UByte) = quietly { core.tap(point) }

    override fun act(action: Action, side: Side?) = quietly { core.act(action) }

    override fun step(ply: UInt) = quietly { core.step(ply) }

    override fun dismiss() = quietly { core.dismiss() }

    override fun setView(view: View) = quietly { core.setView(view) }

    override fun pause() = quietly { core.pause() }

    override fun resume() = quietly { core.resume() }

    override fun save(): ByteArray = core.saveGame()

    override fun record(): String = core.record()

    override fun shutDown() = core.shutDown()
}
