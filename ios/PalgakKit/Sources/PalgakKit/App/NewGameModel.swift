import Observation
import PalgakCore

/// A game that is being set up: who plays, how strong the computer is, where horses and elephants stand, which rules hold.
@MainActor
@Observable
public final class NewGameModel {
    /// What is chosen so far.
    public var game: NewGame

    /// Whose setup is being chosen where both are (Janggi, two players).
    public var setupOf: Side = .first

    /// How setups are drawn.
    var look: TableView

    @ObservationIgnored private weak var app: AppModel?

    init(_ app: AppModel, _ game: NewGame) {
        self.app = app
        self.game = game
        look = app.view
    }

    /// Whether a side and a strength are to be chosen.
    public var againstComputer: Bool { game.mode == .computer }

    /// Whose setups are shown.
    public var setupSide: Side { againstComputer ? game.human : setupOf }

    /// The setups to choose from, the recommended one first.
    public var setups: [SetupChoice] { setupChoices(side: setupSide, view: look) }

    /// The setup chosen for the side that is shown.
    public var setup: Setup {
        get { setupSide == .first ? game.choSetup : game.hanSetup }
        set { if setupSide == .first { game.choSetup = newValue } else { game.hanSetup = newValue } }
    }

    /// Begins, if nothing stands in the way.
    public func start() {
        let game = game
        app?.askToReplace { [weak app] in app?.play(game) }
    }
}
