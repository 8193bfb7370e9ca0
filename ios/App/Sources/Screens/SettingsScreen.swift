import PalgakKit
import SwiftUI

/// How the app looks, sounds and speaks. Every choice holds at once, in a running game too.
struct SettingsScreen: View {
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    private var game: Game { app.meant }

    var body: some View {
        @Bindable var app = app
        let words = app.words
        Form {
            board
            Section {
                ChoiceList(choices: words.seatings, chosen: $app.choices.seating)
                Switch(words, "settings-consent", $app.choices.takebackConsent)
            } header: {
                Text(verbatim: words["settings-seating"])
            } footer: {
                Text(verbatim: words["settings-seating-detail"])
            }
            Section {
                Switch(words, "settings-touch", $app.choices.touchMove)
                Switch(words, "settings-sound", $app.choices.sound)
                if app.canBeFelt { Switch(words, "settings-haptics", $app.choices.haptics) }
            }
            Section {
                picker("settings-theme", words.themes, $app.choices.theme)
                picker("settings-motion", words.motions, $app.choices.motion)
                picker("settings-language", words.languages, $app.choices.locale)
            }
            Section {
                ServerField()
            } header: {
                Text(verbatim: words["settings-server"])
            } footer: {
                Text(verbatim: words["settings-foot"])
            }
        }
        .navigationTitle(Text(verbatim: words["home-settings"]))
        .accessibilityIdentifier("settings")
    }

    /// How boards and pieces look, game by game.
    private var board: some View {
        @Bindable var app = app
        return Section {
            Segments(
                app.words["home-settings"], app.words.games, $app.meant)
            HStack {
                Spacer()
                PieceChip(.king(of: .first, in: game, app.settings.letters), in: game, cell: 56)
                PieceChip(.king(of: .second, in: game, app.settings.letters), in: game, cell: 56)
                Spacer()
            }
            picker("settings-letters", app.words.letters(of: game), $app.letters)
            if game == .xiangqi { picker("settings-shape", app.words.shapes, $app.choices.pieceShape) }
            picker("settings-notation", app.words.notations(of: game, chosen: app.settings.notation), $app.notation)
            if game == .chuShogi {
                picker("settings-coordinates", app.words.coordinates, $app.choices.chuCoordinates)
                Switch(app.words, "settings-exposure", $app.choices.exposeWarning)
            }
        }
    }

    private func picker<Value: Hashable & Sendable>(
        _ id: String, _ choices: [Choice<Value>], _ chosen: Binding<Value>
    ) -> some View {
        Picker(selection: chosen) {
            ForEach(choices) { Text(verbatim: $0.title).tag($0.value) }
        } label: {
            Text(verbatim: app.words[id])
        }
        .accessibilityIdentifier(id)
    }
}
