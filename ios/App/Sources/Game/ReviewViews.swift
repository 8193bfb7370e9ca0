import PalgakKit
import SwiftUI

/// Steps through a finished game.
struct ReviewBar: View {
    @Bindable var game: GameModel
    @Environment(AppModel.self) private var app

    var body: some View {
        let words = app.words
        VStack(spacing: 4) {
            HStack {
                Slider(value: $game.place, in: 0...Double(max(game.plies, 1)), step: 1) {
                    Text(verbatim: words["review-slider"])
                }
                .accessibilityIdentifier("review-slider")
                Text(verbatim: "\(game.ply) / \(game.plies)").font(.footnote.monospacedDigit())
            }
            HStack {
                step("review-first", "backward.end", 0, game.ply > 0)
                step("review-previous", "chevron.backward", game.ply - 1, game.ply > 0, .leftArrow)
                step("review-next", "chevron.forward", game.ply + 1, game.ply < game.plies, .rightArrow)
                step("review-last", "forward.end", game.plies, game.ply < game.plies)
                Button {
                    game.closeReview()
                } label: {
                    Label(words["review-close"], systemImage: "xmark").frame(maxWidth: .infinity, minHeight: 44)
                }
                .accessibilityIdentifier("review-close")
            }
            .labelStyle(.iconOnly)
            .buttonStyle(InkButtonStyle())
        }
        .padding(.horizontal, 8)
        .widest(760)
    }

    private func step(
        _ id: String, _ symbol: String, _ ply: Int, _ enabled: Bool, _ key: KeyEquivalent? = nil
    ) -> some View {
        Button {
            game.go(to: ply)
        } label: {
            Label(app.words[id], systemImage: symbol).frame(maxWidth: .infinity, minHeight: 44)
        }
        .disabled(!enabled)
        .keyboardShortcut(key.map { KeyboardShortcut($0, modifiers: []) })
        .accessibilityIdentifier(id)
    }
}

/// The engine's opinion of a finished game: asked for, being worked out, or drawn as a line that a finger follows.
struct AnalysisView: View {
    let game: GameModel
    let snapshot: Snapshot
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        if let analysis = snapshot.analysis {
            VStack(spacing: 2) {
                AnalysisGraph(game: game, analysis: analysis, kind: snapshot.game)
                HStack {
                    Text(verbatim: game.analysisWord ?? "").font(.footnote).foregroundStyle(palette.inkSoft)
                    Spacer(minLength: 8)
                    if snapshot.can(.stopAnalysis) { button(.stopAnalysis) }
                }
            }
            .padding(.horizontal, 10)
            .widest(760)
        } else if snapshot.can(.analyse) {
            button(.analyse)
        }
    }

    private func button(_ action: Action) -> some View {
        Button {
            game.run(action)
        } label: {
            Label(app.words["action-\(action.id)"], systemImage: action.symbol)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier("action-\(action.id)")
    }
}

/// The line of the score: above the middle the first side is ahead, below it the second. Moves that lost something are
/// marked.
struct AnalysisGraph: View {
    let game: GameModel
    let analysis: Analysis
    let kind: Game
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        GeometryReader { proxy in
            Canvas { context, size in
                let wide = size.width / Double(max(game.plies, 1))
                let points = analysis.points.sorted { $0.ply < $1.ply }
                let places = points.map {
                    CGPoint(x: Double($0.ply) * wide, y: size.height * (0.5 - 0.46 * $0.height))
                }
                let middle = Path { path in
                    path.move(to: CGPoint(x: 0, y: size.height / 2))
                    path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
                }
                context.stroke(middle, with: .color(palette.line), lineWidth: 1)
                for (from, to) in zip(points.indices, points.indices.dropFirst()) {
                    let ahead: Side = points[from].score + points[to].score >= 0 ? .first : .second
                    let field = Path { path in
                        path.addLines([
                            CGPoint(x: places[from].x, y: size.height / 2), places[from], places[to],
                            CGPoint(x: places[to].x, y: size.height / 2),
                        ])
                        path.closeSubpath()
                    }
                    context.fill(field, with: .color(palette.side(ahead, in: kind).opacity(0.28)))
                }
                context.stroke(
                    Path { path in path.addLines(places) }, with: .color(palette.ink),
                    style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                for (point, place) in zip(points, places) where point.tag != .fine {
                    let dot = CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8)
                    context.fill(
                        Path(ellipseIn: dot), with: .color(point.tag.slight ? palette.brass : palette.alert))
                }
                let here = CGRect(x: Double(game.ply) * wide - 1, y: 0, width: 2, height: size.height)
                context.fill(Path(here), with: .color(palette.ink.opacity(0.75)))
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    game.go(to: Int((value.location.x / max(proxy.size.width, 1) * Double(game.plies)).rounded()))
                })
        }
        .frame(height: 64)
        .background(palette.inset, in: RoundedRectangle(cornerRadius: 10))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: app.words["analysis-graph"]))
        .accessibilityValue(Text(verbatim: game.analysisWord ?? ""))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: game.go(to: game.ply + 1)
            case .decrement: game.go(to: game.ply - 1)
            @unknown default: break
            }
        }
        .accessibilityIdentifier("analysis-graph")
    }
}
