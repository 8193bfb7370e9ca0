package app.palgak.desktop.shots

import app.palgak.core.ChuCoordinates
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Locale
import app.palgak.core.NotationStyle
import app.palgak.core.PieceShape
import app.palgak.core.Seating
import app.palgak.core.Settings
import app.palgak.core.ThemeChoice

private const val PHONE = 360
private const val TALL = 780

/** An opening of Xiangqi, and the whole game in which Red checks for ever and loses for it. */
private const val XIANGQI_OPENING = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 h0h6 c6c5"
private const val LONG_CHECK = "h2e2 h7i7 i0i1 e9e8 i1h1 a6a5 h1h8 e8e7 h8h7 e7e8 h7h8 e8e7 h8h7 e7e8 h7h8"

/** A game to mate by two cannons on one file. */
private const val DOUBLE_CANNON = "h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4"

/** Lions meet in the middle. */
internal const val LIONS = "7j7h 12d12e 7h7f 11d11e"

/** The lion in the other camp: it has taken without leaving, taken twice, and passed; a dragon horse is about to promote. */
private const val RAID = "$LIONS 7f7e7e 10d10e 7e7d7e 1d1e 7e6d5d 2d2e 5d6d5d 3d3e 8i8h 12e12f 9j5f 11e11f"

/** A rook looks at the king along a file, a gold between. */
private const val PINNED = "k6r4/12/p11/12/12/12/12/12/12/12/7G4/7K4 b - 1"

/** A bishop may take a lion, after which a rook may not take the other one. */
private const val SENJISHI = "k11/12/4r7/12/12/8n3/4N7/4G7/5B6/12/12/11K b - 1"

/** A lion can take a rook and behind it a free king. */
private const val TWO_AT_ONCE = "k11/12/12/12/5q6/5r6/5N6/12/12/12/12/11K b - 1"

/** Pieces that have promoted beside some that look alike and have not. */
private const val PROMOTED = "k11/12/1+r+b+d+h+v+s5/1dhqbmv5/12/5+o6/5N6/12/1+D+H+R+B+V+S+G4/1RBQDMVF4/1+P+L+C+F+I+T+X+O3/11K b - 1"

private typealias Make = (Locale, (Settings) -> Settings) -> Settings
private typealias Add = (String, Int, Int, Settings, Stage.() -> Unit) -> Unit

private fun Settings.of(game: Game): Settings = copy(lastGame = lastGame.copy(game = game))

/** Opens the board of a game for two by one touch, and plays. */
internal fun Stage.open(game: Game, moves: String) {
    tap("game-${game.name.lowercase()}")
    settle()
    play(moves)
    settle()
}

/** Opens a position of Chu Shogi, as a copied record has it. */
private fun Stage.position(sfen: String) = openRecord("[Game \"chushogi\"]\n[SFEN \"$sfen\"]\n")

/** The pictures of Xiangqi. */
fun xiangqiPictures(make: Make, add: Add) {
    fun settings(locale: Locale, edit: (Settings) -> Settings = { it }) = make(locale) { edit(it.of(Game.XIANGQI)) }
    val en = settings(Locale.EN)
    val zh = settings(Locale.ZH_HANS)
    val face = { from: Settings -> from.copy(seating = Seating.FACE_TO_FACE) }
    for (locale in Locale.entries) {
        val tag = locale.name.lowercase().replace('_', '-')
        add("xiangqi-$tag", PHONE, TALL, settings(locale)) { open(Game.XIANGQI, XIANGQI_OPENING) }
        add("xiangqi-new-$tag", PHONE, 1_700, settings(locale)) {
            tap("home-computer")
            tap("handicap-one_horse")
        }
        add("xiangqi-settings-$tag", PHONE, 1_600, settings(locale)) { tap("home-settings") }
    }
    add("xiangqi-home", PHONE, TALL, zh) {}
    add("xiangqi-fresh", PHONE, TALL, face(en)) { open(Game.XIANGQI, "") }
    add("xiangqi-octagon", PHONE, TALL, face(zh).copy(pieceShape = PieceShape.OCTAGONAL)) { open(Game.XIANGQI, XIANGQI_OPENING) }
    add("xiangqi-dark", PHONE, TALL, zh.copy(theme = ThemeChoice.DARK)) { open(Game.XIANGQI, XIANGQI_OPENING) }
    add("xiangqi-symbols", PHONE, TALL, en.copy(letters = Letters.SYMBOLS, notation = NotationStyle.ICCS)) {
        open(Game.XIANGQI, XIANGQI_OPENING)
    }
    add("xiangqi-latin-dark", PHONE, TALL, en.copy(letters = Letters.LATIN, notation = NotationStyle.WXF, theme = ThemeChoice.DARK)) {
        open(Game.XIANGQI, XIANGQI_OPENING)
    }
    add("xiangqi-refusal", PHONE, TALL, en) {
        open(Game.XIANGQI, "")
        tap("point-${index("b0")}")
        tap("point-${index("d1")}")
    }
    add("xiangqi-offer-draw", PHONE, TALL, face(en)) {
        open(Game.XIANGQI, XIANGQI_OPENING)
        tap("action-offer-draw-first")
    }
    add("xiangqi-offer-takeback", PHONE, TALL, en) {
        open(Game.XIANGQI, XIANGQI_OPENING)
        tap("action-undo")
    }
    add("xiangqi-warning", PHONE, TALL, en) { open(Game.XIANGQI, LONG_CHECK.split(' ').take(11).joinToString(" ")) }
    add("xiangqi-warning-tabletop", PHONE, TALL, face(zh)) { open(Game.XIANGQI, LONG_CHECK.split(' ').take(11).joinToString(" ")) }
    add("xiangqi-long-check", PHONE, TALL, en) { open(Game.XIANGQI, LONG_CHECK) }
    add("xiangqi-mate", PHONE, TALL, en) { open(Game.XIANGQI, DOUBLE_CANNON) }
    add("xiangqi-review", PHONE, TALL, en) {
        open(Game.XIANGQI, DOUBLE_CANNON)
        tap("result-review")
    }
    add("xiangqi-analysis", PHONE, TALL, en) {
        open(Game.XIANGQI, LONG_CHECK)
        tap("result-review")
        tap("action-analyse", 3_000)
        moment(9_000)
        for (step in 0 until 4) tap("review-previous")
    }
    add("xiangqi-computer", PHONE, TALL, zh) {
        open(Game.XIANGQI, "")
        tap("fresh-computer")
        play("h2e2", 300)
    }
    add("xiangqi-rules", PHONE, 1_100, zh) { tap("home-guide") }
    add("xiangqi-small", 320, 568, en) { open(Game.XIANGQI, XIANGQI_OPENING) }
    add("xiangqi-landscape", 780, 360, face(zh)) { open(Game.XIANGQI, XIANGQI_OPENING) }
    add("xiangqi-tablet", 800, 1_280, face(zh)) { open(Game.XIANGQI, XIANGQI_OPENING) }
}

/** The pictures of Chu Shogi. */
fun chuPictures(make: Make, add: Add) {
    fun settings(locale: Locale, edit: (Settings) -> Settings = { it }) = make(locale) { edit(it.of(Game.CHU_SHOGI)) }
    val ja = settings(Locale.JA)
    val en = settings(Locale.EN)
    val face = { from: Settings -> from.copy(seating = Seating.FACE_TO_FACE) }
    for (locale in Locale.entries) {
        val tag = locale.name.lowercase().replace('_', '-')
        add("chu-$tag", PHONE, TALL, settings(locale)) { open(Game.CHU_SHOGI, LIONS) }
        add("chu-new-$tag", PHONE, 2_200, settings(locale)) { tap("home-two") }
    }
    add("chu-face", PHONE, TALL, face(ja)) { open(Game.CHU_SHOGI, LIONS) }
    add(
        "chu-dark-two",
        PHONE,
        TALL,
        ja.copy(theme = ThemeChoice.DARK, letters = Letters.HANJA_LONG, chuCoordinates = ChuCoordinates.BRANCHES),
    ) {
        open(Game.CHU_SHOGI, LIONS)
    }
    add("chu-moves", PHONE, TALL, en.copy(letters = Letters.SYMBOLS)) { open(Game.CHU_SHOGI, LIONS) }
    add(
        "chu-latin",
        PHONE,
        TALL,
        en.copy(letters = Letters.LATIN, notation = NotationStyle.WESTERN, chuCoordinates = ChuCoordinates.NUMBERS),
    ) {
        open(Game.CHU_SHOGI, LIONS)
    }
    add("chu-selected", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, LIONS)
        tap("point-${index("7f")}")
    }
    add("chu-step", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, LIONS)
        tap("point-${index("7f")}")
        tap("point-${index("7e")}")
    }
    add("chu-refusal", PHONE, TALL, en) {
        open(Game.CHU_SHOGI, "$LIONS 7f7e7e 10d10e")
        tap("point-${index("7e")}")
        tap("point-${index("6c")}")
    }
    add("chu-zoom", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, LIONS)
        tap("point-${index("7f")}")
        tap("zoom")
    }
    add("chu-loupe", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, LIONS)
        tap("point-${index("7f")}")
        aim("point-${index("7g")}", "point-${index("5e")}")
    }
    add("chu-loupe-dark", PHONE, TALL, face(en).copy(theme = ThemeChoice.DARK, letters = Letters.SYMBOLS)) {
        open(Game.CHU_SHOGI, LIONS)
        aim("point-${index("4h")}", "point-${index("3g")}")
    }
    add("chu-card", PHONE, TALL, en) {
        open(Game.CHU_SHOGI, LIONS)
        hold("point-${index("7k")}")
    }
    add("chu-card-lion", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, LIONS)
        hold("point-${index("7f")}")
    }
    add("chu-promotion", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, RAID)
        tap("point-${index("5f")}")
        tap("point-${index("7d")}")
    }
    add("chu-promotion-across", PHONE, TALL, face(en).copy(theme = ThemeChoice.DARK)) {
        position("k11/12/12/12/12/12/12/1o10/12/12/P11/11K w - 1")
        tap("point-${index("11h")}")
        tap("point-${index("10i")}")
    }
    add("chu-promoted", PHONE, TALL, face(en).copy(letters = Letters.LATIN)) {
        open(Game.CHU_SHOGI, RAID)
        tap("point-${index("5f")}")
        tap("point-${index("7d")}")
        tap("promote")
    }
    add("chu-promoted-kanji", PHONE, TALL, ja) { position(PROMOTED) }
    add("chu-promoted-letters", PHONE, TALL, en.copy(letters = Letters.LATIN, theme = ThemeChoice.DARK)) { position(PROMOTED) }
    add("chu-hint", PHONE, TALL, en) {
        position(TWO_AT_ONCE)
        tap("action-hint")
        until("the hint") { snapshot?.hint != null }
        settle()
    }
    add("chu-warning", PHONE, TALL, en) {
        position(PINNED)
        tap("point-${index("5k")}")
        tap("point-${index("4k")}")
    }
    add("chu-senjishi", PHONE, TALL, settings(Locale.KO)) {
        position(SENJISHI)
        play("7i4f")
        tap("point-${index("8c")}")
        tap("point-${index("8g")}")
    }
    add("chu-computer", PHONE, TALL, settings(Locale.ZH_HANS).copy(letters = Letters.HANJA_LONG)) {
        open(Game.CHU_SHOGI, "")
        tap("fresh-computer")
        play("7j7h", 300)
    }
    add("chu-review", PHONE, TALL, ja) {
        open(Game.CHU_SHOGI, RAID)
        tap("menu-open")
        tap("menu-resign")
        tap("resign-yes")
        tap("result-review")
        for (step in 0 until 5) tap("review-previous")
    }
    add("chu-settings", PHONE, 1_600, en) { tap("home-settings") }
    add("chu-home", PHONE, TALL, ja) {}
    add("chu-rules", PHONE, 1_100, ja) { tap("home-guide") }
    add("chu-small", 320, 568, ja) { open(Game.CHU_SHOGI, LIONS) }
    add("chu-landscape", 780, 360, ja) { open(Game.CHU_SHOGI, LIONS) }
    add("chu-tablet", 800, 1_280, face(ja)) { open(Game.CHU_SHOGI, LIONS) }
}
