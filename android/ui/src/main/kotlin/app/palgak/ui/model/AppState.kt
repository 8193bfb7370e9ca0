package app.palgak.ui.model

import androidx.compose.runtime.Immutable
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.SavedSummary
import app.palgak.core.Settings
import app.palgak.core.View
import app.palgak.core.viewOf
import app.palgak.ui.Texts

/** Everything the screens draw, apart from the table itself. */
@Immutable
data class AppState(
    val settings: Settings,
    val locale: Locale,
    val texts: Texts,
    /** The screens from the first to the one shown. */
    val routes: List<Route> = listOf(Route.HOME),
    /** The game being played or looked at. */
    val table: TableModel? = null,
    /** The game that can be taken up again. */
    val saved: SavedSummary? = null,
    /** One line about something that went wrong. */
    val notice: String? = null,
    /** Who is to play in the game being set up. */
    val setup: Mode = Mode.TWO_PLAYERS,
    /** The quick match that is on. */
    val online: OnlineModel? = null,
    /** How to read a record that another app wants opened in the place of an unfinished game, until somebody has decided. */
    val offered: (() -> String?)? = null,
) {
    /** How a table is to be shown under the settings. */
    val view: View by lazy { viewOf(settings, locale) }
}
