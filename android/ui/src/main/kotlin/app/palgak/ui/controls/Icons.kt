package app.palgak.ui.controls

import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.palgak.ui.theme.Theme

/** An icon in one colour. It says nothing to a screen reader: the button it stands in does. */
@Composable
fun Glyph(icon: ImageVector, modifier: Modifier = Modifier, color: Color = Theme.colors.ink, size: Dp = 24.dp) {
    Image(rememberVectorPainter(icon), null, modifier.size(size), colorFilter = ColorFilter.tint(color))
}

/** The line icons of the app, on a grid of 24, drawn with one pen. */
object Icons {
    val Back = stroke("M15 5l-7 7 7 7")
    val Close = stroke("M6 6l12 12", "M18 6L6 18")
    val Menu = stroke("M4 7h16", "M4 12h16", "M4 17h16")
    val Chevron = stroke("M9 5l7 7-7 7")
    val Tick = stroke("M5 12.500l4.500 4.500L19 7.500")

    /** A turn let go: the stone stays, the arrow goes on. */
    val Pass = stroke("M4 7l6 5-6 5z", "M12 7l6 5-6 5z", "M20.500 6.500v11")
    val Touch = stroke("M9 13V5a1.500 1.500 0 0 1 3 0v6l5.500 1.200a2 2 0 0 1 1.500 2.300L18 20.500H10.500L6 15a1.700 1.700 0 0 1 3-2z")

    /** A phone that trembles. */
    val Felt = stroke("M8.500 5h7v14h-7z", "M5 9v6", "M19 9v6", "M2 10.500v3", "M22 10.500v3")
    val Share = stroke("M12 15V3.500", "M8 7l4-3.500L16 7", "M6.500 11H5v9.500h14V11h-1.500")
    val Picture = stroke("M4 5h16v14H4z", "M4 16l5-5 4 4 2.500-2.500L20 17", "M15.500 8.500h0.100")
    val Undo = stroke("M8.500 5L4 9.500 8.500 14", "M4 9.500h9.500a5.500 5.500 0 0 1 0 11H9")
    val Hint =
        stroke("M9.200 17.200c0-2.100-3.200-3.400-3.200-7.200a6 6 0 0 1 12 0c0 3.800-3.200 5.100-3.200 7.200z", "M9.700 20.500h4.600")
    val Flip = stroke("M7 20V5", "M3.500 8.500L7 5l3.500 3.500", "M17 4v15", "M13.500 15.500L17 19l3.500-3.500")
    val Resign = stroke("M6 21V4", "M6 4.500c4-2 7.500 2 12.500 0v9c-5 2-8.500-2-12.500 0")
    val Rematch = stroke("M19.500 12a7.500 7.500 0 1 1-2.400-5.500", "M19.500 3.500v4h-4")
    val Review = stroke("M12 6v12L3.500 12z", "M20.500 6v12L12 12z")

    /** Two octagons that look at each other along a line. */
    val Bikjang =
        stroke(
            "M10.300 2.500h3.400l2.300 2.300v3.400l-2.300 2.300h-3.400L8 8.200V4.800z",
            "M10.300 13.500h3.400l2.300 2.300v3.400l-2.300 2.300h-3.400L8 19.200v-3.400z",
            "M12 10.500v3",
        )
    val First = stroke("M6 5.500v13", "M18.500 5.500l-8 6.500 8 6.500z")
    val Previous = stroke("M16 5.500L8 12l8 6.500z")
    val Next = stroke("M8 5.500l8 6.500-8 6.500z")
    val Last = stroke("M18 5.500v13", "M5.500 5.500l8 6.500-8 6.500z")
    val Settings =
        stroke(
            "M4 7h8.500",
            "M17.500 7H20",
            "M15 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
            "M4 17h2.500",
            "M11.500 17H20",
            "M9 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
        )
    val Book = stroke("M12 6.500c-2-1.600-4.700-2-8-2v13.500c3.300 0 6 .4 8 2 2-1.600 4.700-2 8-2V4.500c-3.300 0-6 .4-8 2z", "M12 6.500V20")
    val SoundOn =
        stroke("M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z", "M15.500 9a4.200 4.200 0 0 1 0 6", "M18 6.500a7.800 7.800 0 0 1 0 11")
    val SoundOff = stroke("M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z", "M16 9.500l5 5", "M21 9.500l-5 5")
    val People =
        stroke(
            "M8.500 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z",
            "M2.500 20c0-3.600 2.600-5.800 6-5.800s6 2.200 6 5.800",
            "M15.500 4.300a3.500 3.500 0 0 1 0 6.500",
            "M17.500 14.500c2.500.7 4 2.700 4 5.500",
        )
    val Computer =
        stroke(
            "M5.500 8.500h13v10h-13z",
            "M12 8.500V4.500",
            "M9.500 12.500v2",
            "M14.500 12.500v2",
            "M2.500 12v3.500",
            "M21.500 12v3.500",
            "M12 4.400a.8 .8 0 1 0 0-1.600 .8 .8 0 0 0 0 1.600z",
        )
    val Copy = stroke("M8.500 8.500h11v11h-11z", "M5 15.500H4.500v-11h11V5")
    val Home = stroke("M4 11l8-7 8 7", "M6 9.500V20h12V9.500", "M10 20v-5.500h4V20")
    val Warning = stroke("M12 4L2.800 19.500h18.400z", "M12 10v4.500", "M12 17v.1")
    val Letters =
        stroke(
            "M4.500 5h9",
            "M9 3v2",
            "M12 5c-1 4.500-3.500 7.500-7.500 9.500",
            "M6 7.500c1.500 3 3.500 5 6.500 6.500",
            "M12.500 21l4-9.500 4 9.500",
            "M14 17.500h5",
        )
    val Moves = stroke("M8.500 6.500H20", "M8.500 12H20", "M8.500 17.500H20", "M4.200 6.500h.1", "M4.200 12h.1", "M4.200 17.500h.1")

    /** Two hands that meet. */
    val Draw = stroke("M3 12l4-5 5 2 5-2 4 5", "M7 7L4.500 15l6 4.500 8-5L21 12", "M12 9l-3.500 3.500 2 1.500 3-2 4 3.500")
    val Graph = stroke("M4 4v16h16", "M7 15l4-5 3.500 3L20 6.500")
    val Stop = stroke("M7 7h10v10H7z")
    val Step = stroke("M5 18.500a1.500 1.500 0 1 0 .1 0", "M8 16l3.500-6 3.500 3.500L19 6", "M19 10V6h-4")
    val Options = stroke("M4 6.500h16", "M4 12h16", "M4 17.500h16", "M9 4.500v4", "M15 10v4", "M8 15.500v4")
    val Paste = stroke("M8.500 5H6v15h12V5h-2.500", "M8.500 3.500h7v3.500h-7z", "M9 11.500h6", "M9 15.500h4")
    val ZoomIn =
        stroke(
            "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z",
            "M15.300 15.300L20 20",
            "M10.500 7.800v5.400",
            "M7.800 10.500h5.400",
        )
    val ZoomOut = stroke("M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z", "M15.300 15.300L20 20", "M7.800 10.500h5.400")

    /** A piece with its rings: somebody is looked for. */
    val Seek =
        stroke(
            "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
            "M6.700 6.700a7.500 7.500 0 0 0 0 10.600",
            "M17.300 6.700a7.500 7.500 0 0 1 0 10.600",
            "M3.800 3.800a11.500 11.500 0 0 0 0 16.400",
            "M20.200 3.800a11.500 11.500 0 0 1 0 16.400",
        )
    val Key = stroke("M8 11.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", "M10.900 12.600L19.500 4", "M16 7.500l2.800 2.800", "M19.500 4l1 1")

    private fun stroke(vararg paths: String): ImageVector {
        val builder = ImageVector.Builder(defaultWidth = 24.dp, defaultHeight = 24.dp, viewportWidth = 24f, viewportHeight = 24f)
        for (path in paths) {
            builder.addPath(
                pathData = addPathNodes(path),
                stroke = SolidColor(Color.Black),
                strokeLineWidth = 1.8f,
                strokeLineCap = StrokeCap.Round,
                strokeLineJoin = StrokeJoin.Round,
            )
        }
        return builder.build()
    }
}
