import Foundation
import Testing

@testable import PalgakKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5)))
struct MemoryTests {
    @Test func aThousandGamesLeaveNothingBehind() async throws {
        weak var app: AppModel?
        weak var lastGame: GameModel?
        weak var lastBoard: BoardModel?
        var core: [Weak] = []
        let worker: Worker
        do {
            let rig = Rig()
            (app, worker) = (rig.app, rig.app.worker)
            for number in 0..<1000 {
                let player = await rig.play(Game.all[number % 3])
                await player.touch(number % 3 == 2 ? chuIndex("7i") : index("a4"))
                core.append(Weak(player.game.board.core))
                (lastGame, lastBoard) = (player.game, player.game.board)
                // Some are left, and some give way to the next.
                if number % 2 == 0 { rig.app.back() }
            }
            #expect(lastGame != nil && lastBoard != nil && core.last?.object != nil)
            rig.app.back()
            await rig.app.settled()
        }
        await worker.settled()
        #expect(core.count == 1000 && core.allSatisfy { $0.object == nil })
        #expect(lastGame == nil && lastBoard == nil && app == nil)
        // Other tests may be at their tables meanwhile; a thousand are not.
        #expect(try threads("palgak-table") < 100)
    }

    @Test func anAppThatGoesInTheMiddleOfAThoughtStopsIt() async throws {
        weak var core: AnyObject?
        let worker: Worker
        do {
            let rig = Rig()
            worker = rig.app.worker
            let player = await rig.play(.janggi, mode: .computer) {
                $0.level = .advanced; $0.human = .first
            }
            player.game.board.tap(index("a4"))
            player.game.board.tap(index("b4"))
            core = player.game.board.core
        }
        await worker.settled()
        #expect(core == nil)
    }

    private struct Weak {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }
}
