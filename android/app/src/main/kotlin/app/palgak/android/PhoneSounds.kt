package app.palgak.android

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioManager
import android.media.SoundPool
import androidx.core.content.getSystemService
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.SoundPlayer
import app.palgak.ui.sound.wav
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
import java.io.File
import java.io.IOException
import java.util.concurrent.ConcurrentHashMap

/**
 * Plays the cues as sounds of a game: beside whatever music plays, and not at all while the phone is silenced. The sounds
 * are made once, by the app itself, and kept as files; one that is not there yet is not played late.
 */
class PhoneSounds(private val context: Context, scope: CoroutineScope, worker: CoroutineDispatcher) :
    SoundPlayer,
    AutoCloseable {
    private val audio = context.getSystemService<AudioManager>()
    internal val pool: SoundPool = SoundPool
        .Builder()
        .setMaxStreams(4)
        .setAudioAttributes(ATTRIBUTES)
        .build()
    private val ready = ConcurrentHashMap.newKeySet<Int>()
    private val sounds = ConcurrentHashMap<Cue, Int>()

    init {
        pool.setOnLoadCompleteListener { _, sound, status -> if (status == 0) ready += sound }
        scope.launch(worker) {
            for (cue in Cue.entries) file(cue)?.let { sounds[cue] = pool.load(it.path, 1) }
        }
    }

    /** Whether a sound is there to be played. */
    internal fun isReady(cue: Cue): Boolean = sounds[cue]?.let { it in ready } == true

    override fun play(cue: Cue) {
        if (audio?.ringerMode != AudioManager.RINGER_MODE_NORMAL) return
        val sound = sounds[cue]?.takeIf { it in ready } ?: return
        pool.play(sound, 1f, 1f, 1, 0, 1f)
    }

    override fun close() = pool.release()

    /** The file of a cue, made if need be; none if there is no room for it. */
    private fun file(cue: Cue): File? {
        val folder = File(context.cacheDir, FOLDER)
        val file = File(folder, "${cue.name.lowercase()}.wav")
        if (file.exists()) return file
        return try {
            folder.mkdirs()
            val fresh = File(folder, "${file.name}.new")
            fresh.writeBytes(wav(cue))
            file.takeIf { fresh.renameTo(it) }
        } catch (_: IOException) {
            null
        }
    }

    companion object {
        /** Sounds of a game, in the system's terms. */
        val ATTRIBUTES: AudioAttributes = AudioAttributes
            .Builder()
            .setUsage(AudioAttributes.USAGE_GAME)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()

        /** Numbered, so that sounds that have been changed are made anew. */
        private const val FOLDER = "sounds-1"
    }
}
