package app.palgak.android

import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.provider.Settings
import androidx.compose.ui.text.font.FontFamily
import androidx.core.content.getSystemService
import app.palgak.core.Locale
import app.palgak.ui.model.FileStorage
import app.palgak.ui.model.Platform
import app.palgak.ui.model.Storage
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.theme.Fonts

/** The device is a phone or a tablet. */
class AndroidPlatform(
    private val context: Context,
    override val sounds: SoundPlayer,
) : Platform {
    override val storage: Storage = FileStorage(context.filesDir.toPath())

    override val languageTag: String get() = context.resources.configuration.locales[0].toLanguageTag()

    override val reducedMotion: Boolean
        get() = Settings.Global.getFloat(context.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f

    // Android has one cut of the Han characters for each language, and picks it by the language of the text.
    override fun fonts(locale: Locale): Fonts = Fonts(FontFamily.SansSerif, FontFamily.Serif, FontFamily.Serif)

    override fun share(text: String) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        context.startActivity(Intent.createChooser(send, null).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
    }

    override fun pasted(): String? = context
        .getSystemService<ClipboardManager>()
        ?.primaryClip
        ?.takeIf { it.itemCount > 0 }
        ?.getItemAt(0)
        ?.coerceToText(context)
        ?.toString()
}
