package app.palgak.testing

import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.ServerSocket
import java.net.Socket
import java.nio.file.Files
import java.util.concurrent.TimeUnit

/** A quick match server on this machine for as long as a test takes. */
class LocalServer : AutoCloseable {
    private val folder = Files.createTempDirectory("palgak-server").toFile()
    private val log = folder.resolve("log")
    private val port = ServerSocket(0, 1, InetAddress.getLoopbackAddress()).use { it.localPort }
    private val process = ProcessBuilder(
        checkNotNull(System.getProperty("palgak.server")) { "palgak.server does not say where the server is" },
        "--listen",
        "127.0.0.1:$port",
        "--store",
        "$folder/games",
    ).redirectErrorStream(true).redirectOutput(log).start()

    /** Where the app finds it. */
    val address = "http://127.0.0.1:$port"

    init {
        var tries = 0
        while (!answers()) {
            check(process.isAlive && tries++ < 1_200) { "the server does not listen: ${log.readText()}" }
            Thread.sleep(25)
        }
    }

    private fun answers() = runCatching {
        Socket().use { it.connect(InetSocketAddress(InetAddress.getLoopbackAddress(), port), 100) }
    }.isSuccess

    override fun close() {
        process.destroyForcibly().waitFor(10, TimeUnit.SECONDS)
        folder.deleteRecursively()
    }
}
