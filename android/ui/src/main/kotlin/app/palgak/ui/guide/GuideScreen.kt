package app.palgak.ui.guide

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInParent
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.palgak.core.Game
import app.palgak.core.GuideBlock
import app.palgak.core.GuidePage
import app.palgak.core.guide
import app.palgak.ui.board.DiagramView
import app.palgak.ui.controls.Glyph
import app.palgak.ui.controls.Heading
import app.palgak.ui.controls.Icons
import app.palgak.ui.controls.PageBar
import app.palgak.ui.controls.Segments
import app.palgak.ui.controls.Txt
import app.palgak.ui.game.GameLook
import app.palgak.ui.game.game
import app.palgak.ui.game.games
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.AppState
import app.palgak.ui.theme.Theme
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.withContext

/** The rules of the game, page by page, with boards. */
@Composable
fun GuideScreen(app: AppModel, state: AppState) {
    val view = app.view(state)
    val playing by remember(state.table) { state.table?.state ?: MutableStateFlow(null) }.collectAsState()
    val start = playing?.snapshot?.game ?: state.settings.lastGame.game
    var game by rememberSaveable { mutableStateOf(start) }
    val pages by produceState(emptyList<GuidePage>(), view, game) { value = withContext(Dispatchers.Default) { guide(game, view) } }
    var chosen by rememberSaveable { mutableIntStateOf(0) }
    val title = Theme.texts["home-guide"]
    Column(
        Modifier.fillMaxSize().background(Theme.colors.page).safeDrawingPadding().testTag("guide").semantics {
            paneTitle = title
        },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        PageBar(title, { app.back() })
        Segments(
            games.map { it to Theme.texts.game(it) },
            game,
            {
                game = it
                chosen = 0
            },
            Modifier.widthIn(max = 620.dp).padding(horizontal = 14.dp, vertical = 2.dp),
            tag = { "guide-${it.name.lowercase()}" },
        )
        if (pages.isEmpty()) return@Column
        val number = chosen.coerceIn(0, pages.size - 1)
        Tabs(pages.map { it.title }, number) { chosen = it }
        val scroll = rememberScrollState()
        LaunchedEffect(number, game) { scroll.scrollTo(0) }
        Column(
            Modifier.weight(1f).fillMaxWidth().verticalScroll(scroll).padding(horizontal = 18.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Column(
                Modifier.widthIn(max = 620.dp).fillMaxWidth().padding(top = 8.dp, bottom = 28.dp),
                verticalArrangement = Arrangement.spacedBy(14.dp),
            ) {
                Txt(pages[number].title, style = Theme.type.title)
                for (block in pages[number].blocks) Block(block)
                Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                    if (number >
                        0
                    ) {
                        Turn(pages[number - 1].title, false, Modifier.weight(1f)) { chosen = number - 1 }
                    } else {
                        Box(Modifier.weight(1f))
                    }
                    if (number <
                        pages.size - 1
                    ) {
                        Turn(pages[number + 1].title, true, Modifier.weight(1f)) { chosen = number + 1 }
                    } else {
                        Box(Modifier.weight(1f))
                    }
                }
            }
        }
    }
}

/** The way to the page before or after, by its title. */
@Composable
private fun Turn(title: String, forward: Boolean, modifier: Modifier, onClick: () -> Unit) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(14.dp)
    Row(
        modifier
            .testTag(if (forward) "guide-next" else "guide-previous")
            .clip(shape)
            .border(1.2.dp, colors.line, shape)
            .clickable(role = Role.Button, onClick = onClick)
            .defaultMinSize(minHeight = 56.dp)
            .padding(horizontal = 12.dp, vertical = 8.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (!forward) Glyph(Icons.Back, color = colors.brass, size = 18.dp)
        Txt(
            title,
            Modifier.weight(1f),
            style = Theme.type.small.copy(fontWeight = FontWeight.Bold),
            align = if (forward) TextAlign.End else TextAlign.Start,
            maxLines = 2,
        )
        if (forward) Glyph(Icons.Chevron, color = colors.brass, size = 18.dp)
    }
}

/** The titles of the pages, in a line that scrolls and keeps the chosen one in sight. */
@Composable
private fun Tabs(titles: List<String>, chosen: Int, onChoose: (Int) -> Unit) {
    val colors = Theme.colors
    val scroll = rememberScrollState()
    val places = remember(titles) { mutableStateMapOf<Int, Int>() }
    val margin = with(LocalDensity.current) { 40.dp.roundToPx() }
    LaunchedEffect(chosen, places[chosen]) { places[chosen]?.let { scroll.scrollTo((it - margin).coerceAtLeast(0)) } }
    Row(
        Modifier.fillMaxWidth().horizontalScroll(scroll).padding(horizontal = 14.dp, vertical = 4.dp).selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        titles.forEachIndexed { number, title ->
            val on = number == chosen
            Box(
                Modifier
                    .testTag("guide-$number")
                    .onPlaced {
                        places[number] = it.positionInParent().x.toInt()
                    }.clip(RoundedCornerShape(12.dp))
                    .background(if (on) colors.walnut else colors.inset)
                    .selectable(on, role = Role.Tab) { onChoose(number) }
                    .defaultMinSize(minHeight = 48.dp)
                    .padding(horizontal = 14.dp),
                contentAlignment = Alignment.Center,
            ) {
                Txt(
                    title,
                    style = Theme.type.small.copy(fontWeight = if (on) FontWeight.Bold else FontWeight.Normal),
                    color = if (on) colors.onWalnut else colors.ink,
                    maxLines = 1,
                )
            }
        }
    }
}

@Composable
private fun Block(block: GuideBlock) {
    val colors = Theme.colors
    when (block) {
        is GuideBlock.Heading -> Heading(block.text, Modifier.padding(top = 6.dp))
        is GuideBlock.Paragraph -> Txt(block.text)
        is GuideBlock.Item -> Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
            Box(Modifier.padding(top = 9.dp).clip(RoundedCornerShape(2.dp)).background(colors.brass).padding(3.dp))
            Column(Modifier.weight(1f)) {
                Txt(block.term, style = Theme.type.strong)
                Txt(block.text)
            }
        }
        is GuideBlock.Board -> Column(
            Modifier.fillMaxWidth(),
            horizontalAlignment = Alignment.CenterHorizontally,
            verticalArrangement = Arrangement.spacedBy(6.dp),
        ) {
            val columns = block.diagram.columns.toInt()
            GameLook(block.diagram.game) {
                DiagramView(block.diagram, block.caption, Modifier.widthIn(max = (columns * 46).dp.coerceAtMost(420.dp)).fillMaxWidth())
            }
            Txt(block.caption, style = Theme.type.small, color = colors.inkSoft, align = TextAlign.Center)
        }
        is GuideBlock.Table -> Table(block)
    }
}

@Composable
private fun Table(table: GuideBlock.Table) {
    val colors = Theme.colors
    val shape = RoundedCornerShape(12.dp)
    Column(Modifier.fillMaxWidth().clip(shape).border(1.dp, colors.line, shape).background(colors.card)) {
        for ((number, row) in (listOf(table.header) + table.rows).withIndex()) {
            if (row.isEmpty()) continue
            val ground = if (number == 0) colors.inset else Color.Transparent
            Row(
                Modifier
                    .fillMaxWidth()
                    .background(ground)
                    .semantics(mergeDescendants = true) {}
                    .padding(horizontal = 12.dp, vertical = 8.dp),
                horizontalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                row.forEachIndexed { column, cell ->
                    Txt(
                        cell,
                        Modifier.weight(
                            if (column ==
                                0
                            ) {
                                1.4f
                            } else {
                                1f
                            },
                        ),
                        style = if (number ==
                            0
                        ) {
                            Theme.type.small.copy(fontWeight = FontWeight.Bold)
                        } else {
                            Theme.type.small
                        },
                    )
                }
            }
        }
    }
}
