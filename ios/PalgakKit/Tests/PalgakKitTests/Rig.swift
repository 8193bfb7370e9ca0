import Foundation
import Observation
import Testing

@testable import PalgakKit

/// The app on a device of its own: its storage is there when another app is made on it.
@MainActor
final class Rig {
    let storage: any Storage
    let heard = Ear()
    let felt = Ear()
    let app: AppModel

    init(
        storage: any Storage = MemoryStorage(), language: String = "en", server: String? = nil,
        power: (any PowerSource)? = nil
    ) {
        self.storage = storage
        app = AppModel(
            Platform(
                storage: storage, sounds: heard, haptics: felt, language: language, server: server, power: power))
    }

    /// The app is killed and started again: nothing is left but what was stored.
    func restarted(server: String? = nil) -> Rig { Rig(storage: storage, server: server) }

    /// Starts a game, and waits for its board.
    func play(_ game: Game, mode: Mode = .twoPlayers, _ edit: (inout NewGame) -> Void = { _ in }) async -> Player {
        var new = app.settings.lastGame
        new.game = game
        new.mode = mode
        new.seed = 1
        (new.choSetup, new.hanSetup) = (.inner, .inner)
        edit(&new)
        app.play(new)
        await app.settled()
        return await player()
    }

    /// The one who plays at the table.
    func player() async -> Player {
        await until("a board") { self.app.game?.snapshot != nil }
        return Player(app.game!, app)
    }
}

/// Remembers what was to be heard or felt.
@MainActor
final class Ear: SoundPlayer, HapticPlayer {
    let canBeFelt = true
    private(set) var cues: [Cue] = []
    func play(_ cue: Cue) { cues.append(cue) }
}

/// Somebody who touches a board, and waits for what comes of it.
@MainActor
struct Player {
    let game: GameModel
    /// A game is on for as long as its app is there.
    private let app: AppModel

    init(_ game: GameModel, _ app: AppModel) {
        self.game = game
        self.app = app
    }

    var snapshot: Snapshot { game.snapshot! }

    func at(_ point: UInt8) -> BoardPoint { snapshot.points.first { $0.index == point }! }

    /// Does something, and waits for the snapshot that answers.
    func after(_ what: String, _ wish: () -> Void) async {
        let before = snapshot.sequence
        wish()
        await until("an answer to \(what)") { self.snapshot.sequence > before }
    }

    /// Touches points one after the other.
    func touch(_ points: UInt8...) async {
        for point in points { await after("a touch on \(point)") { game.board.tap(point) } }
    }

    /// Plays moves of Janggi or Xiangqi in machine notation (`a4b4`), each by two taps.
    func play(_ moves: String) async {
        for move in moves.split(separator: " ") {
            let second = move.lastIndex { $0.isLetter }!
            await touch(index(String(move[..<second])), index(String(move[second...])))
            #expect(snapshot.moves.last?.machine == String(move))
        }
    }

    /// Touches squares of Chu Shogi one after the other: `7f7e7d`.
    func touch(squares: String) async {
        for square in squares.matches(of: /\d+[a-l]/) { await touch(chuIndex(String(square.output))) }
    }
}

/// The number of a point of a board of nine files: `e4`.
func index(_ name: String) -> UInt8 {
    let file = Int(name.first!.asciiValue!) - 97
    return UInt8((Int(name.dropFirst())! - 1) * 9 + file)
}

/// The number of a square of Chu Shogi: file from the right, rank from the top.
func chuIndex(_ name: String) -> UInt8 {
    let rank = Int(name.last!.asciiValue!) - 97
    return UInt8((11 - rank) * 12 + 12 - Int(name.dropLast())!)
}

/// Waits until something holds that models say. It looks again whenever something changes that it looked at, so it
/// takes as long as it takes; if it never comes, the time limit of the test says which wait it was.
@MainActor
func until(_ what: Comment, _ holds: @escaping @MainActor () -> Bool) async {
    while true {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let held = withObservationTracking {
            holds()
        } onChange: {
            change.yield()
        }
        if held { return }
        for await _ in changes { break }
        // The test has run out of time; the suite's limit reports it.
        if Task.isCancelled {
            Issue.record("gave up waiting for \(what)")
            return
        }
    }
}
