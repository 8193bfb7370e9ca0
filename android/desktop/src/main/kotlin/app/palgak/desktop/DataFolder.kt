package app.palgak.desktop

import java.nio.file.Path

/** The folder for this user's games and settings, as the system wants it. */
fun dataFolder(): Path {
    val home = Path.of(System.getProperty("user.home"))
    val system = System.getProperty("os.name").lowercase()
    val base = when {
        "win" in system && "darwin" !in system -> System.getenv("APPDATA")?.let(Path::of) ?: home
        "mac" in system -> home.resolve("Library/Application Support")
        else -> System.getenv("XDG_DATA_HOME")?.takeIf { it.isNotEmpty() }?.let(Path::of) ?: home.resolve(".local/share")
    }
    return base.resolve("palgak")
}
