package app.palgak.android

import android.app.Application
import android.os.Bundle
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import app.palgak.core.Locale
import app.palgak.ui.model.AppModel
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.filterNotNull
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/**
 * Owns the app behind the screens, and so the core's objects, for as long as somebody may come back to them, whatever the
 * Activity goes through. What lies open goes into the saved state, and from there into the next process.
 */
class PalgakViewModel(application: Application, handle: SavedStateHandle) : AndroidViewModel(application) {
    // Longer than this object lives: what stands is saved after it.
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
    private val languages = Languages(application)
    internal val sounds = PhoneSounds(application, scope, Dispatchers.IO)

    /** What the screens need from the phone. */
    val platform = AndroidPlatform(application, sounds)

    /** The app: its states are flows that the screens collect. */
    val app = AppModel(
        platform,
        scope,
        Dispatchers.IO.limitedParallelism(1),
        returning = handle.get<Bundle>(OPEN)?.toKeepsake(),
        after = closing,
    )

    init {
        handle.setSavedStateProvider(OPEN) { app.keepsake()?.toBundle() ?: Bundle() }
        if (languages.kept) viewModelScope.launch { keepLanguage() }
    }

    /** The system's word on the language of this app counts; what is chosen in the app is told to the system. */
    private suspend fun keepLanguage() {
        app.state.filterNotNull().first()
        val chosen = adoptLanguage()
        app.state.filterNotNull().first { it.settings.locale == chosen }
        app.state
            .filterNotNull()
            .map { it.settings.locale }
            .distinctUntilChanged()
            .collect { languages.chosen = it }
    }

    /** The language of the system, or the one it keeps for this app, may have changed. */
    fun adoptLanguage(): Locale? {
        val chosen = languages.chosen
        if (languages.kept) app.change { it.copy(locale = chosen) }
        app.followSystem()
        return chosen
    }

    override fun onCleared() {
        val done = Job()
        closing = done
        app.close {
            done.complete()
            sounds.close()
            scope.cancel()
        }
    }

    private companion object {
        const val OPEN = "open"

        /** The end of the one before, which may still be writing when the next begins to read. */
        @Volatile var closing: Job? = null
    }
}
