import PalgakCore

/// Takes what the core tells from a thread of its own, and hands it on in the same order to whoever iterates over
/// `values`. It never makes the core wait. When the core lets go of it, the values end.
final class Feed<Value: Sendable>: Sendable {
    let values: AsyncStream<Value>
    private let told: AsyncStream<Value>.Continuation

    init() {
        (values, told) = AsyncStream.makeStream()
    }

    deinit { told.finish() }

    fileprivate func take(_ value: Value) { told.yield(value) }
}

extension Feed: TableListener where Value == Snapshot {
    func snapshot(snapshot: Snapshot) { take(snapshot) }
}

extension Feed: QuickMatchListener where Value == OnlineSnapshot {
    func snapshot(snapshot: OnlineSnapshot) { take(snapshot) }
}
