package app.palgak.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import app.palgak.core.Action
import app.palgak.core.Side
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.LabelledButton
import app.palgak.ui.model.TableSource
import app.palgak.ui.theme.Theme

/**
 * What the buttons of a game do. Giving up and a pass that may lose are asked about first; everything else can be taken
 * back or harms nothing.
 */
class GameActions(
    private val table: TableSource,
    private val bikjang: Boolean,
    private val onResign: (Side?) -> Unit,
    private val onPass: (Side?) -> Unit,
    private val onReview: () -> Unit,
) {
    /** Carries an action out; [side] says whose button it was, where each side has its own. */
    fun run(action: Action, side: Side?) {
        when (action) {
            Action.PASS -> onPass(side)
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
            Action.CANCEL_STEP -> table.command { it.cancelStep() }
            Action.PROMOTE -> table.command { it.promote() }
            Action.KEEP_UNPROMOTED -> table.command { it.keepUnpromoted() }
            Action.ANALYSE -> table.command { it.analyse() }
            Action.STOP_ANALYSIS -> table.command { it.stopAnalysis() }
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
