package app.palgak.android

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import androidx.core.content.IntentCompat
import java.io.IOException

/** A record that another app wants opened: how to read it, off the user's thread. None if this is no such wish. */
fun Intent.record(resolver: ContentResolver): (() -> String?)? {
    val place = when (action) {
        Intent.ACTION_VIEW -> data
        Intent.ACTION_SEND -> IntentCompat.getParcelableExtra(this, Intent.EXTRA_STREAM, Uri::class.java)
        else -> null
    }
    // Only what another app offers: a path of the app's own, say, is nobody else's to name.
    if (place != null) return if (place.scheme == ContentResolver.SCHEME_CONTENT) ({ read(resolver, place) }) else null
    val text = getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
    return text?.takeIf { action == Intent.ACTION_SEND }?.let { { it } }
}

/** The text at a place, as far as it can be a record: longer ones are none, and the core says so. */
private fun read(resolver: ContentResolver, place: Uri): String? = try {
    resolver.openInputStream(place)?.use { stream ->
        val bytes = ByteArray(LONGEST)
        var length = 0
        while (length < bytes.size) {
            val more = stream.read(bytes, length, bytes.size - length)
            if (more < 0) break
            length += more
        }
        String(bytes, 0, length, Charsets.UTF_8)
    }
} catch (error: SecurityException) {
    // The permission that came with the wish has ended.
    throw IOException(error)
}

private const val LONGEST = 1 shl 20
