import PalgakCore

/// What a side's player sees: who they are, how they stand, what they took, what they can do.
public struct PanelModel: Sendable {
    /// A button of the panel's own, or of the bar under the board.
    public struct Button: Identifiable, Sendable {
        public let action: Action
        public let enabled: Bool
        public var id: String { action.id }

        /// Buttons in order, of which those can be used that are among the actions.
        static func all(_ buttons: [Action], of actions: [Action]) -> [Button] {
            buttons.map { Button(action: $0, enabled: actions.contains($0)) }
        }
    }

    public let panel: Panel
    /// What the other player proposes, where it is answered here.
    public let offer: Offer?
    /// How far the computer has thought for it, from 0 to 1; none while it does not.
    public let thinking: Double?

    init(_ panel: Panel, in snapshot: Snapshot) {
        self.panel = panel
        offer = panel.answers ? snapshot.offer : nil
        thinking = panel.toMove ? snapshot.thinking.map { Double($0.permille) / 1000 } : nil
    }

    public var side: Side { panel.side }

    /// The buttons of its own, over a phone on the table.
    public var buttons: [Button] { Button.all(panel.buttons, of: panel.actions) }

    /// All of it for a screen reader.
    public var spoken: String {
        let warning = panel.warning == panel.line.text ? nil : panel.warning
        return [panel.spoken, panel.line.text, warning].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ". ")
    }
}

extension Line {
    /// Whether it is a warning or a refusal.
    public var alarming: Bool { kind == .warning || kind == .refusal }
}

extension Snapshot {
    /// Whether the one who moves sits across.
    public var moverAcross: Bool { [topPanel, bottomPanel].contains { $0.toMove && $0.upsideDown } }

    /// Whether the player of a side, if it is known, sits across.
    func across(_ side: Side?) -> Bool { side.map { panel(of: $0).upsideDown } ?? false }
}

extension Side {
    public var other: Side { self == .first ? .second : .first }
}
