// swift-tools-version: 6.0
import PackageDescription

// What `bindings/swift/generate` writes: the core's Swift side, and the header and module map under it.
let generated = "Generated"

#if os(Linux)
    // The static library of `cargo build`. Debian's libswiftObservation.so leaves a symbol undefined that nothing uses.
    let library = Context.environment["PALGAK_LIBRARY"] ?? "\(Context.packageDirectory)/Generated/libpalgak_ffi.a"
    let ffi: Target = .systemLibrary(name: "palgak_ffiFFI", path: "\(generated)/palgak_ffiFFI")
    let link: [LinkerSetting] = [
        .unsafeFlags(["-Xlinker", library, "-Xlinker", "--allow-shlib-undefined"]),
        .linkedLibrary("m"),
    ]
#else
    // The manifest runs on the Mac, also when the build is for a phone. `bindings/swift/build-xcframework` makes this.
    let ffi: Target = .binaryTarget(name: "palgak_ffiFFI", path: "\(generated)/palgak_ffiFFI.xcframework")
    let link: [LinkerSetting] = [.linkedFramework("Security"), .linkedFramework("SystemConfiguration")]
#endif

let package = Package(
    name: "PalgakKit",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "PalgakKit", targets: ["PalgakKit"])],
    targets: [
        ffi,
        .target(
            name: "PalgakCore", dependencies: ["palgak_ffiFFI"], path: "\(generated)/PalgakCore", linkerSettings: link),
        .target(name: "PalgakKit", dependencies: ["PalgakCore"]),
        .testTarget(name: "PalgakKitTests", dependencies: ["PalgakKit"]),
    ],
    swiftLanguageModes: [.v6]
)
