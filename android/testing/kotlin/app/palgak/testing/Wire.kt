package app.palgak.testing

import java.io.InputStream
import java.io.OutputStream
import java.net.InetAddress
import java.net.ServerSocket
import java.net.Socket
import java.net.URI
import java.util.concurrent.ConcurrentHashMap
import kotlin.concurrent.thread

/** A way to a server that can be cut: whoever is at its end then goes without a word, like a phone whose app is killed. */
class Wire(server: String) : AutoCloseable {
    private val far = URI(server).port
    private val near = ServerSocket(0, 50, InetAddress.getLoopbackAddress())
    private val ends = ConcurrentHashMap.newKeySet<Socket>()

    @Volatile private var whole = true

    /** Where the app finds the server by this way. */
    val address = "http://127.0.0.1:${near.localPort}"

    init {
        thread(isDaemon = true) {
            runCatching { while (true) take(near.accept()) }
        }
    }

    private fun take(one: Socket) {
        ends += one
        if (!whole) return sever(one)
        val other = runCatching { Socket(InetAddress.getLoopbackAddress(), far) }.getOrElse { return sever(one) }
        ends += other
        carry(one.getInputStream(), other.getOutputStream(), one, other)
        carry(other.getInputStream(), one.getOutputStream(), one, other)
        // It may have been cut in between.
        if (!whole) cut()
    }

    private fun carry(from: InputStream, to: OutputStream, vararg both: Socket) {
        thread(isDaemon = true) {
            runCatching { from.transferTo(to) }
            both.forEach(::sever)
        }
    }

    /** Ends a connection without a farewell. */
    private fun sever(end: Socket) {
        ends -= end
        runCatching {
            end.setSoLinger(true, 0)
            end.close()
        }
    }

    /** Nothing passes any more, and nobody is told. */
    fun cut() {
        whole = false
        ends.toList().forEach(::sever)
    }

    /** Those who come now are let through again. */
    fun mend() {
        whole = true
    }

    override fun close() {
        near.close()
        cut()
    }
}
