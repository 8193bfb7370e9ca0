package app.palgak.ui.online

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.ConnectionState
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.OnlineState
import app.palgak.ui.theme.Theme

/**
 * How the connection is, and how long it or the opponent has been gone, or until the absent opponent loses; quiet while
 * all is well.
 */
@Composable
fun ConnectionChip(state: OnlineState, modifier: Modifier = Modifier) {
    val colors = Theme.colors
    val connection = state.snapshot.connection
    val trouble = connection.state == ConnectionState.RECONNECTING || connection.state == ConnectionState.OPPONENT_AWAY
    val dot = when (connection.state) {
        ConnectionState.ONLINE -> if (colors.dark) Color(0xFF7BC98A) else Color(0xFF3C8A4C)
        ConnectionState.CONNECTING -> colors.brass
        ConnectionState.RECONNECTING, ConnectionState.OPPONENT_AWAY -> colors.alert
        ConnectionState.OFFLINE -> colors.inkSoft
    }
    val ink = if (trouble) colors.alert else colors.inkSoft
    val words = if (state.snapshot.sending && !trouble) Theme.texts["online-sending"] else connection.text
    Row(
        modifier
            .testTag("connection")
            .clip(RoundedCornerShape(11.dp))
            .background(if (trouble) colors.alertGround else Color.Transparent)
            .semantics(mergeDescendants = true) { }
            .padding(horizontal = 10.dp, vertical = 3.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(7.dp),
    ) {
        Box(Modifier.size(8.dp).clip(CircleShape).background(dot))
        val style = Theme.type.small.copy(fontWeight = if (trouble) FontWeight.Bold else FontWeight.Normal, lineHeight = 16.sp)
        Txt(words, Modifier.testTag("connection-text"), style = style, color = ink, maxLines = 1, shrinkTo = 9.sp)
        val left = connection.endsInMs?.let { countDown(it.toLong(), state.arrived).value }
        val gone = connection.sinceMs?.takeIf { left == null }?.let { countUp(it.toLong(), state.arrived).value }
        val time = left?.let { clockText(it, tenths = false) } ?: gone?.let { waitedText(it) }
        if (time != null) {
            val tabular = style.copy(fontFeatureSettings = "tnum")
            Txt(time, Modifier.testTag("connection-time"), style = tabular, color = ink, maxLines = 1)
        }
    }
}
