import Foundation
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct WholeGameTests {
    /// Han lets its king into the corner, and the chariot mates it there.
    private let janggi = "a4b4 g7f7 i4h4 f10f9 a1a5 e9f10 a5g5 d10e9 g5g10"

    @Test func janggiByTapsToMateAndThroughIt() async throws {
        let rig = Rig()
        let player = await rig.play(.janggi)
        #expect(player.snapshot.points.count == 90)
        #expect(player.snapshot.bottomPanel.score == "72.0" && player.snapshot.topPanel.score == "73.5")
        #expect(rig.app.stack == [.game])

        await player.play(janggi)
        let result = try #require(player.game.result)
        #expect(result.winner == .first && result.title == "Cho wins" && result.reason == "Han is mated")
        #expect(player.snapshot.banner?.kind == .mate)
        #expect(rig.heard.cues.suffix(2) == [.capture, .mate])
        // The mate came with a capture, and is felt alone.
        #expect(rig.felt.cues == rig.heard.cues.filter { $0 != .capture })
        #expect(player.game.bar.map(\.action) == [.review, .flip, .rematch])

        player.game.go(to: 0)
        await until("the start") { player.snapshot.review?.ply == 0 }
        #expect(player.game.reviewing && player.game.result == nil && player.game.plies == 9)
        player.game.go(to: 5)
        await until("the fifth ply") { player.game.ply == 5 }
        player.game.closeReview()
        await until("the end") { player.snapshot.review == nil }
        #expect(!player.game.reviewing)

        player.game.run(.rematch)
        await until("a new game") { player.snapshot.moves.isEmpty }
        #expect(player.snapshot.turn == .first && player.snapshot.result == nil)
    }

    @Test func setupsStandAsChosen() async {
        let rig = Rig()
        let player = await rig.play(.janggi) {
            $0.choSetup = .outer; $0.hanSetup = .inner
        }
        let figures = ["b1", "c1", "g1", "h1"].map { player.at(index($0)).piece?.figure }
        #expect(figures == [.elephant, .horse, .horse, .elephant])
        #expect(player.at(index("b10")).piece?.figure == .horse)
    }

    @Test func xiangqiByTapsToMate() async throws {
        let rig = Rig()
        let player = await rig.play(.xiangqi)
        // Both cannons come to the middle file, one behind the other.
        await player.play("h3e3 a10a9 e3e7 a9a10 b3b5 a10a9 b5e5")
        let result = try #require(player.game.result)
        #expect(result.winner == .first && result.mate == "Double cannon (重炮)")
        #expect(player.game.bar.map(\.action) == [.review, .flip, .rematch])
    }

    @Test func chuShogiWithTheTwoStepsOfALion() async throws {
        let player = await Rig().play(.chuShogi)
        #expect(player.snapshot.points.filter { $0.piece != nil }.count == 92)
        for move in ["7j7h", "12d12e", "7h7f", "11d11e"] {
            await player.touch(squares: move)
            #expect(player.snapshot.moves.last?.machine == move)
        }
        await player.touch(squares: "7f7e")
        let pending = try #require(player.snapshot.pending)
        #expect(pending.kind == .lionStep && pending.middle == chuIndex("7e"))
        #expect(player.at(chuIndex("7e")).marks.contains(.step))
        #expect(player.game.panels?.bottom.panel.line == Line(kind: .pending, text: pending.text))
        await player.after("giving up the step") { player.game.run(.cancelStep) }
        #expect(player.snapshot.pending == nil)
        await player.touch(squares: "7e7e10d10e")
        #expect(player.snapshot.moves.suffix(2).map(\.machine) == ["7f7e", "10d10e"])
        // It captures a neighbour without leaving, and then two pieces in one move.
        await player.touch(squares: "7e7d7e1d1e7e6d5d")
        #expect(player.snapshot.moves.last?.machine == "7e6d5d")
        #expect(player.snapshot.motion?.over == chuIndex("6d"))
        #expect(player.snapshot.bottomPanel.captured.count == 3)
    }

    /// The lion goes through the middle to the king, which stays.
    private let chuShogi =
        "10l9k 11c11b 7j5h 4c4b 5h7g 3d3e 2i2h 10a9b 11i11h 4e4f 7g9e 6c8e 5k4k 8e6f 9e10d9d 12d12e 9d7b"

    @Test func chuShogiByTapsToTheEndAndThroughIt() async throws {
        let rig = Rig()
        let player = await rig.play(.chuShogi)
        await player.play(chuShogi)
        // A move that leaves the king where it is captured is refused once, with the reason; the same again plays it.
        await player.touch(squares: "10b11c")
        #expect(player.snapshot.moves.count == 17)
        #expect(
            player.game.panels?.top.panel.line
                == Line(
                    kind: .refusal,
                    text: "Your king could be captured then by Sente’s lion on 7b. Do the same again to play it anyway."
                ))
        await player.touch(squares: "11c")
        #expect(player.snapshot.moves.last?.machine == "10b11c" && player.snapshot.result == nil)
        await player.play("7b6a")
        let result = try #require(player.game.result)
        #expect(result.winner == .first)
        #expect([result.title, result.reason] == ["Sente wins", "Gote lost the king"])
        #expect(player.game.bar.map(\.action) == [.review, .flip, .rematch])

        player.game.go(to: 14)
        await until("the fourteenth ply") { player.game.ply == 14 }
        #expect(player.at(chuIndex("9e")).piece?.figure == .lion)
        player.game.go(to: 15)
        await until("the fifteenth ply") { player.game.ply == 15 }
        #expect(player.at(chuIndex("9d")).piece?.figure == .lion && player.at(chuIndex("10d")).piece == nil)
        player.game.closeReview()
        await until("the end") { player.snapshot.review == nil }
        player.game.run(.rematch)
        await until("a new game") { player.snapshot.moves.isEmpty }
        #expect(player.snapshot.turn == .first && player.snapshot.result == nil)
    }

    @Test(arguments: Game.all)
    func everyPointSaysWhatLiesThere(_ kind: Game) async {
        let player = await Rig().play(kind)
        #expect(player.snapshot.points.allSatisfy { !$0.spoken.isEmpty })
        #expect(Set(player.snapshot.points.map(\.spoken)).count == player.snapshot.points.count)
        let (point, name) = kind.mover
        #expect(player.at(point).spoken.contains(name))
        // A chosen piece says so, and its goals what a tap would do.
        let goal = points(of: kind.opening[0])[1]
        let before = player.at(goal).spoken
        await player.touch(point)
        #expect(player.at(goal).spoken != before)
        #expect(player.game.panels?.bottom.spoken.isEmpty == false)
    }

    @Test func promotionIsAskedForOnTheBoard() async throws {
        let rig = Rig()
        rig.app.games.openRecord("[Game \"chushogi\"]\n[SFEN \"k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1\"]\n\n*\n")
        await rig.app.settled()
        let player = await rig.player()
        await player.touch(squares: "7e7d")
        #expect(player.snapshot.pending?.kind == .promotion)
        await player.after("the answer") { player.game.run(.promote) }
        #expect(player.snapshot.moves.last?.machine == "7e7d+")
        #expect(player.at(chuIndex("7d")).piece?.promoted == true)
    }

    @Test(arguments: [
        (Game.janggi, index("b1"), index("b2"), "The horse moves one step straight, then one diagonally outward."),
        (Game.xiangqi, index("a4"), index("b4"), "A soldier moves sideways only across the river."),
        (
            Game.chuShogi, chuIndex("7i"), chuIndex("7g"),
            "The pawn does not go there. One step forward. It captures that way too."
        ),
    ])
    func aRefusedTapSaysWhy(_ kind: Game, _ from: UInt8, _ to: UInt8, _ why: String) async {
        let rig = Rig()
        let player = await rig.play(kind)
        await player.touch(from, to)
        #expect(player.game.panels?.bottom.panel.line == Line(kind: .refusal, text: why))
        #expect(rig.heard.cues.last == .refused)
        #expect(player.snapshot.moves.isEmpty)
    }
}
