package app.palgak.android

import android.graphics.Bitmap
import android.view.View
import app.palgak.core.Game
import app.palgak.core.Mode
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Pictures of the app as a phone draws it. Each device and language is always drawn once; all of them go where `palgak.pictures` says. */
@RunWith(RobolectricTestRunner::class)
class PicturesTest {
    private val folder = System.getProperty("palgak.pictures")?.takeIf { it.isNotBlank() }?.let(::File)

    @Test
    fun `screens are drawn, on every kind of device, by day and night, in every language`() {
        val all = DEVICES.flatMap { device -> LANGUAGES.map { device to it } }
        val wanted = if (folder != null) all else DEVICES.zip(LANGUAGES)
        for ((device, language) in wanted) {
            RuntimeEnvironment.setQualifiers("$language-$device")
            Phone().use { phone ->
                phone.draw("home", device, language)
                for (game in Game.entries) {
                    phone.app.playAtOnce(game, Mode.TWO_PLAYERS)
                    phone.until("a board of $game") { phone.board?.game == game && phone.shows("board") }
                    if (game == Game.XIANGQI) phone.play("h2e2 h9g7 h0g2")
                    phone.draw(game.name.lowercase(), device, language)
                    phone.back()
                    phone.until("the first screen") { phone.shows("home") }
                }
                phone.tap("home-settings")
                phone.draw("settings", device, language)
            }
        }
        RuntimeEnvironment.setQualifiers("en-${DEVICES.first()}")
    }

    @Test
    fun `a phone whose own language runs from right to left shows boards and words as the app's languages run`() {
        val device = DEVICES.first()
        val pictures = listOf("en-rUS-ldltr" to View.LAYOUT_DIRECTION_LTR, "ar-rEG-ldrtl" to View.LAYOUT_DIRECTION_RTL).map {
            RuntimeEnvironment.setQualifiers("${it.first}-$device")
            Phone().use { phone ->
                assertEquals(it.second, phone.activity.resources.configuration.layoutDirection)
                phone.app.playAtOnce(Game.XIANGQI, Mode.TWO_PLAYERS)
                phone.until("a board") { phone.board?.game == Game.XIANGQI && phone.shows("board") }
                phone.run(1_000)
                phone.picture().also { phone.play("h2e2 h9g7") }
            }
        }
        RuntimeEnvironment.setQualifiers("en-$device")
        assertTrue(pictures[0].sameAs(pictures[1]), "the page is another")
    }

    private fun Phone.draw(screen: String, device: String, language: String) {
        run(1_000)
        val picture = picture()
        val colors = HashSet<Int>()
        for (x in 0 until picture.width step 23) for (y in 0 until picture.height step 23) colors += picture.getPixel(x, y)
        assertTrue(colors.size > 8, "$screen on $device in $language is nearly empty: ${colors.size} colours")
        val file = folder?.resolve("$language/$screen-${device.replace("-", "_")}.png") ?: return
        file.parentFile?.mkdirs()
        file.outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    private companion object {
        val LANGUAGES = listOf("en", "ko", "ja", "zh-rCN", "zh-rTW")
        val DEVICES = listOf(
            "w411dp-h891dp-port-notnight-420dpi",
            "w360dp-h640dp-port-notnight-xhdpi",
            "w891dp-h411dp-land-notnight-420dpi",
            "w800dp-h1280dp-port-notnight-xhdpi",
            "w411dp-h891dp-port-night-420dpi",
        )
    }
}
