package app.palgak.android

import android.app.Application

/** The process: what outlives every screen and every game. */
class PalgakApplication : Application()
