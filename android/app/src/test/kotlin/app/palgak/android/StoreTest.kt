package app.palgak.android

import org.junit.Test
import java.io.File
import javax.imageio.ImageIO
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What a shop shows of the app: in each of its languages, no longer than a shop takes, with pictures. */
class StoreTest {
    private val android = File(System.getProperty("palgak.android"))
    private val shelves = File(android, "../fastlane/metadata/android")
    private val languages = setOf("en-US", "ko-KR", "ja-JP", "zh-CN", "zh-TW")

    @Test
    fun `every language has its words, none too long`() {
        assertEquals(languages, shelves.list().orEmpty().toSet())
        val version = Regex("""versionCode = "(\d+)"""").find(File(android, "gradle/libs.versions.toml").readText())?.groupValues?.get(1)
        val longest =
            mapOf("title" to 30, "short_description" to 80, "full_description" to 4000, "changelogs/$version" to 500)
        for (language in languages) {
            for ((text, most) in longest) {
                val words = File(shelves, "$language/$text.txt").readText().trim()
                assertTrue(words.length in 1..most, "$language/$text has ${words.length} characters, at most $most")
            }
        }
    }

    @Test
    fun `there are pictures of a size that a shop takes`() {
        val icon = ImageIO.read(File(shelves, "en-US/images/icon.png"))
        assertEquals(512 to 512, icon.width to icon.height)
        for (language in languages) {
            val pictures = File(shelves, "$language/images/phoneScreenshots").listFiles().orEmpty()
            assertTrue(pictures.size in 2..8, "$language has ${pictures.size} pictures")
            for (picture in pictures) {
                val size = ImageIO.read(picture).let { setOf(it.width, it.height) }
                assertTrue(size.min() >= 320 && size.max() <= 2 * size.min() + size.min() / 4, "$picture is $size")
                assertTrue(picture.length() < 400_000, "$picture has ${picture.length()} bytes")
            }
        }
    }
}
