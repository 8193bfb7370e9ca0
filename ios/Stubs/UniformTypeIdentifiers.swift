// Declarations only; see README.md.
public struct UTType: Hashable, Sendable {
    public static let png = UTType(exportedAs: "", conformingTo: nil)
    public static let plainText = UTType(exportedAs: "", conformingTo: nil)
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {}
}
