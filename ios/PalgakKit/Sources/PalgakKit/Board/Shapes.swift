import Foundation
import PalgakCore
import Synchronization

/// The outlines of pieces, as the corners of polygons.
public enum Shapes {
    /// A regular octagon that stands on one of its sides; `radius` reaches to the middle of a side.
    public static func octagon(_ centre: CGPoint, _ radius: Double) -> [CGPoint] {
        let reach = radius / cos(.pi / 8)
        return (0..<8).map { corner in
            let angle = .pi / 8 + Double(corner) * .pi / 4
            return CGPoint(x: centre.x + reach * cos(angle), y: centre.y + reach * sin(angle))
        }
    }

    /// The five-sided shape of a shogi piece, which points where its side is going. `grow` widens it evenly.
    public static func koma(_ centre: CGPoint, _ height: Double, upsideDown: Bool, grow: Double = 0) -> [CGPoint] {
        let half = height / 2
        let turn: Double = upsideDown ? -1 : 1
        let corners: [(Double, Double)] = [
            (0, -half - grow * 1.15),
            (height * 0.335 + grow, -half + height * 0.17 - grow * 0.55),
            (height * 0.435 + grow * 1.1, half + grow),
            (-height * 0.435 - grow * 1.1, half + grow),
            (-height * 0.335 - grow, -half + height * 0.17 - grow * 0.55),
        ]
        return corners.map { CGPoint(x: centre.x + $0.0 * turn, y: centre.y + $0.1 * turn) }
    }
}

extension PieceView {
    /// Half the width of a piece of Janggi or Xiangqi, or half the height of one of Chu Shogi, in cells.
    public func radius(in game: Game) -> Double {
        switch (game, size) {
        case (.chuShogi, _): koma / 2
        case (.xiangqi, _): 0.44
        case (_, .large): 0.475
        case (_, .medium): 0.415
        case (_, .small): 0.335
        }
    }

    /// The height of a shogi piece: the great ones are larger, the many small ones smaller.
    private var koma: Double {
        switch figure {
        case .king, .crownPrince, .lion, .promotedKirin, .freeKing, .promotedPhoenix: 0.93
        case .pawn, .tokin, .goBetween, .promotedGoBetween, .copper, .leopard, .lance: 0.81
        default: 0.875
        }
    }

    /// Whether its face has Latin letters.
    public var latin: Bool { !glyph.isEmpty && glyph.allSatisfy { $0.isASCII } }
}

extension Motion {
    /// Where a travelling piece is: from point to point, over the one where a move of two steps turns.
    public func place(at travel: Double, from start: CGPoint, over middle: CGPoint?, to end: CGPoint) -> CGPoint {
        func between(_ one: CGPoint, _ other: CGPoint, _ part: Double) -> CGPoint {
            CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
        }
        guard let middle else { return between(start, end, travel) }
        return travel < 0.5 ? between(start, middle, travel * 2) : between(middle, end, travel * 2 - 1)
    }
}

/// The ways of a piece of Chu Shogi, as they are drawn on its face.
public struct Ways: Sendable {
    /// The direction, within a square: to the right and forward, each from -1 to 1.
    public let across: Double
    public let forward: Double
    public let kind: ReachKind

    /// Asked of the core once for each piece.
    private static let known = Mutex<[Figure: [Ways]]>([:])

    /// The ways of a piece as its owner sees them.
    public static func of(_ figure: Figure) -> [Ways] {
        known.withLock { known in
            if let ways = known[figure] { return ways }
            let ways = reaches(figure: figure).map { reach in
                let far = Double(max(abs(reach.file), abs(reach.rank), 1))
                return Ways(across: Double(reach.file) / far, forward: Double(reach.rank) / far, kind: reach.kind)
            }
            known[figure] = ways
            return ways
        }
    }
}

extension PieceForm {
    /// Where a lion's power reaches, around the piece: everything within two steps, or the two squares of each of its
    /// few directions.
    public var lionSquares: [(file: Int, rank: Int)] {
        let ways = reaches.filter { $0.kind == .lion }
        if ways.count < 8 {
            return ways.flatMap { way in (1...2).map { (Int(way.file) * $0, Int(way.rank) * $0) } }
        }
        return (-2...2).flatMap { file in (-2...2).map { (file, $0) } }.filter { $0 != (0, 0) }
    }
}
