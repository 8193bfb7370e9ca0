package app.palgak.desktop

/** Whole games with their ends. */
object Games {
    /** Cho mates: inner against left elephant, the bikjang rule off; 60 points to 48.5 at the end. */
    const val MATE = "a1a2 e7f7 h1i3 i7i6 e4d4 c7c6 a2a3 i6i5 i4i5 i10i5 g1e4 i5i3 i1i3 a10a8 e4g7 d10d9 e2f2 f7g7 d1e2 b10c8 f2f3 " +
        "a7a6 c4b4 e9e10 f1f2 a8a9 e2e1 a9a7 b1c3 d9e9 c1e4 c6d6 f2f1 c8e7 h3e3 d6c6 i3i9 a6b6 e4g7 f10f9 i9f9 b6a6 c3b5 b8b4 f9e9"

    /** The kings face after these moves: left against inner elephant, the bikjang rule on. Cho is to answer. */
    const val FACING = "h1i3 a7a6 i1h1 c7b7 e4f4 e9e9 e2e1 e7f7"
}
