import PalgakKit
import SwiftUI

/// The game: board, sides, moves, and what can be done.
struct GameScreen: View {
    @Bindable var game: GameModel
    @Environment(AppModel.self) private var app
    @Environment(\.look) private var look
    @State private var menu = false
    /// What was chosen in the menu: it is done once the menu is gone, for what it shows could not lie over it.
    @State private var chosen: (@MainActor () -> Void)?
    @State private var resultDue = false
    /// The side that is seen at the bottom: the one of the snapshot, once its move has been seen to arrive.
    @State private var bottom: Side?

    var body: some View {
        GeometryReader { proxy in
            if let shown = game.board.shown, let panels = game.panels {
                let turned = turned(shown)
                let (top, bottom) = turned ? (panels.bottom, panels.top) : (panels.top, panels.bottom)
                if proxy.size.width > proxy.size.height * 1.08 {
                    wide(shown, top, bottom, in: proxy.size)
                } else {
                    tall(shown, top, bottom, in: proxy.size)
                }
            }
        }
        // The board needs its room: type beside it grows only so far, that of sheets and other screens without bound.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .onPage()
        .navigationTitle(Text(verbatim: game.snapshot?.status ?? ""))
        .navigationBarTitleDisplayMode(.inline)
        // A piece dragged from the first file must not sweep the game away: the way back is a button, and no swipe.
        .navigationBarBackButtonHidden(true)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button {
                    app.back()
                } label: {
                    Label(app.words["common-back"], systemImage: "chevron.backward")
                }
                .accessibilityIdentifier("back")
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                    menu = true
                } label: {
                    Label(app.words["game-menu"], systemImage: "ellipsis.circle")
                }
                .accessibilityIdentifier("menu-open")
            }
        }
        .sheet(isPresented: $menu, onDismiss: finish) { GameMenu(game: game) { chosen = $0 } }
        .sheet(isPresented: $resultDue, onDismiss: uncover) { ResultSheet(game: game) }
        .sheet(isPresented: $game.holding, onDismiss: uncover) { PieceCard(game: game) }
        .onChange(of: menu || resultDue || game.holding) { _, covers in if covers { app.games.covered = true } }
        // A question of the whole app waits until what lies over it is gone.
        .onChange(of: app.games.replacing != nil) { _, asks in if asks { clear() } }
        .onDisappear { app.games.covered = false }
        .alert(
            Text(verbatim: game.asked?.question.title ?? ""), isPresented: $game.asking,
            presenting: game.asked
        ) { asked in
            Button(role: .destructive) {
                game.confirm(asked)
            } label: {
                Text(verbatim: asked.question.yes)
            }
            Button(role: .cancel) {
            } label: {
                Text(verbatim: app.words["common-cancel"])
            }
        } message: { asked in
            Text(verbatim: asked.question.detail)
        }
        .overlay {
            if let asked = game.asked, asked.upsideDown { QuestionCard(game: game, asked: asked) }
        }
        .task(id: game.snapshot?.bottom) {
            guard let shown = game.board.shown else { return }
            if turned(shown), shown.motion?.sequence == shown.snapshot.sequence {
                try? await Task.sleep(for: .milliseconds(340))
            }
            if !Task.isCancelled { bottom = shown.snapshot.bottom }
        }
        .task(id: game.result) {
            guard game.result != nil else {
                resultDue = false
                return
            }
            // The last move and the banner are seen before the result covers them.
            if !look.still { try? await Task.sleep(for: .seconds(1.7)) }
            resultDue = game.result != nil && !Task.isCancelled
        }
        .onChange(of: resultDue) { _, due in if !due, game.result != nil { game.dismissResult() } }
        .saying(game.board.shown?.announcement)
    }

    private func clear() {
        (menu, resultDue, chosen) = (false, false, nil)
        game.holding = false
    }

    /// Something that lay over the screen is gone; the next may be there already.
    private func uncover() { app.games.covered = menu || resultDue || game.holding }

    private func finish() {
        uncover()
        let wish = chosen
        chosen = nil
        wish?()
    }

    /// Whether the board is still to be seen as it lay before the last move.
    private func turned(_ shown: Shown) -> Bool { bottom != nil && bottom != shown.snapshot.bottom && !look.still }

    /// Panels above and below the board.
    private func tall(_ shown: Shown, _ top: PanelModel, _ bottom: PanelModel, in size: CGSize) -> some View {
        // On a small phone the board comes first.
        let compact = size.height < 650 || (game.reviewing && shown.snapshot.analysis != nil && size.height < 850)
        let listed = size.height >= (shown.snapshot.tabletop ? 700 : 550)
        return VStack(spacing: 6) {
            if let match = game.match { ConnectionChip(match: match) }
            SidePanel(game: game, shown: shown, model: top, compact: compact)
            board(shown)
            SidePanel(game: game, shown: shown, model: bottom, compact: compact)
            if game.reviewing {
                AnalysisView(game: game, snapshot: shown.snapshot)
                MoveStrip(game: game, snapshot: shown.snapshot)
                ReviewBar(game: game)
            } else {
                if shown.snapshot.fresh {
                    FreshStrip(snapshot: shown.snapshot)
                } else if listed {
                    MoveStrip(game: game, snapshot: shown.snapshot)
                }
                ActionBar(game: game)
            }
        }
        .padding(.horizontal, 6)
        .frame(maxWidth: .infinity)
    }

    /// The board between two columns, which get what it leaves them.
    private func wide(_ shown: Shown, _ top: PanelModel, _ bottom: PanelModel, in size: CGSize) -> some View {
        let aspect = BoardGeometry.aspect(shown.snapshot.region, labelled: true)
        let compact = size.height < 340
        return HStack(spacing: 10) {
            VStack(spacing: 6) {
                if let match = game.match { ConnectionChip(match: match) }
                SidePanel(game: game, shown: shown, model: top, compact: compact)
                if shown.snapshot.fresh { FreshStrip(snapshot: shown.snapshot) }
                MoveTable(game: game, snapshot: shown.snapshot)
            }
            .widest(380)
            board(shown).frame(width: max(0, min((size.height - 16) * aspect, size.width * 0.56)))
            VStack(spacing: 6) {
                Spacer(minLength: 0)
                if game.reviewing {
                    AnalysisView(game: game, snapshot: shown.snapshot)
                    ReviewBar(game: game)
                } else {
                    ActionBar(game: game)
                }
                SidePanel(game: game, shown: shown, model: bottom, compact: compact)
            }
            .widest(380)
        }
        .padding(8)
    }

    private func board(_ shown: Shown) -> some View {
        BoardView(game: game, shown: shown, turned: turned(shown))
            .aspectRatio(BoardGeometry.aspect(shown.snapshot.region, labelled: true), contentMode: .fit)
            .overlay { BannerView(banner: shown.banner, sequence: shown.snapshot.sequence) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A question to the one who sits across, turned to them.
struct QuestionCard: View {
    let game: GameModel
    let asked: GameModel.Asked
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: 12) {
            Text(verbatim: asked.question.title).font(.headline)
            Text(verbatim: asked.question.detail).font(.footnote).multilineTextAlignment(.center)
            HStack(spacing: 10) {
                WideButton(app.words["common-cancel"], "xmark", "question-no") { game.dismissQuestion() }
                WideButton(asked.question.yes, "checkmark", "question-yes", prominent: true) {
                    game.confirm(asked)
                }
            }
        }
        .padding(20)
        .widest(340)
        .background(palette.card, in: RoundedRectangle(cornerRadius: 18))
        .shadow(radius: 20)
        .rotationEffect(.degrees(180))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.black.opacity(0.4).ignoresSafeArea())
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { game.dismissQuestion() }
    }
}

/// The buttons under the board.
struct ActionBar: View {
    let game: GameModel
    @Environment(AppModel.self) private var app

    var body: some View {
        HStack(spacing: 4) {
            ForEach(game.bar) { button in
                ActionButton(game: game, button: button, side: nil)
            }
            if let match = game.match { NextGameButtons(match: match) }
        }
    }
}

/// An action as a picture over its name.
struct ActionButton: View {
    let game: GameModel
    let button: PanelModel.Button
    let side: Side?
    @Environment(AppModel.self) private var app

    var body: some View {
        Button {
            game.run(button.action, for: side)
        } label: {
            VStack(spacing: 3) {
                Image(systemName: button.action.symbol).imageScale(.large)
                Text(verbatim: app.words["action-\(button.action.id)"])
                    .font(.caption)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
            .frame(maxWidth: .infinity, minHeight: 48)
        }
        .buttonStyle(InkButtonStyle())
        .disabled(!button.enabled)
        .accessibilityIdentifier("action-\(button.id)")
    }
}

/// Over a board on which nothing has moved yet: the computer as the opponent, or a game set up otherwise.
struct FreshStrip: View {
    let snapshot: Snapshot
    @Environment(AppModel.self) private var app

    var body: some View {
        HStack(spacing: 8) {
            Button {
                app.games.playAtOnce(snapshot.game, .computer)
            } label: {
                Label(app.words["fresh-computer"], systemImage: "cpu").frame(maxWidth: .infinity)
            }
            .accessibilityIdentifier("fresh-computer")
            Button {
                app.setUp(.twoPlayers)
            } label: {
                Label(app.words["fresh-options"], systemImage: "slider.horizontal.3").frame(maxWidth: .infinity)
            }
            .accessibilityIdentifier("fresh-options")
        }
        .buttonStyle(.bordered)
        .font(.footnote.bold())
    }
}

/// The word of the moment, large over the board, turned to whom it concerns. It takes no touches and goes by itself.
struct BannerView: View {
    let banner: Stamped<Banner>?
    let sequence: UInt64
    @Environment(\.look) private var look
    /// The banner whose time has come: none that was there before the board.
    @State private var due: Stamped<Banner>?
    @State private var visible: Stamped<Banner>?

    private var arrival: AnyTransition {
        look.still ? .identity : .scale(scale: 1.25).combined(with: .opacity)
    }

    var body: some View {
        ZStack {
            if let word = visible?.value {
                VStack(spacing: 2) {
                    Text(verbatim: word.text)
                        .font(.system(.largeTitle, design: .serif, weight: .black))
                        .minimumScaleFactor(0.5)
                        .lineLimit(1)
                    if !word.detail.isEmpty { Text(verbatim: word.detail).font(.headline) }
                }
                .foregroundStyle(Color(red: 1, green: 0.95, blue: 0.85))
                .padding(.vertical, 16)
                .frame(maxWidth: .infinity)
                .background(ground(word.kind).opacity(0.95))
                .rotationEffect(.degrees(word.upsideDown ? 180 : 0))
                .transition(arrival)
                .accessibilityIdentifier("banner")
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onChange(of: banner?.sequence) { if banner?.sequence == sequence { due = banner } }
        .task(id: due?.sequence) {
            guard let banner = due else { return }
            // The piece arrives first, then the word.
            if !look.still { try? await Task.sleep(for: .milliseconds(120)) }
            withAnimation(look.still ? nil : .easeOut(duration: 0.19)) { visible = banner }
            try? await Task.sleep(for: .seconds(1.5))
            withAnimation(look.still ? nil : .easeIn(duration: 0.24)) { visible = nil }
        }
    }

    private func ground(_ kind: BannerKind) -> Color {
        switch kind {
        case .meonggun: Color(red: 0.05, green: 0.33, blue: 0.35)
        case .pass, .bikjang: Color(red: 0.29, green: 0.2, blue: 0.11)
        case .end: Color(red: 0.23, green: 0.16, blue: 0.1)
        case .janggun, .mate: Color(red: 0.61, green: 0.11, blue: 0.08)
        }
    }
}
