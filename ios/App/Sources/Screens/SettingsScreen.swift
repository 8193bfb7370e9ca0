import PalgakKit
import SwiftUI

/// How the app looks, sounds and speaks. Every choice holds at once, in a running game too.
struct SettingsScreen: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        let words = app.words
        PaperForm {
            FormSections(sections: app.form, page: words["home-settings"]) { app.set($0) }
            Section {
                ServerField()
            } header: {
                Text(verbatim: words["settings-server"])
            } footer: {
                Text(verbatim: words["settings-foot"])
            }
        }
        .navigationTitle(Text(verbatim: words["home-settings"]))
    }
}
