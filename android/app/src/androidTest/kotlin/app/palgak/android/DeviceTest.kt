package app.palgak.android

import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.palgak.core.Snapshot
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** On a device or an emulator: the core loads, draws, takes touches and comes back. Names without spaces, for old phones. */
@RunWith(AndroidJUnit4::class)
class DeviceTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val snapshot: Snapshot?
        get() = rule.activity.model.app.state.value
            ?.table
            ?.state
            ?.value
            ?.snapshot

    @Test
    fun aMoveIsPlayedByTouchingTwoPoints() {
        startTwoPlayers()
        touch("point-$E4")
        rule.onNodeWithTag("point-$E4").assertIsSelected()
        touch("point-$E5")
        until("the move") { snapshot?.moves?.size == 1 }
        assertEquals("e4e5", snapshot?.moves?.single()?.machine)
    }

    @Test
    fun theGameIsThereAfterThePhoneWasTurned() {
        startTwoPlayers()
        touch("point-$E4")
        touch("point-$E5")
        until("the move") { snapshot?.moves?.size == 1 }
        rule.activityRule.scenario.recreate()
        until("the board again") { shows("point-$E5") }
        assertEquals("e4e5", snapshot?.moves?.single()?.machine)
    }

    @Test
    fun theCoreCallsOnOneDaemonThread() {
        startTwoPlayers()
        val threads = Thread.getAllStackTraces().keys.filter { it.name == "palgak-table" }
        assertTrue(threads.isNotEmpty(), "the table's thread is known to Java")
        assertTrue(threads.all { it.isDaemon }, "it keeps no process alive")
    }

    private fun startTwoPlayers() {
        touch("home-two")
        touch("new-start")
        until("a board") { snapshot?.moves?.isEmpty() == true && shows("point-$E4") }
    }

    private fun shows(tag: String) = rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty()

    private fun touch(tag: String) {
        until(tag) { shows(tag) }
        rule.onNodeWithTag(tag).performClick()
        rule.waitForIdle()
    }

    private fun until(what: String, condition: () -> Boolean) {
        rule.waitUntil(what, timeoutMillis = 60_000, condition)
    }

    private companion object {
        const val E4 = 31
        const val E5 = 40
    }
}
