package app.palgak.ui.theme

import androidx.compose.foundation.LocalIndication
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import app.palgak.core.Locale
import app.palgak.core.ThemeChoice
import app.palgak.ui.Texts

/** Whether movement is to be kept to a minimum. */
val LocalReducedMotion = staticCompositionLocalOf { false }

/** The words of the app in the reader's language. */
val LocalTexts = staticCompositionLocalOf { Texts(Locale.EN, emptyMap()) }

/** Colours, type and words for everything inside. */
@Composable
fun PalgakTheme(theme: ThemeChoice, fonts: Fonts, texts: Texts, reducedMotion: Boolean, content: @Composable () -> Unit) {
    val dark = when (theme) {
        ThemeChoice.SYSTEM -> isSystemInDarkTheme()
        ThemeChoice.LIGHT -> false
        ThemeChoice.DARK -> true
    }
    val type = remember(fonts) { Type(fonts) }
    val palette = if (dark) DarkPalette else LightPalette
    CompositionLocalProvider(
        LocalPalette provides palette,
        LocalIndication provides remember(palette) { Press(palette.ink, palette.brass) },
        LocalType provides type,
        LocalTexts provides texts,
        LocalReducedMotion provides reducedMotion,
        content = content,
    )
}

/** Short names for what the theme provides. */
object Theme {
    val colors: Palette
        @Composable @ReadOnlyComposable
        get() = LocalPalette.current
    val type: Type
        @Composable @ReadOnlyComposable
        get() = LocalType.current
    val texts: Texts
        @Composable @ReadOnlyComposable
        get() = LocalTexts.current
}
