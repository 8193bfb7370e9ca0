// The core as Kotlin sees it, and as a library for each kind of processor: both are made from the Rust sources.
import org.gradle.process.ExecOperations
import org.jetbrains.kotlin.gradle.dsl.JvmTarget
import javax.inject.Inject

plugins {
    alias(libs.plugins.android.library)
}

/** Builds the core for phones, with cargo-ndk. */
abstract class CargoNdk
    @Inject
    constructor(private val exec: ExecOperations) : DefaultTask() {
        @get:InputFiles
        @get:PathSensitive(PathSensitivity.RELATIVE)
        abstract val sources: ConfigurableFileCollection

        @get:Input
        abstract val abis: ListProperty<String>

        @get:Input
        abstract val profile: Property<String>

        @get:Input
        abstract val minSdk: Property<Int>

        @get:Internal
        abstract val workspace: DirectoryProperty

        @get:Internal
        abstract val ndk: DirectoryProperty

        @get:OutputDirectory
        abstract val libraries: DirectoryProperty

        @TaskAction
        fun build() {
            exec.exec {
                workingDir = workspace.get().asFile
                environment("ANDROID_NDK_HOME", ndk.get().asFile.path)
                commandLine(
                    listOf("cargo", "ndk") +
                        abis.get().flatMap { listOf("--target", it) } +
                        listOf("--platform", minSdk.get().toString(), "--output-dir", libraries.get().asFile.path) +
                        listOf("build", "--locked", "--package", "palgak-ffi", "--profile", profile.get()),
                )
            }
        }
    }

/** Writes the Kotlin side of the core; its library for this machine is built for that. */
abstract class Bindings
    @Inject
    constructor(private val exec: ExecOperations) : DefaultTask() {
        @get:InputFiles
        @get:PathSensitive(PathSensitivity.RELATIVE)
        abstract val sources: ConfigurableFileCollection

        @get:Internal
        abstract val workspace: DirectoryProperty

        @get:OutputDirectory
        abstract val kotlin: DirectoryProperty

        @TaskAction
        fun generate() {
            exec.exec {
                workingDir = workspace.get().asFile
                environment("PROFILE", "dev")
                commandLine("bindings/generate", "kotlin", kotlin.get().asFile.path)
            }
        }
    }

android {
    namespace = "app.palgak.core"
    compileSdk = libs.versions.compileSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()
    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
        consumerProguardFiles("consumer-rules.pro")
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

kotlin {
    compilerOptions {
        jvmTarget = JvmTarget.JVM_17
    }
}

val workspaceRoot: Directory = layout.projectDirectory.dir("../..")
val rust: FileTree =
    fileTree(workspaceRoot) {
        include("Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "core/**", "bindings/**")
        exclude("**/target/**", "bindings/kotlin/**")
    }

val bindings =
    tasks.register<Bindings>("bindings") {
        sources.from(rust)
        workspace = workspaceRoot
        kotlin = layout.buildDirectory.dir("generated/bindings")
    }

androidComponents {
    onVariants { variant ->
        val cargo =
            tasks.register<CargoNdk>("cargoNdk${variant.name.replaceFirstChar(Char::uppercase)}") {
                sources.from(rust)
                abis = listOf("arm64-v8a", "x86_64")
                // The search is optimised in both; the other is small, and slow to build.
                profile = if (variant.buildType == "release") "app" else "dev"
                minSdk = libs.versions.minSdk.get().toInt()
                workspace = workspaceRoot
                ndk = androidComponents.sdkComponents.ndkDirectory
                libraries = layout.buildDirectory.dir("generated/libraries/${variant.name}")
            }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(cargo, CargoNdk::libraries)
        variant.sources.kotlin?.addGeneratedSourceDirectory(bindings, Bindings::kotlin)
    }
}

dependencies {
    // The AAR has JNA's own library for each kind of processor.
    api(libs.jna) { artifact { type = "aar" } }
    implementation(libs.coroutines.android)
}
