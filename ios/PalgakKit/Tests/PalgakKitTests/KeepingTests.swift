import Foundation
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct KeepingTests {
    @Test(arguments: Game.all)
    func aKilledAppComesBackToItsGame(_ kind: Game) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rig = Rig(storage: FileStorage(folder: folder))
        let player = await rig.play(kind)
        await player.play(kind.opening.dropLast().joined(separator: " "))
        await rig.app.worker.settled()

        // No farewell: what was kept after the last move is what there is.
        let again = rig.restarted()
        await again.app.settled()
        #expect(again.app.games.saved?.over == false)
        again.app.games.resume()
        await again.app.settled()
        let back = await again.player()
        #expect(back.snapshot.moves == player.snapshot.moves)
        #expect(await back.game.record() == player.game.record())
        #expect(again.app.stack == [.game] && again.app.games.saved == nil)
        await back.play(kind.opening[2])
    }

    @Test(arguments: Game.all)
    func theScreenStaysOnForAsLongAsAGameIsPlayed(_ kind: Game) async {
        let rig = Rig()
        #expect(!rig.app.staysOn)
        let player = await rig.play(kind)
        #expect(rig.app.staysOn)
        rig.app.go(to: .settings)
        #expect(!rig.app.staysOn)
        rig.app.back()
        #expect(rig.app.staysOn)
        player.game.run(.resign)
        await player.after("giving up") { player.game.confirm(player.game.asked!) }
        #expect(!rig.app.staysOn)
    }

    @Test func theScreensAreThereAgainAfterAKill() async {
        let rig = Rig()
        await rig.play(.xiangqi).play("h3e3")
        rig.app.go(to: .settings)
        let place = rig.app.place
        await rig.app.worker.settled()
        let again = rig.restarted()
        again.app.returnTo(place)
        await again.app.settled()
        #expect(again.app.stack == [.game, .settings])
        #expect(await again.player().snapshot.moves.count == 1)
        again.app.back()
        #expect(again.app.stack == [.game])

        /// The screens of a new app that is told of a place.
        func screens(_ place: String, of app: AppModel = Rig().app) async -> [Route] {
            app.returnTo(place)
            await app.settled()
            return app.stack
        }
        #expect(await screens("") == [])
        // There is no such game any more, and no such screen.
        #expect(await screens("game settings") == [])
        #expect(await screens("nowhere lobby") == [.lobby])
        let app = Rig().app
        #expect(await screens("newGame guide", of: app) == [.newGame, .guide])
        #expect(app.setup != nil && app.guide != nil)
        // Whoever has gone somewhere meanwhile stays there.
        #expect(await screens("settings", of: app) == [.newGame, .guide])
    }

    @Test func aLeftGameIsOfferedAndReplacedOnlyWhenAsked() async {
        let rig = Rig()
        await rig.play(.janggi).play("a4b4")
        rig.app.back()
        await rig.app.settled()
        #expect(rig.app.games.saved?.over == false)
        rig.app.games.open(.xiangqi)
        #expect(rig.app.games.replacing != nil && rig.app.games.game == nil)
        rig.app.games.asking = false
        await rig.app.settled()
        #expect(rig.app.games.replacing == nil && rig.app.games.game == nil)
        rig.app.games.open(.xiangqi)
        rig.app.games.replace(rig.app.games.replacing!)
        await rig.app.settled()
        #expect(await rig.player().snapshot.game == .xiangqi)
    }

    @Test func damagedBytesAreSetAsideAndSaidToBe() async throws {
        let storage = MemoryStorage()
        storage.write(Kept.game, Data("no game".utf8))
        storage.write(Kept.settings, Data("no settings".utf8))
        let rig = Rig(storage: storage)
        #expect(rig.app.notice == rig.app.words["notice-settings"])
        await rig.app.settled()
        #expect(rig.app.notice?.hasPrefix(rig.app.words["notice-damaged"]) == true)
        #expect(rig.app.games.saved == nil)
        #expect(storage.read(Kept.game) == nil)
        #expect(storage.read("\(Kept.game).damaged") == Data("no game".utf8))
        #expect(storage.read("\(Kept.settings).damaged") == Data("no settings".utf8))
    }

    @Test func settingsHoldAtOnceAndAreKept() async {
        let rig = Rig(language: "ko-KR")
        #expect(rig.app.words.language == .ko)
        let player = await rig.play(.janggi)
        await player.after("another language") {
            rig.app.change {
                $0.locale = .en; $0.letters = .latin
            }
        }
        #expect(player.snapshot.bottomPanel.name == "Cho")
        #expect(player.at(index("e2")).piece?.glyph == "K")
        await rig.app.settled()
        let again = rig.restarted()
        #expect(again.app.words.language == .en && again.app.settings.letters == .latin)
        // What was chosen for the last game is the offer for the next.
        again.app.setUp(.computer)
        #expect(again.app.setup?.game.mode == .computer && again.app.setup?.game.choSetup == .inner)
    }

    @Test func storageThatFailsIsSaid() async {
        struct Full: Storage {
            struct Failure: Error { let text: String }
            func read(_ name: String) -> Data? { nil }
            func write(_ name: String, _ bytes: Data) throws { throw Failure(text: "the disk is full") }
            func setAside(_ name: String) {}
            func delete(_ name: String) {}
        }
        let rig = Rig(storage: Full())
        rig.app.change { $0.sound = false }
        await until("the notice") { rig.app.notice != nil }
        #expect(rig.app.notice == "\(rig.app.words["notice-save"]) the disk is full")
    }

    @Test func aRecordIsWrittenAndRead() async throws {
        let rig = Rig()
        let player = await rig.play(.janggi)
        await player.play("a4b4 g7f7 i4h4")
        let record = try #require(await player.game.record())
        let other = Rig()
        other.app.games.openRecord(record)
        await other.app.settled()
        #expect(await other.player().snapshot.moves.map(\.machine) == ["a4b4", "g7f7", "i4h4"])
        other.app.games.openRecord("1. e4 e5")
        await other.app.settled()
        #expect(other.app.notice?.hasPrefix(other.app.words["notice-record"]) == true)
        other.app.games.openRecord(nil)
        #expect(other.app.notice == other.app.words["notice-nothing-copied"])
    }

    @Test func aRecordFromAnotherAppTakesThePlaceOfNoUnfinishedGameUnasked() async throws {
        let player = await Rig().play(.janggi)
        await player.play("a4b4")
        let record = try #require(await player.game.record())
        let app = Rig().app
        app.games.offerRecord(record)
        await app.settled()
        await until("the game") { app.games.game?.snapshot?.moves.count == 1 }
        #expect(app.games.replacing == nil)

        let open = app.games.game
        app.games.offerRecord(record)
        await app.settled()
        #expect(app.games.replacing?.title == app.words["open-record-title"] && app.games.game === open)
        // The question waits while the menu lies over the board.
        app.games.covered = true
        #expect(!app.games.asking)
        app.games.covered = false
        #expect(app.games.asking)
        app.games.asking = false
        await app.settled()
        #expect(app.games.game === open)
        app.games.offerRecord(record)
        await app.settled()
        app.games.replace(app.games.replacing!)
        await app.settled()
        #expect(app.games.game !== open && app.games.game != nil)

        // A game that waits to be gone on with is not lost either.
        app.back()
        await app.settled()
        app.games.offerRecord(record)
        await app.settled()
        #expect(app.games.replacing != nil && app.games.game == nil)
    }

    @Test func whatIsHeardAndFeltIsChosen() async {
        let rig = Rig()
        rig.app.change { $0.haptics = false }
        await rig.play(.janggi).touch(index("a4"))
        #expect(rig.heard.cues.contains(.select) && rig.felt.cues.isEmpty)
        rig.app.change { $0.haptics = true }
        rig.app.change { $0.sound = false }
        let heard = rig.heard.cues
        await rig.player().touch(index("b4"))
        #expect(rig.heard.cues == heard && rig.felt.cues == [.place])
        // Of what comes together the strongest is felt, once.
        rig.app.hear([.capture, .janggun, .place])
        #expect(rig.felt.cues == [.place, .janggun])
    }

    @Test func filesAreWrittenWholeAndPutAside() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = FileStorage(folder: folder.appendingPathComponent("deep"))
        #expect(try files.read("a") == nil)
        try files.delete("a")
        try files.setAside("a")
        try files.write("a", Data([1]))
        try files.write("a", Data([2]))
        #expect(try files.read("a") == Data([2]))
        try files.write("a.damaged", Data([0]))
        try files.setAside("a")
        #expect(try files.read("a") == nil)
        #expect(try files.read("a.damaged") == Data([2]))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("deep").path) == [
                "a.damaged"
            ])
    }
}
