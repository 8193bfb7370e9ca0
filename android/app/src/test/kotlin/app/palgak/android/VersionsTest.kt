package app.palgak.android

import org.junit.Test
import org.w3c.dom.Element
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Gradle and Maven build the same app: what both of them name has one version. */
class VersionsTest {
    private val android = File(System.getProperty("palgak.android"))
    private val parent = Pom(File(android, "pom.xml"))
    private val app = Pom(File(android, "app/pom.xml"), parent)
    private val desktop = Pom(File(android, "desktop/pom.xml"), parent)
    private val core = Pom(File(android, "../bindings/kotlin/pom.xml"), parent)
    private val catalogue = Catalogue(File(android, "gradle/libs.versions.toml"))

    /** What only a device or an emulator needs, and so only Gradle knows. */
    private val onDevices = setOf("test-ext-junit", "test-runner", "compose-ui-test", "compose-ui-test-manifest")

    @Test
    fun `what both builds use has the same version in both`() {
        val maven = app.dependencies + core.dependencies
        val compared = catalogue.libraries.filterKeys { it !in onDevices }
        val differences =
            compared.mapNotNull { (name, library) ->
                // Maven has to say which half of a library it wants, where Gradle finds out.
                val same = listOf("", "-android", "-jvm").firstNotNullOfOrNull { maven[library.module + it] }
                "$name: ${library.version} for Gradle, $same for Maven".takeIf { same != library.version }
            }
        assertEquals(emptyList<String>(), differences)
        assertTrue(compared.size >= 12, "there is something to compare: ${compared.keys}")
    }

    @Test
    fun `the compiler and the kinds of Android are the same`() {
        val both =
            mapOf(
                "kotlin" to "kotlin.version",
                "minSdk" to "android.minSdk",
                "targetSdk" to "android.targetSdk",
                "jna" to "jna.version",
                "coroutines" to "coroutines.version",
            )
        assertEquals(both.mapValues { app.property(it.value) }, both.mapValues { catalogue.versions[it.key] })
    }

    @Test
    fun `the desktop window and the app draw with the same Compose`() {
        fun line(version: String?) = version?.split('.')?.take(2)
        val compose = catalogue.versions["compose"]
        assertEquals(line(desktop.property("compose.version")), line(compose))
        val parts = app.dependencies.filterKeys { it.startsWith("androidx.compose.") }
        assertEquals(setOf(compose), parts.values.toSet(), "$parts")
    }

    @Test
    fun `the app's own version is that of the core`() {
        val workspace = File(android, "../Cargo.toml").readText()
        val version = Regex("""(?m)^version = "([^"]+)"""").find(workspace)?.groupValues?.get(1)
        assertEquals(version, catalogue.versions["versionName"])
        assertEquals(version, parent.version)
    }

    /** As much of Gradle's catalogue as is used: tables of strings and of one-line tables. */
    private class Catalogue(file: File) {
        data class Library(val module: String, val version: String?)

        private val tables = mutableMapOf<String, MutableMap<String, String>>()

        init {
            var table = ""
            for (line in file.readLines().map { it.trim() }.filter { it.isNotEmpty() && !it.startsWith("#") }) {
                if (line.startsWith("[")) {
                    table = line.trim('[', ']')
                } else {
                    val (key, value) = line.split(" = ", limit = 2)
                    tables.getOrPut(table) { mutableMapOf() }[key] = value
                }
            }
        }

        val versions = tables.getValue("versions").mapValues { it.value.trim('"') }
        val libraries =
            tables.getValue("libraries").mapValues { (_, value) ->
                val parts = Regex("""([\w.]+) = "([^"]+)"""").findAll(value).associate { it.groupValues[1] to it.groupValues[2] }
                Library(parts.getValue("module"), versions[parts.getValue("version.ref")])
            }
    }

    /** A pom, with what its parent says. */
    private class Pom(file: File, private val parent: Pom? = null) {
        private val root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).documentElement
        private val properties: Map<String, String> =
            parent?.properties.orEmpty() +
                root.all("properties").flatMap { it.all("*") }.associate { it.tagName to it.textContent.trim() }
        val version: String? = root.child("version") ?: parent?.version

        fun property(name: String): String? = properties[name]

        /** `group:name` to version. */
        val dependencies: Map<String, String?> =
            root.all("dependency").associate { "${it.child("groupId")}:${it.child("artifactId")}" to it.child("version")?.let(::filled) }

        private fun filled(value: String): String =
            Regex("""\$\{([^}]+)}""").replace(value) { property(it.groupValues[1]) ?: it.value }

        private fun Element.all(name: String): List<Element> =
            getElementsByTagName(name).let { found -> List(found.length) { found.item(it) as Element } }

        private fun Element.child(name: String): String? =
            childNodes.let { all -> List(all.length) { all.item(it) } }.firstOrNull { it.nodeName == name }?.textContent?.trim()
    }
}
