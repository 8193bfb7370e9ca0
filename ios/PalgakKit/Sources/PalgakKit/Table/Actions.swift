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

    /// What the bar under the board holds, in order.
    var bar: [Action] {
        switch mode {
        case .online where result != nil: [.review, .flip]
        case .online: onlineBar
        case _ where result != nil: [.review, .flip, .rematch]
        case .computer where game != .janggi: [.undo, .hint, .flip, can(.cancelStep) ? .cancelStep : .resign]
        default: [.undo, changing(actions), .hint, .flip]
        }
    }

    private var onlineBar: [Action] {
        let first = changing(actions)
        // In Janggi a draw is proposed by few: the button is there when it can be used.
        let draw: [Action] = first == .offerDraw || (game == .janggi && !can(.offerDraw)) ? [] : [.offerDraw]
        return [first] + draw + [.flip, .resign]
    }

    /// What a side has in its own panel over a phone on the table.
    func own(_ offered: [Action]) -> [Action] { [.undo, changing(offered), .hint, .resign] }

    /// The button that differs: a move begun is given up, a facing of kings accepted; else a pass, or a draw to offer.
    private func changing(_ offered: [Action]) -> Action {
        if offered.contains(.cancelStep) { return .cancelStep }
        if offered.contains(.acceptBikjang) { return .acceptBikjang }
        return game == .janggi ? .pass : .offerDraw
    }

    /// What a side has on the board that stands for it: its king, or the crown prince that outlived it.
    public func royal(_ side: Side) -> PieceView? {
        let own = points.compactMap(\.piece).filter { $0.side == side }
        return (own.first { $0.figure == .king } ?? own.first { $0.figure == .crownPrince })?.upright
    }
}

extension PieceView {
    /// The same piece as it is read by whoever holds the phone.
    public var upright: PieceView {
        var piece = self
        piece.upsideDown = false
        return piece
    }

    /// The king of a side, as a sign for it where there is no board to take it from.
    public static func king(of side: Side, in game: Game, _ letters: Letters, turned: Bool = false) -> PieceView {
        let first = side == .first
        let glyph =
            switch (letters.fitting(game), game) {
            case (.latin, .xiangqi): "G"
            case (.latin, _): "K"
            case (.symbols, _): ""
            case (.hangul, _): first ? "초" : "한"
            case (.hanjaLong, _): first ? "玉将" : "王将"
            case (.hanja, .janggi): first ? "楚" : "漢"
            case (.hanja, .xiangqi): first ? "帥" : "將"
            case (.hanja, .chuShogi): first ? "玉" : "王"
            }
        return PieceView(side: side, figure: .king, promoted: false, glyph: glyph, size: .large, upsideDown: turned)
    }
}
