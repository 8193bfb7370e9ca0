package app.palgak.ui.theme

import androidx.compose.ui.graphics.Color
import app.palgak.core.Game

/** The palette with the colours of a game's two sides: Cho and Han, red and black, first and second. */
fun Palette.of(game: Game): Palette = when (game) {
    Game.JANGGI -> this
    Game.XIANGQI -> sides(
        first = if (dark) Color(0xFFFF8E7A) else Color(0xFFAD1D14),
        second = if (dark) Color(0xFFC3CBD4) else Color(0xFF2B2F36),
        firstGlyph = if (dark) Color(0xFF980F09) else Color(0xFFAE140D),
        secondGlyph = if (dark) Color(0xFF14110E) else Color(0xFF1E1B19),
    )
    Game.CHU_SHOGI -> sides(
        first = if (dark) Color(0xFF9FB8F0) else Color(0xFF27468C),
        second = if (dark) Color(0xFFE6B26B) else Color(0xFF80480C),
        firstGlyph = if (dark) Color(0xFF1D3A80) else Color(0xFF27468C),
        secondGlyph = if (dark) Color(0xFF6B3A06) else Color(0xFF80480C),
    )
}

private fun Palette.sides(first: Color, second: Color, firstGlyph: Color, secondGlyph: Color): Palette =
    copy(cho = first, han = second, wood = wood.copy(choGlyph = firstGlyph, hanGlyph = secondGlyph))
