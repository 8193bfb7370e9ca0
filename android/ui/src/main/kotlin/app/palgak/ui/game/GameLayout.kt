package app.palgak.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.palgak.core.Game
import app.palgak.core.Panel
import app.palgak.core.Snapshot
import app.palgak.ui.board.BoardGeometry
import app.palgak.ui.board.LocalBoardStyle
import app.palgak.ui.controls.IconButton
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.Txt
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.TableSource
import app.palgak.ui.model.TableState
import app.palgak.ui.online.ConnectionChip
import app.palgak.ui.online.NextGameButtons
import app.palgak.ui.online.Remote
import app.palgak.ui.theme.Theme

/** What both layouts are made of. */
internal class GameParts(
    val table: TableSource,
    val state: TableState,
    val actions: GameActions,
    val reviewing: Boolean,
    val onPly: (UInt) -> Unit,
    val closeReview: () -> Unit,
    val turned: Boolean,
    val look: BoardLook,
    val app: AppModel,
    val onMenu: () -> Unit,
    val onBack: () -> Unit,
    val remote: Remote?,
) {
    val snapshot: Snapshot get() = state.snapshot
    val top: Panel get() = if (turned) snapshot.bottomPanel else snapshot.topPanel
    val bottom: Panel get() = if (turned) snapshot.topPanel else snapshot.bottomPanel

    /** Whether panels have more to tell of a side than its name: who plays it, and how long they still have. */
    val peopled: Boolean get() = listOf(snapshot.topPanel, snapshot.bottomPanel).any { it.clock != null || it.player.isNotEmpty() }
}

/** Panels above and below the board. */
@Composable
internal fun Tall(parts: GameParts, width: Dp, height: Dp) {
    val panel = when {
        width < 350.dp || height < 700.dp -> PanelSize.COMPACT
        // The graph needs room, and the board should not pay for it.
        parts.reviewing && parts.snapshot.analysis != null && height < 900.dp -> PanelSize.COMPACT
        parts.snapshot.tabletop && height < 1_000.dp -> PanelSize.NORMAL
        height - width * (if (parts.snapshot.game == Game.CHU_SHOGI) 1f else 1.13f) > 330.dp -> PanelSize.ROOMY
        else -> PanelSize.NORMAL
    }
    val room = height > 820.dp && width > 560.dp
    // In half of a phone a game is looked through by its board alone: the line above it says how it ended.
    val low = parts.reviewing && height < 560.dp
    val side = if (room) 24.dp else 6.dp
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        TopBar(parts)
        parts.remote?.let { ConnectionChip(it.state, Modifier.padding(bottom = 3.dp)) }
        if (!low) {
            SidePanel(
                parts.top,
                parts.snapshot,
                panel,
                parts.actions,
                Modifier.widthIn(max = 760.dp).padding(horizontal = side),
            )
        }
        Board(parts, Modifier.weight(1f).fillMaxWidth().padding(horizontal = if (room) 20.dp else 2.dp, vertical = 3.dp))
        if (!low) {
            SidePanel(
                parts.bottom,
                parts.snapshot,
                panel,
                parts.actions,
                Modifier.widthIn(max = 760.dp).padding(horizontal = side),
            )
        }
        if (parts.reviewing) {
            AnalysisView(parts.snapshot, parts.actions, parts.onPly, Modifier.widthIn(max = 760.dp))
            if (!low) MoveStrip(parts.snapshot, parts.onPly, Modifier.widthIn(max = 760.dp))
            ReviewBar(parts.snapshot, parts.onPly, parts.closeReview, Modifier.widthIn(max = 760.dp))
        } else {
            if (parts.snapshot.fresh) {
                FreshStrip(parts.app, parts.snapshot, Modifier.widthIn(max = 760.dp))
            } else if (if (parts.snapshot.tabletop) height > 760.dp else height >= 600.dp) {
                MoveStrip(
                    parts.snapshot,
                    parts.onPly,
                    Modifier.widthIn(max = 760.dp),
                )
            }
            if (parts.snapshot.bar.isNotEmpty()) {
                ActionBar(parts, Modifier.widthIn(max = 760.dp).padding(horizontal = side))
            }
        }
        Box(Modifier.height(6.dp))
    }
}

/** The board between two columns. */
@Composable
internal fun Wide(parts: GameParts, width: Dp, height: Dp) {
    val aspect = BoardGeometry.aspect(parts.look.region, LocalBoardStyle.current.labelledMargin)
    val board = min(height * aspect, width * 0.56f)
    val column = ((width - board) / 2 - 12.dp).coerceAtMost(380.dp)
    // Words beside each other need the more of a column the larger they are.
    val narrow = column < 170.dp * LocalDensity.current.fontScale.coerceAtLeast(1f)
    val panel = when {
        height >= 480.dp && !narrow -> PanelSize.ROOMY
        parts.peopled || narrow -> PanelSize.STACKED
        else -> PanelSize.COMPACT
    }
    Row(
        Modifier.fillMaxSize().padding(horizontal = 6.dp),
        horizontalArrangement = Arrangement.Center,
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.width(column).fillMaxHeight().padding(vertical = 4.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
            Row(verticalAlignment = Alignment.CenterVertically) {
                IconButton(Icons.Back, Theme.texts["common-back"], parts.onBack, tag = "back")
                Status(parts, Modifier.weight(1f), lines = 2)
            }
            parts.remote?.let { ConnectionChip(it.state) }
            SidePanel(parts.top, parts.snapshot, panel, parts.actions)
            if (parts.snapshot.fresh) FreshStrip(parts.app, parts.snapshot, Modifier, low = narrow && height < 480.dp)
            // There is nothing to read yet where the way to another game needs the room.
            if (!parts.snapshot.fresh || height >= 480.dp) MoveTable(parts.snapshot, parts.onPly, Modifier.weight(1f))
        }
        Board(parts, Modifier.padding(horizontal = 6.dp).width(board).fillMaxHeight().padding(vertical = 3.dp))
        Column(
            Modifier.width(column).fillMaxHeight().padding(vertical = 4.dp),
            verticalArrangement = Arrangement.spacedBy(6.dp),
            horizontalAlignment = Alignment.End,
        ) {
            Row {
                ZoomButton(parts)
                IconButton(Icons.Menu, Theme.texts["game-menu"], parts.onMenu, tag = "menu-open")
            }
            Box(Modifier.weight(1f))
            if (parts.reviewing) {
                AnalysisView(parts.snapshot, parts.actions, parts.onPly)
                ReviewBar(parts.snapshot, parts.onPly, parts.closeReview)
            } else if (parts.snapshot.bar.isNotEmpty()) {
                // In a narrow column the names of all buttons would not fit side by side.
                val abreast = when {
                    column >= 200.dp -> 4
                    column >= 150.dp && parts.snapshot.bar.size == 3 -> 3
                    else -> 2
                }
                ActionBar(parts, Modifier.fillMaxWidth(), abreast)
            }
            SidePanel(parts.bottom, parts.snapshot, panel, parts.actions)
        }
    }
}

@Composable
private fun TopBar(parts: GameParts) {
    Row(Modifier.fillMaxWidth().height(48.dp).padding(horizontal = 2.dp), verticalAlignment = Alignment.CenterVertically) {
        IconButton(Icons.Back, Theme.texts["common-back"], parts.onBack, tag = "back")
        Status(parts, Modifier.weight(1f))
        ZoomButton(parts)
        IconButton(Icons.Menu, Theme.texts["game-menu"], parts.onMenu, tag = "menu-open")
    }
}

@Composable
private fun Status(parts: GameParts, modifier: Modifier, lines: Int = 1) {
    Txt(
        parts.snapshot.status,
        modifier.testTag("status"),
        style = Theme.type.heading,
        align = TextAlign.Center,
        maxLines = lines,
        shrinkTo = if (lines > 1) 8.sp else 11.sp,
    )
}

@Composable
private fun ActionBar(parts: GameParts, modifier: Modifier, abreast: Int = 4) {
    val rows = parts.snapshot.bar.chunked(abreast)
    Column(modifier.fillMaxWidth()) {
        for (row in rows) {
            Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(4.dp)) {
                for (action in row) parts.actions.Button(action, action in parts.snapshot.actions, Modifier.weight(1f))
                if (row === rows.last()) parts.remote?.let { NextGameButtons(it, Modifier.weight(1f)) }
            }
        }
    }
}
