import Foundation
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(10)), .enabled(if: Server.program != nil, "PALGAK_SERVER names the server's program"))
struct OnlineTests {
    /// Somebody's phone with a quick match on it.
    @MainActor
    private struct Phone {
        let rig: Rig

        var app: AppModel { rig.app }
        var match: OnlineModel? { app.desk.match }

        func reach(_ phase: OnlinePhase) async {
            await until("\(phase)") { match?.phase == phase }
        }

        func player() async -> Player {
            await until("a board") { match?.game?.snapshot != nil }
            return Player(match!.game!, app)
        }

        /// Plays a move on one's own turn after so many plies.
        func play(_ move: String, after plies: Int) async {
            let player = await player()
            await until("a turn after \(plies) plies") {
                player.snapshot.moves.count == plies && player.snapshot.bottomPanel.toMove
            }
            for point in points(of: move) { player.game.board.tap(point) }
            await until("\(move) on the board") { player.snapshot.moves.count == plies + 1 }
            #expect(player.snapshot.moves.last?.machine == move)
        }
    }

    private func withServer(_ test: (Server) async throws -> Void) async throws {
        let server = try await Server()
        defer { server.stop() }
        try await test(server)
    }

    private func phone(_ server: Server) -> Phone { Phone(rig: Rig(server: server.address)) }

    @Test func strangersPlayAndOneIsKilledAndReturns() async throws {
        try await withServer { server in
            let (one, other) = (phone(server), phone(server))
            one.app.desk.begin(.stranger(.xiangqi))
            await one.reach(.waiting)
            #expect(one.app.stack == [.online])
            other.app.desk.begin(.stranger(.xiangqi))
            await one.reach(.playing)
            await other.reach(.playing)
            let first = await one.player().snapshot.bottom == .first
            let red = first ? one : other
            var black = first ? other : one
            #expect(await red.player().snapshot.bottomPanel.clock?.running == true)

            await red.play("h3e3", after: 0)
            await black.play("h10g8", after: 1)
            await black.app.worker.settled()
            black.app.desk.match?.close()
            // The killed app starts again, on what it had stored, and finds its game.
            black = Phone(rig: black.rig.restarted(server: server.address))
            await black.reach(.playing)
            await until("the game again") { black.match?.game?.snapshot?.moves.count == 2 }
            #expect(black.app.desk.playing && black.app.stack == [.online])
            await red.play("b1c3", after: 2)

            // The way back leaves a game that is on, and home leads to it again.
            black.app.back()
            #expect(black.app.stack.isEmpty && black.app.desk.playing)
            black.app.desk.show()
            #expect(black.app.stack == [.online])
            let player = await black.player()
            // However busy the worker is meanwhile, it is this game that is kept, and not the next one.
            let busy = DispatchSemaphore(value: 0)
            defer { busy.signal() }
            black.app.worker.run { busy.wait() }
            player.game.run(.resign)
            player.game.confirm(player.game.asked!)
            await red.reach(.over)
            await black.reach(.over)
            let winner = await red.player()
            #expect(winner.game.result?.title == "You win")
            #expect(winner.game.bar.map(\.action) == [.review, .flip])

            // Both play again, with sides changed and a board of its own.
            red.match?.ask(.offerRematch)
            await until("the offer") { black.match?.can(.acceptRematch) == true }
            black.match?.ask(.acceptRematch)
            await until("another game") {
                black.match?.game !== player.game && black.match?.game?.snapshot?.moves.isEmpty == true
            }
            #expect(await black.player().snapshot.bottom == .first)
            busy.signal()
            await until("the kept game") { black.app.games.saved?.over == true }
        }
    }

    @Test(arguments: Game.all)
    func everyGameIsPlayedBetweenStrangers(_ kind: Game) async throws {
        try await withServer { server in
            let phones = (0..<2).map { _ in phone(server) }
            for phone in phones { phone.app.desk.begin(.stranger(kind)) }
            if kind == .janggi {
                for phone in phones {
                    await until("a setup") { phone.match?.snapshot?.setup != nil }
                    phone.match?.chooseSetup()
                }
            }
            for phone in phones { await phone.reach(.playing) }
            let first = await phones[0].player().snapshot.bottom == .first
            let (one, other) = first ? (phones[0], phones[1]) : (phones[1], phones[0])
            #expect(one.app.staysOn && other.app.staysOn)
            await one.play(kind.opening[0], after: 0)
            await other.play(kind.opening[1], after: 1)
            await one.play(kind.opening[2], after: 2)
            let (asked, player) = (await one.player(), await other.player())
            await until("the turn") { player.snapshot.moves.count == 3 }
            // Where draws are agreed on, the one to move offers one, which is declined.
            #expect(player.snapshot.can(.offerDraw) == (kind != .janggi))
            if kind != .janggi {
                player.game.run(.offerDraw)
                await until("the offer") { asked.game.panels?.bottom.offer != nil }
                asked.game.answer(asked.game.panels!.bottom.offer!, false)
                await until("the answer") { asked.game.panels?.bottom.offer == nil }
            }
            player.game.run(.resign)
            player.game.confirm(player.game.asked!)
            for phone in phones { await phone.reach(.over) }
            #expect(await one.player().game.result?.title == "You win")
            #expect(!one.app.staysOn && !other.app.staysOn)
        }
    }

    @Test func aFriendJoinsByCodeAndBothChooseTheirSetups() async throws {
        try await withServer { server in
            let (host, guest) = (phone(server), phone(server))
            host.app.desk.begin(.friend(.janggi))
            await until("a code") { host.match?.snapshot?.code != nil }
            guest.app.desk.begin(.host(host.match!.snapshot!.code!.lowercased()))
            for phone in [host, guest] {
                await until("a setup") { phone.match?.snapshot?.setup != nil }
                #expect(
                    phone.match?.chosenSetup == phone.match?.snapshot?.setup?.choices.first { $0.recommended }?.setup)
            }
            host.match?.picked = .outer
            host.match?.chooseSetup()
            await until("word of it") { guest.match?.snapshot?.setup?.opponentChosen == true }
            #expect(host.match?.chosenSetup == .outer)
            guest.match?.picked = .right
            guest.match?.chooseSetup()
            await host.reach(.playing)
            await guest.reach(.playing)
            let snapshot = await host.player().snapshot
            let own = ["b", "c", "g", "h"].map { file in
                snapshot.points.first { $0.index == index("\(file)\(snapshot.bottom == .first ? 1 : 10)") }?.piece?
                    .figure
            }
            #expect(own == [.elephant, .horse, .horse, .elephant])
        }
    }

    @Test func whoIsTiredOfWaitingPlaysTheComputer() async throws {
        try await withServer { server in
            let phone = phone(server)
            phone.app.desk.begin(.stranger(.chuShogi))
            await phone.reach(.waiting)
            phone.app.desk.playComputer()
            await until("the table") { phone.app.games.game?.snapshot != nil }
            let snapshot = phone.app.games.game!.snapshot!
            #expect(snapshot.game == .chuShogi && snapshot.mode == .computer)
            #expect(phone.match == nil && phone.app.stack == [.game])
        }
    }

    @Test func whatCannotBeIsSaid() async throws {
        try await withServer { server in
            let phone = phone(server)
            phone.app.desk.begin(.host("??"))
            await phone.app.settled()
            #expect(phone.match == nil && phone.app.notice?.hasPrefix(phone.app.words["notice-online"]) == true)
            phone.app.desk.begin(.host("ABC234"))
            await phone.reach(.failed)
            #expect(phone.match?.snapshot?.text == phone.app.words["online-failed-code"])
            phone.app.back()
            await until("the end") { phone.match == nil }
            #expect(phone.app.stack.isEmpty)
        }
    }

    @Test func matchesLeaveNothingBehind() async throws {
        try await withServer { server in
            weak var match: OnlineModel?
            weak var app: AppModel?
            let worker: Worker
            do {
                let phone = phone(server)
                (app, worker) = (phone.app, phone.app.worker)
                for _ in 0..<20 {
                    phone.app.desk.begin(.stranger(.janggi))
                    await phone.reach(.waiting)
                    match = phone.match
                    phone.app.back()
                    await until("the end") { phone.match == nil }
                }
                await phone.app.settled()
            }
            await worker.settled()
            #expect(match == nil && app == nil)
        }
    }
}
