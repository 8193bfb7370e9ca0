import PalgakKit
import SwiftUI

/// The playing board: wood, pieces, marks; every point can be tapped, dragged from, and read by a screen reader.
struct BoardView: View {
    let game: GameModel
    let shown: Shown
    /// Whether the board is still seen from the other side, until a move has been seen to arrive.
    let turned: Bool
    @Environment(AppModel.self) private var app
    @Environment(\.look) private var look
    @Environment(\.room) private var room
    @State private var finger = Finger()
    @State private var zoom = Zoom()
    /// Whether a finger is down. The system sets it back also when it takes the finger away without a word.
    @GestureState private var down = false
    /// How the board was enlarged when two fingers came down.
    @GestureState private var before: Zoom?
    /// How many moves have been seen to set out.
    @State private var journeys = 0.0

    private var snapshot: Snapshot { shown.snapshot }

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            let geometry = geometry(in: size)
            let pieces = PiecesCanvas(
                region: snapshot.region, points: snapshot.points, mover: snapshot.turn, labelled: true, zoom: zoom,
                turned: turned, motion: shown.motion?.value, pending: snapshot.pending,
                lifted: finger.drag?.point.index,
                departed: journeys, arrived: journeys)
            ZStack {
                SurfaceCanvas(region: snapshot.region, labels: labels, zoom: zoom).accessibilityHidden(true)
                pieces
                    .accessibilityElement()
                    .accessibilityChildren { ZStack { points(geometry, in: size) } }
                if let drag = finger.drag, let piece = drag.point.piece {
                    LiftedPiece(piece: piece, at: drag.at, geometry: geometry)
                }
                if let pending = snapshot.pending, pending.kind == .promotion {
                    PromotionQuestion(game: game, pending: pending)
                        .position(place(of: pending, geometry, in: size))
                }
                if let aim = finger.aim {
                    Loupe(
                        glass: Magnifier(over: aim.at, geometry, in: size, across: snapshot.moverAcross),
                        aimed: aim.point,
                        labels: labels, pieces: pieces)
                }
            }
            .clipped()
            .contentShape(Rectangle())
            .gesture(touch(in: size))
            .simultaneousGesture(pinch(in: size))
            .onChange(of: down) { if !down { finger.cancel() } }
            .task(id: finger.touches) { await wait(in: size) }
            .onChange(of: snapshot.moves.isEmpty) { zoom = Zoom() }
            .onChange(of: snapshot.result != nil) { goTo(Zoom()) }
            .onChange(of: news) { if !zoom.shows(places(of: news, in: size), in: size) { goTo(Zoom()) } }
            .onChange(of: upsideDown) { zoom.turn(in: size) }
            .toolbar {
                if snapshot.game == .chuShogi {
                    ToolbarItem(placement: .topBarTrailing) { zoomButton(geometry, in: size) }
                }
            }
        }
        .onChange(of: shown.motion?.sequence) { arrive() }
        .accessibilityElement(children: .contain)
    }

    /// Whether the board is seen from the second side: while a move is on its way that turns it, as before.
    private var upsideDown: Bool { (snapshot.bottom == .second) != turned }

    private func geometry(in size: CGSize) -> BoardGeometry {
        BoardGeometry(snapshot.region, in: size, labelled: true, zoom: zoom, turned: turned)
    }

    /// What touches mean now, however long ago the view was made.
    private func meaning(in size: CGSize) -> Meaning { Meaning(game.snapshot ?? snapshot, geometry(in: size)) }

    private var labels: EdgeLabels {
        app.edges(of: snapshot.game, from: turned ? snapshot.bottom.other : snapshot.bottom)
    }

    /// A piece that has moved travels. A move that was there before the board is not shown again.
    private func arrive() {
        guard let motion = shown.motion, motion.sequence == snapshot.sequence, !look.still else { return }
        withAnimation(.easeInOut(duration: motion.value.over == nil ? 0.21 : 0.42)) { journeys += 1 }
    }

    // MARK: Touch

    private func touch(in size: CGSize) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($down) { _, down, _ in down = true }
            .onChanged { value in
                let deed = finger.move(
                    from: value.startLocation, to: value.location, at: value.time, meaning(in: size))
                switch deed {
                case .tap(let point): game.board.tap(point.index)
                case .shift(let way): zoom.pinch(1, around: .zero, moved: way, in: size)
                case nil: break
                }
            }
            .onEnded { value in
                let point = finger.lift(at: value.location, at: value.time, meaning(in: size))
                if let point { game.board.tap(point.index) }
            }
    }

    /// A finger that rests looks through the glass where squares are small, or asks how a piece moves.
    private func wait(in size: CGSize) async {
        var waited = 0.0
        while let due = finger.due(meaning(in: size)) {
            try? await Task.sleep(for: .seconds(due - waited))
            guard !Task.isCancelled else { return }
            waited = max(waited, due)
            if let point = finger.rest(for: waited, meaning(in: size)) { game.hold(point) }
        }
    }

    /// The points that a player has to see of an enlarged board.
    private var news: [UInt8] {
        let news: Set<Mark> = [.lastTo, .check, .refusal, .hintFrom, .hintOver, .hintTo]
        return snapshot.points.filter { !news.isDisjoint(with: $0.marks) }.map(\.index)
    }

    private func places(of points: [UInt8], in size: CGSize) -> [CGPoint] {
        let geometry = geometry(in: size)
        return snapshot.points.filter { points.contains($0.index) }.map(geometry.centre(of:))
    }

    private func goTo(_ goal: Zoom) { withAnimation(look.still ? nil : .easeInOut(duration: 0.2)) { zoom = goal } }

    /// Two fingers enlarge a board of many squares.
    private func pinch(in size: CGSize) -> some Gesture {
        MagnifyGesture()
            .updating($before) { _, before, _ in if before == nil { before = zoom } }
            .onChanged { value in
                guard snapshot.game == .chuShogi else { return }
                finger.spend()
                var spread = before ?? zoom
                spread.pinch(value.magnification, around: value.startLocation, in: size)
                zoom = spread
            }
    }

    private func zoomButton(_ geometry: BoardGeometry, in size: CGSize) -> some View {
        Button {
            let chosen = snapshot.points.first { $0.marks.contains(.selected) }.map(geometry.centre(of:))
            var goal = zoom
            goal.toggle(around: chosen ?? CGPoint(x: size.width / 2, y: size.height / 2), in: size)
            goTo(goal)
        } label: {
            Label(
                app.words[zoom.enlarged ? "board-zoom-out" : "board-zoom-in"],
                systemImage: zoom.enlarged ? "minus.magnifyingglass" : "plus.magnifyingglass"
            )
        }
        .accessibilityIdentifier("zoom")
    }

    /// Where the question about promotion is asked: below the point where the piece arrives, within the board.
    private func place(of pending: Pending, _ geometry: BoardGeometry, in size: CGSize) -> CGPoint {
        let goal = snapshot.points.first { $0.marks.contains(.step) || $0.index == pending.middle ?? pending.from }
        let at = goal.map(geometry.centre(of:)) ?? CGPoint(x: size.width / 2, y: size.height / 2)
        let below = at.y < size.height * 0.6
        let (half, away) = (120 * room.scale, 70 * room.scale)
        return CGPoint(
            x: min(max(at.x, half), max(size.width - half, half)),
            y: at.y + (below ? 1 : -1) * (geometry.cell * 0.7 + away))
    }

    // MARK: For screen readers

    /// The number of a point, counted as it is read.
    private func place(of point: BoardPoint) -> Int {
        let place = Int(point.row) * Int(snapshot.files) + Int(point.column)
        return turned ? snapshot.points.count - 1 - place : place
    }

    /// One element a point, row by row as they are seen: what lies there, and what a tap would do.
    private func points(_ geometry: BoardGeometry, in size: CGSize) -> some View {
        ForEach(snapshot.points, id: \.index) { point in
            let square = geometry.square(around: point)
            Button {
                game.board.tap(point.index)
            } label: {
                Text(verbatim: point.spoken)
            }
            .frame(width: square.width, height: square.height)
            .position(x: square.midX, y: square.midY)
            .accessibilityLabel(Text(verbatim: point.spoken))
            .accessibilityAddTraits(point.marks.contains(.selected) ? .isSelected : [])
            .accessibilityActions {
                if meaning(in: size).tells(point) {
                    Button {
                        game.hold(point)
                    } label: {
                        Text(verbatim: app.words["piece-moves"])
                    }
                }
            }
            .accessibilitySortPriority(-Double(place(of: point)))
            .accessibilityIdentifier("point-\(point.index)")
        }
    }
}

/// Whether a piece promotes: the two faces to choose from, turned to whoever chooses.
struct PromotionQuestion: View {
    let game: GameModel
    let pending: Pending
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette
    @Environment(\.room) private var room

    var body: some View {
        let forms = game.promotionForms
        VStack(spacing: 4) {
            Text(verbatim: pending.text).font(.footnote).multilineTextAlignment(.center)
            HStack(spacing: 6) {
                if let promoted = forms.last { face(promoted, .promote) }
                if let kept = forms.first { face(kept, .keepUnpromoted) }
            }
        }
        .padding(8)
        .background(palette.card, in: RoundedRectangle(cornerRadius: 18))
        .overlay(RoundedRectangle(cornerRadius: 18).stroke(palette.brass, lineWidth: 1.5))
        .shadow(radius: 12)
        .rotationEffect(.degrees(game.snapshot?.moverAcross == true ? 180 : 0))
        .accessibilityElement(children: .contain)
    }

    private func face(_ form: PieceForm, _ action: Action) -> some View {
        Button {
            game.run(action)
        } label: {
            VStack(spacing: 2) {
                PieceChip(form.piece, in: .chuShogi, cell: 54)
                Text(verbatim: app.words["action-\(action.id)"]).font(.callout.bold())
                Text(verbatim: form.name).font(.caption2).foregroundStyle(palette.inkSoft)
            }
            .frame(width: 104 * room.scale)
            .padding(6)
            .background(palette.inset, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "\(app.words["action-\(action.id)"]): \(form.name)"))
        .accessibilityIdentifier(action.id)
    }
}
