import Observation
import PalgakCore

/// A board that is shown and touched, whoever keeps it: the table in this app, or a quick match.
@MainActor
@Observable
public final class BoardModel {
    /// What to draw; none until there is a board.
    public private(set) var shown: Shown?

    /// Where commands go. They return at once; what comes of them is a snapshot.
    @ObservationIgnored let core: any TableProtocol

    /// Called with each snapshot, in order, after it is shown.
    @ObservationIgnored var onSnapshot: (Snapshot) -> Void = { _ in }

    init(core: any TableProtocol) {
        self.core = core
    }

    public var snapshot: Snapshot? { shown?.snapshot }

    /// Shows a snapshot; an older one than is shown already is not looked at.
    func take(_ snapshot: Snapshot, fresh: Bool = false) {
        if !fresh, let now = shown, now.snapshot.sequence >= snapshot.sequence { return }
        shown = Shown(snapshot, after: fresh ? nil : shown)
        onSnapshot(snapshot)
    }

    /// A touch on a point.
    public func tap(_ point: UInt8) { ask { try $0.tap(point: point) } }

    /// Shows the finished game as it was after so many plies.
    public func step(to ply: UInt32) { ask { try $0.step(ply: ply) } }

    /// Puts away the choice of a piece, a refusal or a hint.
    public func dismiss() { ask { try $0.dismiss() } }

    /// Gives a command. What is asked after the end is asked in vain, as it should be.
    func ask(_ command: (any TableProtocol) throws -> Void) {
        try? command(core)
    }
}
