import Observation
import PalgakCore

/// The screen of a game: its board, and what lies over it.
@MainActor
@Observable
public final class GameModel {
    /// A question that waits for its answer.
    public struct Asked: Sendable {
        public let question: Question
        /// Whose button it was; none where the side to move is meant.
        public let side: Side?
        /// Whether it is asked of the one who sits across.
        public let upsideDown: Bool
    }

    public let board: BoardModel

    /// The question that waits for an answer.
    public private(set) var asked: Asked?

    /// Whether the finished game is being stepped through.
    public private(set) var reviewing = false

    /// Whether the result may be shown; the reader has put it away otherwise.
    public private(set) var resultWanted = true

    /// The piece whose moves are being looked up.
    public var held: PieceView?

    @ObservationIgnored private weak var app: AppModel?
    @ObservationIgnored public private(set) weak var match: OnlineModel?

    init(_ app: AppModel, _ board: BoardModel, match: OnlineModel? = nil) {
        self.app = app
        self.board = board
        self.match = match
        board.onSnapshot = { [weak self] in self?.took($0) }
    }

    private func took(_ snapshot: Snapshot) {
        // Those of a quick match are heard together with its own.
        if match == nil { app?.hear(cues(snapshot.events)) }
        // What can no longer be done is no longer asked.
        if let asked, !snapshot.questions.contains(where: { $0.action == asked.question.action }) { self.asked = nil }
        if snapshot.result == nil {
            reviewing = false
            resultWanted = true
        } else if snapshot.review != nil, !reviewing {
            reviewing = true
            resultWanted = false
        }
    }

    public var snapshot: Snapshot? { board.snapshot }

    /// The result, once it is to be shown over the board.
    public var result: ResultCard? { resultWanted ? snapshot?.result : nil }

    /// What the bar under the board holds.
    public var bar: [PanelModel.Button] {
        snapshot.map { PanelModel.Button.all($0.bar, of: $0.actions) } ?? []
    }

    /// The panels above and below the board.
    public var panels: (top: PanelModel, bottom: PanelModel)? {
        snapshot.map { (PanelModel($0.topPanel, in: $0), PanelModel($0.bottomPanel, in: $0)) }
    }

    /// How a held piece moves, and what it becomes; empty for pieces of which there is nothing to tell.
    public var heldForms: [PieceForm] {
        guard let held, let app else { return [] }
        return pieceForms(side: held.side, figure: held.figure, view: app.view)
    }

    /// Whether the held piece is that of the one who sits across.
    public var heldAcross: Bool {
        guard let snapshot, let held else { return false }
        return snapshot.tabletop && snapshot.across(held.side)
    }

    /// The piece that may promote, as it stands and as it would be; empty while nothing asks.
    public var promotionForms: [PieceForm] {
        guard let app, let snapshot, let pending = snapshot.pending, pending.kind == .promotion,
            let piece = snapshot.points.first(where: { $0.index == pending.from })?.piece
        else { return [] }
        return pieceForms(side: piece.side, figure: piece.figure, view: app.view)
    }

    // MARK: Wishes

    /// Carries an action out, after a question where the core has one; `side` says whose button it was, where each side has
    /// its own.
    public func run(_ action: Action, for side: Side? = nil) {
        if let snapshot, let question = snapshot.questions.first(where: { $0.action == action }) {
            asked = Asked(question: question, side: side, upsideDown: snapshot.across(side))
        } else if action == .review {
            review()
        } else {
            board.ask { try $0.act(action: action, side: side) }
        }
    }

    /// The player says yes to a question. The system may have put it away before it says so.
    public func confirm(_ asked: Asked) {
        self.asked = nil
        board.ask { try $0.act(action: asked.question.action, side: asked.side) }
    }

    /// Answers what the other player proposes.
    public func answer(_ offer: Offer, _ yes: Bool) {
        switch offer.kind {
        case .draw: run(yes ? .acceptDraw : .declineDraw)
        case .takeback: run(yes ? .acceptTakeback : .declineTakeback)
        }
    }

    /// Holds a piece, to look up how it moves, where there is something to tell.
    public func hold(_ point: BoardPoint) {
        held = point.piece
        if heldForms.isEmpty { held = nil }
    }

    /// Puts the result away, to look at the board.
    public func dismissResult() { resultWanted = false }

    /// The game as text, to be shared; none where there is none. The core is waited for, so it is asked on the worker.
    public func record() async -> String? {
        let core = board.core
        return try? await app?.worker.value { try core.record() }
    }

    // MARK: For controls

    /// Puts the question away, which is a no.
    public func dismissQuestion() { asked = nil }

    /// Whether the question is on the screen as the system asks; putting it away is a no. The one who sits across is
    /// asked on a card that is turned to them.
    public var asking: Bool {
        get { asked?.upsideDown == false }
        set { if !newValue { asked = nil } }
    }

    /// Whether a piece's moves are on the screen.
    public var holding: Bool {
        get { held != nil }
        set { if !newValue { held = nil } }
    }

    /// Whether bikjang is in force.
    public var bikjang: Bool {
        get { snapshot?.bikjang ?? false }
        set { if newValue != bikjang { run(.switchBikjang) } }
    }

    /// The ply shown, as a slider has it.
    public var place: Double {
        get { Double(ply) }
        set { if Int(newValue.rounded()) != ply { go(to: Int(newValue.rounded())) } }
    }

    // MARK: Review

    /// Plies of the game.
    public var plies: Int { Int(snapshot?.review?.of ?? UInt32(snapshot?.moves.count ?? 0)) }

    /// The ply whose position is on the board.
    public var ply: Int { snapshot?.review.map { Int($0.ply) } ?? plies }

    /// Begins to step through the finished game.
    public func review() {
        reviewing = true
        resultWanted = false
    }

    /// Shows the position after so many plies; less than none is the start, more than all the end.
    public func go(to ply: Int) {
        guard snapshot?.result != nil else { return }
        review()
        board.step(to: UInt32(min(max(ply, 0), plies)))
    }

    /// Goes back to the end of the game.
    public func closeReview() {
        reviewing = false
        board.step(to: UInt32(plies))
    }

    /// What is to be said of the position shown, while the game is looked at; the progress until it is done.
    public var analysisWord: String? {
        guard let analysis = snapshot?.analysis, let words = app?.words else { return nil }
        let text = analysis.points.first { Int($0.ply) == ply }?.text ?? ""
        if !text.isEmpty { return text }
        return analysis.permille < 1000
            ? "\(words["analysis-working"]) \(analysis.permille / 10) %" : words["analysis-nothing"]
    }

    /// What is to be said of a move of the list.
    public func tag(of move: MoveEntry) -> AnalysisTag {
        snapshot?.analysis?.points.first { $0.ply == move.ply }?.tag ?? .fine
    }
}

extension AnalysisTag {
    /// Whether a move lost little enough for a quieter mark.
    public var slight: Bool { self == .inaccuracy || self == .mistake }
}

extension AnalysisPoint {
    /// The score as a height between -1 and 1: small differences are seen, great ones stay on the page.
    public var height: Double { Double(score) / (abs(Double(score)) + 450) }
}
