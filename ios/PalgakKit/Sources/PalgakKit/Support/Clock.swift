/// Times as they are shown.
public enum Clock {
    /// Milliseconds that run out: `left` when the snapshot came. Never below nought.
    public static func left(
        _ left: UInt64, since arrived: ContinuousClock.Instant, running: Bool = true,
        now: ContinuousClock.Instant = .now
    )
        -> UInt64
    {
        guard running else { return left }
        let gone = milliseconds(now - arrived)
        return gone >= left ? 0 : left - gone
    }

    /// Milliseconds that add up: `waited` when the snapshot came.
    public static func passed(
        _ waited: UInt64, since arrived: ContinuousClock.Instant, now: ContinuousClock.Instant = .now
    ) -> UInt64 {
        waited + milliseconds(now - arrived)
    }

    private static func milliseconds(_ duration: Duration) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        return seconds < 0 || attoseconds < 0 ? 0 : UInt64(seconds) * 1000 + UInt64(attoseconds / 1_000_000_000_000_000)
    }

    /// A time that runs out: the second that has begun counts; the last ten with their tenths, if they are wanted.
    public static func text(left millis: UInt64, tenths: Bool = true) -> String {
        guard tenths, millis > 0, millis < 10_000 else { return minutes((millis + 999) / 1000) }
        let steps = (millis + 99) / 100
        return "0:\(two(steps / 10)).\(steps % 10)"
    }

    /// A time that adds up: full seconds only.
    public static func text(passed millis: UInt64) -> String { minutes(millis / 1000) }

    private static func minutes(_ seconds: UInt64) -> String { "\(seconds / 60):\(two(seconds % 60))" }

    private static func two(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
