package app.palgak.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import app.palgak.core.Action
import app.palgak.core.Side
import app.palgak.core.Snapshot
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.LabelledButton
import app.palgak.ui.model.TableModel
import app.palgak.ui.theme.Theme

/** What the buttons of a game do. Giving up is asked about first; everything else can be taken back or harms nothing. */
class GameActions(
    private val table: TableModel,
    private val bikjang: Boolean,
    private val onResign: (Side?) -> Unit,
    private val onReview: () -> Unit,
) {
    /** Carries an action out; [side] says whose button it was, where each side has its own. */
    fun run(action: Action, side: Side?) {
        when (action) {
            Action.PASS -> table.command { it.pass() }
            Action.ACCEPT_BIKJANG -> table.command { it.acceptBikjang() }
            Action.UNDO -> table.command { it.undo(side) }
            Action.HINT -> table.command { it.hint() }
            Action.FLIP -> table.command { it.flip() }
            Action.RESIGN -> onResign(side)
            Action.REMATCH -> table.command { it.rematch() }
            Action.REVIEW -> onReview()
            Action.SWITCH_BIKJANG -> table.command { it.setBikjang(!bikjang) }
            Action.OFFER_DRAW -> table.command { it.offerDraw(side) }
            Action.ACCEPT_DRAW -> table.command { it.acceptDraw() }
            Action.DECLINE_DRAW -> table.command { it.declineDraw() }
            Action.ACCEPT_TAKEBACK -> table.command { it.acceptTakeback() }
            Action.DECLINE_TAKEBACK -> table.command { it.declineTakeback() }
            Action.ANALYSE -> table.command { it.analyse() }
            Action.STOP_ANALYSIS -> table.command { it.stopAnalysis() }
            // No game here offers these.
            Action.CANCEL_STEP, Action.PROMOTE, Action.KEEP_UNPROMOTED -> Unit
        }
    }

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
        Action.REVIEW, Action.ANALYSE -> Icons.Review
        Action.OFFER_DRAW, Action.ACCEPT_DRAW, Action.ACCEPT_TAKEBACK, Action.PROMOTE -> Icons.Bikjang
        Action.DECLINE_DRAW, Action.DECLINE_TAKEBACK, Action.KEEP_UNPROMOTED -> Icons.Pass
        Action.CANCEL_STEP, Action.STOP_ANALYSIS -> Icons.Close
    }

    /** The action as an icon over its name. */
    @Composable
    fun Button(action: Action, enabled: Boolean, modifier: Modifier, tag: String = "action-${id(action)}", side: Side? = null) {
        val emphasis = Theme.colors.walnut.takeIf { enabled && action == Action.ACCEPT_BIKJANG }
        LabelledButton(icon(action), Theme.texts["action-${id(action)}"], { run(action, side) }, modifier, tag, enabled, emphasis)
    }

    companion object {
        /** What the bar under the board holds during a game, in order. */
        fun bar(snapshot: Snapshot): List<Action> = if (snapshot.result != null) {
            listOf(Action.REVIEW, Action.FLIP, Action.REMATCH)
        } else {
            listOf(
                Action.UNDO,
                if (Action.ACCEPT_BIKJANG in
                    snapshot.actions
                ) {
                    Action.ACCEPT_BIKJANG
                } else {
                    Action.PASS
                },
                Action.HINT,
                Action.FLIP,
            )
        }
    }
}
