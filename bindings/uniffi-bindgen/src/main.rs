//! Writes the Kotlin and Swift sides of `palgak-ffi`. A crate of its own because it is slow to build and
//! nothing but the packaging needs it.

fn main() {
    uniffi::uniffi_bindgen_main();
}
