package app.palgak.core

import java.io.File
import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.ServerSocket
import java.net.Socket
import java.nio.file.Files
import java.util.concurrent.TimeUnit
import kotlin.test.fail

/** A quick-match server of one's own, which can be killed and started again where it was. */
class Server : AutoCloseable {
    private val folder = Files.createTempDirectory("palgak-server").toFile()
    private val port = ServerSocket(0, 1, InetAddress.getLoopbackAddress()).use { it.localPort }
    private var process = start()

    /** Where it is, for the app. */
    val address = "http://127.0.0.1:$port"

    private fun start(): Process {
        val program = System.getProperty("palgak.server")
        val log = File(folder, "log")
        val process =
            ProcessBuilder(program, "--listen", "127.0.0.1:$port", "--store", "$folder/games")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
                .start()
        repeat(600) {
            if (!process.isAlive) fail("the server ended: ${log.readText()}")
            val answers =
                runCatching { Socket().use { it.connect(InetSocketAddress("127.0.0.1", port), 100) } }.isSuccess
            if (answers) return process
            Thread.sleep(50)
        }
        fail("the server does not listen: ${log.readText()}")
    }

    /** Ends it as a power cut would. */
    fun kill() {
        process.destroyForcibly().waitFor(10, TimeUnit.SECONDS)
    }

    /** Starts it with what it has kept. */
    fun again() {
        process = start()
    }

    override fun close() {
        kill()
        folder.deleteRecursively()
    }
}
