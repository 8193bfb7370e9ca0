package app.palgak.ui.controls

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.palgak.ui.model.LocalOverlays
import app.palgak.ui.theme.Theme

/** A sheet of paper on the page. */
@Composable
fun Card(modifier: Modifier = Modifier, padding: Dp = 16.dp, content: @Composable ColumnScope.() -> Unit) {
    val shape = RoundedCornerShape(18.dp)
    Column(
        modifier
            .fillMaxWidth()
            .shadow(
                if (Theme.colors.dark) 0.dp else 3.dp,
                shape,
                clip = false,
                ambientColor = Theme.colors.walnut,
                spotColor = Theme.colors.walnut,
            ).clip(shape)
            .background(Theme.colors.card)
            .border(1.dp, Theme.colors.line, shape)
            .padding(padding),
        verticalArrangement = Arrangement.spacedBy(10.dp),
        content = content,
    )
}

/** The heading of a part of a page. */
@Composable
fun Heading(text: String, modifier: Modifier = Modifier) {
    Txt(text, modifier.semantics { heading() }, style = Theme.type.heading)
}

/** The bar over a page: the way back, the title, and what the page adds. */
@Composable
fun PageBar(title: String, onBack: () -> Unit, trailing: @Composable RowScope.() -> Unit = {}) {
    Row(Modifier.fillMaxWidth().height(56.dp).padding(horizontal = 4.dp), verticalAlignment = Alignment.CenterVertically) {
        IconButton(Icons.Back, Theme.texts["common-back"], onBack, tag = "back")
        Txt(
            title,
            Modifier.weight(1f).padding(start = 4.dp).semantics { heading() },
            style = Theme.type.title,
            maxLines = 1,
            shrinkTo = 14.sp,
        )
        trailing()
    }
}

/** A page of text and controls: a bar, a scrolling middle of readable width, and a fixed foot. */
@Composable
fun Page(
    title: String,
    onBack: () -> Unit,
    tag: String,
    modifier: Modifier = Modifier,
    trailing: @Composable RowScope.() -> Unit = {},
    foot: (@Composable () -> Unit)? = null,
    width: Dp = 640.dp,
    content: @Composable ColumnScope.() -> Unit,
) {
    BoxWithConstraints(
        modifier.fillMaxSize().background(Theme.colors.page).safeDrawingPadding().testTag(tag).semantics { paneTitle = title },
    ) {
        // On a low screen the foot would take half of the page: there it goes into the bar.
        val low = maxHeight < 480.dp
        Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
            PageBar(title, onBack) {
                trailing()
                if (low && foot != null) Box(Modifier.width(240.dp).padding(end = 8.dp, top = 3.dp, bottom = 3.dp)) { foot() }
            }
            Column(
                Modifier
                    .weight(1f)
                    .fillMaxWidth()
                    .verticalScroll(rememberScrollState())
                    .padding(horizontal = 16.dp)
                    .padding(bottom = 24.dp),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                Column(Modifier.widthIn(max = width).fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(16.dp), content = content)
            }
            if (foot != null && !low) {
                Box(Modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 10.dp), contentAlignment = Alignment.Center) {
                    Box(Modifier.widthIn(max = width).fillMaxWidth()) { foot() }
                }
            }
        }
    }
}

/** Hides what lies under a sheet from a screen reader. */
fun Modifier.under(sheet: Boolean): Modifier = if (sheet) clearAndSetSemantics { } else this

/** A sheet over the page; a touch beside it puts it away. It is drawn in place, so it works the same everywhere. */
@Composable
fun Sheet(
    title: String,
    onDismiss: () -> Unit,
    tag: String,
    modifier: Modifier = Modifier,
    atBottom: Boolean = true,
    content: @Composable ColumnScope.() -> Unit,
) {
    val name = Theme.texts["common-close"]
    val overlays = LocalOverlays.current
    val dismiss by rememberUpdatedState(onDismiss)
    DisposableEffect(overlays) {
        val entry = { dismiss() }
        overlays.add(entry)
        onDispose { overlays.remove(entry) }
    }
    Box(Modifier.fillMaxSize().testTag(tag).semantics { paneTitle = title }) {
        Box(
            Modifier
                .fillMaxSize()
                .background(Theme.colors.scrim)
                .testTag("$tag-scrim")
                .clickable(remember { MutableInteractionSource() }, indication = null, onClickLabel = name, onClick = onDismiss),
        )
        val shape = if (atBottom) RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp) else RoundedCornerShape(24.dp)
        Column(
            modifier
                .align(if (atBottom) Alignment.BottomCenter else Alignment.Center)
                .safeDrawingPadding()
                .padding(if (atBottom) 0.dp else 20.dp)
                .widthIn(max = 480.dp)
                .fillMaxWidth()
                .shadow(18.dp, shape)
                .clip(shape)
                .background(Theme.colors.card)
                .border(1.dp, Theme.colors.line, shape)
                // The sheet takes its own touches, so that a miss between two buttons does not close it.
                .pointerInput(Unit) { detectTapGestures { } }
                .verticalScroll(rememberScrollState())
                .padding(horizontal = 18.dp, vertical = 14.dp),
            verticalArrangement = Arrangement.spacedBy(12.dp),
            content = content,
        )
    }
}
