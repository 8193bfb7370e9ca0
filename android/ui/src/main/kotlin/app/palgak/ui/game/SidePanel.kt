package app.palgak.ui.game

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Line
import app.palgak.core.LineKind
import app.palgak.core.Mode
import app.palgak.core.Panel
import app.palgak.core.PieceView
import app.palgak.core.Snapshot
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Txt
import app.palgak.ui.online.ClockFace
import app.palgak.ui.theme.LocalReducedMotion
import app.palgak.ui.theme.Theme

/**
 * What a side's player sees: who they are, how they stand, what they took, what they can do. Turned around for the
 * person across. With room to spare the words have a line of their own; without, they share the name's.
 */
@Composable
fun SidePanel(panel: Panel, snapshot: Snapshot, size: PanelSize, actions: GameActions, modifier: Modifier = Modifier) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(16.dp)
    val roomy = size == PanelSize.ROOMY
    val pad = if (size == PanelSize.COMPACT || size == PanelSize.STACKED) 3.dp else 6.dp
    Column(
        modifier
            .fillMaxWidth()
            .rotate(if (panel.upsideDown) 180f else 0f)
            .testTag("panel-${panel.side.name.lowercase()}")
            .clip(shape)
            .background(if (panel.toMove) colors.card else colors.card.copy(alpha = if (colors.dark) 0.55f else 0.5f))
            .border(if (panel.toMove) 2.dp else 1.dp, if (panel.toMove) colors.side(panel.side) else colors.line, shape)
            .padding(start = if (size == PanelSize.STACKED) 6.dp else 8.dp, end = if (size == PanelSize.STACKED) 6.dp else 10.dp)
            .padding(vertical = pad),
    ) {
        val offer = snapshot.offer?.takeIf { panel.answers }
        if (size == PanelSize.STACKED) {
            Stacked(panel, snapshot, offer, actions)
        } else {
            Row(
                Modifier.fillMaxWidth(),
                verticalAlignment = Alignment.CenterVertically,
                horizontalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                if (offer != null) {
                    OfferRow(offer, panel.side, actions, Modifier.weight(1f))
                } else if (!roomy && panel.line.urgent) {
                    Box(Modifier.weight(1f).height(if (size == PanelSize.COMPACT) 42.dp else 46.dp)) { Line(panel) }
                } else {
                    Standing(panel, snapshot, size, Modifier.weight(1f))
                }
                panel.clock?.let { ClockFace(it, panel.side, size == PanelSize.COMPACT) }
                Score(panel)
            }
        }
        if (roomy) Box(Modifier.fillMaxWidth().height(34.dp), contentAlignment = Alignment.CenterStart) { Line(panel) }
        PanelActions(panel, actions)
        Progress(panel, snapshot)
    }
}

/** The side's points, where the game counts them. */
@Composable
internal fun Score(panel: Panel) {
    if (panel.score.isEmpty()) return
    Txt(
        panel.score,
        Modifier.testTag("score-${panel.side.name.lowercase()}"),
        style = Theme.type.score,
        color = Theme.colors.ink,
        maxLines = 1,
    )
}

/** How much room a panel has: little height, some, plenty; or plenty of height in a narrow column. */
enum class PanelSize { COMPACT, NORMAL, ROOMY, STACKED }

/** The side's king, its name, who plays it, what it has captured; one thing to a screen reader. */
@Composable
private fun Standing(panel: Panel, snapshot: Snapshot, size: PanelSize, modifier: Modifier) {
    val colors = Theme.colors
    val king = panel.emblem
    val aside = when {
        size == PanelSize.ROOMY -> panel.player
        // Against somebody elsewhere it is good to know who; whose turn it is the frame and the clock say.
        snapshot.mode == Mode.ONLINE && !panel.inCheck && snapshot.result == null -> panel.player.ifEmpty { panel.message }
        else -> panel.message.ifEmpty { panel.player }
    }
    val told = listOfNotNull(panel.spoken, panel.message.takeIf { size != PanelSize.ROOMY && it.isNotEmpty() }, panel.warning)
    val spoken = told.joinToString(". ")
    Row(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        if (king != null) PieceChip(king, if (size == PanelSize.COMPACT) 38.dp else 44.dp)
        Column(Modifier.weight(1f)) {
            Row(verticalAlignment = Alignment.CenterVertically, horizontalArrangement = Arrangement.spacedBy(7.dp)) {
                Txt(panel.name, style = Theme.type.heading, color = colors.side(panel.side), maxLines = 1, shrinkTo = 11.sp)
                if (aside.isNotEmpty()) {
                    val own = aside === panel.message
                    Txt(
                        aside,
                        Modifier.weight(1f, fill = false),
                        style = Theme.type.small.copy(fontWeight = if (own && panel.toMove) FontWeight.Bold else FontWeight.Normal),
                        color = if (own &&
                            panel.inCheck
                        ) {
                            colors.alert
                        } else if (own && panel.toMove) {
                            colors.side(panel.side)
                        } else {
                            colors.inkSoft
                        },
                        maxLines = 1,
                        shrinkTo = 9.sp,
                    )
                }
            }
            val warning = panel.warning
            if (warning != null && size != PanelSize.ROOMY) Warning(warning, size) else Captured(panel.captured, size == PanelSize.COMPACT)
        }
    }
}

/** What the side's player should know, in the place of the captured pieces. */
@Composable
private fun Warning(text: String, size: PanelSize) {
    Txt(
        text,
        Modifier.testTag("warning").heightIn(min = if (size == PanelSize.COMPACT) 19.dp else 22.dp),
        style = Theme.type.label.copy(fontWeight = FontWeight.Bold),
        color = Theme.colors.alert,
        maxLines = 2,
        shrinkTo = 8.sp,
    )
}

/** Captured pieces, overlapping a little once there are many. */
@Composable
internal fun Captured(pieces: List<PieceView>, compact: Boolean) {
    val chip = if (compact) 19.dp else 22.dp
    BoxWithConstraints(Modifier.fillMaxWidth().height(chip)) {
        if (pieces.isEmpty()) return@BoxWithConstraints
        val step = minOf(chip * 0.9f, (maxWidth - chip) / maxOf(1, pieces.size - 1))
        pieces.forEachIndexed { place, piece -> PieceChip(piece.copy(upsideDown = false), chip, Modifier.padding(start = step * place)) }
    }
}

/** Whether a line takes the place of the side's name where there is no room for both. */
internal val Line.urgent: Boolean
    get() = kind == LineKind.REFUSAL || kind == LineKind.HINT || kind == LineKind.PENDING

/** The one line of a panel: why the last tap was refused, the hint, or where the side stands. */
@Composable
internal fun Line(panel: Panel) {
    val colors = Theme.colors
    val text = panel.line.text
    when (panel.line.kind) {
        LineKind.REFUSAL -> Notice(text, Icons.Warning, colors.alert, colors.alertGround, "refusal")
        LineKind.HINT -> Notice(text, Icons.Hint, colors.ink, colors.inset, "hint")
        LineKind.PENDING -> Notice(text, Icons.Step, colors.ink, colors.inset, "pending")
        LineKind.WARNING -> Notice(text, Icons.Warning, colors.alert, colors.alertGround, "warning")
        LineKind.MESSAGE -> Txt(
            text,
            Modifier.testTag("message-${panel.side.name.lowercase()}").padding(start = 4.dp),
            style = Theme.type.small.copy(fontWeight = if (panel.toMove) FontWeight.Bold else FontWeight.Normal, lineHeight = 15.sp),
            color = when {
                panel.inCheck -> colors.alert
                panel.toMove -> colors.side(panel.side)
                else -> colors.inkSoft
            },
            maxLines = 2,
            shrinkTo = 9.sp,
        )
    }
}

@Composable
private fun Notice(text: String, icon: ImageVector, color: Color, ground: Color, tag: String) {
    Row(
        Modifier
            .fillMaxWidth()
            .fillMaxHeight()
            .testTag(tag)
            .clip(RoundedCornerShape(9.dp))
            .background(ground)
            .padding(horizontal = 8.dp, vertical = 1.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        Glyph(icon, color = color, size = 17.dp)
        Txt(text, style = Theme.type.small.copy(lineHeight = 15.sp), color = color, maxLines = 2, shrinkTo = 8.5.sp)
    }
}

/** The buttons of a side's own player. */
@Composable
private fun PanelActions(panel: Panel, actions: GameActions) {
    if (panel.buttons.isEmpty()) return
    val tag = panel.side.name.lowercase()
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        // As many side by side as a finger can tell apart.
        val abreast = ((maxWidth + 2.dp) / 50.dp).toInt().coerceAtLeast(1)
        val rows = (panel.buttons.size + abreast - 1) / abreast
        Column {
            for (row in panel.buttons.chunked((panel.buttons.size + rows - 1) / rows)) {
                Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), horizontalArrangement = Arrangement.spacedBy(2.dp)) {
                    for (action in row) {
                        actions.Button(
                            action,
                            action in panel.actions,
                            Modifier.weight(1f),
                            "action-${actions.id(action)}-$tag",
                            panel.side,
                        )
                    }
                }
            }
        }
    }
}

/** The computer's thinking as a thin line that fills. */
@Composable
private fun Progress(panel: Panel, snapshot: Snapshot) {
    val part = snapshot.thinking?.takeIf { panel.toMove }?.let { it.permille.toInt() / 1000f } ?: 0f
    val shown by animateFloatAsState(part, if (LocalReducedMotion.current || part == 0f) snap() else tween(160))
    val color = Theme.colors.side(panel.side)
    val spoken = Theme.texts["game-thinking"]
    Canvas(
        Modifier.fillMaxWidth().height(3.dp).then(
            if (snapshot.thinking != null &&
                panel.toMove
            ) {
                Modifier.testTag("thinking").semantics { contentDescription = spoken }
            } else {
                Modifier
            },
        ),
    ) {
        if (shown > 0f) drawRect(color, size = Size(size.width * shown.coerceAtMost(1f), size.height))
    }
}
