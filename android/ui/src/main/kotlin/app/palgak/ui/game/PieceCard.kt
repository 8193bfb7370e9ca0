package app.palgak.ui.game

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.PieceForm
import app.palgak.core.PieceView
import app.palgak.core.Reach
import app.palgak.core.ReachKind
import app.palgak.core.View
import app.palgak.core.pieceForms
import app.palgak.ui.board.PieceChip
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.IconButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Sheet
import app.palgak.ui.controls.Txt
import app.palgak.ui.theme.Theme

/** How a held piece moves, and what it becomes. */
@Composable
fun PieceCard(piece: PieceView, view: View, upsideDown: Boolean, onDismiss: () -> Unit) {
    val forms = remember(piece.side, piece.figure, view) { pieceForms(piece.side, piece.figure, view) }
    if (forms.isEmpty()) return
    val texts = Theme.texts
    Sheet(forms.first().name, onDismiss, "piece-card", Modifier.rotate(if (upsideDown) 180f else 0f), atBottom = false) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Heading(if (forms.size > 1) texts["piece-moves"] else forms.first().name, Modifier.weight(1f))
            IconButton(Icons.Close, texts["common-close"], onDismiss, tag = "piece-card-close")
        }
        Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally)) {
            forms.forEachIndexed { place, form -> Form(form, place > 0, forms.size == 1, Modifier.weight(1f, fill = forms.size > 1)) }
        }
        Legend(forms.flatMap { it.reaches }.map { it.kind }.toSet())
    }
}

@Composable
private fun Form(form: PieceForm, promoted: Boolean, alone: Boolean, modifier: Modifier) {
    val spoken = if (promoted) "${Theme.texts["piece-promotes"]}: ${form.name}" else form.name
    Column(
        modifier.semantics(mergeDescendants = true) {
            contentDescription = spoken
        },
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        if (!alone) {
            Txt(
                if (promoted) Theme.texts["piece-promotes"] else "",
                style = Theme.type.label,
                color = Theme.colors.inkSoft,
                maxLines = 1,
                shrinkTo = 8.sp,
            )
        }
        Box(Modifier.size(if (alone) PLAN_ALONE else PLAN), contentAlignment = Alignment.Center) {
            val colors = Theme.colors
            val reaches = form.reaches
            Canvas(Modifier.fillMaxSize()) { plan(reaches, colors.line, colors.ink, colors.brass) }
            PieceChip(form.piece, (if (alone) PLAN_ALONE else PLAN) / 5)
        }
        Txt(form.name, style = Theme.type.strong, align = TextAlign.Center, maxLines = 2, shrinkTo = 10.sp)
    }
}

/** How large the field around a piece is: next to another, and alone. */
private val PLAN = 140.dp
private val PLAN_ALONE = 200.dp

/** A field of five by five squares around the piece. */
private fun DrawScope.plan(reaches: List<Reach>, line: Color, ink: Color, lion: Color) {
    val cell = size.width / 5
    for (step in 0..5) {
        drawLine(line, Offset(step * cell, 0f), Offset(step * cell, size.height), 1f)
        drawLine(line, Offset(0f, step * cell), Offset(size.width, step * cell), 1f)
    }

    fun at(file: Float, rank: Float) = Offset(size.width / 2 + file * cell, size.height / 2 - rank * cell)
    for (reach in reaches) {
        val file = reach.file.toFloat()
        val rank = reach.rank.toFloat()
        when (reach.kind) {
            ReachKind.STEP -> drawCircle(ink, cell * 0.16f, at(file, rank))
            ReachKind.JUMP -> drawCircle(ink, cell * 0.17f, at(file, rank), style = Stroke(cell * 0.09f))
            ReachKind.SLIDE -> {
                val tip = at(file * 2.42f, rank * 2.42f)
                drawLine(ink, at(file * 0.62f, rank * 0.62f), tip, cell * 0.09f, StrokeCap.Round)
                head(tip, Offset(file, -rank), cell * 0.22f, ink)
            }
            ReachKind.LION -> Unit
        }
    }
    for (square in lionSquares(reaches)) {
        val corner = at(square.first.toFloat(), square.second.toFloat()) - Offset(cell * 0.28f, cell * 0.28f)
        drawRect(lion, corner, Size(cell * 0.56f, cell * 0.56f))
    }
}

/** Where a lion's power reaches: everything within two steps, or the two squares of each of its few directions. */
private fun lionSquares(reaches: List<Reach>): List<Pair<Int, Int>> {
    val ways = reaches.filter { it.kind == ReachKind.LION }
    if (ways.size < 8) return ways.flatMap { way -> (1..2).map { way.file * it to way.rank * it } }
    return (-2..2).flatMap { file -> (-2..2).map { rank -> file to rank } }.filter { it != 0 to 0 }
}

private fun DrawScope.head(tip: Offset, way: Offset, reach: Float, ink: Color) {
    val unit = way / way.getDistance()
    val across = Offset(-unit.y, unit.x)
    for (side in listOf(-0.7f, 0.7f)) drawLine(ink, tip, tip - unit * reach + across * (reach * side), reach * 0.4f, StrokeCap.Round)
}

/** What the signs of the plan mean, those of them that are there. */
@Composable
private fun Legend(kinds: Set<ReachKind>) {
    val colors = Theme.colors
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        for (kind in ReachKind.entries) {
            if (kind !in kinds) continue
            val id = when (kind) {
                ReachKind.STEP -> "piece-step"
                ReachKind.JUMP -> "piece-jump"
                ReachKind.SLIDE -> "piece-slide"
                ReachKind.LION -> "piece-lion"
            }
            Row(verticalAlignment = Alignment.CenterVertically, horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                Canvas(Modifier.size(18.dp)) {
                    val middle = Offset(size.width / 2, size.height / 2)
                    when (kind) {
                        ReachKind.STEP -> drawCircle(colors.ink, size.width * 0.24f, middle)
                        ReachKind.JUMP -> drawCircle(colors.ink, size.width * 0.26f, middle, style = Stroke(size.width * 0.13f))
                        ReachKind.SLIDE -> {
                            drawLine(
                                colors.ink,
                                Offset(1f, middle.y),
                                Offset(size.width - 2f, middle.y),
                                size.width * 0.12f,
                                StrokeCap.Round,
                            )
                            head(Offset(size.width - 2f, middle.y), Offset(1f, 0f), size.width * 0.32f, colors.ink)
                        }
                        ReachKind.LION -> drawRect(
                            colors.brass,
                            Offset(size.width * 0.15f, size.width * 0.15f),
                            Size(
                                size.width * 0.7f,
                                size.width * 0.7f,
                            ),
                        )
                    }
                }
                Txt(Theme.texts[id], style = Theme.type.small, color = colors.inkSoft)
            }
        }
    }
}
