package app.palgak.ui.theme

import androidx.compose.foundation.IndicationNodeFactory
import androidx.compose.foundation.interaction.FocusInteraction
import androidx.compose.foundation.interaction.HoverInteraction
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.node.DelegatableNode
import androidx.compose.ui.node.DrawModifierNode
import androidx.compose.ui.node.invalidateDraw
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.launch
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.TimeSource

/** How a button answers a finger, a pointer or the keyboard: a shade when pressed, a hint of one under the pointer, a frame in focus. */
class Press(private val ink: Color, private val focus: Color) : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = Node(interactionSource, ink, focus)

    override fun equals(other: Any?): Boolean = other is Press && other.ink == ink && other.focus == focus

    override fun hashCode(): Int = ink.hashCode() * 31 + focus.hashCode()

    private class Node(
        private val source: InteractionSource,
        private val ink: Color,
        private val focus: Color,
    ) : Modifier.Node(),
        DrawModifierNode {
        private var presses = 0
        private var hovers = 0
        private var focuses = 0

        // A frame helps who moves by keyboard; the focus that a finger or pointer brings along needs none.
        private var brought = false
        private var focused: TimeSource.Monotonic.ValueTimeMark? = null

        override fun onAttach() {
            coroutineScope.launch {
                source.interactions.collect {
                    when (it) {
                        is PressInteraction.Press -> {
                            presses++
                            if (focused?.let { mark -> mark.elapsedNow() < TOGETHER } != false) brought = true
                        }
                        is PressInteraction.Release, is PressInteraction.Cancel -> presses--
                        is HoverInteraction.Enter -> hovers++
                        is HoverInteraction.Exit -> hovers--
                        is FocusInteraction.Focus -> {
                            focuses++
                            focused = TimeSource.Monotonic.markNow()
                        }
                        is FocusInteraction.Unfocus -> {
                            focuses--
                            brought = false
                            focused = null
                        }
                    }
                    invalidateDraw()
                }
            }
        }

        override fun ContentDrawScope.draw() {
            drawContent()
            if (presses > 0) {
                drawRect(ink.copy(alpha = 0.12f))
            } else if (hovers > 0) {
                drawRect(ink.copy(alpha = 0.04f))
            }
            if (focuses > 0 && !brought) drawRect(focus, style = Stroke(3.dp.toPx()))
        }
    }

    private companion object {
        /** A press and a focus closer than this are one touch. */
        val TOGETHER = 150.milliseconds
    }
}
