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

/// Choices one below the other, each with a line on what it means.
struct ChoiceList<Value: Hashable & Sendable>: View {
    let choices: [Choice<Value>]
    @Binding var chosen: Value

    var body: some View {
        ForEach(choices) { choice in
            Button {
                chosen = choice.value
            } label: {
                HStack {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: choice.title)
                        if !choice.detail.isEmpty {
                            Text(verbatim: choice.detail).font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                    Spacer(minLength: 8)
                    if choice.value == chosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(choice.value == chosen ? .isSelected : [])
        }
    }
}

/// Choices side by side.
struct Segments<Value: Hashable & Sendable>: View {
    let title: String
    let choices: [Choice<Value>]
    @Binding var chosen: Value

    init(_ title: String, _ choices: [Choice<Value>], _ chosen: Binding<Value>) {
        self.title = title
        self.choices = choices
        _chosen = chosen
    }

    var body: some View {
        Picker(selection: $chosen) {
            ForEach(choices) { Text(verbatim: $0.title).tag($0.value) }
        } label: {
            Text(verbatim: title)
        }
        .pickerStyle(.segmented)
    }
}

/// A switch with a line on what it means.
struct Switch: View {
    let title: String
    let detail: String
    @Binding var on: Bool

    init(_ words: Words, _ id: String, _ on: Binding<Bool>) {
        title = words[id]
        detail = words["\(id)-detail"]
        _on = on
    }

    var body: some View {
        Toggle(isOn: $on) {
            Text(verbatim: title)
            Text(verbatim: detail)
        }
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
        Button(action: save) { Text(verbatim: app.words["lobby-server-save"]) }
            .accessibilityIdentifier("server-save")
    }

    private func save() {
        app.change { $0.server = address.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
