import PalgakKit
import SwiftUI

extension Pen {
    /// A piece with its middle at a place. `scale` lifts it off the board.
    func piece(
        _ outer: GraphicsContext, _ piece: PieceView, _ middle: CGPoint, scale: Double = 1, opacity: Double = 1
    ) {
        var context = outer
        context.translateBy(x: middle.x, y: middle.y)
        context.scaleBy(x: scale, y: scale)
        func draw(_ context: GraphicsContext) {
            if game == .chuShogi { koma(context, piece) } else { disc(context, piece) }
        }
        guard opacity < 1 else { return draw(context) }
        // The layers of a faint piece do not shine through each other.
        context.opacity *= opacity
        context.drawLayer { draw($0) }
    }

    // MARK: Flat pieces

    private func disc(_ context: GraphicsContext, _ piece: PieceView) {
        let radius = cell * piece.radius(in: game)
        let tint = wood.glyph(piece.side, in: game)
        block(context, outline: { outline($0, $1) }, radius, bevel: radius * 0.07, thickness: cell * 0.055)
        context.fill(outline(.zero, radius * 0.93), with: .color(warmth(piece.side)))
        // Black's pieces of Xiangqi carry a second ring, for eyes that see no red.
        let rings = game == .xiangqi && piece.side == .second ? 2 : 1
        let soft = rings == 1 ? 0.5 : 0.62
        context.stroke(outline(.zero, radius * 0.845), with: .color(tint.opacity(soft)), lineWidth: cell * 0.022)
        if rings > 1 {
            context.stroke(
                outline(.zero, radius * 0.765), with: .color(tint.opacity(soft * 0.75)), lineWidth: cell * 0.016)
        }
        var face = context
        if piece.upsideDown { face.rotate(by: .degrees(180)) }
        let light: Double = piece.upsideDown ? -1 : 1
        if piece.glyph.isEmpty {
            figure(face, piece.figure, .zero, radius * 1.24, tint, light: light)
        } else if piece.latin {
            figure(face, piece.figure, CGPoint(x: 0, y: -radius * 0.25), radius * 0.9, tint, light: light)
            let foot = CGPoint(x: 0, y: radius * 0.46)
            letter(face, piece.glyph, foot, radius * 0.66, tint, .capital, light: light)
        } else {
            letter(face, piece.glyph, .zero, radius * (rings == 1 ? 1.33 : 1.24), tint, light: light)
        }
    }

    /// A breath of the side's colour on the wood.
    private func warmth(_ side: Side) -> Color {
        switch (game, side) {
        case (.janggi, .first), (.chuShogi, _): .clear
        case (.janggi, .second): wood.han.opacity(0.07)
        case (.xiangqi, .first): wood.red.opacity(0.06)
        case (.xiangqi, .second): wood.black.opacity(0.09)
        }
    }

    /// The wooden block: shadow, side, bevelled edge, and the face, lit from the upper left. The shadow is outlines that
    /// widen, each fainter than a breath: a blur for each of a hundred pieces would be too slow.
    private func block(
        _ context: GraphicsContext, outline: (CGPoint, Double) -> Path, _ radius: Double, bevel: Double,
        thickness: Double
    ) {
        for step in 0..<6 {
            let away = Double(step)
            let shade = outline(
                CGPoint(x: cell * 0.03, y: thickness + cell * (0.02 + away * 0.006)),
                radius + cell * (0.033 - 0.012 * away))
            context.fill(shade, with: .color(.black.opacity(0.085)))
        }
        for layer in [1, 2.0 / 3, 1.0 / 3] {
            context.fill(outline(CGPoint(x: 0, y: thickness * layer), radius), with: .color(wood.sideFace))
        }
        context.stroke(
            outline(CGPoint(x: 0, y: thickness), radius), with: .color(.black.opacity(0.16)),
            style: StrokeStyle(lineWidth: cell * 0.014, lineJoin: .round))
        context.fill(outline(.zero, radius), with: slant(wood.edgeLight, wood.sideFace, radius))
        context.fill(outline(.zero, radius - bevel), with: slant(wood.faceLight, wood.faceDark, radius))
    }

    private func slant(_ from: Color, _ to: Color, _ reach: Double) -> GraphicsContext.Shading {
        .linearGradient(
            Gradient(colors: [from, to]), startPoint: CGPoint(x: -reach, y: -reach),
            endPoint: CGPoint(x: reach, y: reach))
    }

    // MARK: Chu Shogi

    private func koma(_ context: GraphicsContext, _ piece: PieceView) {
        let height = cell * piece.radius(in: game) * 2
        let down = piece.upsideDown
        block(
            context,
            outline: { centre, radius in
                polygon(Shapes.koma(centre, height, upsideDown: down, grow: radius - height / 2))
            }, height / 2, bevel: cell * 0.028, thickness: cell * 0.04)
        let ink = piece.promoted ? wood.promoted : wood.ink
        var face = context
        if down { face.rotate(by: .degrees(180)) }
        // The middle of the face lies below the middle of the shape.
        let middle = CGPoint(x: 0, y: height * 0.075)
        let light: Double = down ? -1 : 1
        if piece.promoted { promotion(face, height, ink, plus: piece.latin) }
        let letters = Array(piece.glyph).map(String.init)
        if piece.glyph.isEmpty {
            moves(face, piece, middle, height, ink)
        } else if piece.latin {
            let text = piece.glyph.hasPrefix("+") ? String(piece.glyph.dropFirst()) : piece.glyph
            let at = piece.promoted ? middle.moved(0, height * 0.035) : middle
            letter(face, text, at, height * 0.62, ink, .capital, light: light, width: height * 0.7)
        } else if letters.count > 1 {
            for (place, text) in letters.prefix(2).enumerated() {
                let at = middle.moved(0, height * (place == 0 ? -0.185 : 0.175))
                letter(face, text, at, height * 0.39, ink, light: light * 0.6)
            }
        } else {
            letter(face, piece.glyph, middle, height * 0.63, ink, light: light)
        }
    }

    /// The sign of a promoted piece in its tip, for eyes that do not tell its red from black: a plus over letters, else
    /// a dot.
    private func promotion(_ context: GraphicsContext, _ height: Double, _ ink: Color, plus: Bool) {
        guard plus else {
            return context.fill(circle(CGPoint(x: 0, y: -height * 0.39), height * 0.042), with: .color(ink))
        }
        let (at, arm) = (CGPoint(x: 0, y: -height * 0.315), height * 0.115)
        for (x, y) in [(arm, 0), (0, arm)] {
            context.stroke(line(at.moved(-x, -y), at.moved(x, y)), with: .color(ink), lineWidth: height * 0.075)
        }
    }

    /// How a piece moves, drawn on its face for who is learning: a dot for a step, an arrow for a run, a diamond for a
    /// jump, a double dot for the two steps of a lion.
    private func moves(
        _ context: GraphicsContext, _ piece: PieceView, _ face: CGPoint, _ height: Double, _ ink: Color
    ) {
        if piece.figure == .king || piece.figure == .crownPrince {
            figure(context, .king, face, height * 0.34, ink, light: 0)
        } else {
            context.stroke(circle(face, height * 0.055), with: .color(ink), lineWidth: height * 0.03)
        }
        for way in Ways.of(piece.figure) {
            func at(_ distance: Double) -> CGPoint {
                face.moved(way.across * distance * 0.86, -way.forward * distance)
            }
            switch way.kind {
            case .step: context.fill(circle(at(height * 0.26), cell * 0.048), with: .color(ink))
            case .lion:
                for distance in [0.22, 0.35] {
                    context.fill(circle(at(height * distance), cell * 0.048), with: .color(ink))
                }
            case .jump:
                let (middle, reach) = (at(height * 0.34), cell * 0.07)
                let corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
                context.fill(polygon(corners.map { middle.moved($0.0, $0.1) }), with: .color(ink))
            case .slide:
                let (from, tip) = (at(height * 0.15), at(height * 0.37))
                context.stroke(
                    line(from, tip), with: .color(ink), style: StrokeStyle(lineWidth: cell * 0.04, lineCap: .round))
                head(context, tip, from: from, reach: cell * 0.075, width: cell * 0.035, ink)
            }
        }
    }
}
