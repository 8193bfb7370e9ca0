import Foundation
import PalgakCore

/// What a touch on the board means: the point under it, or, where points are smaller than a finger, the nearest one
/// that a tap would do something with.
public struct Meaning {
    /// How far from the middle of its target a finger may come down where nothing else is, and where a piece stands.
    private static let reach = (free: 24.0, piece: 17.0)
    /// How far away, in cells, such a point may be: less than its neighbour's middle is.
    private static let nearby = 0.8
    /// Squares smaller than this are looked at through a glass.
    private static let fingertip = 42.0

    private let snapshot: Snapshot
    private let geometry: BoardGeometry

    public init(_ snapshot: Snapshot, _ geometry: BoardGeometry) {
        self.snapshot = snapshot
        self.geometry = geometry
    }

    /// Whether a piece is chosen, so that the next tap says where it goes.
    public var choosing: Bool { snapshot.points.contains { $0.marks.contains(.selected) } }

    /// Whether points are too small to be hit by a finger without looking closer.
    public var small: Bool { snapshot.game == .chuShogi && geometry.cell < Meaning.fingertip }

    /// Whether only a part of the board is seen.
    public var enlarged: Bool { geometry.zoom.enlarged }

    /// The point under a place.
    public func exactly(_ place: CGPoint) -> BoardPoint? {
        geometry.hit(place).flatMap { hit in
            snapshot.points.first { Int($0.column) == hit.column && Int($0.row) == hit.row }
        }
    }

    /// Whether a point's piece may be dragged.
    public func movable(_ point: BoardPoint) -> Bool {
        snapshot.thinking == nil && snapshot.result == nil && point.piece != nil && point.piece?.side == snapshot.turn
    }

    /// Whether the chosen piece goes to a point, or back there.
    public func goal(_ point: BoardPoint) -> Bool { point.marks.contains { $0 == .dot || $0 == .ring || $0 == .step } }

    /// Whether a point's piece tells how it moves when a finger rests on it. Where a chosen piece can go, the finger aims.
    public func tells(_ point: BoardPoint) -> Bool { snapshot.game == .chuShogi && point.piece != nil && !goal(point) }

    /// Whether a point's piece is chosen already.
    public func chosen(_ point: BoardPoint) -> Bool {
        snapshot.points.contains { $0.index == point.index && $0.marks.contains(.selected) }
    }

    /// The point that a finger means. On large boards, and in the middle of a square, that is the one under it.
    public func meant(_ place: CGPoint) -> BoardPoint? {
        guard let exact = exactly(place), snapshot.game == .chuShogi, snapshot.result == nil else {
            return exactly(place)
        }
        let choosing = choosing
        if goal(exact) || exact.marks.contains(.selected) || (movable(exact) && !choosing) { return exact }
        let reach = min(exact.piece == nil ? Meaning.reach.free : Meaning.reach.piece, geometry.cell * Meaning.nearby)
        let near = snapshot.points
            .filter { choosing ? goal($0) : movable($0) }
            .map { (point: $0, away: distance($0, place)) }
            .min { $0.away < $1.away }
        guard let near, near.away <= reach else { return exact }
        return near.point
    }

    private func distance(_ point: BoardPoint, _ place: CGPoint) -> Double {
        let middle = geometry.centre(of: point)
        return hypot(middle.x - place.x, middle.y - place.y)
    }
}
