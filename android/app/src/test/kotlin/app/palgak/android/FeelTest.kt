package app.palgak.android

import android.content.Context
import android.content.Intent
import android.graphics.BitmapFactory
import android.media.AudioAttributes
import android.media.AudioManager
import android.net.Uri
import android.os.VibrationAttributes
import android.os.VibrationEffect
import android.os.VibratorManager
import android.os.vibrator.StepSegment
import android.os.vibrator.VibrationEffectSegment
import app.palgak.core.Game
import app.palgak.core.Mode
import app.palgak.ui.model.Route
import app.palgak.ui.sound.Cue
import app.palgak.ui.sound.Touch
import app.palgak.ui.sound.touch
import app.palgak.ui.sound.wav
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowVibrator
import java.io.File
import java.nio.ByteBuffer
import java.nio.ByteOrder
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What a phone adds to the screens. */
@RunWith(RobolectricTestRunner::class)
class FeelTest {
    private val context: Context get() = RuntimeEnvironment.getApplication()

    @Test
    fun `back closes what lies over, leaves a game that is kept, and then the system takes over`() = Phone().use { phone ->
        val dispatcher = phone.activity.onBackPressedDispatcher
        assertFalse(dispatcher.hasEnabledCallbacks(), "on the first screen the system's own animation takes over")
        phone.openXiangqi()
        phone.play("h2e2")
        phone.tap("menu-open")
        phone.until("the menu") { phone.shows("menu-leave") }
        assertTrue(dispatcher.hasEnabledCallbacks())
        phone.back()
        phone.until("no menu") { !phone.shows("menu-leave") }
        assertEquals(Route.GAME, phone.state.routes.last())
        phone.back()
        phone.until("the first screen, and the game kept") { phone.state.routes == listOf(Route.HOME) && phone.state.saved != null }
        phone.until("no more to go back to") { !dispatcher.hasEnabledCallbacks() }
        assertFalse(phone.activity.isFinishing)
    }

    @Test
    fun `the screen stays on while a game is played, and no longer`() = Phone().use { phone ->
        val keepsOn = { phone.keepsScreenOn() }
        assertFalse(keepsOn())
        phone.openXiangqi()
        phone.until("a screen that stays on") { keepsOn() }
        phone.play("h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4")
        phone.until("a screen that may go off after the mate") { !keepsOn() }
    }

    @Test
    fun `every board is kept free of the system's gestures`() = Phone().use { phone ->
        for (game in Game.entries) {
            phone.app.playAtOnce(game, Mode.TWO_PLAYERS)
            phone.until("the board of $game in a kept area") {
                val board = phone.node("board")?.bounds
                phone.board?.game == game && board?.isEmpty == false && phone.exclusions().any { it.contains(board) }
            }
            phone.back()
            phone.until("no area kept on the first screen") { phone.shows("home") && phone.exclusions().isEmpty() }
        }
    }

    @Test
    fun `sounds are a game's, of the app's own making, and none while the phone is silenced`() {
        assertEquals(AudioAttributes.USAGE_GAME, PhoneSounds.ATTRIBUTES.usage)
        assertEquals(AudioAttributes.CONTENT_TYPE_SONIFICATION, PhoneSounds.ATTRIBUTES.contentType)
        for (cue in Cue.entries) {
            val file = ByteBuffer.wrap(wav(cue)).order(ByteOrder.LITTLE_ENDIAN)
            assertEquals("RIFF", String(file.array(), 0, 4))
            assertEquals("WAVEfmt ", String(file.array(), 8, 8))
            assertEquals(file.array().size - 8, file.getInt(4))
            assertEquals(44_100, file.getInt(24))
            assertEquals(file.array().size - 44, file.getInt(40))
            assertTrue((44 until file.array().size step 2).any { file.getShort(it).toInt() > 3_000 }, "$cue can be heard")
        }
    }

    @Test
    fun `sounds play as a game's, beside music, and not in a silenced phone or with the switch off`() = Phone().use { phone ->
        val sounds = phone.activity.model.sounds
        val pool = shadowOf(sounds.pool)
        val files = phone.soundFiles()
        phone.until("every sound to be loaded") {
            for (file in files.values) pool.notifyPathLoaded(file.path, true)
            Cue.entries.all(sounds::isReady)
        }
        val audio = context.getSystemService(Context.AUDIO_SERVICE) as AudioManager
        phone.openXiangqi()

        fun played(): Set<Cue> = files.filterValues { pool.wasPathPlayed(it.path) }.keys

        phone.play("h2e2")
        phone.until("the sound of a piece put down") { Cue.PLACE in played() }
        assertNull(shadowOf(audio).lastAudioFocusRequest, "music goes on: nobody is asked to be quiet")

        // The sounds of a move are played before the move is on the board.
        pool.clearPlayed()
        audio.ringerMode = AudioManager.RINGER_MODE_SILENT
        phone.play("h9g7")
        audio.ringerMode = AudioManager.RINGER_MODE_VIBRATE
        phone.play("h0g2")
        assertEquals(emptySet(), played(), "in a phone that is silenced")

        audio.ringerMode = AudioManager.RINGER_MODE_NORMAL
        phone.play("i9h9")
        phone.until("sounds again") { Cue.PLACE in played() }

        phone.app.change { it.copy(sound = false) }
        phone.until("the switch") { !phone.state.settings.sound }
        pool.clearPlayed()
        phone.play("i0h0 b9c7")
        assertEquals(emptySet(), played(), "with the switch off")
    }

    @Test
    fun `a check is felt more than a capture, that more than a move, and nothing with the switch off`() {
        assertEquals(Touch.CHECK, touch(listOf(Cue.CAPTURE, Cue.JANGGUN)))
        assertEquals(Touch.CAPTURE, touch(listOf(Cue.PLACE, Cue.CAPTURE)))
        assertNull(touch(listOf(Cue.END)))
        // Before the app starts: it asks once whether there is a motor.
        val motor = Motor(context)
        Phone().use { phone ->
            phone.openXiangqi()
            phone.play("h2e2")
            phone.until("a piece that is put down") { motor.felt == predefined(VibrationEffect.EFFECT_CLICK) }
            phone.play("h9g7 b2b9")
            phone.until("a capture") { motor.felt == predefined(VibrationEffect.EFFECT_HEAVY_CLICK) }
            // Over the advisor that has stepped in between. It is a capture, too.
            phone.play("a9b9 h0g2 d9e8 e2e6")
            phone.until("a check") { motor.felt.any { it is StepSegment } }
            assertEquals(1f, motor.felt.filterIsInstance<StepSegment>().maxOf { it.amplitude }, "with all there is")
            assertEquals(2, motor.felt.count { it is StepSegment && it.amplitude > 0f }, "two knocks")
            assertEquals(VibrationAttributes.USAGE_TOUCH, motor.usage, "the system's own switch for touches counts")

            phone.tap("menu-open")
            phone.tap("menu-settings")
            phone.tap("settings-haptics")
            phone.until("the switch") { !phone.state.settings.haptics }
            phone.back()
            phone.until("the board") { phone.shows("board") && phone.state.routes.last() == Route.GAME }
            motor.forget()
            phone.play("e9d9 i0h0")
            assertEquals(emptyList(), motor.felt)
        }
    }

    /** The motor of the phone, and what it was last told to do. */
    private class Motor(context: Context) {
        private val shadow = shadowOf((context.getSystemService(Context.VIBRATOR_MANAGER_SERVICE) as VibratorManager).defaultVibrator)

        init {
            shadow.setHasVibrator(true)
        }

        // Robolectric knows it, and tells only of the durations in it.
        private val segments = ShadowVibrator::class.java.getDeclaredField("vibrationEffectSegments").apply { isAccessible = true }

        val felt: List<VibrationEffectSegment> get() = (segments.get(null) as List<*>).map { it as VibrationEffectSegment }
        val usage: Int get() = (shadow.vibrationAttributesFromLastVibration as VibrationAttributes).usage

        fun forget() {
            ShadowVibrator.reset()
            shadow.setHasVibrator(true)
        }
    }

    private fun predefined(effect: Int) = (VibrationEffect.createPredefined(effect) as VibrationEffect.Composed).segments

    @Test
    fun `the record and a picture of the board go to other apps`() = Phone().use { phone ->
        phone.openXiangqi()
        phone.play("h2e2 h9g7")
        phone.tap("menu-open")
        phone.tap("menu-share")
        val text = phone.offered()
        assertEquals("text/plain", text.type)
        assertTrue(
            "[Game \"xiangqi\"]" in text.getStringExtra(Intent.EXTRA_TEXT).orEmpty(),
            text.getStringExtra(Intent.EXTRA_TEXT).orEmpty(),
        )

        phone.tap("menu-open")
        phone.tap("menu-picture")
        val picture = phone.offered()
        assertEquals("image/png", picture.type)
        assertTrue(picture.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        @Suppress("DEPRECATION") // What is used instead came later.
        val place = assertNotNull(picture.getParcelableExtra<Uri>(Intent.EXTRA_STREAM))
        assertEquals("app.palgak.android.pictures", place.authority)
        val drawn = assertNotNull(context.contentResolver.openInputStream(place)?.use(BitmapFactory::decodeStream))
        assertEquals(1_080, drawn.width)
        val colors = (0 until drawn.width step 7).map { drawn.getPixel(it, drawn.height / 2) }.toSet()
        assertTrue(colors.size > 20, "a board has more than ${colors.size} colours along its middle")
    }

    @Test
    fun `a record from another app opens, and an unfinished game is asked about first`() {
        val record = Phone().use { phone ->
            phone.openXiangqi()
            phone.play("h2e2 a9a8 e2e6 a8a9 b2b4 a9a8 b4e4")
            phone.tap("result-share")
            phone.offered().getStringExtra(Intent.EXTRA_TEXT).orEmpty()
        }
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, record)
        Phone(send).use { phone ->
            phone.until("the record on the board") { phone.moves.size == 7 && phone.shows("game") }
            phone.back()
            phone.until("the first screen") { phone.state.routes == listOf(Route.HOME) }
            phone.app.playAtOnce(Game.JANGGI, Mode.TWO_PLAYERS)
            phone.until("a board") { phone.board?.game == Game.JANGGI && phone.shows("game") }
            phone.play("a4b4")

            phone.controller.newIntent(viewing(record))
            phone.tap("open-record-no")
            phone.until("no question") { !phone.shows("open-record-no") }
            assertEquals(listOf("a4b4"), phone.moves)
            phone.controller.newIntent(viewing(record))
            phone.tap("open-record-yes")
            phone.until("the record on the board") { phone.board?.game == Game.XIANGQI && phone.moves.size == 7 }
        }
        Phone(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, "no record")).use { phone ->
            phone.until("word that it is none") { phone.state.notice != null }
        }
    }

    @Test
    fun `a record of every game goes out as text and comes in as a file`() {
        val games = mapOf(Game.JANGGI to "a4b4 i7h7", Game.XIANGQI to "h2e2 h9g7 e2e6", Game.CHU_SHOGI to "7j7h 12d12e 7h7f")
        for ((game, moves) in games) {
            val (played, record) = Phone().use { phone ->
                phone.app.playAtOnce(game, Mode.TWO_PLAYERS)
                phone.until("a board") { phone.board?.game == game && phone.shows("board") }
                phone.play(moves)
                phone.tap("menu-open")
                phone.tap("menu-share")
                phone.moves to phone.offered().getStringExtra(Intent.EXTRA_TEXT).orEmpty()
            }
            val place = checkNotNull(viewing(record).data)
            Phone(Intent(Intent.ACTION_SEND).setType("application/x-chess-pgn").putExtra(Intent.EXTRA_STREAM, place)).use { phone ->
                // The game it comes from is there still.
                phone.tap("open-record-yes")
                phone.until("the record of $game") { phone.board?.game == game && phone.moves == played && phone.shows("board") }
            }
        }
    }

    @Test
    fun `only what another app offers is read, not a path`() {
        val resolver = context.contentResolver
        assertNull(Intent(Intent.ACTION_VIEW, Uri.parse("file:///data/secret")).record(resolver))
        assertNull(Intent(Intent.ACTION_MAIN).putExtra(Intent.EXTRA_TEXT, "text").record(resolver))
        assertNull(Intent(Intent.ACTION_SEND).record(resolver))
        assertNotNull(Intent(Intent.ACTION_VIEW, Uri.parse("content://some.app/record")).record(resolver))
    }

    /** The files of the sounds, once all have been made. */
    private fun Phone.soundFiles(): Map<Cue, File> {
        var files = emptyMap<Cue, File>()
        until("a file for every sound") {
            val made = context.cacheDir
                .walk()
                .filter { it.extension == "wav" }
                .associateBy { it.nameWithoutExtension.uppercase() }
            files = Cue.entries.mapNotNull { cue -> made[cue.name]?.let { cue to it } }.toMap()
            files.keys == Cue.entries.toSet()
        }
        return files
    }

    private fun viewing(record: String): Intent {
        val place = Uri.parse("content://some.app/record")
        shadowOf(context.contentResolver).registerInputStream(place, record.byteInputStream())
        return Intent(Intent.ACTION_VIEW, place)
    }

    private fun Phone.openXiangqi() {
        tap("game-xiangqi")
        until("a board") { board?.game == Game.XIANGQI && shows("game") }
    }
}
