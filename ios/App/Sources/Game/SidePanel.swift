import PalgakKit
import SwiftUI

/// What a side's player sees: who they are, how they stand, what they took, what they can do. Turned around for the
/// person across.
struct SidePanel: View {
    let game: GameModel
    let shown: Shown
    let model: PanelModel
    /// Whether it is to be as low as it can be.
    let compact: Bool
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    private var panel: Panel { model.panel }
    private var tint: Color { palette.side(panel.side, in: shown.snapshot.game) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 8) {
                // What is proposed takes the place of the rest: a panel that grew would push the board about.
                if let offer = model.offer { OfferRow(game: game, offer: offer) } else { standing }
                if let clock = panel.clock { ClockFace(clock: clock, arrived: shown.arrived, tint: tint) }
                if !panel.score.isEmpty {
                    Text(verbatim: panel.score)
                        .font(.title3.bold().monospacedDigit())
                        .accessibilityIdentifier("score-\(panel.side.id)")
                }
            }
            if !model.buttons.isEmpty {
                HStack(spacing: 4) {
                    ForEach(model.buttons) { ActionButton(game: game, button: $0, side: panel.side) }
                }
            }
            ProgressView(value: model.thinking ?? 0)
                .tint(tint)
                .opacity(model.thinking == nil ? 0 : 1)
                .accessibilityLabel(Text(verbatim: app.words["game-thinking"]))
                .accessibilityHidden(model.thinking == nil)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, compact ? 3 : 6)
        .background(palette.card.opacity(panel.toMove ? 1 : 0.55), in: RoundedRectangle(cornerRadius: 16))
        .overlay(
            RoundedRectangle(cornerRadius: 16)
                .stroke(panel.toMove ? tint : palette.line, lineWidth: panel.toMove ? 2 : 1)
        )
        .rotationEffect(.degrees(panel.upsideDown ? 180 : 0))
        .widest(760)
    }

    /// The side's king, its name, who plays it, the line that stands out, and what it has captured; one thing to a
    /// screen reader.
    private var standing: some View {
        HStack(spacing: 8) {
            if let king = panel.emblem { PieceChip(king, in: shown.snapshot.game, cell: compact ? 32 : 42) }
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 6) {
                    Text(verbatim: panel.name).font(.headline).foregroundStyle(tint)
                    Text(verbatim: panel.player).font(.footnote).foregroundStyle(palette.inkSoft).lineLimit(1)
                }
                Text(verbatim: panel.line.text)
                    .font(.footnote.weight(panel.toMove ? .bold : .regular))
                    .foregroundStyle(
                        panel.line.alarming || panel.inCheck ? palette.alert : panel.toMove ? tint : palette.inkSoft
                    )
                    .lineLimit(compact ? 1 : 2, reservesSpace: true)
                    .minimumScaleFactor(0.7)
                if !compact { Captured(pieces: panel.captured, game: shown.snapshot.game) }
            }
            Spacer(minLength: 0)
            if compact { Captured(pieces: panel.captured, game: shown.snapshot.game) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: model.spoken))
    }
}

/// Captured pieces, overlapping a little once there are many.
struct Captured: View {
    let pieces: [PieceView]
    let game: Game
    /// As high as a piece, also while there is none.
    @ScaledMetric private var height = 20.0

    var body: some View {
        HStack(spacing: pieces.count > 8 ? -10 : -2) {
            ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in
                PieceChip(piece.upright, in: game, cell: 20)
            }
        }
        .frame(minHeight: min(height, 28), alignment: .leading)
        .clipped()
    }
}

/// What the other player proposes, with the two answers, in the panel of whoever answers.
struct OfferRow: View {
    let game: GameModel
    let offer: Offer
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        let id = offer.kind == .draw ? "draw" : "takeback"
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: offer.text).font(.footnote.bold())
            HStack(spacing: 6) {
                Button {
                    game.answer(offer, false)
                } label: {
                    Text(verbatim: app.words["action-decline-\(id)"])
                }
                .buttonStyle(.bordered)
                .accessibilityIdentifier("offer-decline")
                Button {
                    game.answer(offer, true)
                } label: {
                    Text(verbatim: app.words["action-accept-\(id)"]).foregroundStyle(palette.onWalnut)
                }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("offer-accept")
            }
            .lineLimit(1)
            .minimumScaleFactor(0.7)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .contain)
    }
}

/// A side's clock: what is left, and a dot for each period. A screen reader hears it in words.
struct ClockFace: View {
    let clock: ClockView
    let arrived: ContinuousClock.Instant
    let tint: Color
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    var body: some View {
        TimelineView(.periodic(from: .now, by: clock.running && !look.still ? 0.1 : 1)) { _ in
            let left = Clock.left(clock.leftMs, since: arrived, running: clock.running)
            // Between two snapshots the last seconds may begin.
            let urgent = clock.urgent || (clock.running && left <= 10_000)
            VStack(spacing: 3) {
                Text(verbatim: Clock.text(left: left, tenths: clock.running && !look.still))
                    .font(.title3.bold().monospacedDigit())
                if clock.periods > 0 {
                    HStack(spacing: 4) {
                        ForEach(0..<Int(clock.periods), id: \.self) { _ in
                            Image(systemName: clock.inPeriod ? "circle.fill" : "circle").font(.system(size: 6))
                        }
                    }
                }
            }
            .foregroundStyle(urgent || clock.running ? (palette.dark ? palette.page : Color.white) : palette.inkSoft)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(
                urgent ? palette.alert : clock.running ? tint : palette.inset, in: RoundedRectangle(cornerRadius: 10))
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: clock.spoken))
    }
}

extension Side {
    /// The name in identifiers of tests.
    var id: String { self == .first ? "first" : "second" }
}
