import Foundation
import Observation
import PalgakCore

/// Whom somebody wants to play.
public enum Wish: Sendable {
    /// Whoever waits for the same game.
    case stranger(Game)
    /// A friend, who will be given a code.
    case friend(Game)
    /// The friend who has given this code.
    case host(String)
}

/// One quick match, from the wish to the result and on to the next: what it shows, and the board of its game.
@MainActor
@Observable
public final class OnlineModel {
    /// What a quick match tells the app.
    struct Hooks {
        var cues: @MainActor ([Cue]) -> Void
        /// A game has ended: as a saved game, to be looked at later.
        var finished: @MainActor (Data) -> Void
        /// The core has ended it. What was there before is said with it.
        var closed: @MainActor (OnlineModel, OnlineSnapshot) -> Void
        /// The bytes to come back to, or none if there is nothing to come back to. Called on the worker.
        var keep: @Sendable (Data?) throws -> Void
        var failed: @Sendable (any Error) -> Void
    }

    /// What to draw; none until the first snapshot has come.
    public private(set) var snapshot: OnlineSnapshot?

    /// When it came: what it says of times is counted on from then.
    public private(set) var arrived: ContinuousClock.Instant = .now

    /// The screen of the game: from its beginning until the player goes on, a new one for each game.
    public private(set) var game: GameModel?

    /// What is to be said aloud.
    public private(set) var announcement: Stamped<String>?

    /// The setup that is marked but not taken yet (Janggi).
    public var picked: Setup?

    /// Set when the computer is to be played once the core has let go.
    public private(set) var computerWanted = false

    @ObservationIgnored private let core: QuickMatch
    @ObservationIgnored private let worker: Worker
    @ObservationIgnored private let saver: Saver
    @ObservationIgnored private let hooks: Hooks
    @ObservationIgnored private let board: @MainActor (BoardModel, OnlineModel) -> GameModel

    init(
        _ core: QuickMatch, _ snapshots: AsyncStream<OnlineSnapshot>, on worker: Worker, hooks: Hooks,
        board: @escaping @MainActor (BoardModel, OnlineModel) -> GameModel
    ) {
        self.core = core
        self.worker = worker
        self.hooks = hooks
        self.board = board
        saver = Saver(
            on: worker, save: { try core.save() }, keep: hooks.keep,
            failed: { [failed = hooks.failed] error in
                if case QuickMatchError.Closed = error { return }
                failed(error)
            })
        Task { [weak self] in
            for await snapshot in snapshots {
                guard let self else { return }
                take(snapshot)
            }
        }
    }

    deinit {
        let core = core
        worker.run { core.shutDown() }
    }

    /// Where the player stands.
    public var phase: OnlinePhase { snapshot?.phase ?? .connecting }

    /// Whether something can be done now.
    public func can(_ action: OnlineAction) -> Bool { snapshot?.actions.contains(action) ?? false }

    /// The setup that is marked: the player's own, once taken; else the one touched last, or the recommended one.
    public var chosenSetup: Setup? {
        guard let stage = snapshot?.setup else { return nil }
        return stage.own ?? picked ?? (stage.choices.first { $0.recommended } ?? stage.choices.first)?.setup
    }

    private func take(_ next: OnlineSnapshot) {
        let before = snapshot
        if let before, before.sequence >= next.sequence { return }
        snapshot = next
        arrived = .now
        if let text = next.announcement { announcement = Stamped(sequence: next.sequence, value: text) }
        if next.setup == nil { picked = nil }
        show(next)
        let heard = cues(next.table?.events ?? [], next.events)
        if !heard.isEmpty { hooks.cues(heard) }
        saver.note()
        if next.phase == .over, before?.phase != .over, game != nil { keepGame() }
        if next.phase == .closed { hooks.closed(self, before ?? next) }
    }

    /// The board of the game, if there is one: it stays until the player goes on.
    private func show(_ next: OnlineSnapshot) {
        let held = game != nil && (next.phase == .playing || next.phase == .over)
        if !held { game = nil }
        guard let table = next.table else { return }
        if let game, table.sequence >= game.board.snapshot?.sequence ?? 0 {
            game.board.take(table)
        } else {
            // Snapshots of a board count from one: an earlier number is another game.
            let fresh = BoardModel(core: MatchBoard(core))
            game = board(fresh, self)
            fresh.take(table, fresh: true)
        }
    }

    /// The finished game is asked for at once: the player's next wish may begin another, whose bytes these would be.
    private func keepGame() {
        if let bytes = try? core.saveGame() { hooks.finished(bytes) }
    }

    /// Asks for something that the match offers.
    public func ask(_ action: OnlineAction) {
        if action == .playComputerNow { computerWanted = true }
        tell { try $0.ask(action: action) }
    }

    /// Takes the setup that is marked.
    public func chooseSetup() {
        guard let setup = chosenSetup else { return }
        tell { try $0.chooseSetup(setup: setup) }
    }

    /// Gives the match a command. What is asked after its end is asked in vain, as it should be.
    func tell(_ command: (QuickMatch) throws -> Void) { try? command(core) }

    /// Lets go of the match, after what is to be kept is kept. A game that is on goes on.
    func close() {
        let (core, saver) = (core, saver)
        worker.run {
            saver.now()
            core.shutDown()
        }
    }
}
