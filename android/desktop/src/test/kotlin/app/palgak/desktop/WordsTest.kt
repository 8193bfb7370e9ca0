package app.palgak.desktop

import app.palgak.core.Action
import app.palgak.core.Locale
import app.palgak.core.texts
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The screens say nothing that has not been written in every language. */
class WordsTest {
    @Test
    fun `every word the screens name exists in every language`() {
        val sources = File("../ui/src/main/kotlin").walk().filter { it.extension == "kt" }.toList()
        assertTrue(sources.size > 20, "the sources of the screens were not found")
        val pattern =
            Regex(
                """(?:texts|words)\["([a-z-]+)"]|note\("([a-z-]+)"|"((?:action|side|new-side|home)-[a-z-]+)"\s*(?:else|])|(?:to|->) "([a-z]+-[a-z-]+)"""",
            )
        val named = sources
            .flatMap { file ->
                pattern.findAll(file.readText()).map { it.groupValues.drop(1).first(String::isNotEmpty) }
            }.toSet()
        assertTrue(named.size > 70, "only ${named.size} words were found")
        // These are no buttons with names of their own: a switch of the menu, and the answers to questions.
        val others =
            setOf(
                Action.SWITCH_BIKJANG,
                Action.ACCEPT_DRAW,
                Action.DECLINE_DRAW,
                Action.ACCEPT_TAKEBACK,
                Action.DECLINE_TAKEBACK,
                Action.KEEP_UNPROMOTED,
            )
        val actions = (Action.entries - others).map { "action-${it.name.lowercase().replace('_', '-')}" }
        for (locale in Locale.entries) {
            val words = texts(locale)
            assertEquals(emptySet(), (named + actions).filter { words[it].isNullOrBlank() }.toSet(), "missing in $locale")
        }
    }
}
