package app.palgak.android

import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.graphics.drawable.AdaptiveIconDrawable
import android.net.Uri
import android.os.Build
import android.os.LocaleList
import android.util.TypedValue
import app.palgak.core.Locale
import app.palgak.ui.model.Route
import org.junit.After
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.util.ReflectionHelpers
import org.xmlpull.v1.XmlPullParser
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What the system knows of the app before it starts, and asks of its user. */
@RunWith(RobolectricTestRunner::class)
class SystemTest {
    private val context: Context get() = RuntimeEnvironment.getApplication()
    private val release = Build.VERSION.SDK_INT

    @After
    fun asItWas() = ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", release)

    @Test
    fun `the icon adapts to the launcher's shape, and has a form in one colour for themed icons`() {
        assertEquals(R.mipmap.launcher, context.applicationInfo.icon)
        val icon = assertIs<AdaptiveIconDrawable>(context.getDrawable(R.mipmap.launcher))
        assertNotNull(icon.background)
        assertNotNull(icon.foreground)
        assertNotNull(icon.monochrome)
    }

    @Test
    fun `the app is greeted by its piece on the colour of its page, by day and by night`() {
        val grounds = listOf(Configuration.UI_MODE_NIGHT_NO, Configuration.UI_MODE_NIGHT_YES).map { night ->
            val day = context.createConfigurationContext(Configuration(context.resources.configuration).apply { uiMode = night })
            day.setTheme(R.style.Palgak)
            val icon = TypedValue()
            assertTrue(day.theme.resolveAttribute(android.R.attr.windowSplashScreenAnimatedIcon, icon, true))
            assertEquals(R.drawable.launcher_piece, icon.resourceId)
            val ground = TypedValue()
            assertTrue(day.theme.resolveAttribute(android.R.attr.windowSplashScreenBackground, ground, true))
            assertEquals(day.getColor(R.color.page), ground.data)
            ground.data
        }
        assertNotEquals(grounds[0], grounds[1])
    }

    @Test
    fun `the system offers every language of the app, and has its name in each`() {
        val offered = ArrayList<String>()
        context.resources.getXml(R.xml.locales).use { list ->
            while (list.next() != XmlPullParser.END_DOCUMENT) {
                if (list.eventType == XmlPullParser.START_TAG && list.name == "locale") offered += list.getAttributeValue(ANDROID, "name")
            }
        }
        assertEquals(Locale.entries.map(Languages::tag).sorted(), offered.sorted())
        val names = Locale.entries.associateWith { locale ->
            val there = Configuration(context.resources.configuration)
            there.setLocales(LocaleList.forLanguageTags(Languages.tag(locale)))
            context.createConfigurationContext(there).getString(R.string.app_name)
        }
        assertEquals("팔각", names[Locale.KO])
        assertEquals("Palgak", names[Locale.EN])
        assertTrue(names.values.all { it.isNotBlank() } && names.values.toSet().size == 3, "$names")
    }

    @Test
    fun `other apps find it for a record, and for nothing else`() {
        val place = Uri.parse("content://some.app/record")
        for (type in listOf("text/plain", "application/x-chess-pgn")) {
            assertTrue(finds(Intent(Intent.ACTION_SEND).setType(type)), "to share $type")
            assertTrue(finds(Intent(Intent.ACTION_VIEW).setDataAndType(place, type)), "to open $type")
        }
        assertTrue(!finds(Intent(Intent.ACTION_SEND).setType("image/png")), "a picture is no record")
        assertTrue(!finds(Intent(Intent.ACTION_VIEW, Uri.parse("https://example.org"))), "it is no browser")
        assertTrue(!finds(Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse("file:///data/record"), "text/plain")), "a path is none")
    }

    private fun finds(intent: Intent): Boolean =
        context.packageManager.queryIntentActivities(intent.addCategory(Intent.CATEGORY_DEFAULT), 0).any {
            it.activityInfo.packageName == context.packageName
        }

    @Test
    fun `since Android 17 a server at home is asked for once an opponent is looked for, and no other server is`() {
        for ((server, asks) in listOf("http://192.168.1.20:8080" to true, "https://play.example.org" to false)) {
            Phone().use { phone ->
                ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", 37)
                phone.app.change { it.copy(server = server) }
                phone.until("the server") { phone.state.settings.server == server }
                assertNull(phone.asked(), "nobody looks for an opponent yet")
                phone.app.go(Route.LOBBY)
                phone.until("the lobby") { phone.shows("lobby") }
                phone.run(1_000)
                assertEquals(listOf("android.permission.ACCESS_LOCAL_NETWORK").takeIf { asks }, phone.asked())
                ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", release)
            }
        }
    }

    @Test
    fun `who has let the app into the network at home, or has an older Android, is not asked`() {
        for (sdk in listOf(37, release)) {
            Phone().use { phone ->
                if (sdk == 37) shadowOf(phone.activity.application).grantPermissions("android.permission.ACCESS_LOCAL_NETWORK")
                ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", sdk)
                phone.app.change { it.copy(server = "http://192.168.1.20:8080") }
                phone.until("the server") { phone.state.settings.server == "http://192.168.1.20:8080" }
                phone.app.go(Route.LOBBY)
                phone.until("the lobby") { phone.shows("lobby") }
                phone.run(1_000)
                assertNull(phone.asked(), "on $sdk")
                ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", release)
            }
        }
    }

    /** The permissions that the user has been asked for. */
    private fun Phone.asked(): List<String>? = shadowOf(activity).lastRequestedPermission?.requestedPermissions?.toList()

    private companion object {
        const val ANDROID = "http://schemas.android.com/apk/res/android"
    }
}
