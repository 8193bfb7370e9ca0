import Foundation
import PalgakCore

/// The board of a quick match as a table. What only a table on this device has is never offered, and does nothing.
final class MatchBoard: TableProtocol {
    private let core: QuickMatch

    init(_ core: QuickMatch) {
        self.core = core
    }

    func tap(point: UInt8) throws { try core.tap(point: point) }
    func pass() throws { try core.pass() }
    func acceptBikjang() throws { try core.acceptBikjang() }
    func offerDraw(side: Side?) throws { try core.offerDraw() }
    func acceptDraw() throws { try core.acceptDraw() }
    func declineDraw() throws { try core.declineDraw() }
    func cancelStep() throws { try core.cancelStep() }
    func promote() throws { try core.promote() }
    func keepUnpromoted() throws { try core.keepUnpromoted() }
    func resign(side: Side?) throws { try core.resign() }
    func flip() throws { try core.flip() }
    func step(ply: UInt32) throws { try core.step(ply: ply) }
    func dismiss() throws { try core.dismiss() }
    func analyse() throws { try core.analyse() }
    func stopAnalysis() throws { try core.stopAnalysis() }
    func setView(view: TableView) throws { try core.setView(view: view) }
    func pause() throws { try core.pause() }
    func resume() throws { try core.resume() }
    func save() throws -> Data { try core.saveGame() }
    func record() throws -> String { try core.record() }
    func shutDown() { core.shutDown() }

    func undo(side: Side?) {}
    func acceptTakeback() {}
    func declineTakeback() {}
    func hint() {}
    func rematch() {}
    func setBikjang(on: Bool) {}
}
