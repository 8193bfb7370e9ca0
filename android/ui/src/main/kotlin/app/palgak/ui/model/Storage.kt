package app.palgak.ui.model

/** A few named files of the app's own. Every call may block: it is made off the user's thread. */
interface Storage {
    /** The bytes under a name; none if nothing was ever written. */
    fun read(name: String): ByteArray?

    /** Replaces the bytes under a name, all or nothing. */
    fun write(name: String, bytes: ByteArray)

    /** Puts damaged bytes out of the way without losing them. */
    fun setAside(name: String)

    /** Forgets a name. */
    fun delete(name: String)
}
