package app.palgak.ui.home

import androidx.compose.runtime.compositionLocalOf
import app.palgak.core.Letters

/** The letters the reader chose, for pieces that stand on no board. */
val LocalLetters = compositionLocalOf { Letters.HANJA }
