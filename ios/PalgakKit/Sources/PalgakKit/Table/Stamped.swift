import PalgakCore

/// Something that came with a snapshot and is shown for a while, whatever comes after it.
public struct Stamped<Value: Sendable>: Sendable {
    /// The number of the snapshot that brought it.
    public let sequence: UInt64
    public let value: Value
}

extension Stamped: Equatable where Value: Equatable {}

/// What a table shows now, and what came with earlier snapshots and is still being shown.
public struct Shown: Sendable {
    public let snapshot: Snapshot
    public let motion: Stamped<Motion>?
    public let banner: Stamped<Banner>?
    public let announcement: Stamped<String>?
    /// When the snapshot came: clocks are counted down from then.
    public let arrived: ContinuousClock.Instant

    /// What is shown after a snapshot: itself, and what came with those before it and is still being shown.
    init(_ snapshot: Snapshot, after before: Shown?, arrived: ContinuousClock.Instant = .now) {
        func stamp<Value>(_ value: Value?) -> Stamped<Value>? {
            value.map { Stamped(sequence: snapshot.sequence, value: $0) }
        }
        self.snapshot = snapshot
        self.arrived = arrived
        motion = stamp(snapshot.motion) ?? before?.motion
        banner = stamp(snapshot.banner) ?? before?.banner
        announcement = stamp(snapshot.announcement) ?? before?.announcement
    }
}
