import Foundation
import PalgakCore

/// The board of a quick match as a table.
final class MatchBoard: TableProtocol {
    private let core: QuickMatch

    init(_ core: QuickMatch) {
        self.core = core
    }

    func tap(point: UInt8) throws { try core.tap(point: point) }
    func act(action: Action, side: Side?) throws { try core.act(action: action) }
    func step(ply: UInt32) throws { try core.step(ply: ply) }
    func dismiss() throws { try core.dismiss() }
    func setView(view: TableView) throws { try core.setView(view: view) }
    func pause() throws { try core.pause() }
    func resume() throws { try core.resume() }
    func save() throws -> Data { try core.saveGame() }
    func record() throws -> String { try core.record() }
    func shutDown() { core.shutDown() }
}
