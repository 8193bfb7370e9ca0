package app.palgak.ui.game

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Action
import app.palgak.core.Analysis
import app.palgak.core.AnalysisPoint
import app.palgak.core.AnalysisTag
import app.palgak.core.Snapshot
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.OutlineButton
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme
import kotlin.math.abs
import kotlin.math.roundToInt

/** The engine's opinion of a finished game: asked for, being worked out, or drawn as a line that a finger follows. */
@Composable
fun AnalysisView(snapshot: Snapshot, actions: GameActions, onPly: (UInt) -> Unit, modifier: Modifier = Modifier) {
    val analysis = snapshot.analysis
    val texts = Theme.texts
    if (analysis == null) {
        if (Action.ANALYSE in
            snapshot.actions
        ) {
            val ask = { actions.run(Action.ANALYSE, null) }
            BoxWithConstraints(modifier.fillMaxWidth(), contentAlignment = Alignment.Center) {
                if (maxWidth < 200.dp * LocalDensity.current.fontScale.coerceAtLeast(1f)) {
                    Answer(texts["action-analyse"], "action-analyse", Theme.colors.inset, Theme.colors.ink, Modifier.fillMaxWidth(), ask)
                } else {
                    val place = Modifier.fillMaxWidth().padding(horizontal = 10.dp)
                    OutlineButton(texts["action-analyse"], ask, place, Icons.Graph, "action-analyse")
                }
            }
        }
        return
    }
    val ply = snapshot.review?.ply ?: snapshot.moves.size.toUInt()
    val word = analysis.points.firstOrNull { it.ply == ply }?.text.orEmpty()
    val working = analysis.permille < 1000u
    Column(modifier.fillMaxWidth().padding(horizontal = 10.dp).testTag("analysis"), verticalArrangement = Arrangement.spacedBy(2.dp)) {
        Graph(analysis, snapshot.moves.size, ply.toInt(), onPly)
        Row(
            Modifier.fillMaxWidth().heightIn(min = 30.dp),
            verticalAlignment = Alignment.CenterVertically,
            horizontalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            Txt(
                word.ifEmpty { if (working) "${texts["analysis-working"]} ${analysis.permille / 10u} %" else texts["analysis-nothing"] },
                Modifier.weight(1f).testTag("analysis-word"),
                style = Theme.type.small,
                color = if (word.isEmpty()) Theme.colors.inkSoft else Theme.colors.alert,
                maxLines = 2,
                shrinkTo = 9.sp,
            )
            if (Action.STOP_ANALYSIS in
                snapshot.actions
            ) {
                Answer(texts["action-stop-analysis"], "action-stop-analysis", Theme.colors.inset, Theme.colors.ink) {
                    actions.run(Action.STOP_ANALYSIS, null)
                }
            }
        }
    }
}

/** The line of the score: above the middle the first side is ahead, below it the second. Moves that lost something are marked. */
@Composable
private fun Graph(analysis: Analysis, plies: Int, shown: Int, onPly: (UInt) -> Unit) {
    val colors = Theme.colors
    val name = Theme.texts["analysis-graph"]
    val go by rememberUpdatedState(onPly)
    Canvas(
        Modifier
            .fillMaxWidth()
            .height(64.dp)
            .clip(RoundedCornerShape(10.dp))
            .background(colors.inset)
            .testTag("analysis-graph")
            .semantics {
                contentDescription =
                    name
            }.pointerInput(plies) {
                fun at(x: Float) = go((x / size.width * plies).roundToInt().coerceIn(0, plies).toUInt())
                awaitEachGesture {
                    val down = awaitFirstDown()
                    down.consume()
                    at(down.position.x)
                    while (true) {
                        val touch = awaitPointerEvent().changes.firstOrNull { it.id == down.id } ?: break
                        touch.consume()
                        if (!touch.pressed) break
                        at(touch.position.x)
                    }
                }
            },
    ) {
        val wide = size.width / plies.coerceAtLeast(1)

        fun place(point: AnalysisPoint) = Offset(point.ply.toInt() * wide, size.height * (0.5f - 0.46f * height(point.score)))
        val middle = size.height / 2
        drawLine(colors.line, Offset(0f, middle), Offset(size.width, middle), 1.dp.toPx())
        val points = analysis.points.sortedBy { it.ply }
        for ((from, to) in points.zipWithNext()) {
            val above = from.score + to.score >= 0
            val fill = Path().apply {
                moveTo(place(from).x, middle)
                lineTo(place(from).x, place(from).y)
                lineTo(place(to).x, place(to).y)
                lineTo(place(to).x, middle)
                close()
            }
            drawPath(fill, (if (above) colors.cho else colors.han).copy(alpha = 0.28f))
        }
        val line = Path()
        points.forEachIndexed { number, point ->
            if (number ==
                0
            ) {
                line.moveTo(place(point).x, place(point).y)
            } else {
                line.lineTo(place(point).x, place(point).y)
            }
        }
        drawPath(line, colors.ink, style = Stroke(1.6.dp.toPx(), cap = StrokeCap.Round, join = StrokeJoin.Round))
        for (point in points) {
            if (point.tag == AnalysisTag.FINE) continue
            drawCircle(colors.card, 5.dp.toPx(), place(point))
            drawCircle(if (slight(point.tag)) colors.brass else colors.alert, 4.dp.toPx(), place(point))
        }
        drawRect(colors.ink.copy(alpha = 0.75f), Offset(shown * wide - 1.dp.toPx(), 0f), Size(2.dp.toPx(), size.height))
    }
}

/** A score as a height between -1 and 1: small differences are seen, great ones stay on the page. */
private fun height(score: Int): Float = score / (abs(score) + HALF)

private const val HALF = 450f

/** Whether a move lost little enough for a quieter mark. */
internal fun slight(tag: AnalysisTag): Boolean = tag == AnalysisTag.INACCURACY || tag == AnalysisTag.MISTAKE
