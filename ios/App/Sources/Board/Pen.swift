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

    /// The two strokes at the tip of a line that comes from a place.
    func head(
        _ context: GraphicsContext, _ tip: CGPoint, from: CGPoint, reach: Double, width: Double, _ color: Color
    ) {
        let back = tip.toward(from, reach)
        let (x, y) = (back.x - tip.x, back.y - tip.y)
        for side in [0.75, -0.75] {
            context.stroke(
                line(tip, back.moved(-y * side, x * side)), with: .color(color),
                style: StrokeStyle(lineWidth: width, lineCap: .round))
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

    /// Letters cut into wood around a place, `height` tall and no wider than `width`. `light` is the side of the cut that
    /// catches the light.
    func letter(
        _ context: GraphicsContext, _ text: String, _ middle: CGPoint, _ height: Double, _ color: Color,
        _ face: Face = .ideograph, light: Double = 1, width: Double = .infinity
    ) {
        func resolved(_ height: Double) -> GraphicsContext.ResolvedText {
            context.resolve(
                Text(verbatim: text).font(.system(size: height, weight: face.weight, design: .serif)))
        }
        let room = CGSize(width: height * 10, height: height * 10)
        var (letters, height) = (resolved(height), height)
        if width < .infinity, case let wide = letters.measure(in: room).width, wide > width {
            height *= width / wide
            letters = resolved(height)
        }
        // The base line is where it has to be for any font: how far letters reach above it differs.
        let top = middle.y + height * face.middle - letters.firstBaseline(in: room)
        for (shift, color) in cuts(cell * 0.016 * light, color) {
            letters.shading = .color(color)
            context.draw(letters, at: CGPoint(x: middle.x + shift, y: top + shift), anchor: .top)
        }
    }

    /// What is cut into wood is drawn twice, first its edge that catches the light, if any does.
    private func cuts(_ shift: Double, _ color: Color) -> [(shift: Double, color: Color)] {
        let cut: [(shift: Double, color: Color)] = [(0, color)]
        return shift == 0 ? cut : [(shift, .white.opacity(0.75))] + cut
    }

    /// What is engraved: how heavy it is, and at which part of its height above the base line its middle lies.
    enum Face {
        case ideograph, capital

        var weight: Font.Weight { self == .ideograph ? .black : .bold }
        var middle: Double { self == .ideograph ? 0.38 : 0.355 }
    }

    /// One of the small figures that stand over the Latin letters.
    func figure(
        _ context: GraphicsContext, _ figure: Figure, _ middle: CGPoint, _ height: Double, _ color: Color,
        light: Double = 1
    ) {
        var image = context.resolve(Image("figure-\(figure.picture)"))
        for (shift, color) in cuts(cell * 0.014 * light, color) {
            image.shading = .color(color)
            let corner = middle.moved(shift - height / 2, shift - height / 2)
            context.draw(image, in: CGRect(origin: corner, size: CGSize(width: height, height: height)))
        }
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
