package app.palgak.desktop

import app.palgak.core.Locale
import app.palgak.ui.model.Platform
import app.palgak.ui.model.Storage
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.theme.Fonts
import java.awt.GraphicsEnvironment
import java.awt.Toolkit
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection
import java.awt.datatransfer.UnsupportedFlavorException
import java.io.IOException

/** The device is a desktop computer. */
class DesktopPlatform(
    override val storage: Storage,
    override val sounds: SoundPlayer,
    override val languageTag: String = java.util.Locale.getDefault().toLanguageTag(),
    override val reducedMotion: Boolean = false,
    override val server: String? = null,
) : Platform {
    override fun fonts(locale: Locale): Fonts = DesktopFonts.of(locale)

    // Where there is no clipboard, the app still remembers what it copied itself.
    private var copied: String? = null

    override fun share(text: String) {
        copied = text
        if (GraphicsEnvironment.isHeadless()) return
        Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)
    }

    override fun pasted(): String? {
        if (GraphicsEnvironment.isHeadless()) return copied
        return try {
            Toolkit.getDefaultToolkit().systemClipboard.getData(DataFlavor.stringFlavor) as? String
        } catch (_: UnsupportedFlavorException) {
            null
        } catch (_: IOException) {
            null
        } catch (_: IllegalStateException) {
            // Another program holds the clipboard at this moment.
            copied
        }
    }
}
