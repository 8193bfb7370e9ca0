package app.palgak.android

import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.os.BatteryManager
import android.os.PowerManager
import androidx.core.content.getSystemService

/**
 * Tells, from now on for as long as the process lives, whether the phone is to be spared: it runs on its battery, or it was
 * asked to save power.
 */
class PowerWatch(
    private val context: Context,
    private val tell: (onBattery: Boolean) -> Unit,
) : BroadcastReceiver() {
    private var plugged = false

    /** Tells for the first time, and then at every change. */
    fun start() {
        // The system keeps its last word on the battery for whoever comes later; there is nobody to be called for it.
        val battery = context.registerReceiver(null, IntentFilter(Intent.ACTION_BATTERY_CHANGED))
        plugged = (battery?.getIntExtra(BatteryManager.EXTRA_PLUGGED, 0) ?: 0) != 0
        val changes = IntentFilter(Intent.ACTION_POWER_CONNECTED).apply {
            addAction(Intent.ACTION_POWER_DISCONNECTED)
            addAction(PowerManager.ACTION_POWER_SAVE_MODE_CHANGED)
        }
        // Only the system can send these, so there is nobody to be kept out, on any Android.
        context.registerReceiver(this, changes)
        say()
    }

    override fun onReceive(context: Context, intent: Intent) {
        when (intent.action) {
            Intent.ACTION_POWER_CONNECTED -> plugged = true
            Intent.ACTION_POWER_DISCONNECTED -> plugged = false
        }
        say()
    }

    private fun say() = tell(!plugged || context.getSystemService<PowerManager>()?.isPowerSaveMode == true)
}
