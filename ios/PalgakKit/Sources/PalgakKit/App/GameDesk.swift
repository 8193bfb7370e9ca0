import Foundation
import Observation
import PalgakCore

/// The game on this device: the table at which it is played, and the one game that is kept.
@MainActor
@Observable
public final class GameDesk {
    /// The game that is played or looked at.
    public private(set) var game: GameModel?

    /// The game that can be taken up again.
    public private(set) var saved: SavedSummary?

    /// A game for which the unfinished one would be thrown away, if the user says so.
    public private(set) var replacing: Replacement?

    @ObservationIgnored private unowned let app: AppModel
    @ObservationIgnored private var table: TableModel?

    /// What the user wants instead of a game that is not finished.
    public struct Replacement: Identifiable {
        public let id = UUID()
        public let title: String
        public let yes: String
        let then: @MainActor () -> Void
    }

    init(_ app: AppModel) {
        self.app = app
    }

    // MARK: Begun, taken up, left

    /// Goes to a game as a tile on the first screen stands for it: the game is chosen, and where nothing has to be
    /// agreed on first, the board for two is there at once.
    public func open(_ game: Game) {
        app.choose(game)
        if game != .janggi { askToReplace { [weak self] in self?.playAtOnce(game, .twoPlayers) } }
    }

    /// Starts a game as the last one was set up, between these.
    public func playAtOnce(_ game: Game, _ mode: Mode) {
        var next = app.settings.lastGame
        next.game = game
        next.mode = mode
        next.seed = nil
        play(next)
    }

    /// Starts a new game and remembers how it was set up.
    public func play(_ game: NewGame) {
        app.change { $0.lastGame = game }
        seat { app, hooks in try await TableModel.open(game, view: app.view, worker: app.worker, hooks: hooks) }
    }

    /// Takes up the saved game. A damaged one is set aside and said to be so.
    public func resume() { turn { await $0.takeUp() } }

    /// Does something that takes a while when everything before it is done. The app is kept until then: the desk knows it
    /// without keeping it.
    private func turn(_ what: @escaping @MainActor (GameDesk) async -> Void) {
        app.turns.take { [weak app] in
            guard let app else { return }
            await what(app.games)
            withExtendedLifetime(app) {}
        }
    }

    func takeUp() async {
        do {
            let storage = app.platform.storage
            guard let bytes = try await app.worker.value({ try storage.read(Kept.game) }) else { return }
            try await seat(TableModel.restore(bytes, view: app.view, worker: app.worker, hooks: hooks))
        } catch {
            damaged(error)
        }
    }

    /// Takes up a record that another app has sent: at once, unless a game that is not finished would be lost.
    public func offerRecord(_ text: String?) {
        turn { desk in
            let playing = (desk.game?.snapshot).map { !$0.moves.isEmpty && $0.result == nil }
            let unfinished = playing ?? (desk.saved?.over == false)
            desk.ask("open-record-title", "open-record-yes", instead: unfinished) { [weak desk] in
                desk?.openRecord(text)
            }
        }
    }

    /// Takes up the game told in a text that another app or this one has written.
    public func openRecord(_ text: String?) {
        guard let text, !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            app.notice = app.words["notice-nothing-copied"]
            return
        }
        seat("notice-record") { app, hooks in
            let bytes = try await app.worker.value { try importRecord(text: text) }
            return try await TableModel.restore(bytes, view: app.view, worker: app.worker, hooks: hooks)
        }
    }

    private var hooks: TableModel.Hooks {
        let storage = app.platform.storage
        return TableModel.Hooks(
            keep: { bytes in try storage.write(Kept.game, bytes) },
            failed: { [weak app] error in Task { @MainActor [weak app] in app?.note("notice-save", error) } })
    }

    private func seat(
        _ complaint: String = "notice-table",
        _ open: @escaping @MainActor (AppModel, TableModel.Hooks) async throws -> TableModel
    ) {
        turn { desk in
            do {
                try await desk.seat(open(desk.app, desk.hooks))
            } catch {
                desk.app.note(complaint, error)
            }
        }
    }

    private func seat(_ table: TableModel) {
        self.table?.close()
        self.table = table
        game = GameModel(app, table.board)
        saved = nil
        app.seated()
        // Nobody may be looking any more when a table that was asked for is there at last.
        if app.away { pause() }
    }

    /// The table is left: it is kept, unless nothing was played on it.
    func leave() {
        guard let table else { return }
        self.table = nil
        game = nil
        let (storage, worker) = (app.platform.storage, app.worker)
        app.turns.take { [weak app] in
            await withCheckedContinuation { continuation in table.close { continuation.resume() } }
            // A move may have been on its way when the table was left: only now all of them have been seen.
            if let last = table.board.snapshot, last.moves.isEmpty, last.result == nil {
                worker.run { try? storage.delete(Kept.game) }
            }
            await app?.refreshSaved()
        }
    }

    /// The app is no longer seen: a thinking computer rests, what stands is saved.
    func pause() {
        game?.board.ask { try $0.pause() }
        table?.save()
    }

    // MARK: In place of an unfinished game

    /// Does something that takes the place of the saved game; one that is not finished is not thrown away unasked.
    func askToReplace(_ then: @escaping @MainActor () -> Void) {
        ask("new-replace-title", "new-start", instead: saved?.over == false, then)
    }

    private func ask(
        _ title: String, _ yes: String, instead unfinished: Bool, _ then: @escaping @MainActor () -> Void
    ) {
        guard unfinished else { return then() }
        replacing = Replacement(title: app.words[title], yes: app.words[yes], then: then)
    }

    /// Whether something lies over the screen of the game, over which the system can show no question.
    public var covered = false

    /// Whether the question is on the screen, or to be there; putting it away is a no.
    public var asking: Bool {
        get { replacing != nil && !covered }
        set { if !newValue { replacing = nil } }
    }

    /// The user says yes. The system may have put the question away before it says so.
    public func replace(_ wanted: Replacement) {
        replacing = nil
        wanted.then()
    }

    // MARK: What is kept

    /// Looks at what the saved game is.
    func refreshSaved() async {
        let (storage, language) = (app.platform.storage, app.words.language)
        do {
            let summary = try await app.worker.value {
                try storage.read(Kept.game).map { try savedSummary(bytes: $0, locale: language) }
            }
            if table == nil { saved = summary }
        } catch {
            damaged(error)
        }
    }

    private func damaged(_ error: any Error) {
        app.note("notice-damaged", error)
        saved = nil
        let storage = app.platform.storage
        // The notice already says that the game cannot be read; if it cannot be put aside either, there is no more to try.
        app.worker.run { try? storage.setAside(Kept.game) }
    }
}
