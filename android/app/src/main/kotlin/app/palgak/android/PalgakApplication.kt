package app.palgak.android

import android.app.Application
import app.palgak.core.setPower

/** The process: what outlives every screen and every game. */
class PalgakApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        // Loaded by name, the core learns of its JVM: its threads stay attached, and its log goes to logcat.
        try {
            System.loadLibrary("palgak_ffi")
        } catch (_: UnsatisfiedLinkError) {
            // In tests on a desktop machine it lies elsewhere. JNA knows where, and says so if it is nowhere.
        }
        PowerWatch(this, ::setPower).start()
    }
}
