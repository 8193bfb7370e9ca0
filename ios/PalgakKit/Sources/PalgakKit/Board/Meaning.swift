import Foundation
import PalgakCore

/// What a touch on the board means: the point under it, or, where points are smaller than a finger, the nearest one
/// that a tap would do something with.
public struct Meaning {
    /// How far from the middle of its target a finger may come down where nothing else is, and where a piece stands.
    private static let reach = (free: 24.0, piece: 17.0)
    /// How far away, in cells, such a point may be: less than its neighbour's middle is.
    private static let nearby = 0.8

    private let snapshot: Snapshot
    private let geometry: BoardGeometry

    public init(_ snapshot: Snapshot, _ geometry: BoardGeometry) {
        self.snapshot = snapshot
        self.geometry = geometry
    }

    /// Whether a piece is chosen, so that the next tap says where it goes.
    public var choosing: Bool { snapshot.points.contains { $0.marks.contains(.selected) } }

    /// The point under a place.
    public func exactly(_ place: CGPoint) -> Point? {
        geometry.hit(place).flatMap { hit in
            snapshot.points.first { Int($0.column) == hit.column && Int($0.row) == hit.row }
        }
    }

    /// Whether a point's piece may be dragged.
    public func movable(_ point: Point) -> Bool {
        snapshot.thinking == nil && snapshot.result == nil && point.piece != nil && point.piece?.side == snapshot.turn
    }

    /// Whether the chosen piece goes to a point, or back there.
    public func goal(_ point: Point) -> Bool { point.marks.contains { $0 == .dot || $0 == .ring || $0 == .step } }

    /// The point that a finger means. On large boards, and in the middle of a square, that is the one under it.
    public func meant(_ place: CGPoint) -> Point? {
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

    private func distance(_ point: Point, _ place: CGPoint) -> Double {
        let middle = geometry.centre(of: point)
        return hypot(middle.x - place.x, middle.y - place.y)
    }
}

/// A finger on the board. One that stays on its point taps it; one that starts on a piece of the side to move and leaves
/// its point drags it, which is a tap where it starts and a tap where it ends. What a finger does after a second one has
/// come down, or after it has held a piece, is nothing.
public struct Finger {
    /// The piece that is dragged, and where it is.
    public private(set) var drag: (point: Point, at: CGPoint)?

    private var start: Point?
    private var down: CGPoint?
    private var spent = false
    /// How far a finger may stray and still be said to lie still.
    private static let slop = 10.0

    public init() {}

    /// The point on which a finger lies still; none if it has moved or done something already.
    public var resting: Point? { spent || drag != nil ? nil : start }

    /// A finger that came down at `from` comes down or moves. What is to be tapped now is returned. One that came down
    /// elsewhere is another finger: the system took the one before away without a word.
    public mutating func move(from: CGPoint, to place: CGPoint, _ meaning: Meaning) -> Point? {
        guard let down, down == from else {
            self = Finger()
            down = from
            start = meaning.exactly(from)
            return nil
        }
        guard !spent, let start else { return nil }
        if drag != nil {
            drag = (start, place)
            return nil
        }
        guard hypot(place.x - down.x, place.y - down.y) > Finger.slop, meaning.movable(start) else { return nil }
        drag = (start, place)
        return start.marks.contains(.selected) ? nil : start
    }

    /// The finger is lifted. What is to be tapped now is returned.
    public mutating func lift(at place: CGPoint, _ meaning: Meaning) -> Point? {
        defer { self = Finger() }
        guard !spent, let start, let exact = meaning.exactly(place) else { return nil }
        // A piece put back where it was moves nothing; a touch that wandered off its point is none.
        guard (exact.index == start.index) == (drag == nil) else { return nil }
        let end = meaning.meant(place)
        return drag != nil && end?.index == start.index ? nil : end
    }

    /// The touch has become something else: it does nothing more.
    public mutating func spend() {
        spent = true
        drag = nil
    }

    /// The touch was taken away.
    public mutating func cancel() { self = Finger() }
}
