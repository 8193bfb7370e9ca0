import PalgakKit
import SwiftUI

/// Sets up a game: who plays, how strong the computer is, where horses and elephants stand, which rules hold.
struct NewGameScreen: View {
    let setup: NewGameModel
    @Environment(AppModel.self) private var app
    @State private var importing = false

    var body: some View {
        let words = app.words
        PaperForm {
            FormSections(sections: setup.form, page: words["new-title"]) { setup.choose($0) }
            Section {
                // The system may tell from any thread, so this belongs to none.
                PasteButton(payloadType: String.self) { @Sendable texts in
                    Task { @MainActor in app.games.openRecord(texts.first) }
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
            if case .success(let file) = result { app.games.openRecord(RecordFile.read(file)) }
        }
    }
}
