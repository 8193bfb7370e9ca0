package app.palgak.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import app.palgak.core.Side

/** Every colour of the app: paper and ink for the pages, walnut and brass for what can be pressed, wood for the board. */
@Immutable
data class Palette(
    val dark: Boolean,
    /** The page itself. */
    val page: Color,
    /** Cards on the page. */
    val card: Color,
    /** What lies on a card: a field, a chip, a pressed row. */
    val inset: Color,
    /** Text. */
    val ink: Color,
    /** Secondary text; at least 4.5 : 1 on a card. */
    val inkSoft: Color,
    /** Hairlines. */
    val line: Color,
    /** Filled buttons. */
    val walnut: Color,
    /** Text on filled buttons. */
    val onWalnut: Color,
    /** Highlights: the chosen card, the turn marker. */
    val brass: Color,
    /** The first side as text on a page or card. */
    val cho: Color,
    /** The second side as text on a page or card. */
    val han: Color,
    /** Refusals and dangers. */
    val alert: Color,
    /** A quiet ground behind an alert. */
    val alertGround: Color,
    /** Behind a sheet or a result. */
    val scrim: Color,
    val wood: WoodPalette,
) {
    /** The colour a side's name is written in. */
    fun side(side: Side): Color = if (side == Side.FIRST) cho else han
}

/** The colours of board and pieces. */
@Immutable
data class WoodPalette(
    val boardTop: Color,
    val boardBottom: Color,
    val grain: Color,
    val rim: Color,
    val line: Color,
    val label: Color,
    val faceLight: Color,
    val faceDark: Color,
    val sideFace: Color,
    val edgeLight: Color,
    val choGlyph: Color,
    val hanGlyph: Color,
    /** Shogi characters. */
    val ink: Color,
    /** Promoted shogi characters. */
    val promoted: Color,
    val last: Color,
    val selected: Color,
    val hint: Color,
    val check: Color,
    val refusal: Color,
    val halo: Color,
) {
    /** The colour a side's letters are engraved in. */
    fun glyph(side: Side): Color = if (side == Side.FIRST) choGlyph else hanGlyph
}

/** Daylight: ivory paper, a honey-coloured board. */
val LightPalette = Palette(
    dark = false,
    page = Color(0xFFF3EADA),
    card = Color(0xFFFCF8EF),
    inset = Color(0xFFEFE4CF),
    ink = Color(0xFF2A2018),
    inkSoft = Color(0xFF675745),
    line = Color(0xFFDDCFB5),
    walnut = Color(0xFF5B3B20),
    onWalnut = Color(0xFFFFF7E8),
    brass = Color(0xFFB07F2B),
    cho = Color(0xFF0B6466),
    han = Color(0xFFAB231B),
    alert = Color(0xFF9A2A12),
    alertGround = Color(0xFFF9E3D6),
    scrim = Color(0x99231708),
    wood = WoodPalette(
        boardTop = Color(0xFFE6BF85),
        boardBottom = Color(0xFFD6A767),
        grain = Color(0xFFA8703A),
        rim = Color(0xFF8A5A2F),
        line = Color(0xFF55371C),
        label = Color(0xFF6A4623),
        faceLight = Color(0xFFFBEBC8),
        faceDark = Color(0xFFEBCE98),
        sideFace = Color(0xFFB98A4E),
        edgeLight = Color(0xFFFFF8E6),
        choGlyph = Color(0xFF045A5E),
        hanGlyph = Color(0xFFA91A14),
        ink = Color(0xFF211509),
        promoted = Color(0xFFB3140C),
        last = Color(0xFFFFE27A),
        selected = Color(0xFFFFF6D8),
        hint = Color(0xFF2B50A8),
        check = Color(0xFFD7261B),
        refusal = Color(0xFF8E1F0B),
        halo = Color(0xFFFFF6DF),
    ),
)

/** Lamplight: a dark room, the board dimmed, the pieces still readable wood. */
val DarkPalette = Palette(
    dark = true,
    page = Color(0xFF16120E),
    card = Color(0xFF231D17),
    inset = Color(0xFF312920),
    ink = Color(0xFFF2E8D8),
    inkSoft = Color(0xFFBCAD95),
    line = Color(0xFF43392C),
    walnut = Color(0xFFD6A85C),
    onWalnut = Color(0xFF22170A),
    brass = Color(0xFFDDB066),
    cho = Color(0xFF5CC3BD),
    han = Color(0xFFF58A79),
    alert = Color(0xFFFFA58C),
    alertGround = Color(0xFF45231A),
    scrim = Color(0xB3000000),
    wood = WoodPalette(
        boardTop = Color(0xFF8F6840),
        boardBottom = Color(0xFF7A5531),
        grain = Color(0xFF4C3016),
        rim = Color(0xFF3C2815),
        line = Color(0xFF2A190A),
        label = Color(0xFFDDC39A),
        faceLight = Color(0xFFF0DCB4),
        faceDark = Color(0xFFD9B981),
        sideFace = Color(0xFF8F6636),
        edgeLight = Color(0xFFFBEFD2),
        choGlyph = Color(0xFF044F53),
        hanGlyph = Color(0xFF9A1510),
        ink = Color(0xFF1A1007),
        promoted = Color(0xFF980F09),
        last = Color(0xFFF2CB5A),
        selected = Color(0xFFFFF3CC),
        hint = Color(0xFF1F3F94),
        check = Color(0xFFFF4B3A),
        refusal = Color(0xFF7A1606),
        halo = Color(0xFFFFF1D0),
    ),
)

/** The palette in force. */
val LocalPalette = staticCompositionLocalOf { LightPalette }
