package app.palgak.android

import android.app.LocaleManager
import android.content.Context
import android.os.Build
import android.os.LocaleList
import androidx.annotation.RequiresApi
import androidx.core.content.getSystemService
import app.palgak.core.Locale
import app.palgak.core.localeFor

/** The language that the system keeps for this app alone. Older systems keep none: there the app's own settings do. */
class Languages(private val context: Context) {
    /** Whether the system keeps one. */
    val kept: Boolean get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU

    /** The language chosen for the app; none for the system's. */
    var chosen: Locale?
        get() = if (kept) read() else null
        set(locale) {
            if (kept && read() != locale) write(locale)
        }

    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private fun read(): Locale? {
        val locales = context.getSystemService<LocaleManager>()?.applicationLocales ?: return null
        return if (locales.isEmpty) null else localeFor(locales[0].toLanguageTag())
    }

    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private fun write(locale: Locale?) {
        context.getSystemService<LocaleManager>()?.applicationLocales =
            locale?.let { LocaleList.forLanguageTags(tag(it)) } ?: LocaleList.getEmptyLocaleList()
    }

    companion object {
        /** A language as systems name it. */
        fun tag(locale: Locale): String = when (locale) {
            Locale.EN -> "en"
            Locale.KO -> "ko"
            Locale.JA -> "ja"
            Locale.ZH_HANS -> "zh-Hans"
            Locale.ZH_HANT -> "zh-Hant"
        }
    }
}
