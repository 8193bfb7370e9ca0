package app.palgak.ui.model

import androidx.compose.runtime.Immutable

/** Something that came with a snapshot and is shown for a while, whatever comes after it. */
@Immutable
data class Stamped<out T>(
    /** The number of the snapshot that brought it. */
    val sequence: ULong,
    val value: T,
)
