import PalgakKit
import SwiftUI

extension Pen {
    private func around(_ piece: PieceView?) -> Double { cell * ((piece?.radius(in: game) ?? 0.34) + 0.045) }

    private func dash(_ width: Double) -> StrokeStyle {
        StrokeStyle(lineWidth: cell * width, dash: [cell * 0.14, cell * 0.09])
    }

    /// What belongs to the ground under the pieces. On a board of squares whole squares are tinted.
    func under(_ context: GraphicsContext, _ point: BoardPoint, _ at: CGPoint, _ ink: Color) {
        let squares = game == .chuShogi
        func tint(_ color: Color, _ opacity: Double, _ radius: Double) {
            let place = squares ? square(at, inset: 0.02) : outline(at, radius)
            context.fill(place, with: .color(color.opacity(opacity)))
        }
        func frame(_ color: Color, _ width: Double, _ radius: Double) {
            let place = squares ? square(at, inset: 0.04) : outline(at, radius)
            context.stroke(place, with: .color(color), lineWidth: cell * width)
        }
        let ring = around(point.piece)
        for mark in point.marks {
            switch mark {
            case .lastFrom:
                tint(wood.last, 0.42, cell * 0.26)
                if !squares { frame(wood.halo.opacity(0.9), 0.035, cell * 0.26) }
            case .lastTo:
                tint(wood.last, 0.85, ring + cell * 0.025)
                if !squares { frame(wood.rim.opacity(0.55), 0.02, ring + cell * 0.025) }
            case .selected:
                if !squares { glow(context, at, cell * 0.72, [wood.selected, wood.selected.opacity(0)]) }
                tint(wood.selected, 1, ring + cell * 0.035)
                frame(ink, 0.06, ring + cell * 0.035)
            case .check where squares:
                tint(wood.check, 0.75, ring)
                frame(wood.check, 0.07, ring)
            case .check:
                glow(context, at, cell * 0.82, [wood.check, wood.check.opacity(0.8), wood.check.opacity(0)])
            case .hintFrom:
                tint(wood.hint, 0.3, ring + cell * 0.02)
                frame(wood.hint, 0.06, ring + cell * 0.02)
            case .hintOver: tint(wood.hint, 0.16, ring)
            // Where the move turns is marked on the way; where it ends is the square to look at.
            case .hintTo:
                tint(wood.hint, squares ? 0.42 : 0.3, ring + cell * 0.02)
                frame(wood.hint, squares ? 0.09 : 0.06, ring + cell * 0.02)
            case .refusal: tint(wood.refusal, 0.38, ring + cell * 0.02)
            case .ring where squares && !point.marks.contains(.step): tint(ink, 0.34, ring)
            case .step where squares: tint(ink, 0.3, ring)
            case .dot, .ring, .step: break
            }
        }
    }

    /// A light that fades around a place.
    private func glow(_ context: GraphicsContext, _ at: CGPoint, _ radius: Double, _ colors: [Color]) {
        context.fill(
            circle(at, radius),
            with: .radialGradient(Gradient(colors: colors), center: at, startRadius: 0, endRadius: radius))
    }

    /// What a tap would do, over the pieces.
    func over(_ context: GraphicsContext, _ point: BoardPoint, _ at: CGPoint, _ ink: Color) {
        let squares = game == .chuShogi
        let stepped = point.marks.contains(.step)
        let back = point.marks.contains(.selected) || point.marks.contains(.hintFrom)
        func ring(_ color: Color, _ style: StrokeStyle) {
            let place = squares ? square(at, inset: 0.05) : outline(at, around(point.piece) - cell * 0.015)
            context.stroke(place, with: .color(color), style: style)
        }
        for mark in point.marks {
            switch mark {
            case .dot where back: comeBack(context, at, ink)
            case .dot where stepped: break
            case .dot:
                for (radius, color) in [(0.18, wood.halo.opacity(0.92)), (0.13, ink)] {
                    let dot = squares ? circle(at, cell * radius) : outline(at, cell * radius)
                    context.fill(dot, with: .color(color))
                }
            case .ring where !stepped:
                ring(wood.halo, StrokeStyle(lineWidth: cell * 0.125, lineJoin: .round))
                ring(ink, StrokeStyle(lineWidth: cell * 0.075, lineJoin: .round))
            case .refusal:
                ring(wood.halo, StrokeStyle(lineWidth: cell * 0.1))
                ring(wood.refusal, dash(0.06))
                cross(context, at.moved(cell * 0.33, -cell * 0.33))
            case .step:
                ring(wood.halo, StrokeStyle(lineWidth: cell * 0.13))
                ring(ink, dash(0.08))
                if point.marks.contains(.dot) || point.marks.contains(.ring) {
                    stay(context, at.moved(cell * 0.33, cell * 0.33), ink)
                }
            case .hintTo where back: comeBack(context, at, wood.hint)
            default: break
            }
        }
    }

    /// The small cross that marks a point as a reason against a move.
    private func cross(_ context: GraphicsContext, _ at: CGPoint) {
        let arm = cell * 0.065
        context.fill(circle(at, cell * 0.165), with: .color(wood.halo))
        context.fill(circle(at, cell * 0.14), with: .color(wood.refusal))
        for turn in [1.0, -1.0] {
            context.stroke(
                line(at.moved(-arm, -arm * turn), at.moved(arm, arm * turn)), with: .color(.white),
                style: StrokeStyle(lineWidth: cell * 0.045, lineCap: .round))
        }
    }

    /// A round arrow: the piece can come back here.
    private func comeBack(_ context: GraphicsContext, _ at: CGPoint, _ ink: Color) {
        context.fill(circle(at, cell * 0.34), with: .color(wood.halo.opacity(0.94)))
        func rim(_ degrees: Double, _ radius: Double) -> CGPoint {
            at.moved(cos(degrees * .pi / 180) * radius, sin(degrees * .pi / 180) * radius)
        }
        let (reach, start, end) = (cell * 0.19, -50.0, 235.0)
        let arc = Path { path in
            path.addLines((0...48).map { rim(start + (end - start) * Double($0) / 48, reach) })
        }
        context.stroke(
            arc, with: .color(ink), style: StrokeStyle(lineWidth: cell * 0.075, lineCap: .round, lineJoin: .round))
        // The head lies where the arc ends, across its way.
        let along = rim(end + 90, cell * 0.13)
        let head = rim(end, reach).moved(along.x - at.x, along.y - at.y)
        context.fill(
            polygon([head, rim(end, reach + cell * 0.11), rim(end, reach - cell * 0.11)]), with: .color(ink))
    }

    /// A tick: the piece can stay where it has stepped.
    private func stay(_ context: GraphicsContext, _ at: CGPoint, _ ink: Color) {
        context.fill(circle(at, cell * 0.19), with: .color(wood.halo))
        context.fill(circle(at, cell * 0.16), with: .color(ink))
        let tick = Path { path in
            path.addLines([
                at.moved(-cell * 0.08, cell * 0.005), at.moved(-cell * 0.02, cell * 0.065),
                at.moved(cell * 0.085, -cell * 0.06),
            ])
        }
        context.stroke(
            tick, with: .color(.white), style: StrokeStyle(lineWidth: cell * 0.045, lineCap: .round, lineJoin: .round))
    }

    /// The hint as an arrow from one point to another, perhaps over a third where it turns.
    func route(_ context: GraphicsContext, _ from: CGPoint, _ over: CGPoint?, _ to: CGPoint) {
        if let over {
            let start = from.toward(over, cell * 0.38)
            context.stroke(line(start, over), with: .color(wood.halo), lineWidth: cell * 0.2)
            context.stroke(line(start, over), with: .color(wood.hint.opacity(0.92)), lineWidth: cell * 0.13)
            if to != from { arrow(context, over, to) }
            context.fill(circle(over, cell * 0.195), with: .color(wood.halo))
            context.fill(circle(over, cell * 0.16), with: .color(wood.hint))
            context.fill(circle(over, cell * 0.075), with: .color(wood.halo))
        } else {
            arrow(context, from, to)
        }
    }

    private func arrow(_ context: GraphicsContext, _ from: CGPoint, _ to: CGPoint) {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 1 else { return }
        let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length)
        let (start, tip) = (from.toward(to, cell * 0.3), to.toward(from, cell * 0.08))
        let neck = to.toward(from, cell * 0.42)
        let (half, wing) = (cell * 0.065, cell * 0.2)
        func beside(_ place: CGPoint, _ away: Double) -> CGPoint { place.moved(-y * away, x * away) }
        let shape = polygon([
            beside(start, half), beside(neck, half), beside(neck, wing), tip, beside(neck, -wing), beside(neck, -half),
            beside(start, -half),
        ])
        context.stroke(
            shape, with: .color(wood.halo), style: StrokeStyle(lineWidth: cell * 0.07, lineJoin: .round))
        context.fill(shape, with: .color(wood.hint.opacity(0.92)))
    }
}
