package app.palgak.ui.model

import androidx.compose.ui.graphics.ImageBitmap
import app.palgak.core.Locale
import app.palgak.ui.sound.Haptics
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.theme.Fonts

/** What the screens need from the device they run on. */
interface Platform {
    /** Where games and settings are kept. */
    val storage: Storage

    /** What makes sounds. */
    val sounds: SoundPlayer

    /** What can be felt; none on a device that cannot be felt. */
    val haptics: Haptics? get() = null

    /** The user's language as a BCP 47 tag. */
    val languageTag: String

    /** Whether the user asked the system for less movement. */
    val reducedMotion: Boolean

    /** The quick match server that whoever started the app has named; none if the one set up in the app is meant. */
    val server: String? get() = null

    /** The faces to write a language in. */
    fun fonts(locale: Locale): Fonts

    /** Offers a text to other apps, or copies it. */
    fun share(text: String)

    /** Whether [share] offers to other apps; otherwise it copies. */
    val sharesWithApps: Boolean get() = false

    /** Offers a picture to other apps, where [sharesWithApps]. */
    fun sharePicture(picture: ImageBitmap) = Unit

    /** The text that was copied last, here or elsewhere; none if there is none. */
    fun pasted(): String?
}
