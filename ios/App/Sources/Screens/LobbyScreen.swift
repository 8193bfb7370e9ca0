import PalgakKit
import SwiftUI

/// The way to a game with somebody elsewhere; first of all, through which server.
struct LobbyScreen: View {
    @Environment(AppModel.self) private var app
    @State private var code = ""

    private var game: Game { app.settings.lastGame.game }

    var body: some View {
        let words = app.words
        PaperForm {
            if app.desk.server.isEmpty {
                Section {
                    ServerField()
                } header: {
                    Text(verbatim: words["lobby-server-needed"])
                }
            } else {
                Section {
                    GameTiles(chosen: game) { app.choose($0) }
                    WideButton(words["lobby-find"], "globe", "lobby-find", prominent: true) {
                        app.desk.begin(.stranger(game))
                    }
                } footer: {
                    Text(verbatim: words["lobby-clock"])
                }
                Section {
                    WideButton(words["lobby-friend"], "person.2", "lobby-friend") { app.desk.begin(.friend(game)) }
                    TextField(text: $code, prompt: Text(verbatim: "ABC234")) {
                        Text(verbatim: words["lobby-code-field"])
                    }
                    .textInputAutocapitalization(.characters)
                    .autocorrectionDisabled()
                    .font(.title3.monospaced())
                    .submitLabel(.go)
                    .onSubmit(join)
                    .accessibilityIdentifier("lobby-code-field")
                    Button(action: join) { Text(verbatim: words["lobby-join"]).foregroundStyle(.tint) }
                        .accessibilityIdentifier("lobby-join")
                } header: {
                    Text(verbatim: words["online-title-code"])
                }
                Section {
                    DisclosureGroup {
                        ServerField()
                    } label: {
                        Text(verbatim: app.desk.server).font(.footnote)
                    }
                } header: {
                    Text(verbatim: words["settings-server"])
                }
            }
        }
        .navigationTitle(Text(verbatim: words["home-quick"]))
    }

    private func join() {
        let told = code.trimmingCharacters(in: .whitespacesAndNewlines)
        if !told.isEmpty { app.desk.begin(.host(told)) }
    }
}
