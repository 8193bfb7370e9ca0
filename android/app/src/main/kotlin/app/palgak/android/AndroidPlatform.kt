package app.palgak.android

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.graphics.Bitmap
import android.provider.Settings
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.text.font.FontFamily
import androidx.core.content.FileProvider
import androidx.core.content.getSystemService
import app.palgak.core.Locale
import app.palgak.ui.model.FileStorage
import app.palgak.ui.model.Platform
import app.palgak.ui.model.Storage
import app.palgak.ui.sound.Haptics
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.theme.Fonts
import java.io.File

/** The device is a phone or a tablet. */
class AndroidPlatform(
    private val context: Context,
    override val sounds: SoundPlayer,
) : Platform {
    override val storage: Storage = FileStorage(context.filesDir.toPath())

    override val haptics: Haptics? = PhoneHaptics.of(context)

    override val languageTag: String get() = context.resources.configuration.locales[0].toLanguageTag()

    override val reducedMotion: Boolean
        get() = Settings.Global.getFloat(context.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f

    // Android has a cut of the Han characters for each language and picks it by the language of the text.
    override fun fonts(locale: Locale): Fonts = Fonts(FontFamily.SansSerif, FontFamily.Serif, FontFamily.Serif)

    override val sharesWithApps: Boolean get() = true

    override fun share(text: String) = offer(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))

    override fun sharePicture(picture: ImageBitmap) {
        val folder = File(context.cacheDir, "pictures").apply { mkdirs() }
        val file = File(folder, "palgak.png")
        file.outputStream().use { picture.asAndroidBitmap().compress(Bitmap.CompressFormat.PNG, 100, it) }
        val place = FileProvider.getUriForFile(context, "${context.packageName}.pictures", file)
        offer(
            Intent(Intent.ACTION_SEND)
                .setType("image/png")
                .putExtra(Intent.EXTRA_STREAM, place)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
                // By this the system's sheet may show a preview.
                .apply { clipData = ClipData.newRawUri(null, place) },
        )
    }

    private fun offer(send: Intent) =
        context.startActivity(Intent.createChooser(send, null).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))

    override fun pasted(): String? = context
        .getSystemService<ClipboardManager>()
        ?.primaryClip
        ?.takeIf { it.itemCount > 0 }
        ?.getItemAt(0)
        ?.coerceToText(context)
        ?.toString()
}
