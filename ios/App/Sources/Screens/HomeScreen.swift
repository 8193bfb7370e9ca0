import PalgakKit
import SwiftUI

/// The first screen: take up a game, start one, read the rules, set things up.
struct HomeScreen: View {
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    private var game: Game { app.settings.lastGame.game }

    var body: some View {
        GeometryReader { proxy in
            let wide = proxy.size.width > proxy.size.height * 1.1
            let layout = wide ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout(spacing: 12))
            ScrollView {
                layout {
                    masthead.widest(wide ? 420 : 560)
                    doors.widest(500)
                }
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
                .padding(.horizontal, 18)
            }
        }
        .onPage()
    }

    /// The two kings, the name, and a line about the game.
    private var masthead: some View {
        VStack(spacing: 6) {
            HStack(spacing: -14) {
                PieceChip(.king(of: .first, in: game, app.settings.letters), in: game, cell: 132)
                PieceChip(.king(of: .second, in: game, app.settings.letters), in: game, cell: 120)
            }
            Text(verbatim: app.words["app-name"])
                .font(.system(.largeTitle, design: .serif, weight: .black))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: app.words[game.tagline])
                .font(.footnote)
                .foregroundStyle(palette.inkSoft)
                .multilineTextAlignment(.center)
        }
    }

    private var doors: some View {
        let words = app.words
        return VStack(spacing: 10) {
            GameTiles(chosen: game) { app.games.open($0) }
            if let saved = app.games.saved {
                Door(
                    words[saved.over ? "home-look-back" : "home-continue"],
                    [saved.title, saved.subtitle].filter { !$0.isEmpty }.joined(separator: " · "),
                    saved.over ? "backward.frame" : "play.fill", "home-continue", strong: !saved.over
                ) { app.games.resume() }
            }
            if app.desk.playing, let match = app.desk.match?.snapshot {
                Door(
                    words["home-return"],
                    [match.opponent, match.text].filter { !$0.isEmpty }.joined(separator: " · "), "globe",
                    "home-return", strong: true
                ) { app.desk.show() }
            } else {
                Door(
                    words["home-quick"], words["home-quick-detail"], "globe", "home-quick",
                    strong: app.games.saved?.over != false
                ) { app.go(to: .lobby) }
            }
            Door(
                words["home-two"], words["home-two-detail"], "person.2.fill", "home-two",
                strong: !app.desk.playing && app.games.saved?.over != false
            ) { app.setUp(.twoPlayers) }
            Door(words["home-computer"], words["home-computer-detail"], "cpu", "home-computer") { app.setUp(.computer) }
            HStack(spacing: 10) {
                Door(words["home-guide"], "", "book", "home-guide") { app.go(to: .guide) }
                Door(words["home-settings"], "", "gearshape", "home-settings") { app.go(to: .settings) }
            }
        }
        .padding(.vertical, 12)
    }
}

/// The three games, each by its king; the one meant is framed.
struct GameTiles: View {
    let chosen: Game
    let onChoose: @MainActor (Game) -> Void
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        HStack(spacing: 10) {
            ForEach(Game.all, id: \.self) { game in
                Button {
                    onChoose(game)
                } label: {
                    VStack(spacing: 4) {
                        PieceChip(
                            .king(of: .first, in: game, app.settings.letters), in: game, cell: 54)
                        Text(verbatim: app.words.name(of: game)).font(.callout.bold()).lineLimit(1).minimumScaleFactor(
                            0.6)
                    }
                    .padding(8)
                    .frame(maxWidth: .infinity, minHeight: 96)
                    .background(
                        game == chosen ? palette.inset : palette.card, in: RoundedRectangle(cornerRadius: 18)
                    )
                    .overlay(
                        RoundedRectangle(cornerRadius: 18).stroke(
                            game == chosen ? palette.brass : palette.line,
                            lineWidth: game == chosen ? 2 : 1))
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(game == chosen ? .isSelected : [])
                .accessibilityIdentifier("game-\(game.id)")
            }
        }
    }
}

/// A large button with a picture and a line about where it leads.
struct Door: View {
    let title: String
    let detail: String
    let symbol: String
    let id: String
    let strong: Bool
    let action: @MainActor () -> Void
    @Environment(\.palette) private var palette

    init(
        _ title: String, _ detail: String, _ symbol: String, _ id: String, strong: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.id = id
        self.strong = strong
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            HStack(spacing: 14) {
                Image(systemName: symbol).font(.title2).foregroundStyle(strong ? palette.onWalnut : palette.brass)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: title).font(.headline)
                    if !detail.isEmpty { Text(verbatim: detail).font(.footnote).opacity(0.85) }
                }
                .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
            }
            .foregroundStyle(strong ? palette.onWalnut : palette.ink)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(strong ? palette.walnut : palette.card, in: RoundedRectangle(cornerRadius: 18))
            .overlay(RoundedRectangle(cornerRadius: 18).stroke(strong ? Color.clear : palette.line, lineWidth: 1))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(id)
    }
}
