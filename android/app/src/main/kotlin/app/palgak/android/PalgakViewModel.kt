package app.palgak.android

import android.app.Application
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.SavedStateHandle
import app.palgak.ui.model.AppModel
import app.palgak.ui.sound.SoundPlayer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob

/** Owns the app behind the screens for as long as somebody may come back to them, whatever the Activity goes through. */
class PalgakViewModel(application: Application, handle: SavedStateHandle) : AndroidViewModel(application) {
    /** What the screens need from the phone. */
    val platform = AndroidPlatform(application, SoundPlayer.Silent)

    /** The app. */
    val app = AppModel(platform, CoroutineScope(SupervisorJob() + Dispatchers.Default), Dispatchers.IO.limitedParallelism(1))

    override fun onCleared() {
        app.shutdown()
    }
}
