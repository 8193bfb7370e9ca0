import PalgakKit
import SwiftUI

/// Sets up a game: who plays, how strong the computer is, where horses and elephants stand, which rules hold.
struct NewGameScreen: View {
    @Bindable var setup: NewGameModel
    @Environment(AppModel.self) private var app
    @State private var importing = false

    var body: some View {
        let words = app.words
        Form {
            Section {
                Segments(words["new-title"], words.modes, $setup.game.mode)
                Segments(words["new-title"], words.games, $setup.game.game)
            }
            if setup.againstComputer { opponent }
            switch setup.game.game {
            case .janggi: janggi
            case .xiangqi: xiangqi
            case .chuShogi: chushogi
            }
            Section {
                PasteButton(payloadType: String.self) { texts in
                    Task { @MainActor in app.openRecord(texts.first) }
                }
                Button {
                    importing = true
                } label: {
                    Label(words["new-record"], systemImage: "doc.text")
                }
                .accessibilityIdentifier("new-record")
            }
        }
        .navigationTitle(Text(verbatim: words["new-title"]))
        .safeAreaInset(edge: .bottom) {
            WideButton(words["new-start"], "play.fill", "new-start", prominent: true) { setup.start() }
                .padding(12)
                .background(.bar)
        }
        .fileImporter(isPresented: $importing, allowedContentTypes: [.palgakRecord, .plainText]) { result in
            if case .success(let file) = result { app.openRecord(RecordFile.read(file)) }
        }
        .accessibilityIdentifier("new-game")
    }

    /// The person's side and the computer's strength.
    @ViewBuilder private var opponent: some View {
        Section {
            ChoiceList(choices: app.words.sides(of: setup.game.game), chosen: $setup.game.human)
        } header: {
            Text(verbatim: app.words["new-side"])
        }
        Section {
            ChoiceList(choices: app.words.levels, chosen: $setup.game.level)
        } header: {
            Text(verbatim: app.words["new-level"])
        }
    }

    /// Where horses and elephants start, and the one rule that is agreed on.
    @ViewBuilder private var janggi: some View {
        Section {
            if !setup.againstComputer {
                Segments(app.words["new-setup"], app.words.sides(of: .janggi), $setup.setupOf)
            }
            SetupCards(choices: setup.setups, chosen: setup.setup, enabled: true) { setup.setup = $0 }
        } header: {
            Text(verbatim: app.words["new-setup"])
        } footer: {
            Text(verbatim: app.words["new-setup-detail"])
        }
        Section {
            Switch(app.words, "new-bikjang", $setup.game.bikjang)
        }
    }

    /// Which horses stay in the box, and how repetitions are judged.
    @ViewBuilder private var xiangqi: some View {
        Section {
            ChoiceList(choices: app.words.xiangqiHandicaps, chosen: $setup.game.xiangqi.handicap)
            if setup.game.xiangqi.handicap != .none {
                Segments(app.words["new-giver"], app.words.sides(of: .xiangqi), $setup.game.xiangqi.giver)
            }
        } header: {
            Text(verbatim: app.words["new-handicap"])
        }
        Section {
            ChoiceList(choices: app.words.xiangqiPresets, chosen: $setup.game.xiangqi.preset)
        } header: {
            Text(verbatim: app.words["new-rules"])
        }
    }

    /// What the weaker side gets, and which readings of the rules hold.
    @ViewBuilder private var chushogi: some View {
        Section {
            ChoiceList(choices: app.words.chuHandicaps, chosen: $setup.game.chushogi.handicap)
        } header: {
            Text(verbatim: app.words["new-handicap"])
        }
        Section {
            ChoiceList(choices: app.words.chuPresets, chosen: $setup.game.chushogi.preset)
        } header: {
            Text(verbatim: app.words["new-rules"])
        }
        Section {
            ChoiceList(choices: app.words.chuPromotions, chosen: $setup.game.chushogi.promotion)
        } header: {
            Text(verbatim: app.words["new-promotion"])
        }
        Section {
            Switch(app.words, "new-bare-king", $setup.game.chushogi.bareKing)
            Switch(app.words, "new-quiet", $setup.game.chushogi.quietDraw)
            Switch(app.words, "new-material", $setup.game.chushogi.insufficientMaterial)
            Switch(app.words, "new-exposure", $setup.game.chushogi.refuseExposure)
        }
    }
}

/// The opening setups of Janggi: each with its board, its name and shape, and what it is like to play.
struct SetupCards: View {
    let choices: [SetupChoice]
    let chosen: Setup?
    let enabled: Bool
    let onChoose: @MainActor (Setup) -> Void
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 10)], spacing: 10) {
            ForEach(choices, id: \.setup) { choice in
                let on = choice.setup == chosen
                Button {
                    onChoose(choice.setup)
                } label: {
                    VStack(alignment: .leading, spacing: 6) {
                        DiagramView(diagram: choice.board)
                        HStack {
                            Text(verbatim: choice.name).font(.callout.bold())
                            Text(verbatim: choice.shape).font(.footnote).foregroundStyle(palette.inkSoft)
                        }
                        if choice.recommended {
                            Text(verbatim: app.words["new-recommended"]).font(.caption.bold()).foregroundStyle(.tint)
                        }
                        Text(verbatim: choice.character).font(.footnote).foregroundStyle(palette.inkSoft)
                    }
                    .padding(10)
                    .background(on ? palette.inset : Color.clear, in: RoundedRectangle(cornerRadius: 14))
                    .overlay(
                        RoundedRectangle(cornerRadius: 14).stroke(
                            on ? palette.brass : palette.line, lineWidth: on ? 2 : 1)
                    )
                    .opacity(enabled || on ? 1 : 0.45)
                }
                .buttonStyle(.plain)
                .disabled(!enabled)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(on ? .isSelected : [])
            }
        }
    }
}
