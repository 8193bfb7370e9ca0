package app.palgak.desktop.shots

import app.palgak.core.Letters
import app.palgak.core.Locale
import app.palgak.core.Seating
import app.palgak.core.Settings
import app.palgak.core.ThemeChoice
import app.palgak.core.settingsDefault
import java.nio.file.Path

/** Draws every screen of the app into a folder, through the real app and the real core. */
class Screenshots(private val folder: Path, private val only: String?) {
    /** Takes every picture whose name holds [only]. */
    fun run() {
        val names = ArrayList<String>()
        for ((name, take) in pictures()) {
            if (only != null && only !in name) continue
            val file = folder.resolve("$name.png")
            take(file)
            names += name
            println(file)
        }
        if (names.isEmpty()) println("no picture is called $only")
    }

    private fun settings(locale: Locale, edit: (Settings) -> Settings = { it }): Settings =
        edit(settingsDefault().copy(locale = locale, seating = Seating.ONE_SIDE, theme = ThemeChoice.LIGHT))

    private fun pictures(): List<Pair<String, (Path) -> Unit>> {
        val list = ArrayList<Pair<String, (Path) -> Unit>>()
        fun add(name: String, width: Int, height: Int, settings: Settings, act: Stage.() -> Unit) {
            list += name to { file ->
                Stage(width, height, settings).use { stage ->
                    stage.settle()
                    stage.act()
                    stage.shoot(file)
                }
            }
        }
        for (locale in Locale.entries) {
            val tag = locale.name.lowercase().replace('_', '-')
            add("home-$tag", PHONE, TALL, settings(locale)) {}
            add("board-$tag", PHONE, TALL, settings(locale)) { game(OPENING) }
            add("new-game-$tag", PHONE, 1_500, settings(locale)) { tap("home-computer") }
            add("settings-$tag", PHONE, 1_500, settings(locale)) { tap("home-settings") }
            add("rules-$tag", PHONE, 1_100, settings(locale)) { tap("home-guide") }
        }
        for (letters in Letters.entries) {
            add("letters-${letters.name.lowercase()}", PHONE, TALL, settings(Locale.EN) { it.copy(letters = letters) }) { game(OPENING) }
        }
        add("selected", PHONE, TALL, settings(Locale.KO)) {
            game(OPENING)
            tap("point-5")
        }
        add("tabletop", PHONE, TALL, settings(Locale.KO) { it.copy(seating = Seating.FACE_TO_FACE) }) { game(OPENING) }
        add("tabletop-small", 320, 640, settings(Locale.EN) { it.copy(seating = Seating.FACE_TO_FACE) }) { game(OPENING) }
        add("small", 320, 568, settings(Locale.EN)) { game(OPENING) }
        add("landscape", 780, 360, settings(Locale.KO)) { game(OPENING) }
        add("landscape-tabletop", 780, 360, settings(Locale.KO) { it.copy(seating = Seating.FACE_TO_FACE) }) { game(OPENING) }
        add("landscape-home", 780, 360, settings(Locale.KO)) {}
        add("tablet", 800, 1_280, settings(Locale.KO)) { game(OPENING) }
        add("tablet-landscape", 1_280, 800, settings(Locale.KO)) { game(OPENING) }
        add("tablet-home", 800, 1_280, settings(Locale.KO)) {}
        add("tablet-new-game", 800, 1_280, settings(Locale.JA)) { tap("home-two") }
        add("dark", PHONE, TALL, settings(Locale.KO) { it.copy(theme = ThemeChoice.DARK) }) { game(OPENING) }
        add("dark-home", PHONE, TALL, settings(Locale.KO) { it.copy(theme = ThemeChoice.DARK) }) {}
        add("dark-settings", PHONE, 1_500, settings(Locale.EN) { it.copy(theme = ThemeChoice.DARK) }) { tap("home-settings") }
        add("small-home", 320, 568, settings(Locale.EN)) {}
        add("menu", PHONE, TALL, settings(Locale.EN)) {
            game(OPENING)
            tap("menu-open")
        }
        return list
    }

    /** Starts a game for two and plays the moves. */
    private fun Stage.game(moves: String) {
        tap("home-two")
        tap("new-start")
        settle()
        play(moves)
        settle()
    }

    private companion object {
        const val PHONE = 360
        const val TALL = 780
        const val OPENING = "a4b4 i7h7 c4c5"
    }
}
