package app.palgak.desktop

import androidx.compose.ui.text.ExperimentalTextApi
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.SystemFont
import app.palgak.core.Locale
import app.palgak.ui.theme.Fonts
import org.jetbrains.skia.FontMgr

/**
 * Faces by language. Han characters are drawn differently in Korea, Japan, China and Taiwan, so each language names its
 * own cut; without these fonts the system's own faces step in.
 */
object DesktopFonts {
    private val installed: Set<String> by lazy { (0 until FontMgr.default.familiesCount).map { FontMgr.default.getFamilyName(it) }.toSet() }

    /** The faces for a language. The pieces keep the Korean cut: it is a Korean game. */
    fun of(locale: Locale): Fonts {
        val cut = when (locale) {
            Locale.KO, Locale.EN -> "KR"
            Locale.JA -> "JP"
            Locale.ZH_HANS -> "SC"
            Locale.ZH_HANT -> "TC"
        }
        return Fonts(
            text = family(FontFamily.SansSerif, "Noto Sans CJK $cut"),
            display = family(FontFamily.Serif, "Noto Serif CJK $cut", "Noto Sans CJK $cut"),
            piece = family(FontFamily.Serif, "Noto Serif CJK KR", "Noto Sans CJK KR"),
        )
    }

    @OptIn(ExperimentalTextApi::class)
    private fun family(otherwise: FontFamily, vararg names: String): FontFamily {
        val name = names.firstOrNull { it in installed } ?: return otherwise
        return FontFamily(listOf(FontWeight.Normal, FontWeight.Bold, FontWeight.Black).map { SystemFont(name, it) })
    }
}
