package app.palgak.ui.board

import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.vector.PathParser
import app.palgak.core.Figure

/** The small figures that stand over the Latin letters, on a grid of 24, in the manner of chess diagrams. */
object PieceIcons {
    private val paths = mapOf(
        Figure.KING to listOf(
            "M11 1.500h2v2.200h2.200v2H13V8c4-.9 8 .9 8 4.700 0 2.400-1.500 4-2.900 5.400V19H5.900v-.9C4.500 16.700 3 15.100 3 12.700 3 8.900 7 7.100 11 8V5.700H8.800v-2H11z",
            "M5.900 20h12.200v2.500H5.900z",
        ),
        Figure.GUARD to
            listOf(
                "M12 1.800l8.500 3v6.400c0 5.300-3.500 9-8.500 11-5-2-8.500-5.700-8.500-11V4.800z M12 5L6.500 7v4.300c0 3.400 2 6 5.500 7.600z",
            ),
        Figure.CHARIOT to
            listOf(
                "M4.500 2.500h3.600v2.200h2.200V2.500h3.400v2.200h2.200V2.500h3.600v5.600l-2.200 1.800v7.300l2.200 1.900v.9h-15v-.9l2.200-1.900V9.900L4.500 8.100z",
                "M3.800 20.700h16.400v2H3.800z",
            ),
        Figure.CANNON to listOf(
            "M2.200 9.700L18.300 2.600l1.100-.2 2.400 5.300-.9.700-9 4A5.900 5.900 0 0 0 3.900 14.200z",
            "M9.500 12.600a4.900 4.900 0 1 1 0 9.800 4.900 4.900 0 0 1 0-9.800z M9.500 15.600a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800z",
            "M15.200 15l6.600 7.400h-6.500a7 7 0 0 0-.1-7.400z",
        ),
        Figure.HORSE to listOf(
            "M10.500 4.300L11 1.800l2.500 2.300c5 1.500 7.700 6.600 7 14.600L19.900 20H8.200c-.2-3.700 3.700-5 4.700-8.600l-2.600 1.800c-1.600.2-2.100 1.900-3.300 2.600-1.400.5-3.700-1.100-3.600-2.900L7.600 7.200z M9.900 7.100a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
            "M6.800 20.900h14v1.900h-14z",
        ),
        Figure.ELEPHANT to listOf(
            "M2 12c0-4 3-6.500 7-6.500h2.500C12.300 4 14 3.200 16 3.200c3.700 0 6.300 2.600 6.300 6.400v7.600c0 1.700-1.100 2.900-2.600 2.900-1.400 0-2.500-1-2.500-2.500v-1h1.700v.8c0 .5.300.8.800.8s.8-.4.800-1V13h-2.200l-1.100.9v7.900h-3.600v-5H9.300v5H5.700V16.300C3.400 15.600 2 14.200 2 12z M17.700 7.300a1.050 1.050 0 1 0 0 2.100 1.050 1.050 0 0 0 0-2.100z M12.200 7.500c-.5 2.800.1 5 2 6.300.8-1.700.9-3.800.3-6.100z",
        ),
        Figure.SOLDIER to listOf(
            "M12 2a4.300 4.300 0 0 0-3 7.400L6.800 11.200h2.600c-.2 3-1.300 5.400-3.300 7.300V20h11.800v-1.500c-2-1.900-3.100-4.300-3.300-7.300h2.600L15 9.400A4.300 4.300 0 0 0 12 2z",
            "M5.200 20.900h13.600v1.800H5.200z",
        ),
    )

    /** The figure of a kind of piece on a grid of 24. */
    fun path(kind: Figure): Path {
        val whole = Path().apply { fillType = PathFillType.EvenOdd }
        for (data in paths[kind].orEmpty()) whole.addPath(PathParser().parsePathString(data).toPath())
        return whole
    }
}
