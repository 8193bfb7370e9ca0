import PalgakKit
import SwiftUI

/// The moves in one line that follows the game. In a finished game a touch on a move shows its position.
struct MoveStrip: View {
    let game: GameModel
    let snapshot: Snapshot
    /// As high as a line of its type needs.
    @ScaledMetric private var height = 36.0

    var body: some View {
        Following(game: game, axes: .horizontal) {
            LazyHStack(spacing: 2) { Moves(game: game, snapshot: snapshot) }.padding(.horizontal, 8)
        }
        .scrollIndicators(.hidden)
        .frame(height: height)
    }
}

/// The moves as a record: the first side's on the left, the second's on the right.
struct MoveTable: View {
    let game: GameModel
    let snapshot: Snapshot

    var body: some View {
        Following(game: game, axes: .vertical) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 2) {
                Moves(game: game, snapshot: snapshot)
            }
        }
    }
}

/// Scrolls to the move whose position is on the board.
private struct Following<Content: View>: View {
    let game: GameModel
    let axes: Axis.Set
    @ViewBuilder let content: Content

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(axes) { content }
                .onChange(of: game.ply, initial: true) { _, ply in reader.scrollTo(UInt32(ply), anchor: .center) }
        }
    }
}

/// The moves one after the other, or a word where there are none yet.
private struct Moves: View {
    let game: GameModel
    let snapshot: Snapshot
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        if snapshot.moves.isEmpty {
            Text(verbatim: app.words["game-no-moves"]).font(.footnote).foregroundStyle(palette.inkSoft)
        }
        ForEach(snapshot.moves, id: \.ply) { MoveCell(game: game, snapshot: snapshot, move: $0) }
    }
}

/// One move; a dot before it if it lost something.
struct MoveCell: View {
    let game: GameModel
    let snapshot: Snapshot
    let move: MoveEntry
    @Environment(\.palette) private var palette

    var body: some View {
        let here = Int(move.ply) == game.ply
        let tag = game.tag(of: move)
        Button {
            game.go(to: Int(move.ply))
        } label: {
            HStack(spacing: 4) {
                if tag != .fine {
                    Image(systemName: "circle.fill")
                        .font(.system(size: 7))
                        .foregroundStyle(tag.slight ? palette.brass : palette.alert)
                }
                Text(verbatim: "\(move.ply)").font(.caption2).foregroundStyle(palette.inkSoft)
                Text(verbatim: move.text)
                    .font(.callout.weight(here ? .bold : .regular))
                    .foregroundStyle(palette.side(move.side, in: snapshot.game))
                    .lineLimit(1)
            }
            .padding(.horizontal, 7)
            .frame(minHeight: 34)
            .background(here ? palette.inset : Color.clear, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .disabled(snapshot.result == nil)
        .accessibilityIdentifier("move-\(move.ply)")
    }
}
