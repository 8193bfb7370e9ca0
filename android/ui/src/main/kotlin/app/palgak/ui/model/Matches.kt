package app.palgak.ui.model

import app.palgak.core.Game
import app.palgak.core.OnlineAction
import app.palgak.core.OnlineSnapshot
import app.palgak.core.Setup
import app.palgak.core.TableInterface
import app.palgak.core.View

/** Whom somebody wants to play. */
sealed interface Wish {
    /** Whoever waits for the same game. */
    data class Stranger(val game: Game) : Wish

    /** A friend, who will be given a code. */
    data class Friend(val game: Game) : Wish

    /** The friend who has given this code. */
    data class Host(val code: String) : Wish
}

/** A quick match of the core. Every call returns at once or nearly so; what comes of it is a snapshot. */
interface Match {
    /** The board: what is asked of it goes through the match. */
    val table: TableInterface

    /** Takes a setup (Janggi). */
    fun chooseSetup(setup: Setup)

    /** Does what the match offers. Which setup is chosen is said by [chooseSetup]. */
    fun ask(action: OnlineAction)

    /** The app was left. */
    fun pause()

    /** The app is back. */
    fun resume()

    /** Looks at everything in another way. */
    fun setView(view: View)

    /** What is to be kept so that a killed app comes back to the game; none if there is nothing to come back to. */
    fun save(): ByteArray?

    /** The game as the bytes of a saved game, to be looked at later. */
    fun saveGame(): ByteArray

    /** Ends it for this app; a game that is on goes on. */
    fun close()
}

/** Where quick matches come from. The calls are made off the user's thread; their exceptions say what is wrong. */
interface Matches {
    /** Makes the bytes by which this app is known to servers. */
    fun newIdentity(): ByteArray

    /** Begins to look for an opponent. */
    fun start(server: String, identity: ByteArray, view: View, wish: Wish, listener: (OnlineSnapshot) -> Unit): Match

    /** Goes back to a match that was kept. */
    fun restore(identity: ByteArray, view: View, bytes: ByteArray, listener: (OnlineSnapshot) -> Unit): Match
}
