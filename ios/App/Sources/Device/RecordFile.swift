import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    /// A game as text: tags and moves.
    static let palgakRecord = UTType(exportedAs: "app.palgak.record", conformingTo: .plainText)
}

/// The record of a game as a file.
struct RecordFile: FileDocument {
    static let readableContentTypes = [UTType.palgakRecord, .plainText]

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        guard let bytes = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: bytes, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }

    /// The text of a file that another app has sent. What the system has laid into the app's letter box for it is thrown
    /// away then.
    static func received(_ file: URL) -> String? {
        defer {
            if file.deletingLastPathComponent().lastPathComponent == "Inbox" {
                try? FileManager.default.removeItem(at: file)
            }
        }
        return read(file)
    }

    /// The text of a file that the user or another app has chosen; none if it cannot be read. A record is small.
    static func read(_ file: URL) -> String? {
        let scoped = file.startAccessingSecurityScopedResource()
        defer { if scoped { file.stopAccessingSecurityScopedResource() } }
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size < 1 << 20 else { return nil }
        return try? String(contentsOf: file, encoding: .utf8)
    }
}
