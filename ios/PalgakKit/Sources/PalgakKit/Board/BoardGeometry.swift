import Foundation
import PalgakCore

/// Where the points of a region lie inside a rectangle: square cells, the board in the middle, perhaps enlarged.
public struct BoardGeometry: Equatable, Sendable {
    public let region: Region
    /// The distance between two neighbouring points.
    public let cell: Double
    /// The board with its rim.
    public let board: CGRect
    /// Whether the board is still seen from the other side, until a move has been seen to arrive.
    public let turned: Bool
    /// How it is enlarged.
    public let zoom: Zoom
    private let origin: CGPoint

    /// Room around the outermost points, in cells: for the outer pieces, and for names along the edge if there are any.
    public static func margin(_ game: Game, labelled: Bool) -> Double {
        switch game {
        case .janggi: labelled ? 0.74 : 0.62
        case .xiangqi: labelled ? 0.80 : 0.62
        case .chuShogi: labelled ? 0.93 : 0.66
        }
    }

    /// Width by height of a whole board.
    public static func aspect(_ region: Region, labelled: Bool) -> Double {
        let margin = 2 * margin(region.game, labelled: labelled)
        return (Double(region.columns - 1) + margin) / (Double(region.rows - 1) + margin)
    }

    public init(_ region: Region, in size: CGSize, labelled: Bool, zoom: Zoom = Zoom(), turned: Bool = false) {
        self.region = region
        self.turned = turned
        self.zoom = zoom
        let margin = BoardGeometry.margin(region.game, labelled: labelled)
        let (across, down) = (Double(region.columns - 1) + 2 * margin, Double(region.rows - 1) + 2 * margin)
        let cell = max(0, min(size.width / across, size.height / down)) * zoom.scale
        self.cell = cell
        let corner = CGPoint(
            x: (size.width * zoom.scale - cell * across) / 2 + zoom.pan.x,
            y: (size.height * zoom.scale - cell * down) / 2 + zoom.pan.y)
        board = CGRect(origin: corner, size: CGSize(width: cell * across, height: cell * down))
        origin = CGPoint(x: corner.x + cell * margin, y: corner.y + cell * margin)
    }

    /// The centre of a point, by its column and row on the screen.
    public func centre(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: origin.x + Double(column - region.left) * cell, y: origin.y + Double(row - region.top) * cell)
    }

    /// The centre of a point of a snapshot.
    public func centre(of point: BoardPoint) -> CGPoint {
        let (column, row) = (Int(point.column), Int(point.row))
        return turned ? centre(region.files - 1 - column, region.ranks - 1 - row) : centre(column, row)
    }

    /// The square around a point.
    public func square(around point: BoardPoint) -> CGRect {
        let middle = centre(of: point)
        return CGRect(x: middle.x - cell / 2, y: middle.y - cell / 2, width: cell, height: cell)
    }

    /// The column and row of the point whose cell holds a place of the screen; none beside the board.
    public func hit(_ place: CGPoint) -> (column: Int, row: Int)? {
        guard cell > 0 else { return nil }
        let column = Int(((place.x - origin.x) / cell + 0.5).rounded(.down)) + region.left
        let row = Int(((place.y - origin.y) / cell + 0.5).rounded(.down)) + region.top
        guard region.shows(column, row) else { return nil }
        return turned ? (region.files - 1 - column, region.ranks - 1 - row) : (column, row)
    }
}

/// How a board is enlarged: so many times, and moved by so much.
public struct Zoom: Equatable, Sendable {
    public var scale = 1.0
    public var pan = CGPoint.zero

    /// The most a board is enlarged.
    public static let most = 2.8

    public init() {}

    init(scale: Double, pan: CGPoint) {
        (self.scale, self.pan) = (scale, pan)
    }

    public var enlarged: Bool { scale > 1.001 }

    /// Spread by a factor around a place that stays where it is, and moved by a way; the board never leaves the view.
    public mutating func pinch(_ factor: Double, around focus: CGPoint, moved: CGSize = .zero, in size: CGSize) {
        let wanted = min(max(scale * factor, 1), Zoom.most)
        let real = wanted / scale
        scale = wanted
        pan.x = focus.x + (pan.x - focus.x) * real + moved.width
        pan.y = focus.y + (pan.y - focus.y) * real + moved.height
        pan.x = min(max(pan.x, size.width * (1 - scale)), 0)
        pan.y = min(max(pan.y, size.height * (1 - scale)), 0)
    }

    /// The board was turned round: the same part of it stays in sight.
    public mutating func turn(in size: CGSize) {
        pan = CGPoint(x: size.width * (1 - scale) - pan.x, y: size.height * (1 - scale) - pan.y)
    }

    /// Whether places of the enlarged board are all in sight.
    public func shows(_ places: [CGPoint], in size: CGSize) -> Bool {
        let seen = CGRect(origin: .zero, size: size)
        return !enlarged || places.allSatisfy(seen.contains)
    }

    /// Enlarges the board around a place, or shows the whole of it again.
    public mutating func toggle(around focus: CGPoint, in size: CGSize) {
        if enlarged { self = Zoom() } else { pinch(1.8, around: focus, in: size) }
    }
}
