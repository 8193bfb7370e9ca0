package app.palgak.desktop.shots

import kotlinx.coroutines.CoroutineDispatcher
import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.coroutines.CoroutineContext

/** Keeps what coroutines have to do until the thread that draws gets round to it: a screen is changed by one thread only. */
internal class Errands : CoroutineDispatcher() {
    private val waiting = ConcurrentLinkedQueue<Runnable>()

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        waiting += block
    }

    /** Does all that waits, and what comes of it. */
    fun run() {
        while (true) (waiting.poll() ?: return).run()
    }
}
