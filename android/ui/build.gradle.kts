// The screens: Compose without any android.* import. Maven compiles the same sources for the desktop.
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "app.palgak.ui"
    compileSdk = libs.versions.compileSdk.get().toInt()
    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

kotlin {
    compilerOptions {
        allWarningsAsErrors = true
        jvmTarget = JvmTarget.JVM_17
    }
}

dependencies {
    api(project(":core"))
    api(libs.compose.foundation)
    api(libs.compose.runtime)
    api(libs.compose.ui)
    implementation(libs.compose.animation)
    implementation(libs.coroutines.android)
}
