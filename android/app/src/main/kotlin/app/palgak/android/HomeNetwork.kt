package app.palgak.android

import android.content.pm.PackageManager
import android.os.Build
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.platform.LocalContext
import java.net.URI

/**
 * Since Android 17 an app may reach a server in the network at home only if its user lets it. That is asked where an
 * opponent is looked for, and only of those whose server is there.
 */
@Composable
fun AskForHomeNetwork(server: String, looking: Boolean) {
    val context = LocalContext.current
    // Whatever the answer is, the app goes on: it says by itself when a server cannot be reached.
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) { }
    val due = looking &&
        Build.VERSION.SDK_INT >= ANDROID_17 &&
        isAtHome(server) &&
        context.checkSelfPermission(PERMISSION) != PackageManager.PERMISSION_GRANTED
    LaunchedEffect(due) { if (due) ask.launch(PERMISSION) }
}

/** Whether an address names a server in the network at home, as far as that can be told without asking for it. */
fun isAtHome(server: String): Boolean {
    val host = runCatching { URI(server).host }.getOrNull()?.trim('[', ']')?.lowercase() ?: return false
    if (':' in host) return LOCAL_SIX.any(host::startsWith)
    val bytes = host.split('.').map { it.toIntOrNull() ?: -1 }
    val numbers = bytes.size == 4 && bytes.all { it in 0..255 }
    return if (numbers) isPrivate(bytes[0], bytes[1]) else host.endsWith(".local") || ('.' !in host && host != "localhost")
}

private fun isPrivate(first: Int, second: Int): Boolean = when (first) {
    10 -> true
    100 -> second in 64..127
    169 -> second == 254
    172 -> second in 16..31
    192 -> second == 168
    else -> false
}

/** How addresses for one place or one link begin. */
private val LOCAL_SIX = listOf("fc", "fd", "fe8", "fe9", "fea", "feb")

private const val ANDROID_17 = 37
private const val PERMISSION = "android.permission.ACCESS_LOCAL_NETWORK"
