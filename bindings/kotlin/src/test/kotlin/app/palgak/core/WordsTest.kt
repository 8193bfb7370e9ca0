package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class WordsTest {
    @Test
    fun `every language has every text`() {
        val ids = texts(Locale.EN).keys
        assertTrue("refusal-over" in ids)
        for (locale in Locale.entries) {
            val texts = texts(locale)
            assertEquals(ids, texts.keys, "$locale")
            assertEquals(emptyMap(), texts.filterValues { it.isBlank() }, "$locale")
        }
    }

    @Test
    fun `a device gets the language it asks for`() {
        assertEquals(Locale.KO, localeFor("ko-KR"))
        assertEquals(Locale.ZH_HANT, localeFor("zh-Hant-HK"))
        assertEquals(Locale.ZH_HANS, localeFor("zh-CN"))
        assertEquals(Locale.EN, localeFor("???"))
    }

    @Test
    fun `a game can be followed in every language and every set of letters`() {
        for (locale in Locale.entries) {
            for (letters in listOf(Letters.HANJA, Letters.HANGUL, Letters.LATIN)) {
                val seat = Seat.open(TWO_PLAYERS, VIEW.copy(locale = locale, letters = letters))
                seat.table.use {
                    seat.next()
                    seat.tap("e4")
                    val snapshot = seat.tap("e5")
                    assertTrue(snapshot.points.all { it.spoken.isNotBlank() })
                    assertTrue(snapshot.status.isNotBlank())
                    assertTrue(snapshot.announcement!!.isNotBlank())
                    assertEquals(32, snapshot.points.mapNotNull { it.piece?.glyph }.count { it.isNotBlank() })
                }
            }
        }
    }
}
