package app.palgak.desktop

import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.palgak.core.setPower
import app.palgak.desktop.shots.Screenshots
import app.palgak.ui.PalgakApp
import app.palgak.ui.model.AppModel
import app.palgak.ui.model.FileStorage
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import java.awt.GraphicsEnvironment
import java.nio.file.Path
import kotlin.system.exitProcess

private const val USAGE = "usage: palgak-desktop [--data DIR] | --screenshots DIR [--only NAME]"

/** Opens the window, or draws the screens into a folder. */
fun main(args: Array<String>) {
    val options = HashMap<String, String>()
    var next = 0
    while (next < args.size) {
        val name = args[next]
        if (name !in listOf("--data", "--screenshots", "--only") || next + 1 >= args.size) {
            System.err.println(
                if (next + 1 >= args.size &&
                    name.startsWith("--")
                ) {
                    "palgak-desktop: $name needs a value; $USAGE"
                } else {
                    "palgak-desktop: unknown option '$name'; $USAGE"
                },
            )
            exitProcess(2)
        }
        options[name] = args[next + 1]
        next += 2
    }
    val shots = options["--screenshots"]
    if (shots != null) {
        System.setProperty("java.awt.headless", "true")
        Screenshots(Path.of(shots), options["--only"]).run()
        exitProcess(0)
    }
    if (GraphicsEnvironment.isHeadless()) {
        System.err.println("palgak-desktop: there is no display to open a window on")
        exitProcess(3)
    }
    window(options["--data"]?.let(Path::of) ?: dataFolder())
}

private fun window(folder: Path) {
    // A computer is taken to be on mains: nothing in a JVM tells of a battery.
    setPower(onBattery = false)
    val sounds = DesktopSounds()
    val platform = DesktopPlatform(FileStorage(folder), sounds, server = System.getenv("PALGAK_SERVER")?.takeIf { it.isNotBlank() })
    val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
    val app = AppModel(platform, scope, Dispatchers.IO.limitedParallelism(1))
    application(exitProcessOnExit = false) {
        val shape = rememberWindowState(size = DpSize(430.dp, 880.dp))
        // A computer that nobody watches does not think.
        LaunchedEffect(shape.isMinimized) { if (shape.isMinimized) app.pause() else app.comeBack() }
        Window(
            onCloseRequest = ::exitApplication,
            state = shape,
            title = "Palgak",
            icon = WindowIcon,
            onPreviewKeyEvent = { it.key == Key.Escape && it.type == KeyEventType.KeyDown && app.back() },
        ) {
            DisposableEffect(Unit) {
                window.minimumSize = java.awt.Dimension(320, 420)
                onDispose { }
            }
            PalgakApp(app, platform)
        }
    }
    app.shutdown()
    sounds.close()
    exitProcess(0)
}
