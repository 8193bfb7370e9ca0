import PalgakCore

extension Action {
    /// The action's name in ids of words and tests.
    public var id: String {
        switch self {
        case .pass: "pass"
        case .acceptBikjang: "accept-bikjang"
        case .undo: "undo"
        case .hint: "hint"
        case .flip: "flip"
        case .resign: "resign"
        case .rematch: "rematch"
        case .review: "review"
        case .switchBikjang: "switch-bikjang"
        case .offerDraw: "offer-draw"
        case .acceptDraw: "accept-draw"
        case .declineDraw: "decline-draw"
        case .acceptTakeback: "accept-takeback"
        case .declineTakeback: "decline-takeback"
        case .cancelStep: "cancel-step"
        case .promote: "promote"
        case .keepUnpromoted: "keep-unpromoted"
        case .analyse: "analyse"
        case .stopAnalysis: "stop-analysis"
        }
    }

    /// Its picture, by its name among the system's symbols.
    public var symbol: String {
        switch self {
        case .pass: "hand.raised"
        case .acceptBikjang, .switchBikjang: "arrow.up.and.down"
        case .undo: "arrow.uturn.backward"
        case .hint: "lightbulb"
        case .flip: "arrow.up.arrow.down"
        case .resign: "flag"
        case .rematch: "arrow.clockwise"
        case .review: "backward.frame"
        case .offerDraw: "equal.circle"
        case .acceptDraw, .acceptTakeback, .promote: "checkmark"
        case .declineDraw, .declineTakeback, .cancelStep, .keepUnpromoted: "xmark"
        case .analyse: "chart.xyaxis.line"
        case .stopAnalysis: "stop"
        }
    }
}

extension Snapshot {
    /// Whether something can be done now.
    public func can(_ action: Action) -> Bool { actions.contains(action) }

    /// The panel of a side.
    public func panel(of side: Side) -> Panel { bottomPanel.side == side ? bottomPanel : topPanel }
}

extension PieceView {
    /// The same piece as it is read by whoever holds the phone.
    public var upright: PieceView {
        var piece = self
        piece.upsideDown = false
        return piece
    }

    /// What stands for a side where there is no board: its king. Where pieces point, the second side's points at the
    /// first one's.
    public static func king(of side: Side, in game: Game, _ letters: Letters) -> PieceView {
        emblem(game: game, side: side, letters: letters)
    }
}
