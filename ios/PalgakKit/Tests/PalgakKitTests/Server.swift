import Foundation
import Testing

/// A quick-match server of one's own, on a port that the system chose: the program that PALGAK_SERVER names.
@MainActor
final class Server {
    nonisolated static let program = ProcessInfo.processInfo.environment["PALGAK_SERVER"]

    let address: String
    private let process = Process()
    private let folder: URL

    init() async throws {
        let program = try #require(Server.program)
        // In memory where there is such a place: nothing here has to outlive anything, and a server that waits for a busy
        // disk cannot be ended, nor can whatever it was started from, until the disk is done.
        let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        let place =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        folder = place.appendingPathComponent("palgak-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--listen", "127.0.0.1:0", "--store", folder.appendingPathComponent("games").path]
        process.standardError = output
        process.standardOutput = output
        let (said, saying) = AsyncStream.makeStream(of: Data.self)
        // It goes on reading, so that the server can go on talking.
        let pipe = output.fileHandleForReading
        Thread.detachNewThread {
            while case let bytes = pipe.availableData, !bytes.isEmpty { saying.yield(bytes) }
            saying.finish()
        }
        try process.run()
        var log = ""
        for await bytes in said {
            log += String(decoding: bytes, as: UTF8.self)
            if log.contains(/listening.*\n/) { break }
        }
        let port = try #require(log.firstMatch(of: /127\.0\.0\.1:(\d+)/), "the server does not listen: \(log)").output.1
        address = "http://127.0.0.1:\(port)"
    }

    func stop() {
        // It is not waited for: that would hold up the thread that everything here runs on.
        process.terminate()
        try? FileManager.default.removeItem(at: folder)
    }
}
