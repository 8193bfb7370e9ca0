package app.palgak.ui.model

import java.nio.channels.FileChannel
import java.nio.file.Files
import java.nio.file.NoSuchFileException
import java.nio.file.Path
import java.nio.file.StandardCopyOption
import java.nio.file.StandardOpenOption

/** Keeps the app's files in one folder. A file is written beside the old one, flushed, and moved over it. */
class FileStorage(private val folder: Path) : Storage {
    override fun read(name: String): ByteArray? = try {
        Files.readAllBytes(folder.resolve(name))
    } catch (_: NoSuchFileException) {
        null
    }

    override fun write(name: String, bytes: ByteArray) {
        Files.createDirectories(folder)
        val fresh = folder.resolve("$name.new")
        FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING).use { channel ->
            val buffer = java.nio.ByteBuffer.wrap(bytes)
            while (buffer.hasRemaining()) channel.write(buffer)
            channel.force(true)
        }
        Files.move(fresh, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE)
    }

    override fun setAside(name: String) {
        val damaged = folder.resolve(name)
        if (!Files.exists(damaged)) return
        var number = 1
        while (Files.exists(folder.resolve("$name.damaged-$number"))) number++
        Files.move(damaged, folder.resolve("$name.damaged-$number"))
    }

    override fun delete(name: String) {
        Files.deleteIfExists(folder.resolve(name))
    }
}
