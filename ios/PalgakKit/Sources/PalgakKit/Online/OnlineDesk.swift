import Foundation
import Observation
import PalgakCore

/// Quick matches: who the player is to servers, and the one match that is on.
@MainActor
@Observable
public final class OnlineDesk {
    /// The match that is on.
    public private(set) var match: OnlineModel?

    @ObservationIgnored private unowned let app: AppModel

    init(_ app: AppModel) {
        self.app = app
    }

    /// Where the server is; empty if nobody has said.
    public var server: String { app.platform.server ?? app.settings.server }

    /// Whether there is a game that can be returned to.
    public var playing: Bool { match?.phase == .playing }

    /// Returns to a match that was left when the app was killed.
    func comeBack() async {
        let storage = app.platform.storage
        let kept = try? await app.worker.value {
            try storage.read(Kept.identity) == nil ? nil : try storage.read(Kept.session)
        }
        guard let bytes = kept ?? nil else { return }
        await open { identity, view, feed in
            try QuickMatch.restore(bytes: bytes, identity: identity, view: view, listener: feed)
        }
    }

    /// Begins to look for whom the player wants.
    public func begin(_ wish: Wish) {
        app.turns.take { [app] in await app.desk.start(wish) }
    }

    private func start(_ wish: Wish) async {
        if playing { return show() }
        let server = server
        await open { identity, view, feed in
            switch wish {
            case .stranger(let game):
                try QuickMatch.seek(server: server, identity: identity, game: game, view: view, listener: feed)
            case .friend(let game):
                try QuickMatch.invite(server: server, identity: identity, game: game, view: view, listener: feed)
            case .host(let code):
                try QuickMatch.join(server: server, identity: identity, code: code, view: view, listener: feed)
            }
        }
    }

    /// Goes to the match that is on.
    public func show() {
        if match != nil { app.show(app.stack.filter { $0 != .online } + [.online]) }
    }

    /// The computer instead of waiting; a game that is not finished is not thrown away for it unasked.
    public func playComputer() {
        app.games.askToReplace { [weak self] in self?.match?.ask(.playComputerNow) }
    }

    private func open(
        _ make: @escaping @Sendable (Data, TableView, Feed<OnlineSnapshot>) throws -> QuickMatch
    ) async {
        match?.close()
        match = nil
        let (storage, view) = (app.platform.storage, app.view)
        let feed = Feed<OnlineSnapshot>()
        let snapshots = feed.values
        do {
            let core = try await app.worker.value { try make(identity(storage), view, feed) }
            match = OnlineModel(core, snapshots, on: app.worker, hooks: hooks(storage)) { [unowned app] board, match in
                GameModel(app, board, match: match)
            }
            show()
        } catch {
            app.show(app.stack.filter { $0 != .online })
            app.note("notice-online", error)
        }
    }

    private func hooks(_ storage: any Storage) -> OnlineModel.Hooks {
        OnlineModel.Hooks(
            cues: { [weak app] in app?.hear($0) },
            finished: { [weak self] in self?.keep($0) },
            closed: { [weak self] match, before in self?.closed(match, before) },
            keep: { bytes in
                if let bytes { try storage.write(Kept.session, bytes) } else { try storage.delete(Kept.session) }
            },
            failed: { [weak app] error in Task { @MainActor [weak app] in app?.note("notice-save", error) } })
    }

    /// Keeps a finished game, unless another is on or waits to be gone on with.
    private func keep(_ bytes: Data) {
        guard app.games.saved?.over != false, app.games.game == nil else { return }
        app.keep(bytes, as: Kept.game)
        app.turns.take { [weak app] in await app?.refreshSaved() }
    }

    /// The match is left by the way back: waiting ends, a game goes on, a finished one is done with.
    func leaveScreen() {
        guard let match else { return }
        // From a game, or the end of one, the way leads home, where it is returned to; from waiting to where it began.
        if match.game != nil { app.show([]) }
        if match.phase == .playing { return }
        if match.can(.cancel) {
            match.ask(.cancel)
        } else if match.can(.leave) {
            match.ask(.leave)
        } else {
            letGo(match)
        }
    }

    /// The core has ended a match: what comes next was chosen before.
    private func closed(_ ended: OnlineModel, _ before: OnlineSnapshot) {
        guard match === ended else { return }
        let game = before.game ?? app.settings.lastGame.game
        letGo(ended, played: before.phase == .playing || before.phase == .over)
        if ended.computerWanted { app.games.playAtOnce(game, .computer) }
    }

    private func letGo(_ left: OnlineModel, played: Bool = false) {
        guard match === left else { return }
        match = nil
        left.close()
        if app.stack.last == .online, played {
            app.show([])
        } else if app.stack.contains(.online) {
            app.show(app.stack.filter { $0 != .online })
        }
    }
}

/// The bytes by which servers know this app; made when first needed, and kept before they are used.
private func identity(_ storage: any Storage) throws -> Data {
    if let bytes = try storage.read(Kept.identity) { return bytes }
    let made = try newIdentity()
    try storage.write(Kept.identity, made)
    return made
}
