package app.palgak.ui.game

import androidx.compose.runtime.compositionLocalOf
import app.palgak.core.NotationStyle

/** The notation the numbers along the board belong to. */
val LocalNotation = compositionLocalOf { NotationStyle.KOREAN }
