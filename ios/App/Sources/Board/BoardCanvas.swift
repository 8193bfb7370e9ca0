import PalgakKit
import SwiftUI

/// The empty board with the names along its edges.
struct SurfaceCanvas: View {
    let region: Region
    let labels: EdgeLabels?
    let zoom: Zoom
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    var body: some View {
        Canvas { context, size in
            let geometry = BoardGeometry(region, in: size, labelled: labels != nil, zoom: zoom)
            let pen = Pen(region.game, palette.wood, geometry.cell, look.shape)
            pen.surface(context, geometry)
            if let labels { pen.edges(context, geometry, labels) }
        }
    }
}

/// The pieces and marks of a board.
struct PiecesCanvas: View, Animatable {
    let region: Region
    let points: [BoardPoint]
    /// The side to move: the colour of dots and rings.
    let mover: Side?
    let labelled: Bool
    var zoom = Zoom()
    var turned = false
    var motion: Motion?
    var pending: Pending?
    /// The point whose piece a finger has lifted.
    var lifted: UInt8?
    /// How many moves have set out, and how many of them have arrived: the second follows the first when that is changed
    /// in an animation, and between the two the last move is on its way.
    var departed = 0.0
    var arrived = 0.0
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    nonisolated var animatableData: Double {
        get { arrived }
        set { arrived = newValue }
    }

    /// How far the last move has come, from 0 to 1.
    private var travel: Double { max(0, 1 - (departed - arrived)) }

    var body: some View {
        Canvas { context, size in
            let geometry = BoardGeometry(region, in: size, labelled: labelled, zoom: zoom, turned: turned)
            let pen = Pen(region.game, palette.wood, geometry.cell, look.shape)
            let ink = mover.map { palette.wood.glyph($0, in: region.game) } ?? palette.wood.line
            for point in points { pen.under(context, point, geometry.centre(of: point), ink) }
            standing(context, pen, geometry)
            if pending != nil { veil(context, pen, geometry) }
            for point in points where travel >= 1 || point.index != motion?.to {
                pen.over(context, point, geometry.centre(of: point), ink)
            }
            hint(context, pen, geometry)
            moving(context, pen, geometry)
        }
    }

    private func standing(_ context: GraphicsContext, _ pen: Pen, _ geometry: BoardGeometry) {
        let motion = travel < 1 ? motion : nil
        let mover = pending.flatMap { pending in points.first { $0.index == pending.from }?.piece }
        let stepped = pending == nil ? nil : points.first { $0.marks.contains(.step) }?.index
        for point in points {
            let at = geometry.centre(of: point)
            if point.index == motion?.over, let taken = motion?.capturedOver, travel < 0.45 {
                pen.piece(context, taken, at)
            }
            if point.index == motion?.to {
                if let taken = motion?.captured, travel < 0.9 { pen.piece(context, taken, at) }
                continue
            }
            // A piece in the middle of its move stands where it has come to, and faintly where it came from.
            let piece = point.index == stepped ? mover ?? point.piece : point.piece
            let left = stepped != nil && point.index == pending?.from && point.index != stepped
            if let piece {
                pen.piece(context, piece, at, opacity: left || point.index == lifted ? 0.35 : 1)
            }
        }
    }

    /// While a move waits for more, whatever it is not about steps back.
    private func veil(_ context: GraphicsContext, _ pen: Pen, _ geometry: BoardGeometry) {
        let concerned: Set<Mark> = [.step, .selected, .dot, .ring]
        for point in points where concerned.isDisjoint(with: point.marks) {
            context.fill(Path(geometry.square(around: point)), with: .color(.black.opacity(0.3)))
        }
    }

    /// The hint from point to point, over the one where a move of two steps turns.
    private func hint(_ context: GraphicsContext, _ pen: Pen, _ geometry: BoardGeometry) {
        func place(_ mark: Mark) -> CGPoint? { points.first { $0.marks.contains(mark) }.map(geometry.centre(of:)) }
        guard let from = place(.hintFrom), let to = place(.hintTo) else { return }
        pen.route(context, from, place(.hintOver), to)
    }

    private func moving(_ context: GraphicsContext, _ pen: Pen, _ geometry: BoardGeometry) {
        guard travel < 1, let motion, let end = points.first(where: { $0.index == motion.to }), let piece = end.piece
        else { return }
        func place(_ index: UInt8?) -> CGPoint? { points.first { $0.index == index }.map(geometry.centre(of:)) }
        let start = place(motion.from) ?? geometry.centre(of: end)
        let at = motion.place(at: travel, from: start, over: place(motion.over), to: geometry.centre(of: end))
        let lift = 1 - (2 * travel - 1) * (2 * travel - 1)
        pen.piece(context, piece, at, scale: 1 + 0.1 * lift)
    }
}

/// The piece that a finger drags over a board: drawn by itself, so that the others need not be drawn with every step of
/// the finger.
struct LiftedPiece: View {
    let piece: PieceView
    let at: CGPoint
    let geometry: BoardGeometry
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    var body: some View {
        Canvas { context, _ in
            let pen = Pen(geometry.region.game, palette.wood, geometry.cell, look.shape)
            pen.piece(context, piece, at.moved(0, -geometry.cell * 0.35), scale: 1.22)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// A board, or a part of one, as an illustration: one picture to a screen reader.
struct DiagramView: View {
    let diagram: Diagram
    var spoken: String?

    var body: some View {
        let mover = diagram.points.first { $0.marks.contains(.selected) }?.piece?.side ?? .first
        ZStack {
            SurfaceCanvas(region: diagram.region, labels: nil, zoom: Zoom())
            PiecesCanvas(region: diagram.region, points: diagram.points, mover: mover, labelled: false)
        }
        .aspectRatio(BoardGeometry.aspect(diagram.region, labelled: false), contentMode: .fit)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: spoken ?? diagram.spoken))
        .accessibilityAddTraits(.isImage)
    }
}

/// A single piece beside the board: a side's emblem, a captured piece. `cell` is the cell it would stand in.
struct PieceChip: View {
    let piece: PieceView
    let game: Game
    /// It grows with the type beside it, but not so far that two kings would not fit on a phone.
    private let most: Double
    @ScaledMetric private var cell: Double
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    init(_ piece: PieceView, in game: Game, cell: Double) {
        self.piece = piece
        self.game = game
        most = cell * 1.4
        _cell = ScaledMetric(wrappedValue: cell)
    }

    var body: some View {
        Canvas { context, size in
            let pen = Pen(game, palette.wood, min(size.width, size.height), look.shape)
            pen.piece(context, piece, CGPoint(x: size.width / 2, y: size.height / 2))
        }
        .frame(width: min(cell, most), height: min(cell, most))
        .accessibilityHidden(true)
    }
}
