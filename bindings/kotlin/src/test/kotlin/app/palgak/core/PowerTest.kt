package app.palgak.core

import kotlin.test.Test
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What the core is told of the device's power. */
class PowerTest {
    @Test
    fun `a device is taken to run on its battery until it is said to be on mains`() {
        assertTrue(onBattery())
        setPower(onBattery = false)
        assertFalse(onBattery())
        setPower(onBattery = true)
        assertTrue(onBattery())
    }
}
