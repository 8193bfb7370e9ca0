import Dispatch

/// Does one thing after another, off the user's thread and off the threads that async code shares: what is given to it
/// may block.
public final class Worker: Sendable {
    private let queue: DispatchQueue

    public init(_ label: String = "app.palgak.worker") {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    /// Does a job once those given before are done.
    public func run(_ job: @escaping @Sendable () -> Void) {
        queue.async(execute: job)
    }

    /// The same for a job that somebody waits for.
    public func value<Value: Sendable>(_ job: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: job)) }
        }
    }

    /// Waits until everything given so far is done.
    public func settled() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
}
