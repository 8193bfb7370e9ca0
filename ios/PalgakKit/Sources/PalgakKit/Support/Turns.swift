/// Wishes of the user that take a while, one after the other in the order in which they were made: a game that is
/// opened and a setting that is changed meanwhile do not cross.
@MainActor
final class Turns {
    typealias Turn = @MainActor () async -> Void

    private let waiting: AsyncStream<Turn>.Continuation

    init() {
        let (turns, waiting) = AsyncStream.makeStream(of: Turn.self)
        self.waiting = waiting
        Task { for await turn in turns { await turn() } }
    }

    deinit { waiting.finish() }

    /// Does this when everything before it is done.
    func take(_ turn: @escaping Turn) {
        waiting.yield(turn)
    }

    /// Waits until everything asked for so far is done.
    func settled() async {
        await withCheckedContinuation { continuation in take { continuation.resume() } }
    }
}
