package app.palgak.ui.model

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/**
 * The wishes of the screens, done one after another on [worker] once the app has been read in. A wish may well come before: a
 * record that another app sends starts this one, which has perhaps to wait until the one before has written what stood.
 */
internal class Turns(private val scope: CoroutineScope, private val worker: CoroutineDispatcher) {
    private val ready = Job()

    /** Reads the app in. */
    fun first(read: suspend () -> Unit) {
        scope.launch(worker) {
            try {
                read()
            } finally {
                ready.complete()
            }
        }
    }

    /** Does something when its turn has come. */
    fun take(action: () -> Unit) {
        scope.launch(worker) {
            ready.join()
            action()
        }
    }
}
