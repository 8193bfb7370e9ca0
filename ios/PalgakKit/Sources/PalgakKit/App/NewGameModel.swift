import Observation
import PalgakCore

/// A game that is being set up: who plays, how strong the computer is, where horses and elephants stand, which rules hold.
@MainActor
@Observable
public final class NewGameModel {
    /// What is chosen so far.
    private var draft: Draft

    /// How setups are drawn.
    var look: TableView

    @ObservationIgnored private weak var app: AppModel?

    init(_ app: AppModel, between mode: Mode) {
        self.app = app
        draft = newGameDraft(settings: app.settings, mode: mode)
        look = app.view
    }

    /// The game as it is set up so far.
    public var game: NewGame { draft.game }

    /// What there is to choose.
    public var form: [FormSection] { newGameForm(draft: draft, view: look) }

    /// Chooses an option of the form.
    public func choose(_ id: String) { draft = newGameChoose(draft: draft, id: id) }

    /// Begins, if nothing stands in the way.
    public func start() {
        let game = game
        app?.games.askToReplace { [weak app] in app?.games.play(game) }
    }
}
