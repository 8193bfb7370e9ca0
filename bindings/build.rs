//! What the linker does to make the library of an app small, and to lay it on the pages of every phone.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let of = |name| env::var(name).unwrap_or_default();
    let system = of("CARGO_CFG_TARGET_OS");
    if system == "android" {
        // Phones since Android 15 may have pages of 16 KB. NDK 28 aligns to them by itself, an older one if told.
        link(&["-Wl,-z,max-page-size=16384", "-Wl,-z,common-page-size=16384"]);
    }
    // The profile `app`; others are for the desktop and for tests, and quicker to link without.
    if of("OPT_LEVEL") != "z" {
        return;
    }
    let system = match of("CARGO_CFG_TARGET_ARCH").as_str() {
        // The linker that Rust brings along knows all this; for other processors it takes the system's on Linux.
        arch if system == "linux" && arch != "x86_64" => "another linker's",
        _ => system.as_str(),
    };
    match system {
        // Functions that came out the same become one, and the places that the loader has to correct, a quarter of a
        // megabyte, a bitmap or, for Android before version 9, a packed list. glibc has known the bitmap since 2.36.
        "linux" => link(&["-Wl,--icf=all", "-Wl,-z,pack-relative-relocs"]),
        "android" => link(&["-Wl,--icf=all", "-Wl,--pack-dyn-relocs=android"]),
        _ => {}
    }
}

fn link(arguments: &[&str]) {
    for argument in arguments {
        println!("cargo:rustc-cdylib-link-arg={argument}");
    }
}
