package app.palgak.android

import android.content.Context
import android.content.Intent
import android.graphics.BitmapFactory
import android.net.Uri
import android.os.Build
import android.os.Vibrator
import android.view.View
import app.palgak.core.Game
import app.palgak.core.Locale
import app.palgak.core.Mode
import app.palgak.core.Side
import app.palgak.core.ThemeChoice
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.Route
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** The app on the oldest Android that it starts on: what came to Android later is not there to be called. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [Build.VERSION_CODES.O])
class OldestTest {
    private val context: Context get() = RuntimeEnvironment.getApplication()

    @Test
    fun `all three games are played by touches, felt, and given up`() {
        val motor = shadowOf(checkNotNull(context.getSystemService(Vibrator::class.java)))
        motor.setHasVibrator(true)
        Phone().use { phone ->
            assertEquals(Build.VERSION_CODES.O, Build.VERSION.SDK_INT)
            val games = mapOf(Game.JANGGI to "a4b4 i7h7", Game.XIANGQI to "h2e2 h9g7 h0g2", Game.CHU_SHOGI to "7j7h 12d12e 7h7f")
            for ((game, moves) in games) {
                phone.open(game)
                phone.play(moves)
                phone.tap("menu-open")
                phone.tap("menu-resign")
                phone.tap("resign-yes")
                phone.until("the result") { phone.shows("result-title") }
                val loser = if (moves.split(' ').size % 2 == 0) Side.FIRST else Side.SECOND
                assertEquals(if (loser == Side.FIRST) Side.SECOND else Side.FIRST, phone.snapshot.result?.winner)
                phone.tap("result-home")
                phone.until("the first screen") { phone.state.routes == listOf(Route.HOME) && phone.shows("home-settings") }
            }
            assertTrue(motor.isVibrating || motor.milliseconds > 0 || motor.pattern != null, "the pieces are felt")
        }
    }

    @Test
    fun `dark and light, with bars to match, and a language that only the app keeps`() = Phone().use { phone ->
        phone.tap("home-settings")
        phone.app.change { it.copy(theme = ThemeChoice.DARK) }
        phone.until("light signs over dark") { !phone.hasDarkSigns() }
        phone.app.change { it.copy(theme = ThemeChoice.LIGHT) }
        phone.until("dark signs over light") { phone.hasDarkSigns() }

        assertFalse(Languages(context).kept)
        phone.tap("language-ko")
        phone.back()
        phone.until("Korean on the screen") { phone.shows("home-settings") && phone.words("home-settings") == "설정" }
        // The system says something again, and is not listened to.
        RuntimeEnvironment.setQualifiers("+ja-night")
        phone.change()
        phone.until("the first screen") { phone.shows("home-settings") }
        assertEquals(Locale.KO, phone.state.locale)
    }

    @Test
    fun `a game outlives the app's process`() {
        val dead = Phone()
        dead.open(Game.XIANGQI)
        dead.play("h2e2 h9g7")
        dead.until("the game kept") { dead.activity.filesDir.resolve(AppModel.GAME_FILE).isFile }
        val state = dead.die()
        Phone(saved = state).use { phone ->
            phone.until("the game, by itself") { phone.moves == listOf("h3e3", "h10g8") && phone.shows("game") }
            phone.play("h0g2")
        }
        dead.close()
    }

    @Test
    fun `a record and a picture go to other apps, and a record comes from one`() {
        val record = Phone().use { phone ->
            phone.open(Game.XIANGQI)
            phone.play("h2e2 h9g7")
            phone.tap("menu-open")
            phone.tap("menu-share")
            val text = phone.offered().getStringExtra(Intent.EXTRA_TEXT).orEmpty()
            phone.tap("menu-open")
            phone.tap("menu-picture")
            @Suppress("DEPRECATION") // What is used instead came later.
            val place = assertNotNull(phone.offered().getParcelableExtra<Uri>(Intent.EXTRA_STREAM))
            val drawn = assertNotNull(context.contentResolver.openInputStream(place)?.use(BitmapFactory::decodeStream))
            assertEquals(1_080, drawn.width)
            text
        }
        val place = Uri.parse("content://some.app/record")
        shadowOf(context.contentResolver).registerInputStream(place, record.byteInputStream())
        Phone(Intent(Intent.ACTION_VIEW, place)).use { phone ->
            // The game that was shared is not over, so it is asked about first.
            phone.tap("open-record-yes")
            phone.until("the record on the board") { phone.moves.size == 2 && phone.shows("game") }
        }
    }

    private fun Phone.open(game: Game) {
        app.choose(game)
        until("the choice of $game") { state.settings.lastGame.game == game }
        app.playAtOnce(game, Mode.TWO_PLAYERS)
        until("a board of $game") { board?.game == game && shows("game") && moves.isEmpty() }
    }

    /** Whether the system draws dark signs over the app, as over something light. */
    @Suppress("DEPRECATION") // What is used instead came later.
    private fun Phone.hasDarkSigns(): Boolean =
        activity.window.decorView.systemUiVisibility and View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR != 0
}
