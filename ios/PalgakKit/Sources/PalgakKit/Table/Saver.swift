import Foundation
import Synchronization

/// Keeps the bytes of something that changes: soon after each change, once for many, and only if they are others.
final class Saver: Sendable {
    private let worker: Worker
    private let save: @Sendable () throws -> Data?
    private let keep: @Sendable (Data?) throws -> Void
    private let failed: @Sendable (any Error) -> Void
    private let waiting = Atomic(false)
    /// What was kept last: nothing was ever kept, or these bytes, or none.
    private let last = Mutex<Data??>(nil)

    init(
        on worker: Worker, save: @escaping @Sendable () throws -> Data?,
        keep: @escaping @Sendable (Data?) throws -> Void,
        failed: @escaping @Sendable (any Error) -> Void
    ) {
        self.worker = worker
        self.save = save
        self.keep = keep
        self.failed = failed
    }

    /// Something has changed.
    func note() {
        guard !waiting.exchange(true, ordering: .acquiringAndReleasing) else { return }
        worker.run { self.now() }
    }

    /// Keeps what stands. To be called on the worker.
    func now() {
        waiting.store(false, ordering: .releasing)
        do {
            let bytes = try save()
            try last.withLock { last in
                guard last != .some(bytes) else { return }
                try keep(bytes)
                last = .some(bytes)
            }
        } catch {
            failed(error)
        }
    }
}
