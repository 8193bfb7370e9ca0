package app.palgak.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import app.palgak.core.Action
import app.palgak.core.Question
import app.palgak.core.Side
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.LabelledButton
import app.palgak.ui.model.TableSource
import app.palgak.ui.theme.Theme

/** A question that waits for its answer; [side] is whose button it was, or unknown where the side to move is meant. */
class Asked(val question: Question, val side: Side?)

/** What the buttons of a game do: what the core says, after a question where it has one. */
class GameActions(
    private val table: TableSource,
    private val onAsk: (Asked) -> Unit,
    private val onReview: () -> Unit,
) {
    /** Carries an action out; [side] says whose button it was, where each side has its own. */
    fun run(action: Action, side: Side?) {
        val question = table.state.value?.snapshot?.questions?.find { it.action == action }
        when {
            question != null -> onAsk(Asked(question, side))
            action == Action.REVIEW -> onReview()
            else -> table.command { it.act(action, side) }
        }
    }

    /** Does what was asked about. */
    fun confirm(asked: Asked) = table.command { it.act(asked.question.action, asked.side) }

    /** An action's name in ids of words and tests. */
    fun id(action: Action): String = action.name.lowercase().replace('_', '-')

    private fun icon(action: Action): ImageVector = when (action) {
        Action.PASS -> Icons.Pass
        Action.ACCEPT_BIKJANG, Action.SWITCH_BIKJANG -> Icons.Bikjang
        Action.UNDO -> Icons.Undo
        Action.HINT -> Icons.Hint
        Action.FLIP -> Icons.Flip
        Action.RESIGN -> Icons.Resign
        Action.REMATCH -> Icons.Rematch
        Action.REVIEW -> Icons.Review
        Action.OFFER_DRAW -> Icons.Draw
        Action.ACCEPT_DRAW, Action.ACCEPT_TAKEBACK, Action.PROMOTE -> Icons.Tick
        Action.DECLINE_DRAW, Action.DECLINE_TAKEBACK, Action.CANCEL_STEP, Action.KEEP_UNPROMOTED -> Icons.Close
        Action.ANALYSE -> Icons.Graph
        Action.STOP_ANALYSIS -> Icons.Stop
    }

    /** The action as an icon over its name. */
    @Composable
    fun Button(action: Action, enabled: Boolean, modifier: Modifier, tag: String = "action-${id(action)}", side: Side? = null) {
        val emphasis = Theme.colors.walnut.takeIf { enabled && (action == Action.ACCEPT_BIKJANG || action == Action.CANCEL_STEP) }
        LabelledButton(icon(action), Theme.texts["action-${id(action)}"], { run(action, side) }, modifier, tag, enabled, emphasis)
    }
}
