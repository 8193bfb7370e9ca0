package app.palgak.android

import android.os.Looper
import app.palgak.ui.model.Route
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import kotlin.test.assertEquals

@RunWith(RobolectricTestRunner::class)
class StartTest {
    @Test
    fun `the app starts on its first screen`() {
        Robolectric.buildActivity(MainActivity::class.java).use { controller ->
            val app = controller.setup().get().model.app
            while (app.state.value == null) Thread.onSpinWait()
            shadowOf(Looper.getMainLooper()).idle()
            assertEquals(listOf(Route.HOME), app.state.value?.routes)
        }
    }
}
