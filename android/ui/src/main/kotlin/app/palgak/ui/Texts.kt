package app.palgak.ui

import androidx.compose.runtime.Immutable
import app.palgak.core.Locale

/** The words of the app, by message id. A missing id shows as itself, so that it is seen and mended. */
@Immutable
class Texts(val locale: Locale, private val messages: Map<String, String>) {
    operator fun get(id: String): String = messages[id] ?: id
}
