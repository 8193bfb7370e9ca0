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
        app.games.play(new)
        await app.settled()
        return await player()
    }

    /// The one who plays at the table.
    func player() async -> Player {
        await until("a board") { self.app.games.game?.snapshot != nil }
        return Player(app.games.game!, app)
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
    func touch(_ points: UInt8...) async { await touch(points) }

    func touch(_ points: [UInt8]) async {
        for point in points { await after("a touch on \(point)") { game.board.tap(point) } }
    }

    /// Plays moves in machine notation (`a4b4`, `7j7h`) by taps.
    func play(_ moves: String) async {
        for move in moves.split(separator: " ").map(String.init) {
            if snapshot.game == .chuShogi { await step(move) } else { await touch(points(of: move)) }
            #expect(snapshot.moves.last?.machine == move)
        }
    }

    /// A move of Chu Shogi: a lion that stops at its first step is tapped there once more, and whether a piece promotes
    /// is answered.
    private func step(_ move: String) async {
        let squares = points(of: move)
        await touch(squares)
        if snapshot.pending?.kind == .lionStep { await touch(squares.suffix(1)) }
        if snapshot.pending?.kind == .promotion {
            await after("the question") { game.run(move.hasSuffix("+") ? .promote : .keepUnpromoted) }
        }
    }

    /// Touches squares of Chu Shogi one after the other: `7f7e7d`.
    func touch(squares: String) async {
        await touch(points(of: squares))
    }
}

extension Game {
    /// Three plies from the opening position, by both sides in turn.
    var opening: [String] {
        switch self {
        case .janggi: ["a4b4", "g7f7", "i4h4"]
        case .xiangqi: ["h3e3", "h10g8", "b1c3"]
        case .chuShogi: ["7j7h", "12d12e", "7h7f"]
        }
    }

    /// A piece of the first side that can move at once, by its point, and what a screen reader says of it.
    var mover: (point: UInt8, spoken: String) {
        switch self {
        case .janggi: (index("a4"), "soldier")
        case .xiangqi: (index("h3"), "cannon")
        case .chuShogi: (chuIndex("7j"), "lion")
        }
    }
}

/// The points of a move in machine notation: `a4b4`, or in Chu Shogi `7j7h`.
func points(of move: String) -> [UInt8] {
    guard move.first?.isLetter == true else {
        return move.matches(of: /\d+[a-l]/).map { chuIndex(String($0.output)) }
    }
    let second = move.lastIndex { $0.isLetter }!
    return [index(String(move[..<second])), index(String(move[second...]))]
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

/// How many threads there are that have this name from the core, where that can be known.
func threads(_ name: String) throws -> Int {
    #if os(Linux)
        let tasks = "/proc/self/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).filter {
            // A thread may end while it is asked for its name.
            let own = try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)
            return own?.hasPrefix(name) == true
        }.count
    #else
        return 0
    #endif
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
