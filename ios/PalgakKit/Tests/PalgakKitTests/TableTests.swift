import Foundation
import PalgakCore
import Synchronization
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TableTests {
    @Test func snapshotsComeInOrderAndNoneIsLost() async throws {
        let feed = Feed<Snapshot>()
        let table = try Table(game: settingsDefault().lastGame, view: Rig().app.view, listener: feed)
        let taps = 500
        for _ in 0..<taps { try table.tap(point: index("b1")) }
        var seen: [UInt64] = []
        for await snapshot in feed.values {
            seen.append(snapshot.sequence)
            if seen.count == taps + 1 { break }
        }
        #expect(seen == Array(1...UInt64(taps + 1)))
        table.shutDown()
    }

    @Test func aFeedEndsWhenTheCoreLetsGo() async throws {
        let values: AsyncStream<Snapshot>
        do {
            let feed = Feed<Snapshot>()
            values = feed.values
            let table = try Table(game: settingsDefault().lastGame, view: Rig().app.view, listener: feed)
            table.shutDown()
        }
        // It would wait for ever otherwise.
        for await snapshot in values { #expect(snapshot.sequence == 1) }
    }

    @Test func errorsSayWhatIsWrong() throws {
        let view = Rig().app.view
        let table = try Table(game: settingsDefault().lastGame, view: view, listener: Feed<Snapshot>())
        #expect(complaint { try table.tap(point: 200) }?.contains("200") == true)
        table.shutDown()
        #expect(complaint { try table.tap(point: 0) } == "the table is closed")
        let nonsense = Data("nonsense".utf8)
        #expect(
            complaint { _ = try Table.restore(bytes: nonsense, view: view, listener: Feed<Snapshot>()) }?.isEmpty
                == false)
        #expect(complaint { _ = try importRecord(text: "nonsense") }?.isEmpty == false)
    }

    /// What is said of what goes wrong; none if nothing does.
    private func complaint(_ attempt: () throws -> Void) -> String? {
        do {
            try attempt()
            return nil
        } catch {
            return reason(of: error)
        }
    }

    @Test func aQuestionGoesWhenItCanNoLongerBeAnswered() async {
        let player = await Rig().play(.janggi)
        await player.play("a4b4")
        player.game.run(.resign, for: .second)
        #expect(player.game.asked?.question.action == .resign)
        // The game ends while it is asked, as one with somebody elsewhere may at any time.
        await player.after("the other's giving up") {
            player.game.board.ask { try $0.act(action: .resign, side: .first) }
        }
        #expect(player.snapshot.result?.winner == .second && player.game.asked == nil)
    }

    @Test func givingUpIsAskedAboutFirst() async {
        let player = await Rig().play(.janggi)
        player.game.run(.resign, for: .second)
        #expect(player.game.asked?.question.action == .resign && player.game.asked?.side == .second)
        player.game.dismissQuestion()
        #expect(player.game.asked == nil && player.snapshot.result == nil)
        player.game.run(.resign, for: .second)
        await player.after("giving up") { player.game.confirm(player.game.asked!) }
        #expect(player.snapshot.result?.winner == .first)
    }

    @Test func aPassThatMayLoseIsAskedAbout() async throws {
        let player = await Rig().play(.janggi)
        // Han has more points, so a pass of Cho's lets it end the game.
        let warning = try #require(player.snapshot.questions.first { $0.action == .pass }).detail
        player.game.run(.pass)
        #expect(player.game.asked?.question.action == .pass && player.game.asked?.question.detail == warning)
        await player.after("the pass") { player.game.confirm(player.game.asked!) }
        #expect(!player.snapshot.questions.contains { $0.action == .pass })
        await player.after("the second pass") { player.game.run(.pass) }
        #expect(player.game.asked == nil && player.snapshot.result?.winner == .second)
    }

    @Test func twoPlayersFaceEachOther() async throws {
        let rig = Rig()
        rig.app.change { $0.seating = .faceToFace }
        let player = await rig.play(.xiangqi)
        #expect(player.snapshot.tabletop && player.game.bar.isEmpty)
        let panels = try #require(player.game.panels)
        #expect(panels.bottom.buttons.map(\.action) == [.undo, .offerDraw, .hint, .resign])
        #expect(panels.top.panel.upsideDown)
        player.game.run(.resign, for: panels.top.side)
        #expect(player.game.asked?.upsideDown == true)
        player.game.dismissQuestion()
        await player.after("a proposal") { player.game.run(.offerDraw, for: .first) }
        let offer = try #require(player.game.panels?.top.offer)
        #expect(offer.kind == .draw && player.game.panels?.bottom.offer == nil)
        await player.after("the answer") { player.game.answer(offer, true) }
        #expect(player.snapshot.result != nil && player.snapshot.result?.winner == nil)
    }

    @Test func whatComesWithASnapshotStaysForAWhile() async throws {
        let player = await Rig().play(.janggi)
        await player.play("a4b4")
        let motion = try #require(player.game.board.shown?.motion)
        await player.touch(index("g7"))
        #expect(player.snapshot.motion == nil)
        #expect(player.game.board.shown?.motion == motion)
    }
}
