package app.palgak.ui.home

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.core.Game
import app.palgak.core.Letters
import app.palgak.core.Side
import app.palgak.ui.board.PieceChip
import app.palgak.ui.board.kingOf
import app.palgak.ui.controls.Txt
import app.palgak.ui.game.GameLook
import app.palgak.ui.game.game
import app.palgak.ui.game.games
import app.palgak.ui.theme.Theme

/** The three games, each by its king; the one meant is framed. */
@Composable
fun GameTiles(chosen: Game, letters: Letters = LocalLetters.current, onChoose: (Game) -> Unit) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(18.dp)
    Row(Modifier.fillMaxWidth().selectableGroup(), horizontalArrangement = Arrangement.spacedBy(10.dp)) {
        for (game in games) {
            val on = game == chosen
            Column(
                Modifier
                    .weight(1f)
                    .testTag("game-${game.name.lowercase()}")
                    .clip(shape)
                    .background(if (on) colors.inset else colors.card)
                    .border(
                        if (on) 2.dp else 1.dp,
                        if (on) colors.brass else colors.line,
                        shape,
                    ).selectable(on, role = Role.RadioButton) { onChoose(game) }
                    .defaultMinSize(minHeight = 96.dp)
                    .padding(horizontal = 4.dp, vertical = 8.dp),
                horizontalAlignment = Alignment.CenterHorizontally,
                verticalArrangement = Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
            ) {
                GameLook(game) { PieceChip(kingOf(game, Side.FIRST, letters), 54.dp) }
                Txt(Theme.texts.game(game), style = Theme.type.strong, maxLines = 1, shrinkTo = 10.sp)
            }
        }
    }
}
