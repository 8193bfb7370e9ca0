import Foundation
import Synchronization

/// A few named files of the app's own. Every call may block: it is made on a worker.
public protocol Storage: Sendable {
    /// The bytes under a name; none if nothing was ever written.
    func read(_ name: String) throws -> Data?

    /// Replaces the bytes under a name, all or nothing.
    func write(_ name: String, _ bytes: Data) throws

    /// Puts damaged bytes out of the way without losing them.
    func setAside(_ name: String) throws

    /// Forgets a name.
    func delete(_ name: String) throws
}

/// The names under which the app keeps things.
public enum Kept {
    /// The game that can be taken up again.
    public static let game = "game.palgak"
    /// What the app remembers between games.
    public static let settings = "settings.palgak"
    /// The quick match that can be returned to.
    public static let session = "online.palgak"
    /// The bytes by which servers know this app.
    public static let identity = "identity.palgak"
}

/// Files in a folder, which is made when first needed. A name is written beside its place and moved there when whole,
/// so that an app that is killed meanwhile leaves the old bytes or the new ones.
public struct FileStorage: Storage {
    private let folder: URL

    public init(folder: URL) {
        self.folder = folder
    }

    private func place(_ name: String) -> URL { folder.appendingPathComponent(name, isDirectory: false) }

    public func read(_ name: String) throws -> Data? {
        let file = place(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try Data(contentsOf: file)
    }

    public func write(_ name: String, _ bytes: Data) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: place(name), options: .atomic)
    }

    public func setAside(_ name: String) throws {
        guard FileManager.default.fileExists(atPath: place(name).path) else { return }
        try delete("\(name).damaged")
        try FileManager.default.moveItem(at: place(name), to: place("\(name).damaged"))
    }

    public func delete(_ name: String) throws {
        guard FileManager.default.fileExists(atPath: place(name).path) else { return }
        try FileManager.default.removeItem(at: place(name))
    }
}

/// Bytes that are forgotten with the app: for previews and tests.
public final class MemoryStorage: Storage {
    private let files = Mutex<[String: Data]>([:])

    public init() {}

    public func read(_ name: String) -> Data? { files.withLock { $0[name] } }

    public func write(_ name: String, _ bytes: Data) { files.withLock { $0[name] = bytes } }

    public func setAside(_ name: String) {
        files.withLock { files in
            if let bytes = files.removeValue(forKey: name) { files["\(name).damaged"] = bytes }
        }
    }

    public func delete(_ name: String) { files.withLock { _ = $0.removeValue(forKey: name) } }
}
