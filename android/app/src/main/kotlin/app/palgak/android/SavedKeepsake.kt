package app.palgak.android

import android.os.Bundle
import app.palgak.core.Mode
import app.palgak.ui.model.Keepsake
import app.palgak.ui.model.Route

private const val ROUTES = "routes"
private const val SETUP = "setup"
private const val GAME = "game"

/** What lay open, as the system keeps it. */
fun Keepsake.toBundle(): Bundle = Bundle().also {
    it.putStringArray(ROUTES, routes.map(Route::name).toTypedArray())
    it.putString(SETUP, setup.name)
    it.putByteArray(GAME, game)
}

/** What lay open, if the system has kept it; what another version of the app wrote may say nothing to this one. */
fun Bundle.toKeepsake(): Keepsake? {
    val routes = getStringArray(ROUTES)?.mapNotNull { name -> Route.entries.firstOrNull { it.name == name } }
    val setup = Mode.entries.firstOrNull { it.name == getString(SETUP) }
    if (routes.isNullOrEmpty() || setup == null) return null
    return Keepsake(routes, setup, getByteArray(GAME))
}
