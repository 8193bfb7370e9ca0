import PalgakKit
import SwiftUI

/// A button as wide as there is room, with a picture.
struct WideButton: View {
    let title: String
    let symbol: String
    let id: String
    let prominent: Bool
    let action: @MainActor () -> Void
    @Environment(\.palette) private var palette

    init(
        _ title: String, _ symbol: String, _ id: String, prominent: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.symbol = symbol
        self.id = id
        self.prominent = prominent
        self.action = action
    }

    var body: some View {
        if prominent {
            button.buttonStyle(.borderedProminent)
        } else {
            button.buttonStyle(.bordered)
        }
    }

    private var button: some View {
        Button(action: action) {
            Label(title, systemImage: symbol)
                .foregroundStyle(prominent ? palette.onWalnut : palette.ink)
                .frame(maxWidth: .infinity, minHeight: 32)
        }
        .accessibilityIdentifier(id)
    }
}

/// A button of the app's own: what stands on it is in ink, fainter while it is pressed or cannot be used.
struct InkButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var enabled
    @Environment(\.palette) private var palette

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(palette.ink)
            .opacity(!enabled ? 0.35 : configuration.isPressed ? 0.55 : 1)
            .contentShape(Rectangle())
    }
}

/// The server's address, to be written in.
struct ServerField: View {
    @Environment(AppModel.self) private var app
    @State private var address = ""

    var body: some View {
        TextField(text: $address, prompt: Text(verbatim: "play.example.org")) {
            Text(verbatim: app.words["lobby-server-field"])
        }
        .keyboardType(.URL)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .onSubmit(save)
        .onAppear { address = app.settings.server }
        .accessibilityIdentifier("server-field")
        Button(action: save) { Text(verbatim: app.words["lobby-server-save"]).foregroundStyle(.tint) }
            .accessibilityIdentifier("server-save")
    }

    private func save() {
        app.change { $0.server = address.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
