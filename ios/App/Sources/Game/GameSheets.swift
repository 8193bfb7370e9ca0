import PalgakKit
import SwiftUI

/// How the game ended, and what to do next.
struct ResultSheet: View {
    let game: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            if let snapshot = game.snapshot, let result = snapshot.result {
                VStack(spacing: 10) {
                    HStack(spacing: 2) {
                        ForEach(result.winner.map { [$0] } ?? [.first, .second], id: \.self) { side in
                            if let king = snapshot.panel(of: side).emblem {
                                PieceChip(king, in: snapshot.game, cell: 84)
                            }
                        }
                    }
                    Text(verbatim: result.title)
                        .font(.largeTitle.bold())
                        .foregroundStyle(result.winner.map { palette.side($0, in: snapshot.game) } ?? palette.ink)
                        .accessibilityIdentifier("result-title")
                        .accessibilityAddTraits(.isHeader)
                    Text(verbatim: result.reason).font(.headline)
                    if let mate = result.mate {
                        Text(verbatim: mate).font(.title3).foregroundStyle(palette.brass)
                    }
                    ForEach(result.details, id: \.self) { line in
                        Text(verbatim: line).font(.footnote).foregroundStyle(palette.inkSoft)
                    }
                    next(snapshot)
                    HStack(spacing: 8) {
                        WideButton(app.words["action-review"], "backward.frame", "result-review") {
                            game.review()
                            dismiss()
                        }
                        ShareRecord(game: game).buttonStyle(.bordered)
                    }
                    WideButton(app.words["result-home"], "house", "result-home") {
                        dismiss()
                        app.back()
                    }
                }
                .multilineTextAlignment(.center)
                .padding(20)
            }
        }
        .presentationBackground(palette.page)
        .presentationDetents([.medium, .large])
    }

    @ViewBuilder private func next(_ snapshot: Snapshot) -> some View {
        if let match = game.match {
            NextGame(match: match)
        } else if snapshot.can(.rematch) {
            WideButton(app.words["action-rematch"], "arrow.clockwise", "result-rematch", prominent: true) {
                game.run(.rematch)
                dismiss()
            }
        }
    }
}

/// Offers the record of the game, as it stands, to other apps.
struct ShareRecord: View {
    let game: GameModel
    @Environment(AppModel.self) private var app
    @State private var record: String?

    var body: some View {
        ShareLink(item: record ?? "", preview: SharePreview(app.words["share-record"])) {
            Label(app.words["share-record"], systemImage: "square.and.arrow.up").frame(minHeight: 32)
        }
        .disabled(record == nil)
        .task(id: game.snapshot?.sequence) { record = await game.record() }
        .accessibilityIdentifier("share")
    }
}

/// Everything about a game that is not needed at every move.
struct GameMenu: View {
    @Bindable var game: GameModel
    /// Takes what is to be done when the menu is gone.
    let afterwards: @MainActor (@escaping @MainActor () -> Void) -> Void
    @Environment(AppModel.self) private var app
    @Environment(\.dismiss) private var dismiss
    @Environment(\.palette) private var palette
    @State private var exporting = false
    @State private var exported: RecordFile?

    var body: some View {
        NavigationStack {
            PaperForm {
                if let snapshot = game.snapshot { content(snapshot) }
            }
            .navigationTitle(Text(verbatim: app.words["game-menu"]))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Text(verbatim: app.words["common-close"])
                    }
                }
            }
            .fileExporter(
                isPresented: $exporting, document: exported, contentType: .palgakRecord,
                defaultFilename: "palgak"
            ) { _ in }
        }
    }

    @ViewBuilder private func content(_ snapshot: Snapshot) -> some View {
        let words = app.words
        Section {
            ForEach(app.menuForm(of: snapshot.game).flatMap(\.fields), id: \.id) { field in
                FieldView(field: field, page: words["game-menu"]) { app.setInMenu($0, of: snapshot.game) }
            }
            if snapshot.can(.switchBikjang) {
                Toggle(isOn: $game.bikjang) {
                    Text(verbatim: words["new-bikjang"])
                    Text(verbatim: words["new-bikjang-detail"])
                }
            }
        }
        Section {
            if snapshot.mode != .online { item(.hint, snapshot) }
            item(.flip, snapshot)
            item(.resign, snapshot, role: .destructive)
        }
        Section {
            ShareRecord(game: game)
            SharePicture(snapshot: snapshot)
            Button {
                Task { await export() }
            } label: {
                Label(words["result-share"], systemImage: "doc")
            }
            leave("home-guide", "book") { app.go(to: .guide) }
            leave("home-settings", "gearshape") { app.go(to: .settings) }
            leave("game-leave", "house") { app.back() }
        }
    }

    private func export() async {
        exported = await game.record().map(RecordFile.init)
        exporting = exported != nil
    }

    private func item(_ action: Action, _ snapshot: Snapshot, role: ButtonRole? = nil) -> some View {
        Button(role: role) {
            afterwards { game.run(action) }
            dismiss()
        } label: {
            Label(app.words["action-\(action.id)"], systemImage: action.symbol)
                .foregroundStyle(role == .destructive ? palette.alert : palette.ink)
                .opacity(snapshot.can(action) ? 1 : 0.35)
        }
        .disabled(!snapshot.can(action))
        .accessibilityIdentifier("menu-\(action.id)")
    }

    private func leave(_ id: String, _ symbol: String, _ then: @escaping @MainActor () -> Void) -> some View {
        Button {
            afterwards(then)
            dismiss()
        } label: {
            Label(app.words[id], systemImage: symbol)
        }
        .accessibilityIdentifier("menu-\(id)")
    }
}

/// How a held piece moves, and what it becomes.
struct PieceCard: View {
    let game: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        let forms = game.heldForms
        ScrollView {
            VStack(spacing: 12) {
                Text(verbatim: forms.count > 1 ? app.words["piece-moves"] : forms.first?.name ?? "").font(.headline)
                HStack(alignment: .top, spacing: 12) {
                    ForEach(Array(forms.enumerated()), id: \.offset) { place, form in
                        VStack(spacing: 4) {
                            if place > 0 { Text(verbatim: app.words["piece-promotes"]).font(.caption) }
                            Plan(form: form).widest(200)
                            Text(verbatim: form.name).font(.callout.bold())
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
                VStack(alignment: .leading, spacing: 4) {
                    ForEach([ReachKind.step, .jump, .slide, .lion], id: \.self) { kind in
                        if forms.contains(where: { $0.reaches.contains { $0.kind == kind } }) {
                            Label(app.words[kind.words], systemImage: kind.symbol)
                                .font(.footnote)
                                .foregroundStyle(palette.inkSoft)
                        }
                    }
                }
            }
            .padding(20)
        }
        // Over a phone on the table whoever sits across has held their own piece.
        .rotationEffect(.degrees(game.heldAcross ? 180 : 0))
        .presentationBackground(palette.page)
        .presentationDetents([.medium, .large])
    }
}

extension ReachKind {
    /// The message that says what its sign means.
    fileprivate var words: String {
        switch self {
        case .step: "piece-step"
        case .jump: "piece-jump"
        case .slide: "piece-slide"
        case .lion: "piece-lion"
        }
    }

    /// The sign, by its name among the system's symbols.
    fileprivate var symbol: String {
        switch self {
        case .step: "circle.fill"
        case .jump: "circle"
        case .slide: "arrow.right"
        case .lion: "square.fill"
        }
    }
}

/// A field of five by five squares around a piece, with where it goes.
private struct Plan: View {
    let form: PieceForm
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    var body: some View {
        Canvas { context, size in
            let cell = size.width / 5
            let pen = Pen(.chuShogi, palette.wood, cell, look.shape)
            func at(_ file: Double, _ rank: Double) -> CGPoint {
                CGPoint(x: size.width / 2 + file * cell, y: size.height / 2 - rank * cell)
            }
            for step in 0...5 {
                let place = Double(step) * cell
                context.stroke(
                    pen.line(CGPoint(x: place, y: 0), CGPoint(x: place, y: size.height)), with: .color(palette.line),
                    lineWidth: 1)
                context.stroke(
                    pen.line(CGPoint(x: 0, y: place), CGPoint(x: size.width, y: place)), with: .color(palette.line),
                    lineWidth: 1)
            }
            for square in form.lionSquares {
                let middle = at(Double(square.file), Double(square.rank))
                let reach = cell * 0.28
                let field = CGRect(x: middle.x - reach, y: middle.y - reach, width: reach * 2, height: reach * 2)
                context.fill(Path(field), with: .color(palette.brass))
            }
            for reach in form.reaches {
                let (file, rank) = (Double(reach.file), Double(reach.rank))
                switch reach.kind {
                case .step: context.fill(pen.circle(at(file, rank), cell * 0.16), with: .color(palette.ink))
                case .jump:
                    context.stroke(
                        pen.circle(at(file, rank), cell * 0.17), with: .color(palette.ink), lineWidth: cell * 0.09)
                case .slide:
                    let (from, tip) = (at(file * 0.62, rank * 0.62), at(file * 2.4, rank * 2.4))
                    context.stroke(
                        pen.line(from, tip), with: .color(palette.ink),
                        style: StrokeStyle(lineWidth: cell * 0.09, lineCap: .round))
                    pen.head(context, tip, from: from, reach: cell * 0.22, width: cell * 0.09, palette.ink)
                case .lion: break
                }
            }
            pen.piece(context, form.piece, CGPoint(x: size.width / 2, y: size.height / 2))
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityHidden(true)
    }
}
