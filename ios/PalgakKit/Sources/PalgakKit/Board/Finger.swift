import Foundation
import PalgakCore

/// A finger on the board. One that stays on its point taps it; one that starts on a piece of the side to move and leaves
/// its point drags it, which is a tap where it starts and a tap where it ends. What a finger does after a second one has
/// come down, or after it has held a piece, is nothing.
///
/// Where points are smaller than a finger, one that stays down aims: what lies under it is shown magnified, it may slide,
/// and lifting it is the tap. On an enlarged board a finger that starts on no piece to move shifts the board.
public struct Finger {
    /// What is to be done now that a finger has moved.
    public enum Deed: Equatable, Sendable {
        case tap(BoardPoint)
        case shift(CGSize)
    }

    /// The piece that is dragged, and where it is.
    public private(set) var drag: (point: BoardPoint, at: CGPoint)?

    /// Where a finger looks for its point through a magnifying glass, and the point it means.
    public private(set) var aim: (point: BoardPoint?, at: CGPoint)?

    /// Another number whenever a finger comes down or is lifted: whoever waits for one to rest waits with it.
    public private(set) var touches = 0

    private struct Touch {
        let start: BoardPoint?
        let down: CGPoint
        let since: Date
        var at: CGPoint
        /// For how many seconds it has been down, as far as it is known.
        var rested = 0.0
        var moved = false
        var spent = false
        var shifting = false
    }

    private var touch: Touch?
    /// How far a finger may stray and still be said to lie still.
    private static let slop = 10.0
    /// How long a finger lies still before the glass comes, and before it holds a piece, in seconds.
    private static let patience = (aim: 0.18, hold: 0.5)

    public init() {}

    /// The one finger that lies still and has done nothing yet.
    private var still: Touch? { touch.flatMap { $0.spent || $0.moved || drag != nil ? nil : $0 } }

    private func mayAim(_ meaning: Meaning) -> Bool { aim == nil && meaning.small && meaning.choosing }

    private func mayHold(_ touch: Touch, _ meaning: Meaning) -> Bool { touch.start.map(meaning.tells) ?? false }

    /// How many seconds after it came down a finger that lies still comes to mean something more; none if it never does.
    public func due(_ meaning: Meaning) -> Double? {
        guard let still else { return nil }
        return mayAim(meaning) ? Finger.patience.aim : mayHold(still, meaning) ? Finger.patience.hold : nil
    }

    /// The finger, if it lies still, has been down for so many seconds. A point whose piece it holds now is returned.
    public mutating func rest(for seconds: Double, _ meaning: Meaning) -> BoardPoint? {
        guard let still else { return nil }
        touch?.rested = max(still.rested, seconds)
        if mayAim(meaning) {
            aim = (meaning.meant(still.at), still.at)
        } else if mayHold(still, meaning) {
            spend()
            return still.start
        }
        return nil
    }

    /// A finger that came down at `from` comes down or moves. One that came down elsewhere is another finger: the system
    /// took the one before away without a word.
    public mutating func move(from: CGPoint, to place: CGPoint, at time: Date, _ meaning: Meaning) -> Deed? {
        guard var now = touch, now.down == from else {
            cancel()
            touch = Touch(start: meaning.exactly(from), down: from, since: time, at: from)
            return nil
        }
        let way = CGSize(width: place.x - now.at.x, height: place.y - now.at.y)
        now.at = place
        now.rested = max(now.rested, time.timeIntervalSince(now.since))
        now.moved = now.moved || hypot(place.x - from.x, place.y - from.y) > Finger.slop
        defer { touch = now }
        let movable = now.start.map(meaning.movable) ?? false
        if now.shifting || (!now.spent && drag == nil && now.moved && meaning.enlarged && !movable) {
            (now.spent, now.shifting, aim) = (true, true, nil)
            return .shift(way)
        }
        guard !now.spent else { return nil }
        let aiming = aim != nil
        if let drag {
            self.drag = (drag.point, place)
            if aiming { aim = (meaning.meant(place), place) }
        } else if let start = now.start, now.moved, movable, !(aiming && meaning.goal(start)) {
            drag = (start, place)
            if meaning.small { aim = (meaning.meant(place), place) }
            return meaning.chosen(start) ? nil : .tap(start)
        } else if aiming || (now.moved && meaning.small) {
            aim = (meaning.meant(place), place)
        }
        return nil
    }

    /// The finger is lifted. What is to be tapped now is returned.
    public mutating func lift(at place: CGPoint, at time: Date, _ meaning: Meaning) -> BoardPoint? {
        defer { cancel() }
        guard let touch, !touch.spent else { return nil }
        let exact = meaning.exactly(place)
        let same = exact != nil && exact?.index == touch.start?.index
        let rested = max(touch.rested, time.timeIntervalSince(touch.since))
        // A piece put back where it was moves nothing, and a flick is no choice: the glass has to have been there.
        let chosen = drag != nil ? !same : same || (aim != nil && rested >= Finger.patience.aim)
        guard chosen, let end = meaning.meant(place) else { return nil }
        return drag != nil && end.index == touch.start?.index ? nil : end
    }

    /// The touch has become something else: it does nothing more.
    public mutating func spend() {
        touch?.spent = true
        (drag, aim) = (nil, nil)
    }

    /// The touch was taken away.
    public mutating func cancel() {
        (touch, drag, aim) = (nil, nil, nil)
        touches += 1
    }
}
