package app.palgak.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.LayoutDirection
import app.palgak.core.Diagram
import app.palgak.core.Mark
import app.palgak.core.Side
import app.palgak.ui.theme.Theme

/** A board, or a part of one, as an illustration. A screen reader hears [spoken], if there is anything to say. */
@Composable
fun DiagramView(diagram: Diagram, spoken: String, modifier: Modifier = Modifier, style: BoardStyle = LocalBoardStyle.current) {
    val region = remember(diagram) { diagram.region }
    val wood = Theme.colors.wood
    val font = Theme.type.fonts.piece
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = 32)
    BoxWithConstraints(
        modifier.aspectRatio(BoardGeometry.aspect(region, style.margin)).then(
            if (spoken.isEmpty()) {
                Modifier
            } else {
                Modifier.semantics {
                    contentDescription =
                        spoken
                }
            },
        ),
    ) {
        val size = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val geometry = remember(size, region, style) { BoardGeometry(region, size, style.margin) }
        if (geometry.cell < 1f) return@BoxWithConstraints
        val picture = remember(geometry, wood, font, style) {
            ImageBitmap(constraints.maxWidth.coerceAtLeast(1), constraints.maxHeight.coerceAtLeast(1)).also { image ->
                CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(image), size) {
                    style.surface(this, geometry, Pen(geometry.cell, wood, font, measurer, density))
                }
            }
        }
        val sprites = remember(geometry.cell, wood, font, style) { PieceSprites(geometry.cell, wood, font, measurer, density, style) }
        val mover = remember(diagram) { diagram.points.firstOrNull { Mark.SELECTED in it.marks }?.piece?.side ?: Side.FIRST }
        val marks = remember(geometry.cell, wood, mover, style) { style.marks(geometry.cell, wood, mover) }
        Box(
            Modifier.fillMaxSize().drawBehind {
                drawImage(picture)
                for (point in diagram.points) {
                    marks.under(
                        this,
                        point.marks,
                        point.piece,
                        geometry.centre(point.column.toInt(), point.row.toInt()),
                    )
                }
                for (point in diagram.points) {
                    point.piece?.let {
                        sprites.stamp(
                            this,
                            it,
                            geometry.centre(point.column.toInt(), point.row.toInt()),
                        )
                    }
                }
                for (point in diagram.points) {
                    marks.over(
                        this,
                        point.marks,
                        point.piece,
                        geometry.centre(point.column.toInt(), point.row.toInt()),
                    )
                }
            },
        )
    }
}
