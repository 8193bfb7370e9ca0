// Named here, applied where they are needed. The Android plugin compiles Kotlin by itself, with the Kotlin plugin that it
// finds here: without this line it would take its own, older one.
plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.android.library) apply false
    alias(libs.plugins.kotlin.android) apply false
    alias(libs.plugins.kotlin.compose) apply false
}
