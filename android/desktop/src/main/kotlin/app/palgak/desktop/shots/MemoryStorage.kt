package app.palgak.desktop.shots

import app.palgak.ui.model.Storage
import java.util.concurrent.ConcurrentHashMap

/** Files that live only as long as the pictures take. */
class MemoryStorage : Storage {
    private val files = ConcurrentHashMap<String, ByteArray>()

    /** What is kept now, elsewhere. */
    fun copy() = MemoryStorage().also { it.files += files }

    override fun read(name: String): ByteArray? = files[name]

    override fun write(name: String, bytes: ByteArray) {
        files[name] = bytes
    }

    override fun setAside(name: String) {
        files.remove(name)?.let { files["$name.damaged"] = it }
    }

    override fun delete(name: String) {
        files.remove(name)
    }
}
