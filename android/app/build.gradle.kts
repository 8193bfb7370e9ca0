// The app: the Activity around the screens, and what only a phone has.
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "app.palgak.android"
    compileSdk = libs.versions.compileSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "app.palgak.android"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionCode = libs.versions.versionCode.get().toInt()
        versionName = libs.versions.versionName.get()
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
        ndk {
            // Phones, and the emulators of desktop machines.
            abiFilters += listOf("arm64-v8a", "x86_64")
        }
    }

    // A release is signed with the key that these properties name (in ~/.gradle/gradle.properties, never here); without
    // them it stays unsigned.
    val store = providers.gradleProperty("palgak.store")
    if (store.isPresent) {
        signingConfigs {
            create("release") {
                storeFile = file(store.get())
                storePassword = providers.gradleProperty("palgak.storePassword").get()
                keyAlias = providers.gradleProperty("palgak.key").get()
                keyPassword = providers.gradleProperty("palgak.keyPassword").get()
            }
        }
    }

    buildTypes {
        debug {
            applicationIdSuffix = ".debug"
        }
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
            if (store.isPresent) signingConfig = signingConfigs.getByName("release")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    packaging {
        jniLibs {
            // Libraries are read where they lie in the APK, on pages of 16 KB.
            useLegacyPackaging = false
        }
    }

    bundle {
        abi {
            enableSplit = true
        }
        language {
            // The language can be chosen in the app, so all of them have to be there.
            enableSplit = false
        }
    }

    // Nothing in the APK that only a shop can read.
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }

    // What these tests and those of the desktop window have in common.
    sourceSets.named("test") { kotlin.directories.add("../testing/kotlin") }

    testOptions {
        unitTests {
            isIncludeAndroidResources = true
            all {
                it.systemProperty("jna.library.path", rootDir.resolve("../target/release").path)
                it.systemProperty("palgak.server", rootDir.resolve("../target/release/palgak-server").path)
                it.systemProperty("palgak.android", rootDir.path)
            }
        }
    }
}

kotlin {
    compilerOptions {
        allWarningsAsErrors = true
        jvmTarget = JvmTarget.JVM_17
    }
}

dependencies {
    implementation(project(":ui"))
    implementation(libs.activity.compose)
    implementation(libs.core.ktx)
    implementation(libs.coroutines.android)
    implementation(libs.lifecycle.runtime.compose)
    implementation(libs.lifecycle.viewmodel.savedstate)
    implementation(libs.window)

    testImplementation(libs.junit)
    testImplementation(libs.kotlin.test.junit)
    testImplementation(libs.robolectric)
    // With the libraries for desktop machines.
    testRuntimeOnly(libs.jna)

    androidTestImplementation(libs.compose.ui.test)
    androidTestImplementation(libs.kotlin.test.junit)
    androidTestImplementation(libs.test.ext.junit)
    androidTestImplementation(libs.test.runner)
    debugImplementation(libs.compose.ui.test.manifest)
}
