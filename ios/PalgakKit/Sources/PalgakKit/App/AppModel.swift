import Foundation
import Observation
import PalgakCore

/// The app behind the screens: settings and navigation, and the desks at which games are played. Views send wishes and draw what stands here.
/// Whatever may take time runs on a worker, one thing after another.
@MainActor
@Observable
public final class AppModel {
    public private(set) var settings: AppSettings
    public private(set) var words: Words

    /// The screens after the first, the last one shown.
    public private(set) var stack: [Route] = []

    /// The game that is being set up.
    public private(set) var setup: NewGameModel?

    /// The guide that is read.
    public private(set) var guide: GuideModel?

    /// One line about something that went wrong.
    public internal(set) var notice: String?

    /// The game on this device.
    public private(set) var games: GameDesk!

    /// Games with people elsewhere.
    public private(set) var desk: OnlineDesk!

    /// Whether the system was asked for less movement.
    public var systemReducesMotion = false

    @ObservationIgnored let platform: Platform
    @ObservationIgnored let worker = Worker()
    @ObservationIgnored let turns = Turns()
    /// Whether nobody looks at the app.
    @ObservationIgnored private(set) var away = false

    public init(_ platform: Platform) {
        self.platform = platform
        let (settings, damaged) = AppModel.readSettings(platform.storage)
        self.settings = settings
        words = Words(settings.locale ?? localeFor(tag: platform.language))
        if damaged { notice = words["notice-settings"] }
        games = GameDesk(self)
        desk = OnlineDesk(self)
        platform.power?.tellCore()
        turns.take { [weak self] in await self?.refreshSaved() }
        turns.take { [weak self] in
            guard let self else { return }
            await desk.comeBack()
            withExtendedLifetime(self) {}
        }
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
        games.game?.board.ask { try $0.setView(view: view) }
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
        if route == .guide { guide = GuideModel(games.game?.snapshot?.game ?? settings.lastGame.game, view) }
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
        case .game: games.game.map { $0.snapshot?.result == nil } ?? false
        case .online: desk.match.map { ![.over, .failed, .closed].contains($0.phase) } ?? false
        case .newGame, .lobby, .settings, .guide, nil: false
        }
    }

    func show(_ stack: [Route]) {
        notice = nil
        self.stack = stack
    }

    /// A table is there: it is shown, wherever the user was.
    func seated() {
        setup = nil
        show([.game])
    }

    /// The screens after the first in one word, to be remembered while the app is gone. The way to a match is not among
    /// them: that is found again by itself.
    public var place: String { stack.filter { $0 != .online }.map(\.rawValue).joined(separator: " ") }

    /// Goes back to the screens that were shown when the system took the app away, unless a match has come first.
    public func returnTo(_ place: String) {
        let routes = place.split(separator: " ").compactMap { Route(rawValue: String($0)) }
        turns.take { [weak self] in
            guard let self, stack.isEmpty else { return }
            for route in routes {
                switch route {
                case .game:
                    await games.takeUp()
                    // What the notice says instead of the game is to be read where the game is not.
                    if games.game == nil { return }
                case .newGame: setUp(settings.lastGame.mode)
                case .lobby, .settings, .guide: go(to: route)
                case .online: break
                }
            }
        }
    }

    private func leave(_ route: Route) {
        switch route {
        case .game: games.leave()
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

    // MARK: The life of the app

    /// The app is no longer seen: a thinking computer rests, what stands is saved.
    public func pause() {
        away = true
        games.pause()
        desk.match?.tell { try $0.pause() }
    }

    /// The app is seen again.
    public func comeBack() {
        away = false
        games.game?.board.ask { try $0.resume() }
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

    /// Looks at what the saved game is.
    func refreshSaved() async {
        await games.refreshSaved()
        withExtendedLifetime(self) {}
    }

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
}
