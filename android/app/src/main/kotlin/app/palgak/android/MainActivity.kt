package app.palgak.android

import android.content.Intent
import android.content.res.Configuration
import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels

/** The one window of the app. */
class MainActivity : ComponentActivity() {
    internal val model: PalgakViewModel by viewModels()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        showBars(dark = resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES)
        model.adoptLanguage()
        if (savedInstanceState == null) open(intent)
        setContent { Window(model.app, model.platform, ::showBars) }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        open(intent)
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

    private fun open(intent: Intent) {
        intent.record(contentResolver)?.let(model.app.games::offerRecord)
    }

    /** The app is drawn up to the edges; the system's icons over it follow its own choice of light or dark. */
    private fun showBars(dark: Boolean) {
        val style = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark }
        enableEdgeToEdge(style, style)
    }
}
