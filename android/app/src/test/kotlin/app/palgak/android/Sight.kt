package app.palgak.android

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.LayoutInfo
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.findRootCoordinates
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.text.Paragraph
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign

/**
 * What the eye meets on a screen: all words as they are laid out, also where a screen reader is told something else in their
 * place and so never hears of them. Compose keeps that to itself: it is looked for where its classes have it.
 */
class Sight(phone: Phone) {
    /** Words on the screen: where their letters are, and what of the place they have can be seen. */
    class Words(val text: String, val letters: Rect, private val place: Rect, private val seen: Rect, private val ended: Boolean) {
        /** Whether letters are missing, because the words had too little room. */
        val areCut: Boolean get() = ended || letters.width > place.width + 1f || letters.height > place.height + 1f

        /** Whether they go on where something else ends. */
        val areHidden: Boolean
            get() = letters.width > 0f &&
                maxOf(seen.left - letters.left, seen.top - letters.top, letters.right - seen.right, letters.bottom - seen.bottom) > 1f

        override fun toString() =
            "'$text' (${place.width.toInt()} by ${place.height.toInt()} at ${place.left.toInt()}, ${place.top.toInt()})"
    }

    /** All words that lie on no page that can be moved, or wholly on the part of it that is seen. */
    val words: List<Words> = ArrayList<Words>().also { visit(phone.nodes().first().semantics.layoutInfo, null, it) }

    /** Words that lie over others. */
    fun overlaps(): List<Pair<Words, Words>> = words.flatMapIndexed { number, one ->
        words.drop(number + 1).filter { one.letters.deflate(1f).overlaps(it.letters.deflate(1f)) }.map { one to it }
    }

    private fun visit(node: LayoutInfo, page: Rect?, found: MutableList<Words>) {
        if (!node.isPlaced || !node.coordinates.isAttached) return
        for (text in node.texts) {
            val at = node.coordinates
            val size = Rect(0f, 0f, at.size.width.toFloat(), at.size.height.toFloat())
            val letters = at.whole(text.letters(size.width))
            val isSeen = page == null ||
                (page.left <= letters.left && page.top <= letters.top && page.right >= letters.right && page.bottom >= letters.bottom)
            if (isSeen) found += Words(text.text, letters, at.whole(size), at.boundsInRoot(), text.ended)
        }
        val config = node.read("getSemanticsConfiguration") as SemanticsConfiguration?
        val moves = config != null &&
            (SemanticsProperties.VerticalScrollAxisRange in config || SemanticsProperties.HorizontalScrollAxisRange in config)
        val within = if (moves) node.coordinates.boundsInRoot() else page
        for (child in node.read("getChildrenInfo") as List<*>) visit(child as LayoutInfo, within, found)
    }

    /** A text, its lines in the width it was given, and whether it had to end before its end. */
    private class Laid(val text: String, style: TextStyle, private val width: Float, private val lines: List<Rect>, val ended: Boolean) {
        private val align = style.textAlign

        /** Where the letters are in a place that is as wide as they need. */
        fun letters(place: Float): Rect {
            val spare = width - place
            val shift = when (align) {
                TextAlign.Center -> spare / 2
                TextAlign.End, TextAlign.Right -> spare
                else -> 0f
            }
            if (lines.isEmpty()) return Rect.Zero
            return Rect(lines.minOf { it.left } - shift, lines.first().top, lines.maxOf { it.right } - shift, lines.last().bottom)
        }
    }

    private val LayoutInfo.texts: List<Laid>
        get() = generateSequence(read("getNodes$UI")?.read("getHead$UI") as Modifier.Node?) { it.read("getChild$UI") as Modifier.Node? }
            .mapNotNull { laid(it) }
            .filter { it.text.isNotEmpty() }
            .toList()

    private fun laid(node: Modifier.Node): Laid? {
        val cache = node.field("_layoutCache") ?: return null
        val whole = cache.field("layoutCache") as TextLayoutResult?
        if (whole != null) {
            val lines = List(whole.lineCount) {
                Rect(whole.getLineLeft(it), whole.getLineTop(it), whole.getLineRight(it), whole.getLineBottom(it))
            }
            val ended = whole.multiParagraph.didExceedMaxLines || lines.indices.any(whole::isLineEllipsized)
            return Laid(whole.layoutInput.text.text, whole.layoutInput.style, whole.multiParagraph.width, lines, ended)
        }
        val one = cache.field("paragraph") as Paragraph? ?: return null
        val lines = List(one.lineCount) { Rect(one.getLineLeft(it), one.getLineTop(it), one.getLineRight(it), one.getLineBottom(it)) }
        val ended = one.didExceedMaxLines || lines.indices.any(one::isLineEllipsized)
        return Laid(cache.field("text") as String, cache.field("style") as TextStyle, one.width, lines, ended)
    }

    private fun LayoutCoordinates.whole(part: Rect): Rect {
        val root = findRootCoordinates()
        val corners = listOf(part.topLeft, part.topRight, part.bottomLeft, part.bottomRight).map { root.localPositionOf(this, it) }
        return Rect(corners.minOf { it.x }, corners.minOf { it.y }, corners.maxOf { it.x }, corners.maxOf { it.y })
    }

    private fun Any.read(method: String): Any? = javaClass.getMethod(method).invoke(this)

    private fun Any.field(name: String): Any? =
        javaClass.declaredFields.firstOrNull { it.name == name }?.apply { isAccessible = true }?.get(this)

    private companion object {
        /** How the names of Compose's own methods end in byte code. */
        const val UI = "\$ui"
    }
}
