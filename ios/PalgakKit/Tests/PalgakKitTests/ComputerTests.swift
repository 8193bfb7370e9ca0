import Foundation
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ComputerTests {
    @Test(arguments: [Game.janggi, .xiangqi, .chuShogi])
    func theComputerAnswers(_ kind: Game) async {
        let player = await Rig().play(kind, mode: .computer) {
            $0.level = .newcomer; $0.human = .second
        }
        await until("the computer's move") { player.snapshot.moves.count == 1 && player.snapshot.thinking == nil }
        #expect(player.snapshot.turn == .second)
        #expect(player.snapshot.bottom == .second)
    }

    /// Plays the first side's first move, and waits for nothing.
    private func move(_ player: Player) {
        for point in points(of: player.snapshot.game.opening[0]) { player.game.board.tap(point) }
    }

    // A state that lasts a moment may be over before a test looks: snapshots follow each other while nobody waits. So
    // nothing here waits for a thought.

    @Test(arguments: Game.all)
    func itThinksAndMaySee(_ kind: Game) async {
        let player = await Rig().play(kind, mode: .computer) {
            $0.level = .advanced; $0.human = .first
        }
        var thoughts = 0
        player.game.board.onSnapshot = { if PanelModel($0.topPanel, in: $0).thinking != nil { thoughts += 1 } }
        move(player)
        await until("a move") { player.snapshot.moves.count == 2 }
        #expect(thoughts > 0)
        #expect(player.game.panels?.top.thinking == nil)
    }

    @Test(arguments: Game.all)
    func itRestsWhileTheAppIsAway(_ kind: Game) async {
        let rig = Rig()
        let player = await rig.play(kind, mode: .computer) {
            $0.level = .advanced; $0.human = .first
        }
        move(player)
        rig.app.pause()
        await until("rest") { !player.snapshot.moves.isEmpty && player.snapshot.thinking == nil }
        rig.app.comeBack()
        await until("a move") { player.snapshot.moves.count == 2 }
    }

    @Test func aTableThatIsThereWhenNobodyLooksRestsAtOnce() async {
        let rig = Rig()
        rig.app.pause()
        let player = await rig.play(.janggi, mode: .computer) {
            $0.level = .advanced; $0.human = .second
        }
        await until("rest") { player.snapshot.sequence > 1 && player.snapshot.thinking == nil }
        #expect(player.snapshot.moves.isEmpty)
        rig.app.comeBack()
        await until("a move") { player.snapshot.moves.count == 1 }
    }

    @Test(arguments: Game.all)
    func leavingStopsIt(_ kind: Game) async {
        let rig = Rig()
        let player = await rig.play(kind, mode: .computer) {
            $0.level = .advanced; $0.human = .first
        }
        move(player)
        rig.app.back()
        await rig.app.settled()
        #expect(rig.app.games.game == nil && rig.app.stack.isEmpty)
        #expect(rig.app.games.saved?.over == false)
    }

    @Test func aBoardOnWhichNothingWasPlayedIsNoGameToKeep() async {
        let rig = Rig()
        _ = await rig.play(.janggi)
        rig.app.back()
        await rig.app.settled()
        #expect(rig.app.games.saved == nil)
    }

    @Test(arguments: Game.all)
    func aHintIsGiven(_ kind: Game) async {
        let player = await Rig().play(kind, mode: .computer) {
            $0.level = .newcomer; $0.human = .first
        }
        player.game.run(.hint)
        await until("the hint") { player.snapshot.hint != nil }
        #expect(player.game.panels?.bottom.panel.line == Line(kind: .hint, text: player.snapshot.hint!))
        #expect(player.snapshot.points.contains { $0.marks.contains(.hintTo) })
    }

    @Test func aFinishedGameIsLookedAt() async throws {
        let rig = Rig()
        let player = await rig.play(.janggi)
        await player.play("a4b4 g7f7 i4h4 f10f9 a1a5 e9f10 a5g5 d10e9 g5g10")
        player.game.review()
        player.game.run(.analyse)
        await until("the whole of it") { player.snapshot.analysis?.permille == 1000 }
        #expect(player.snapshot.analysis?.points.count == 10)
        player.game.go(to: 4)
        await until("the fourth ply") { player.game.ply == 4 }
        // The king walks into the corner: the game is turned.
        let move = player.snapshot.moves[5]
        #expect(player.game.tag(of: move) != .fine || player.game.analysisWord != nil)
    }
}
