import PalgakCore

/// What a side's player sees: who they are, how they stand, what they took, what they can do.
public struct PanelModel: Sendable {
    /// The one line that stands out, and what it is about.
    public enum Line: Equatable, Sendable {
        case refusal(String)
        case hint(String)
        case pending(String)
        case warning(String)
        case message(String)

        public var text: String {
            switch self {
            case .refusal(let text), .hint(let text), .pending(let text), .warning(let text), .message(let text): text
            }
        }

        /// Whether it is a warning or a refusal.
        public var alarming: Bool {
            switch self {
            case .refusal, .warning: true
            case .hint, .pending, .message: false
            }
        }
    }

    /// A button of the panel's own.
    public struct Button: Identifiable, Sendable {
        public let action: Action
        public let enabled: Bool
        public var id: String { action.id }
    }

    public let panel: Panel
    public let king: PieceView?
    public let line: Line
    /// What the other player proposes, where it is answered here.
    public let offer: Offer?
    /// The buttons of its own, over a phone on the table.
    public let buttons: [Button]
    /// How far the computer has thought for it, from 0 to 1; none while it does not.
    public let thinking: Double?

    public var side: Side { panel.side }

    /// All of it for a screen reader.
    public let spoken: String

    init(_ panel: Panel, in snapshot: Snapshot) {
        self.panel = panel
        king = snapshot.royal(panel.side)
        let line = PanelModel.line(of: panel, in: snapshot)
        self.line = line
        offer = snapshot.offer.flatMap { $0.by != panel.side && PanelModel.answered(in: snapshot) ? $0 : nil }
        buttons =
            snapshot.tabletop && snapshot.result == nil
            ? snapshot.own(panel.actions).map { Button(action: $0, enabled: panel.actions.contains($0)) } : []
        thinking = panel.toMove ? snapshot.thinking.map { Double($0.permille) / 1000 } : nil
        let told = [panel.spoken, line.text, panel.warning == line.text ? nil : panel.warning]
        spoken = told.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
    }

    private static func line(of panel: Panel, in snapshot: Snapshot) -> Line {
        if let refusal = snapshot.refusal, concerns(panel, snapshot) { return .refusal(refusal.text) }
        if let hint = snapshot.hint, panel.toMove { return .hint(hint) }
        // The question about promotion is asked on the board.
        if let pending = snapshot.pending, panel.toMove, pending.kind == .lionStep { return .pending(pending.text) }
        if let warning = panel.warning { return .warning(warning) }
        return .message(panel.message)
    }

    /// Whether a refusal concerns this panel's player.
    private static func concerns(_ panel: Panel, _ snapshot: Snapshot) -> Bool {
        snapshot.mode == .twoPlayers && snapshot.turn != nil ? panel.toMove : panel.side == snapshot.bottomPanel.side
    }

    /// Whether an offer is answered at this phone.
    private static func answered(in snapshot: Snapshot) -> Bool {
        switch snapshot.mode {
        case .twoPlayers: true
        case .online: snapshot.can(.acceptDraw)
        case .computer: false
        }
    }
}

extension Snapshot {
    /// Whether each side has its own buttons, as over a phone that lies on the table.
    public var tabletop: Bool { topPanel.upsideDown || bottomPanel.upsideDown }

    /// Whether the one who moves sits across.
    public var moverAcross: Bool { [topPanel, bottomPanel].contains { $0.toMove && $0.upsideDown } }

    /// Whether the player of a side, if it is known, sits across.
    func across(_ side: Side?) -> Bool {
        side != nil && [topPanel, bottomPanel].contains { $0.side == side && $0.upsideDown }
    }

    /// Whether a game for two stands as it was set up, so that another kind of game is still one touch away.
    public var fresh: Bool { game != .janggi && mode == .twoPlayers && moves.isEmpty && result == nil }
}
