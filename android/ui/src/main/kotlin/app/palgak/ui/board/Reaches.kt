package app.palgak.ui.board

import app.palgak.core.Figure
import app.palgak.core.Reach
import app.palgak.core.reaches
import java.util.concurrent.ConcurrentHashMap

/** Where each piece of Chu Shogi goes, asked of the core once. */
object Reaches {
    private val known = ConcurrentHashMap<Figure, List<Reach>>()

    /** The ways of a piece as its owner sees them. */
    fun of(figure: Figure): List<Reach> = known.getOrPut(figure) { reaches(figure) }
}
