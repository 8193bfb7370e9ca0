package app.palgak.desktop

import app.palgak.core.Locale
import app.palgak.ui.model.Platform
import app.palgak.ui.model.Storage
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.theme.Fonts
import java.awt.GraphicsEnvironment
import java.awt.Toolkit
import java.awt.datatransfer.StringSelection

/** The device is a desktop computer. */
class DesktopPlatform(
    override val storage: Storage,
    override val sounds: SoundPlayer,
    override val languageTag: String = java.util.Locale.getDefault().toLanguageTag(),
    override val reducedMotion: Boolean = false,
) : Platform {
    override fun fonts(locale: Locale): Fonts = DesktopFonts.of(locale)

    override fun share(text: String) {
        if (GraphicsEnvironment.isHeadless()) return
        Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)
    }
}
