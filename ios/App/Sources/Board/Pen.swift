import PalgakKit
import SwiftUI

/// Draws on wood, with the colours and the size of one board.
struct Pen {
    let wood: Palette.Wood
    let cell: Double
    let game: Game
    let shape: PieceShape

    init(_ game: Game, _ wood: Palette.Wood, _ cell: Double, _ shape: PieceShape) {
        self.game = game
        self.wood = wood
        self.cell = cell
        self.shape = shape
    }

    /// A closed polygon.
    func polygon(_ corners: [CGPoint]) -> Path {
        Path { path in
            path.addLines(corners)
            path.closeSubpath()
        }
    }

    func circle(_ centre: CGPoint, _ radius: Double) -> Path {
        Path(ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2))
    }

    /// The outline of a flat piece, or of a mark on a point.
    func outline(_ centre: CGPoint, _ radius: Double) -> Path {
        game == .xiangqi && shape == .round ? circle(centre, radius) : polygon(Shapes.octagon(centre, radius))
    }

    /// The square of a board of squares.
    func square(_ centre: CGPoint, inset: Double) -> Path {
        let reach = cell * (0.5 - inset)
        return Path(
            roundedRect: CGRect(x: centre.x - reach, y: centre.y - reach, width: reach * 2, height: reach * 2),
            cornerRadius: cell * 0.06)
    }

    func line(_ from: CGPoint, _ to: CGPoint) -> Path {
        Path { path in
            path.move(to: from)
            path.addLine(to: to)
        }
    }

    /// A line cut into the wood: a scratch of light lies beside it.
    func cut(_ context: GraphicsContext, _ from: CGPoint, _ to: CGPoint, _ width: Double) {
        let shift = cell * 0.018
        context.stroke(
            line(from.moved(shift, shift), to.moved(shift, shift)), with: .color(.white.opacity(0.18)), lineWidth: width
        )
        context.stroke(line(from, to), with: .color(wood.line), lineWidth: width)
    }

    /// Letters cut into wood, `height` tall, with their middle at a place.
    func letter(
        _ context: GraphicsContext, _ text: String, _ middle: CGPoint, _ height: Double, _ color: Color,
        weight: Font.Weight = .black, light: Double = 1
    ) {
        let face = Text(verbatim: text).font(.system(size: height, weight: weight, design: .serif))
        let cut = cell * 0.016 * light
        if light != 0 {
            context.draw(face.foregroundStyle(Color.white.opacity(0.75)), at: middle.moved(cut, cut), anchor: .center)
        }
        context.draw(face.foregroundStyle(color), at: middle, anchor: .center)
    }

    /// One of the small figures that stand over the Latin letters.
    func figure(_ context: GraphicsContext, _ figure: Figure, _ middle: CGPoint, _ height: Double, _ color: Color) {
        var image = context.resolve(Image("figure-\(figure.picture)"))
        image.shading = .color(color)
        context.draw(
            image, in: CGRect(x: middle.x - height / 2, y: middle.y - height / 2, width: height, height: height))
    }
}

extension Figure {
    /// The name of its picture: the pieces of Janggi and Xiangqi have one each, the kings of Chu Shogi share theirs.
    var picture: String {
        switch self {
        case .guard: "guard"
        case .chariot: "chariot"
        case .cannon: "cannon"
        case .horse: "horse"
        case .elephant: "elephant"
        case .soldier: "soldier"
        default: "king"
        }
    }
}

extension CGPoint {
    func moved(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }

    func toward(_ other: CGPoint, _ distance: Double) -> CGPoint {
        let length = hypot(other.x - x, other.y - y)
        guard length > 0 else { return self }
        return moved((other.x - x) / length * distance, (other.y - y) / length * distance)
    }
}
