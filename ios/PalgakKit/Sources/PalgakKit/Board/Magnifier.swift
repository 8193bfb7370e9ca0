import Foundation

/// A magnifying glass beside the finger, where squares are smaller than it: where it is held, and how the board lies
/// under it.
public struct Magnifier: Equatable, Sendable {
    public let middle: CGPoint
    public let radius: Double
    /// The board as it is seen through the glass: the place under the finger lies in its middle.
    public let zoom: Zoom

    /// How large a square is under the glass.
    private static let cell = 58.0
    /// How far the glass is from the finger.
    private static let gap = 34.0

    /// The glass for a finger at a place of a view of this size. `across` says that the finger comes from above.
    public init(over place: CGPoint, _ geometry: BoardGeometry, in size: CGSize, across: Bool) {
        let radius = min(76, min(size.width, size.height) / 2)
        self.radius = radius
        middle = Magnifier.beside(place, radius, size, across)
        let shown = geometry.zoom
        let scale = Magnifier.cell / (geometry.cell / shown.scale)
        let whole = CGPoint(x: (place.x - shown.pan.x) / shown.scale, y: (place.y - shown.pan.y) / shown.scale)
        zoom = Zoom(scale: scale, pan: CGPoint(x: middle.x - whole.x * scale, y: middle.y - whole.y * scale))
    }

    /// On the far side of the finger, or next to it where the board ends.
    private static func beside(_ place: CGPoint, _ radius: Double, _ size: CGSize, _ across: Bool) -> CGPoint {
        func within(_ place: Double, _ length: Double) -> Double { min(max(place, radius), length - radius) }
        let away = radius + gap
        let y = place.y + (across ? away : -away)
        if (radius...size.height - radius).contains(y) { return CGPoint(x: within(place.x, size.width), y: y) }
        let x = place.x > size.width / 2 ? place.x - away : place.x + away
        return CGPoint(x: within(x, size.width), y: within(y, size.height))
    }
}
