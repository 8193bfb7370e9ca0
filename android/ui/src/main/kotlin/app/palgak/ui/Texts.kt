package app.palgak.ui

import androidx.compose.runtime.Immutable

/** The words of the app, by message id. A missing id shows as itself, so that it is seen and mended. */
@Immutable
class Texts(private val messages: Map<String, String>) {
    operator fun get(id: String): String = messages[id] ?: id
}
