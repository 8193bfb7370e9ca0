package app.palgak.ui.model

import app.palgak.core.Mode

/** What lay open: small enough for a system that ends an app's process to keep until it is wanted again. */
class Keepsake(
    /** The screens from the first to the one shown. */
    val routes: List<Route>,
    /** Who is to play in the game being set up. */
    val setup: Mode,
    /** The game on the table, if its file could not be written; otherwise it is read from there. */
    val game: ByteArray?,
)
