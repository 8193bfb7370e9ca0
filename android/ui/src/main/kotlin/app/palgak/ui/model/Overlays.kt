package app.palgak.ui.model

import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.staticCompositionLocalOf

/** What lies over the screen, the last one on top: the way back closes it before it leaves the screen. */
class Overlays {
    private val open = mutableStateListOf<() -> Unit>()

    /** Whether there is anything. */
    val any: Boolean get() = open.isNotEmpty()

    /** Notes that something lies over the screen, and how it is put away. */
    fun add(dismiss: () -> Unit) {
        open += dismiss
    }

    /** Notes that it is gone. */
    fun remove(dismiss: () -> Unit) {
        open -= dismiss
    }

    /** Puts the topmost away; false if there is none. */
    fun dismissTop(): Boolean {
        val top = open.lastOrNull() ?: return false
        top()
        return true
    }
}

/** The overlays of the app. */
val LocalOverlays = staticCompositionLocalOf { Overlays() }
