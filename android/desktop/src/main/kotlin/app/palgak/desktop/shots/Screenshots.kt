package app.palgak.desktop.shots

import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Level
import app.palgak.core.Locale
import app.palgak.core.MotionChoice
import app.palgak.core.Seating
import app.palgak.core.Settings
import app.palgak.core.Setup
import app.palgak.core.ThemeChoice
import app.palgak.core.settingsDefault
import org.jetbrains.skia.Surface
import java.nio.file.Path

/** Draws every screen of the app into a folder, through the real app and the real core. */
class Screenshots(private val folder: Path, private val only: String?) {
    /** Takes every picture whose name holds [only]. */
    fun run() {
        val names = ArrayList<String>()
        for ((name, take) in pictures()) {
            if (only != null && only !in name) continue
            val file = folder.resolve("$name.png")
            try {
                take(file)
            } catch (problem: IllegalStateException) {
                throw IllegalStateException("the picture $name cannot be taken: ${problem.message}", problem)
            }
            names += name
            println(file)
        }
        if (names.isEmpty()) println("no picture is called $only")
    }

    /** The settings of most pictures: nothing moves, everything faces one way. */
    private fun settings(locale: Locale, edit: (Settings) -> Settings = { it }): Settings {
        val plain = settingsDefault()
        val game = plain.lastGame.copy(choSetup = Setup.INNER, bikjang = false, seed = 7uL)
        val still = plain.copy(locale = locale, seating = Seating.ONE_SIDE, theme = ThemeChoice.LIGHT, motion = MotionChoice.REDUCED)
        return edit(still.copy(lastGame = game))
    }

    /** The same before any game was set up. */
    private fun fresh(locale: Locale): Settings = settings(locale) { it.copy(lastGame = settingsDefault().lastGame) }

    private fun pictures(): List<Pair<String, (Path) -> Unit>> {
        val list = ArrayList<Pair<String, (Path) -> Unit>>()

        fun add(name: String, width: Int, height: Int, settings: Settings, fontScale: Float = 1f, act: Stage.() -> Unit) {
            list += name to { file ->
                Stage(width, height, settings, fontScale = fontScale).use { stage ->
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
            add("new-game-$tag", PHONE, 1_500, fresh(locale)) { tap("home-computer") }
            add("settings-$tag", PHONE, 1_500, settings(locale)) { tap("home-settings") }
            add("rules-$tag", PHONE, 1_100, settings(locale)) { tap("home-guide") }
        }
        for (letters in listOf(Letters.HANJA, Letters.HANGUL, Letters.LATIN)) {
            add("letters-${letters.name.lowercase()}", PHONE, TALL, settings(Locale.EN) { it.copy(letters = letters) }) { game(MIDDLE) }
        }
        val ko = settings(Locale.KO)
        val en = settings(Locale.EN)
        val tabletop = { from: Settings -> from.copy(seating = Seating.FACE_TO_FACE) }
        add("selected", PHONE, TALL, ko) {
            game(MIDDLE)
            tap("point-${index("h10")}")
        }
        add("refusal", PHONE, TALL, en) {
            game("")
            tap("point-${index("a1")}")
            tap("point-${index("a6")}")
        }
        add("refusal-small", 320, 568, en) {
            game("")
            tap("point-${index("b3")}")
            tap("point-${index("b5")}")
        }
        add("hint", PHONE, TALL, ko) {
            game(MIDDLE)
            tap("action-hint", 2_000)
        }
        add("janggun", PHONE, TALL, ko) { check() }
        add("janggun-tabletop", PHONE, TALL, tabletop(ko)) { check() }
        add("janggun-en", PHONE, TALL, en) { check() }
        add("mate", PHONE, TALL, settings(Locale.KO) { it.copy(motion = MotionChoice.FULL) }) {
            game(MATE.substringBeforeLast(' '))
            settle(3_000)
            play(MATE.substringAfterLast(' '), 0)
            moment(250)
            pass(480)
        }
        add("result", PHONE, TALL, ko) { game(MATE) }
        add("result-en", PHONE, TALL, en) { game(MATE) }
        add("review", PHONE, TALL, ko) {
            game(MATE)
            tap("result-review")
            for (step in 0 until 9) tap("review-previous")
        }
        add("review-landscape", 780, 360, en) {
            game(MATE)
            tap("result-review")
            tap("review-previous")
        }
        add("computer", PHONE, TALL, settings(Locale.KO) { it.copy(lastGame = it.lastGame.copy(level = Level.ADVANCED)) }) {
            tap("home-computer")
            tap("new-start")
            play("a4b4", 0)
            moment(700)
        }
        add("bikjang", PHONE, TALL, settings(Locale.KO) { it.copy(lastGame = settingsDefault().lastGame.copy(hanSetup = Setup.INNER)) }) {
            game(FACING)
            moment(BANNER_MILLIS)
        }
        add("resign", PHONE, TALL, en) {
            game(MIDDLE)
            tap("menu-open")
            tap("menu-resign")
        }
        add("continue", PHONE, TALL, en) {
            game(MIDDLE)
            tap("back")
        }
        add("tabletop", PHONE, TALL, tabletop(ko)) { game(MIDDLE) }
        add("tabletop-en", PHONE, TALL, tabletop(en)) { game(MIDDLE) }
        add("tabletop-small", 320, 640, tabletop(en)) { game(MIDDLE) }
        add("tabletop-tablet", 800, 1_280, tabletop(ko)) { game(MIDDLE) }
        add("small", 320, 568, en) { game(MIDDLE) }
        add("small-home", 320, 568, en) {}
        add("small-new-game", 320, 1_500, fresh(Locale.JA)) { tap("home-computer") }
        add("landscape", 780, 360, ko) { game(MIDDLE) }
        add("landscape-tabletop", 780, 360, tabletop(ko)) { game(MIDDLE) }
        add("landscape-home", 780, 360, ko) {}
        add("landscape-new-game", 780, 360, fresh(Locale.KO)) { tap("home-two") }
        add("tablet", 800, 1_280, ko) { game(MIDDLE) }
        add("tablet-home", 800, 1_280, ko) {}
        add("tablet-new-game", 800, 1_280, fresh(Locale.JA)) { tap("home-two") }
        add("tablet-landscape", 1_280, 800, ko) { game(MIDDLE) }
        val dark = settings(Locale.KO) { it.copy(theme = ThemeChoice.DARK) }
        add("dark", PHONE, TALL, dark) { game(MIDDLE) }
        add("dark-home", PHONE, TALL, dark) {}
        add("dark-result", PHONE, TALL, dark) { game(MATE) }
        add("dark-settings", PHONE, 1_500, dark.copy(locale = Locale.EN)) { tap("home-settings") }
        add("dark-rules", PHONE, 1_100, dark) { tap("home-guide") }
        add("menu", PHONE, TALL, en) {
            game(MIDDLE)
            tap("menu-open")
        }
        add("motion", PHONE, TALL, settings(Locale.KO) { it.copy(motion = MotionChoice.FULL) }) {
            game(MIDDLE)
            play("b10c8", 0)
            pass(200)
        }
        xiangqiPictures(::settings) { name, width, height, look, act -> add(name, width, height, look, act = act) }
        chuPictures(::settings) { name, width, height, look, act -> add(name, width, height, look, act = act) }
        onlinePictures(::settings) { name, width, height, look, matches, act ->
            list += name to { file ->
                Stage(width, height, look, matches = matches).use { stage ->
                    stage.settle()
                    stage.act()
                    stage.shoot(file)
                }
            }
        }
        list += "board" to ::cover
        for (page in 1..PAGES) {
            add("rules-page-$page", PHONE, 1_700, en) {
                tap("home-guide")
                for (turn in 0 until page) if (shows("guide-next")) tap("guide-next")
            }
        }
        return list
    }

    /** Two boards side by side, Janggi by day and Chu Shogi by lamplight: the picture of the README. */
    private fun cover(file: Path) {
        val scenes = listOf<Pair<Settings, Stage.() -> Unit>>(
            settings(Locale.KO) { it.copy(seating = Seating.FACE_TO_FACE) } to {
                game(MIDDLE.substringBeforeLast(' '))
                tap("point-${index("i3")}")
            },
            settings(Locale.EN) { it.copy(theme = ThemeChoice.DARK, lastGame = it.lastGame.copy(game = Game.CHU_SHOGI)) } to {
                open(Game.CHU_SHOGI, LIONS)
                tap("point-${index("7f")}")
                tap("point-${index("7e")}")
            },
        )
        val density = 1.5f
        Surface.makeRasterN32Premul((PHONE * scenes.size * density).toInt(), (TALL * density).toInt()).use { surface ->
            scenes.forEachIndexed { place, (look, act) ->
                Stage(PHONE, TALL, look, density).use { stage ->
                    stage.settle()
                    stage.act()
                    stage.picture().use { surface.canvas.drawImage(it, place * PHONE * density, 0f) }
                }
            }
            surface.makeImageSnapshot().use { Stage.write(it, file) }
        }
    }

    /** Plays until a check is called. */
    private fun Stage.check() {
        game("")
        for (move in MATE.split(' ')) {
            play(move, 0)
            if (checked) return settle()
        }
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
        const val PAGES = 9

        /** The size of letters that many people set who do not see well. */
        const val LARGE_TYPE = 1.5f

        const val OPENING = "a1a2 e7f7 h1i3 i7i6"

        /** Long enough for a banner to have gone. */
        const val BANNER_MILLIS = 2_500L

        /** The kings face after these moves. */
        const val FACING = "h1i3 a7a6 i1h1 c7b7 e4f4 e9e9 e2e1 e7f7"

        /** A game from its start to a position with something to see, and to the mate. */
        const val MIDDLE = "a1a2 e7f7 h1i3 i7i6 e4d4 c7c6 a2a3 i6i5 i4i5 i10i5 g1e4 i5i3 i1i3 a10a8 e4g7 d10d9 e2f2 f7g7 d1e2"
        const val MATE = "$MIDDLE b10c8 f2f3 a7a6 c4b4 e9e10 f1f2 a8a9 e2e1 a9a7 b1c3 d9e9 c1e4 c6d6 f2f1 c8e7 h3e3 " +
            "d6c6 i3i9 a6b6 e4g7 f10f9 i9f9 b6a6 c3b5 b8b4 f9e9"
    }
}
