package app.palgak.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Action
import app.palgak.core.Offer
import app.palgak.core.OfferKind
import app.palgak.core.Side
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme

/** What the other player proposes, with the two answers, in the panel of whoever answers and turned to them with it. */
@Composable
fun OfferRow(offer: Offer, side: Side, actions: GameActions, modifier: Modifier = Modifier) = Row(
    modifier.fillMaxWidth().testTag("offer"),
    verticalAlignment = Alignment.CenterVertically,
    horizontalArrangement = Arrangement.spacedBy(6.dp),
) {
    Proposal(offer, Modifier.weight(1f))
    Answers(offer, side, actions, Modifier)
}

/** The same where there is no room for both side by side: the answers under the words. */
@Composable
internal fun OfferColumn(offer: Offer, side: Side, actions: GameActions) = Column(
    Modifier.fillMaxWidth().testTag("offer"),
    verticalArrangement = Arrangement.spacedBy(4.dp),
) {
    Proposal(offer, Modifier.fillMaxWidth().heightIn(min = 16.dp))
    Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(6.dp)) {
        Answers(offer, side, actions, Modifier.weight(1f))
    }
}

@Composable
private fun Proposal(offer: Offer, modifier: Modifier) = Txt(
    offer.text,
    modifier.semantics { liveRegion = LiveRegionMode.Polite },
    style = Theme.type.small.copy(fontWeight = FontWeight.Bold, lineHeight = 15.sp),
    maxLines = 3,
    shrinkTo = 9.sp,
)

@Composable
private fun Answers(offer: Offer, side: Side, actions: GameActions, each: Modifier) {
    val texts = Theme.texts
    val colors = Theme.colors
    val draw = offer.kind == OfferKind.DRAW
    Answer(texts[if (draw) "action-decline-draw" else "action-decline-takeback"], "offer-decline", colors.inset, colors.ink, each) {
        actions.run(if (draw) Action.DECLINE_DRAW else Action.DECLINE_TAKEBACK, side)
    }
    Answer(texts[if (draw) "action-accept-draw" else "action-accept-takeback"], "offer-accept", colors.walnut, colors.onWalnut, each) {
        actions.run(if (draw) Action.ACCEPT_DRAW else Action.ACCEPT_TAKEBACK, side)
    }
}

/** A small button with words; as high as a finger needs. */
@Composable
internal fun Answer(text: String, tag: String, ground: Color, ink: Color, modifier: Modifier = Modifier, onClick: () -> Unit) {
    Box(
        modifier
            .testTag(
                tag,
            ).clip(
                RoundedCornerShape(12.dp),
            ).background(
                ground,
            ).clickable(role = Role.Button, onClick = onClick)
            .widthIn(max = 104.dp)
            .defaultMinSize(minWidth = 64.dp, minHeight = 48.dp)
            .padding(horizontal = 6.dp),
        contentAlignment = Alignment.Center,
    ) {
        Txt(
            text,
            style = Theme.type.small.copy(fontWeight = FontWeight.Bold, lineHeight = 15.sp),
            color = ink,
            align = TextAlign.Center,
            maxLines = 2,
            shrinkTo = 8.sp,
        )
    }
}
