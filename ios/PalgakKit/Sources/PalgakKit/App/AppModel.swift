import Foundation
import Observation
import PalgakCore

/// The app behind the screens: settings, navigation, the one saved game. Views send wishes and draw what stands here.
/// Whatever may take time runs on a worker, one thing after another.
@MainActor
@Observable
public final class AppModel {
    public private(set) var settings: AppSettings
    public private(set) var words: Words

    /// The screens after the first, the last one shown.
    public private(set) var stack: [Route] = []

    /// The game on this device that is played or looked at.
    public private(set) var game: GameModel?

    /// The game that can be taken up again.
    public internal(set) var saved: SavedSummary?

    /// The game that is being set up.
    public private(set) var setup: NewGameModel?

    /// The guide that is read.
    public private(set) var guide: GuideModel?

    /// A game for which the unfinished one would be thrown away, if the user says so.
    public internal(set) var replacing: Replacement?

    /// One line about something that went wrong.
    public internal(set) var notice: String?

    /// Games with people elsewhere.
    public private(set) var desk: OnlineDesk!

    /// Whether the system was asked for less movement.
    public var systemReducesMotion = false

    @ObservationIgnored let platform: Platform
    @ObservationIgnored let worker = Worker()
    @ObservationIgnored let turns = Turns()
    @ObservationIgnored private var table: TableModel?

    /// What the user wants instead of a game that is not finished.
    public struct Replacement: Identifiable {
        public let id = UUID()
        public let title: String
        public let yes: String
        let then: @MainActor () -> Void
    }

    public init(_ platform: Platform) {
        self.platform = platform
        let (settings, damaged) = AppModel.readSettings(platform.storage)
        self.settings = settings
        words = Words(settings.locale ?? localeFor(tag: platform.language))
        if damaged { notice = words["notice-settings"] }
        desk = OnlineDesk(self)
        platform.power?.tellCore()
        turns.take { [weak self] in await self?.refreshSaved() }
        turns.take { [weak self] in await self?.desk.comeBack() }
    }

    /// The saved settings, or those of a new app; and whether there were some that could not be read.
    private static func readSettings(_ storage: any Storage) -> (AppSettings, damaged: Bool) {
        do {
            guard let bytes = try storage.read(Kept.settings) else { return (settingsDefault(), false) }
            return (try settingsRestore(bytes: bytes), false)
        } catch {
            try? storage.setAside(Kept.settings)
            return (settingsDefault(), true)
        }
    }

    /// How a table is shown under these settings.
    public var view: TableView { viewOf(settings: settings, locale: words.language) }

    /// Whether pieces are to jump instead of travel.
    public var reducedMotion: Bool {
        switch settings.motion {
        case .system: systemReducesMotion
        case .full: false
        case .reduced: true
        }
    }

    /// Waits until everything asked for so far is done.
    public func settled() async {
        await turns.settled()
        await worker.settled()
        await turns.settled()
    }

    // MARK: Settings

    /// Changes the settings; they are kept, and a game on the table follows at once.
    public func change(_ edit: (inout AppSettings) -> Void) {
        var next = settings
        edit(&next)
        guard next != settings else { return }
        let before = view
        settings = next
        let language = next.locale ?? localeFor(tag: platform.language)
        let translated = language != words.language
        if translated { words = Words(language) }
        if view != before { follow() }
        keep(settingsSave(settings: next), as: Kept.settings)
        if translated { turns.take { [weak self] in await self?.refreshSaved() } }
    }

    /// What there is to set.
    public var form: [FormSection] {
        settingsForm(settings: settings, locale: words.language, canBeFelt: canBeFelt)
    }

    /// Chooses an option of that.
    public func set(_ id: String) { change { $0 = settingsChoose(settings: $0, id: id) } }

    /// What there is to set in the menu of a game.
    public func menuForm(of game: Game) -> [FormSection] {
        PalgakCore.menuForm(settings: settings, game: game, locale: words.language)
    }

    /// Chooses an option of that.
    public func setInMenu(_ id: String, of game: Game) { change { $0 = menuChoose(settings: $0, game: game, id: id) } }

    /// The names along the edges of a game's board, with a side nearest to the reader.
    public func edges(of game: Game, from bottom: Side) -> EdgeLabels {
        edgeLabels(game: game, notation: settings.notation, coordinates: settings.chuCoordinates, bottom: bottom)
    }

    /// Remembers which game is meant from now on.
    public func choose(_ game: Game) { change { $0.lastGame.game = game } }

    private func follow() {
        let view = view
        game?.board.ask { try $0.setView(view: view) }
        desk.match?.tell { try $0.setView(view: view) }
        setup?.look = view
        guide?.look = view
    }

    // MARK: Navigation

    /// The screens after the first, as a navigation stack has them: it may take some away.
    public var path: [Route] {
        get { stack }
        set {
            guard newValue != stack else { return }
            let left =
                stack.count > newValue.count && Array(stack.prefix(newValue.count)) == newValue
                ? stack.dropFirst(newValue.count) : []
            stack = newValue
            for route in left.reversed() { leave(route) }
        }
    }

    /// Goes to a screen.
    public func go(to route: Route) {
        notice = nil
        if route == .guide { guide = GuideModel(game?.board.snapshot?.game ?? settings.lastGame.game, view) }
        stack.append(route)
    }

    /// Goes to where a game between these is set up.
    public func setUp(_ mode: Mode) {
        setup = NewGameModel(self, between: mode)
        go(to: .newGame)
    }

    /// Goes back one screen.
    public func back() {
        if !stack.isEmpty { path = stack.dropLast() }
    }

    /// Whether the screen is to stay lit: somebody who thinks about a move does not touch it.
    public var staysOn: Bool {
        switch stack.last {
        case .game: game.map { $0.snapshot?.result == nil } ?? false
        case .online: desk.match.map { ![.over, .failed, .closed].contains($0.phase) } ?? false
        case .newGame, .lobby, .settings, .guide, nil: false
        }
    }

    func show(_ stack: [Route]) {
        notice = nil
        self.stack = stack
    }

    private func leave(_ route: Route) {
        switch route {
        case .game: leaveTable()
        case .online: desk.leaveScreen()
        case .newGame: setup = nil
        case .guide: guide = nil
        case .lobby, .settings: break
        }
    }

    /// Puts the notice away.
    public func dismissNotice() { notice = nil }

    func note(_ id: String, _ error: any Error) {
        notice = "\(words[id]) \(reason(of: error))".trimmingCharacters(in: .whitespaces)
    }

    // MARK: Games

    /// Goes to a game as a tile on the first screen stands for it: the game is chosen, and where nothing has to be
    /// agreed on first, the board for two is there at once.
    public func open(_ game: Game) {
        choose(game)
        if game != .janggi { askToReplace { [weak self] in self?.playAtOnce(game, .twoPlayers) } }
    }

    /// Does something that takes the place of the saved game; one that is not finished is not thrown away unasked.
    func askToReplace(_ then: @escaping @MainActor () -> Void) {
        ask("new-replace-title", "new-start", instead: saved?.over == false, then)
    }

    private func ask(
        _ title: String, _ yes: String, instead unfinished: Bool, _ then: @escaping @MainActor () -> Void
    ) {
        guard unfinished else { return then() }
        replacing = Replacement(title: words[title], yes: words[yes], then: then)
    }

    /// Whether the question is on the screen; putting it away is a no.
    public var asking: Bool {
        get { replacing != nil }
        set { if !newValue { replace(false) } }
    }

    /// The user's answer.
    public func replace(_ yes: Bool) {
        let wanted = replacing
        replacing = nil
        if yes { wanted?.then() }
    }

    /// Starts a game as the last one was set up, between these.
    public func playAtOnce(_ game: Game, _ mode: Mode) {
        var next = settings.lastGame
        next.game = game
        next.mode = mode
        next.seed = nil
        play(next)
    }

    /// Starts a new game and remembers how it was set up.
    public func play(_ game: NewGame) {
        change { $0.lastGame = game }
        seat { app, hooks in try await TableModel.open(game, view: app.view, worker: app.worker, hooks: hooks) }
    }

    /// Takes up the saved game. A damaged one is set aside and said to be so.
    public func resume() {
        turns.take { [weak self] in
            guard let self else { return }
            do {
                let storage = platform.storage
                guard let bytes = try await worker.value({ try storage.read(Kept.game) }) else { return }
                try await seat(TableModel.restore(bytes, view: view, worker: worker, hooks: hooks))
            } catch {
                damaged(error)
            }
        }
    }

    /// Takes up a record that another app has sent: at once, unless a game that is not finished would be lost.
    public func offerRecord(_ text: String?) {
        turns.take { [weak self] in
            guard let self else { return }
            let playing = (game?.snapshot).map { !$0.moves.isEmpty && $0.result == nil }
            ask("open-record-title", "open-record-yes", instead: playing ?? (saved?.over == false)) { [weak self] in
                self?.openRecord(text)
            }
        }
    }

    /// Takes up the game told in a text that another app or this one has written.
    public func openRecord(_ text: String?) {
        guard let text, !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            notice = words["notice-nothing-copied"]
            return
        }
        seat("notice-record") { app, hooks in
            let bytes = try await app.worker.value { try importRecord(text: text) }
            return try await TableModel.restore(bytes, view: app.view, worker: app.worker, hooks: hooks)
        }
    }

    private var hooks: TableModel.Hooks {
        let storage = platform.storage
        return TableModel.Hooks(
            keep: { bytes in try storage.write(Kept.game, bytes) },
            failed: { [weak self] error in Task { @MainActor [weak self] in self?.note("notice-save", error) } })
    }

    private func seat(
        _ complaint: String = "notice-table",
        _ open: @escaping @MainActor (AppModel, TableModel.Hooks) async throws -> TableModel
    ) {
        turns.take { [weak self] in
            guard let self else { return }
            do {
                try await seat(open(self, hooks))
            } catch {
                note(complaint, error)
            }
        }
    }

    private func seat(_ table: TableModel) {
        self.table?.close()
        self.table = table
        let screen = GameModel(self, table.board)
        game = screen
        saved = nil
        setup = nil
        show([.game])
    }

    /// A table is left: it is kept, unless nothing was played on it.
    private func leaveTable() {
        guard let table else { return }
        self.table = nil
        game = nil
        let (storage, worker) = (platform.storage, worker)
        turns.take { [weak self] in
            await withCheckedContinuation { continuation in table.close { continuation.resume() } }
            // A move may have been on its way when the table was left: only now all of them have been seen.
            if let last = table.board.snapshot, last.moves.isEmpty, last.result == nil {
                worker.run { try? storage.delete(Kept.game) }
            }
            await self?.refreshSaved()
        }
    }

    // MARK: The life of the app

    /// The app is no longer seen: a thinking computer rests, what stands is saved.
    public func pause() {
        game?.board.ask { try $0.pause() }
        table?.save()
        desk.match?.tell { try $0.pause() }
    }

    /// The app is seen again.
    public func comeBack() {
        game?.board.ask { try $0.resume() }
        desk.match?.tell { try $0.resume() }
    }

    /// Whether there is anything to be felt on this device.
    public var canBeFelt: Bool { platform.haptics.canBeFelt }

    /// Makes cues heard, and the strongest of them felt.
    func hear(_ cues: [Cue]) {
        if settings.sound { for cue in cues { platform.sounds.play(cue) } }
        if settings.haptics, let strongest = cues.max(by: { $0.force < $1.force }) { platform.haptics.play(strongest) }
    }

    // MARK: What is kept

    func keep(_ bytes: Data, as name: String) {
        let storage = platform.storage
        worker.run { [weak self] in
            do {
                try storage.write(name, bytes)
            } catch {
                Task { @MainActor [weak self] in self?.note("notice-save", error) }
            }
        }
    }

    /// Looks at what the saved game is.
    func refreshSaved() async {
        let (storage, language) = (platform.storage, words.language)
        do {
            let summary = try await worker.value {
                try storage.read(Kept.game).map { try savedSummary(bytes: $0, locale: language) }
            }
            if table == nil { saved = summary }
        } catch {
            damaged(error)
        }
    }

    private func damaged(_ error: any Error) {
        note("notice-damaged", error)
        saved = nil
        let storage = platform.storage
        // The notice already says that the game cannot be read; if it cannot be put aside either, there is no more to try.
        worker.run { try? storage.setAside(Kept.game) }
    }
}
