package app.palgak.android

import android.content.Context
import android.content.Intent
import android.os.BatteryManager
import android.os.Looper
import android.os.PowerManager
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import kotlin.test.assertEquals

/** What the core is told of the phone's power. */
@RunWith(RobolectricTestRunner::class)
class PowerTest {
    private val context: Context get() = RuntimeEnvironment.getApplication()
    private val told = mutableListOf<Boolean>()

    /** The system says something, and whoever listens has heard it. */
    private fun send(action: String) {
        context.sendBroadcast(Intent(action))
        shadowOf(Looper.getMainLooper()).idle()
    }

    @Suppress("DEPRECATION") // As the system itself does.
    private fun battery(plugged: Int) {
        context.sendStickyBroadcast(Intent(Intent.ACTION_BATTERY_CHANGED).putExtra(BatteryManager.EXTRA_PLUGGED, plugged))
        shadowOf(Looper.getMainLooper()).idle()
    }

    private fun save(saving: Boolean) {
        shadowOf(context.getSystemService(PowerManager::class.java)).setIsPowerSaveMode(saving)
        send(PowerManager.ACTION_POWER_SAVE_MODE_CHANGED)
    }

    @Test
    fun `a phone that tells nothing of its battery is spared`() {
        PowerWatch(context, told::add).start()
        assertEquals(listOf(true), told)
    }

    @Test
    fun `a phone on a charger is not spared, until it is taken off`() {
        battery(BatteryManager.BATTERY_PLUGGED_USB)
        PowerWatch(context, told::add).start()
        send(Intent.ACTION_POWER_DISCONNECTED)
        send(Intent.ACTION_POWER_CONNECTED)
        assertEquals(listOf(false, true, false), told)
    }

    @Test
    fun `a phone that is to save power is spared even on a charger`() {
        battery(BatteryManager.BATTERY_PLUGGED_AC)
        PowerWatch(context, told::add).start()
        save(true)
        save(false)
        assertEquals(listOf(false, true, false), told)
    }
}
