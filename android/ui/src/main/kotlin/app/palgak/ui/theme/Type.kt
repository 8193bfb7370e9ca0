package app.palgak.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.unit.sp

/** The three faces of the app, as the platform can offer them for a language. */
@Immutable
class Fonts(
    /** Running text and labels. */
    val text: FontFamily,
    /** Titles. */
    val display: FontFamily,
    /** The characters engraved on the pieces. */
    val piece: FontFamily,
)

/** The type scale. */
@Immutable
class Type(val fonts: Fonts) {
    /** The name of the app. */
    val hero = TextStyle(fontFamily = fonts.display, fontWeight = FontWeight.Bold, fontSize = 40.sp, lineHeight = 46.sp)

    /** A banner over the board. */
    val banner = TextStyle(fontFamily = fonts.display, fontWeight = FontWeight.Black, fontSize = 54.sp, lineHeight = 60.sp)

    /** A result. */
    val display = TextStyle(fontFamily = fonts.display, fontWeight = FontWeight.Bold, fontSize = 30.sp, lineHeight = 36.sp)

    /** The title of a page. */
    val title = TextStyle(fontFamily = fonts.display, fontWeight = FontWeight.Bold, fontSize = 21.sp, lineHeight = 27.sp)

    /** The heading of a part. */
    val heading = TextStyle(fontFamily = fonts.display, fontWeight = FontWeight.Bold, fontSize = 17.sp, lineHeight = 23.sp)

    /** Points. */
    val score =
        TextStyle(
            fontFamily = fonts.display,
            fontWeight = FontWeight.Bold,
            fontSize = 23.sp,
            lineHeight = 27.sp,
            fontFeatureSettings = "tnum",
        )

    /** Running text. */
    val body = TextStyle(fontFamily = fonts.text, fontSize = 15.sp, lineHeight = 23.sp, lineBreak = LineBreak.Paragraph)

    /** Running text that matters. */
    val strong = body.copy(fontWeight = FontWeight.Bold)

    /** Buttons. */
    val button = TextStyle(fontFamily = fonts.text, fontWeight = FontWeight.Bold, fontSize = 16.sp, lineHeight = 20.sp)

    /** A second line. */
    val small = TextStyle(fontFamily = fonts.text, fontSize = 13.sp, lineHeight = 18.sp, lineBreak = LineBreak.Paragraph)

    /** A label under an icon. */
    val label = TextStyle(fontFamily = fonts.text, fontSize = 11.5.sp, lineHeight = 14.sp)

    /** A move of the list. */
    val move = TextStyle(fontFamily = fonts.text, fontSize = 14.sp, lineHeight = 18.sp, fontFeatureSettings = "tnum")
}

/** The type scale in force. */
val LocalType = staticCompositionLocalOf { Type(Fonts(FontFamily.SansSerif, FontFamily.Serif, FontFamily.Serif)) }
