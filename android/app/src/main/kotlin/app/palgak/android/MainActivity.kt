package app.palgak.android

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.testTagsAsResourceId
import app.palgak.ui.PalgakApp

/** The one window of the app. */
class MainActivity : ComponentActivity() {
    internal val model: PalgakViewModel by viewModels()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            val state by model.app.state.collectAsState()
            BackHandler(enabled = (state?.routes?.size ?: 1) > 1) { model.app.back() }
            Box(Modifier.semantics { testTagsAsResourceId = true }) { PalgakApp(model.app, model.platform) }
        }
    }

    override fun onStart() {
        super.onStart()
        model.app.comeBack()
    }

    override fun onStop() {
        // A phone that is turned is not left.
        if (!isChangingConfigurations) model.app.pause()
        super.onStop()
    }
}
