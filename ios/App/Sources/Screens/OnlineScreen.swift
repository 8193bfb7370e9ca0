import PalgakKit
import SwiftUI
import UIKit

/// A quick match from the wish to the result: whichever screen its snapshot asks for.
struct OnlineScreen: View {
    let match: OnlineModel

    var body: some View {
        Group {
            switch match.phase {
            case .connecting, .waiting, .inviting: WaitingView(match: match)
            case .setup: SetupView(match: match)
            case .playing, .over:
                if let game = match.game {
                    // A new screen for each game.
                    GameScreen(game: game).id(ObjectIdentifier(game))
                } else {
                    EndView(match: match)
                }
            case .failed: EndView(match: match)
            case .closed: Color.clear
            }
        }
        .onPage()
        .saying(match.announcement)
    }
}

/// Waiting: for how long, for whom, and the two ways out of it.
struct WaitingView: View {
    let match: OnlineModel
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette
    /// Whether the code has been copied.
    @State private var copied = false

    var body: some View {
        let words = app.words
        ScrollView {
            VStack(spacing: 18) {
                ProgressView().controlSize(.large).padding(.top, 40)
                if let snapshot = match.snapshot {
                    Text(verbatim: snapshot.text)
                        .font(.title3.bold())
                        .multilineTextAlignment(.center)
                        .accessibilityIdentifier("online-text")
                    if let code = snapshot.code { codeCard(code) }
                    if let waited = snapshot.waitedMs {
                        TimelineView(.periodic(from: .now, by: 1)) { _ in
                            let text = Clock.text(passed: Clock.passed(waited, since: match.arrived))
                            Text(verbatim: text)
                                .font(.title.monospacedDigit())
                                .foregroundStyle(palette.inkSoft)
                                .accessibilityLabel(Text(verbatim: "\(words["online-waited"]) \(text)"))
                        }
                    }
                }
                if match.can(.playComputerNow) {
                    WideButton(words["online-computer"], "cpu", "online-computer", prominent: true) {
                        app.desk.playComputer()
                    }
                }
                if match.can(.cancel) {
                    WideButton(words["common-cancel"], "xmark", "online-cancel") { match.ask(.cancel) }
                }
            }
            .padding(20)
            .widest(480)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(Text(verbatim: match.snapshot?.title ?? ""))
    }

    /// The code to tell a friend, as large as it can be read out, and the button that sends it.
    private func codeCard(_ code: String) -> some View {
        VStack(spacing: 10) {
            Text(verbatim: code)
                .font(.system(.largeTitle, design: .monospaced, weight: .bold))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .textSelection(.enabled)
                .accessibilityLabel(
                    Text(verbatim: "\(app.words["online-code"]) \(code.map(String.init).joined(separator: " "))")
                )
                .accessibilityIdentifier("online-code")
            HStack(spacing: 8) {
                WideButton(
                    app.words[copied ? "online-copied" : "online-copy"], copied ? "checkmark" : "doc.on.doc",
                    "online-copy"
                ) {
                    UIPasteboard.general.string = code
                    copied = true
                }
                ShareLink(item: code) {
                    Image(systemName: "square.and.arrow.up").frame(minHeight: 32)
                }
                .buttonStyle(.bordered)
                .accessibilityIdentifier("online-share")
            }
        }
        .onChange(of: code) { copied = false }
        .padding(16)
        .background(palette.inset, in: RoundedRectangle(cornerRadius: 18))
    }
}

/// An opponent is found: both choose their setups, hidden from each other; in other games it begins in a moment.
struct SetupView: View {
    let match: OnlineModel
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        let words = app.words
        ScrollView {
            VStack(spacing: 14) {
                if let snapshot = match.snapshot {
                    Text(verbatim: snapshot.text).font(.headline).accessibilityIdentifier("online-text")
                    if let stage = snapshot.setup {
                        HStack {
                            TimelineView(.periodic(from: .now, by: 1)) { _ in
                                let left = Clock.left(stage.leftMs, since: match.arrived)
                                ProgressView(value: Double(left), total: Double(max(stage.ofMs, left, 1))) {
                                    Text(verbatim: Clock.text(left: left, tenths: false)).monospacedDigit()
                                }
                                .accessibilityLabel(Text(verbatim: words["online-left"]))
                            }
                            Text(
                                verbatim: words[
                                    stage.opponentChosen ? "online-opponent-chose" : "online-opponent-chooses"]
                            )
                            .font(.footnote)
                            .foregroundStyle(palette.inkSoft)
                        }
                        SetupCards(choices: stage.choices, chosen: match.chosenSetup, enabled: stage.own == nil) {
                            match.picked = $0
                        }
                    }
                }
            }
            .padding(14)
        }
        .safeAreaInset(edge: .bottom) {
            if match.can(.chooseSetup) {
                WideButton(words["online-choose"], "checkmark", "online-choose", prominent: true) {
                    match.chooseSetup()
                }
                .padding(12)
                .background(.bar)
            } else if match.can(.cancel) {
                WideButton(words["common-cancel"], "xmark", "online-cancel") { match.ask(.cancel) }
                    .padding(12)
                    .background(.bar)
            }
        }
        .navigationTitle(Text(verbatim: match.snapshot?.opponent ?? ""))
    }
}

/// It cannot go on, or never began: why, and what can be done.
struct EndView: View {
    let match: OnlineModel
    @Environment(AppModel.self) private var app

    var body: some View {
        let words = app.words
        PaperForm {
            Section {
                Text(verbatim: match.snapshot?.text ?? "").font(.headline).accessibilityIdentifier("online-text")
                if match.can(.retry) {
                    WideButton(words["online-retry"], "arrow.clockwise", "online-retry", prominent: true) {
                        match.ask(.retry)
                    }
                }
                if match.can(.nextOpponent) {
                    WideButton(words["online-next"], "globe", "online-next", prominent: true) {
                        match.ask(.nextOpponent)
                    }
                }
                WideButton(words["common-back"], "house", "online-leave") { app.back() }
            }
            if match.phase == .failed {
                Section {
                    ServerField()
                } header: {
                    Text(verbatim: words["lobby-server-change"])
                }
            }
        }
        .navigationTitle(Text(verbatim: match.snapshot?.title ?? ""))
    }
}

/// How the connection is, and how long it or the opponent has been gone, or until the absent opponent loses.
struct ConnectionChip: View {
    let match: OnlineModel
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        if let snapshot = match.snapshot {
            let connection = snapshot.connection
            let trouble = connection.state == .reconnecting || connection.state == .opponentAway
            HStack(spacing: 7) {
                Image(systemName: "circle.fill").font(.system(size: 8)).foregroundStyle(dot(connection.state))
                Text(verbatim: snapshot.sending && !trouble ? app.words["online-sending"] : connection.text)
                if connection.endsInMs != nil || connection.sinceMs != nil {
                    TimelineView(.periodic(from: .now, by: 1)) { _ in
                        if let ends = connection.endsInMs {
                            Text(verbatim: Clock.text(left: Clock.left(ends, since: match.arrived), tenths: false))
                        } else if let since = connection.sinceMs {
                            Text(verbatim: Clock.text(passed: Clock.passed(since, since: match.arrived)))
                        }
                    }
                    .monospacedDigit()
                }
            }
            .font(.footnote.weight(trouble ? .bold : .regular))
            .foregroundStyle(trouble ? palette.alert : palette.inkSoft)
            .padding(.horizontal, 10)
            .padding(.vertical, 3)
            .background(trouble ? palette.alertGround : Color.clear, in: Capsule())
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("connection")
        }
    }

    private func dot(_ state: ConnectionState) -> Color {
        switch state {
        case .online: .green
        case .connecting: palette.brass
        case .reconnecting, .opponentAway: palette.alert
        case .offline: palette.inkSoft
        }
    }
}

extension Words {
    /// The ways to the next game, as far as the match offers them.
    @MainActor fileprivate func ways(_ match: OnlineModel) -> [(action: OnlineAction, title: String, symbol: String)] {
        [
            (.acceptRematch, self["online-accept-rematch"], "arrow.clockwise"),
            (.offerRematch, self["action-rematch"], "arrow.clockwise"), (.nextOpponent, self["online-next"], "globe"),
        ].filter { match.can($0.0) }
    }
}

/// After a game: what the opponent proposes, and the ways to the next game.
struct NextGame: View {
    let match: OnlineModel
    @Environment(AppModel.self) private var app

    var body: some View {
        if match.phase == .over, !match.can(.offerRematch) {
            Text(verbatim: match.snapshot?.text ?? "").font(.callout.bold())
        }
        ForEach(Array(app.words.ways(match).enumerated()), id: \.offset) { place, way in
            WideButton(way.title, way.symbol, "result-\(place)", prominent: place == 0) { match.ask(way.action) }
        }
    }
}

/// The same under the board, for who looks at it once more.
struct NextGameButtons: View {
    let match: OnlineModel
    @Environment(AppModel.self) private var app

    var body: some View {
        ForEach(Array(app.words.ways(match).enumerated()), id: \.offset) { _, way in
            Button {
                match.ask(way.action)
            } label: {
                VStack(spacing: 3) {
                    Image(systemName: way.symbol).imageScale(.large)
                    Text(verbatim: way.title).font(.caption).lineLimit(1).minimumScaleFactor(0.6)
                }
                .frame(maxWidth: .infinity, minHeight: 48)
            }
            .buttonStyle(InkButtonStyle())
        }
    }
}
