package app.palgak.android

import app.palgak.core.Snapshot
import org.junit.Test
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.FieldVisitor
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes
import java.io.File
import java.util.zip.ZipFile
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the app calls of Android is there on the oldest it starts on, or the version is asked about first. */
class OldestCallsTest {
    /** What came later, and what keeps an older Android from meeting it. */
    private val guarded = mapOf(
        "Languages: LocaleManager" to "Languages.kept: Android 13",
        "PhoneHaptics: VibrationAttributes" to "PhoneHaptics.feel: Android 13",
        "PhoneHaptics: Vibrator.vibrate(Landroid/os/VibrationEffect;Landroid/os/VibrationAttributes;)V" to "PhoneHaptics.feel: Android 13",
        "PhoneHaptics: VibrationEffect.createPredefined(I)Landroid/os/VibrationEffect;" to "PhoneHaptics.effect: Android 10",
        "PhoneHaptics\$Companion: VibratorManager" to "PhoneHaptics.of: Android 12",
    )

    private val oldest = ZipFile(
        File(System.getProperty("robolectric.dependency.dir")).listFiles().orEmpty().single { "-8.0.0_" in it.name },
    )
    private val shapes = HashMap<String, Shape?>()

    @Test
    fun `nothing is called that came later, but behind a question`() {
        val ours = listOf(MainActivity::class.java, Snapshot::class.java)
            .flatMap { File(it.protectionDomain.codeSource.location.toURI()).walk() }
            .filter { it.extension == "class" }
        var seen = 0
        val late = ours.flatMap { file ->
            val name = file.nameWithoutExtension
            // A member may be an ancestor's, so those of the app's own classes are looked up, too.
            val named = references(ClassReader(file.readBytes())).filter { it.member != null || it.owner.startsWith("android/") }
            seen += named.count { it.owner.startsWith("android/") }
            named.filterNot(::isThere).map { "$name: $it" }
        }
        assertEquals(guarded.keys.sorted(), late.distinct().sorted())
        assertTrue(seen > 100, "only $seen names of Android were looked up")
    }

    /** What a class names of others, whether its own ancestors' or not. */
    private fun references(reader: ClassReader): List<Reference> {
        val buffer = CharArray(reader.maxStringLength)
        return (1 until reader.itemCount).mapNotNull { number ->
            val at = reader.getItem(number)
            when (if (at == 0) 0 else reader.readByte(at - 1)) {
                CLASS -> Reference(reader.readUTF8(at, buffer).substringAfterLast('[').removePrefix("L").removeSuffix(";"), null)
                in MEMBERS -> {
                    val both = reader.getItem(reader.readUnsignedShort(at + 2))
                    Reference(reader.readClass(at, buffer), reader.readUTF8(both, buffer) + reader.readUTF8(both + 2, buffer))
                }
                else -> null
            }
        }
    }

    /** A member of a class that is not there is the class's fault, and that is told of once. */
    private fun isThere(reference: Reference): Boolean {
        if (shape(reference.owner) == null) return reference.member != null
        return reference.member == null || has(reference.owner, reference.member)
    }

    private fun has(owner: String, member: String): Boolean {
        val shape = shape(owner) ?: return false
        return member in shape.members || shape.parents.any { has(it, member) }
    }

    /** Of Android only what the oldest has; of others, what the app is built with. */
    private fun shape(name: String): Shape? = shapes.getOrPut(name) {
        val entry = oldest.getEntry("$name.class")
        val bytes = when {
            entry != null -> oldest.getInputStream(entry).use { it.readBytes() }
            name.startsWith("android/") -> null
            else -> javaClass.classLoader.getResourceAsStream("$name.class")?.use { it.readBytes() }
        }
        bytes?.let(::shapeOf)
    }

    private fun shapeOf(bytes: ByteArray): Shape {
        val reader = ClassReader(bytes)
        val members = HashSet<String>()
        val visitor = object : ClassVisitor(Opcodes.ASM9) {
            override fun visitMethod(access: Int, name: String, type: String, sign: String?, thrown: Array<String>?): MethodVisitor? {
                members += name + type
                return null
            }

            override fun visitField(access: Int, name: String, type: String, sign: String?, value: Any?): FieldVisitor? {
                members += name + type
                return null
            }
        }
        reader.accept(visitor, ClassReader.SKIP_CODE)
        return Shape(listOfNotNull(reader.superName) + reader.interfaces, members)
    }

    private class Shape(val parents: List<String>, val members: Set<String>)

    private data class Reference(val owner: String, val member: String?) {
        override fun toString(): String {
            val type = owner.substringAfterLast('/')
            return if (member == null) type else "$type.$member"
        }
    }

    private companion object {
        /** The kinds of entry of a class's constant pool that name a class, or a member of one. */
        const val CLASS = 7
        val MEMBERS = 9..11
    }
}
