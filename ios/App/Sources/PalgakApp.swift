import Accessibility
import PalgakKit
import SwiftUI
import UIKit

@main
struct PalgakApp: App {
    @State private var app = AppModel(Device.platform())

    var body: some Scene {
        WindowGroup {
            RootView().environment(app)
        }
    }
}

/// The screens, one over the other, and what lies over all of them.
struct RootView: View {
    @Environment(AppModel.self) private var app
    @Environment(\.colorScheme) private var scheme
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var size
    @State private var room = Room.phone
    /// The screens that were shown when the system took the app away.
    @SceneStorage("place") private var place = ""
    @State private var farewell = Farewell()

    var body: some View {
        @Bindable var app = app
        @Bindable var games: GameDesk = app.games
        let palette = Palette.of(theme ?? scheme)
        NavigationStack(path: $app.path) {
            HomeScreen().navigationDestination(for: Route.self) { route in destination(route) }
        }
        .overlay(alignment: .top) {
            // Below the bar, which stays in reach.
            if let notice = app.notice { Notice(text: notice) { app.dismissNotice() }.padding(.top, 44) }
        }
        .alert(
            Text(verbatim: games.replacing?.title ?? ""), isPresented: $games.asking, presenting: games.replacing
        ) { wanted in
            Button(role: .destructive) {
                games.replace(wanted)
            } label: {
                Text(verbatim: wanted.yes)
            }
            Button(role: .cancel) {
            } label: {
                Text(verbatim: app.words["common-cancel"])
            }
        } message: { _ in
            Text(verbatim: app.words["new-replace-detail"])
        }
        .environment(\.palette, palette)
        .environment(\.room, room)
        .dynamicTypeSize(size.fitting(room))
        .onGeometryChange(for: Double.self) {
            min($0.size.width, $0.size.height)
        } action: {
            room = Room(shorter: $0)
        }
        .environment(
            \.look, Look(shape: app.settings.pieceShape, letters: app.settings.letters, still: app.reducedMotion)
        )
        .environment(\.locale, Locale(identifier: app.words.tag))
        .tint(palette.walnut)
        .foregroundStyle(palette.ink)
        .preferredColorScheme(theme)
        .onOpenURL { file in app.games.offerRecord(RecordFile.received(file)) }
        .onChange(of: app.staysOn, initial: true) { _, on in UIApplication.shared.isIdleTimerDisabled = on }
        .onChange(of: reduceMotion, initial: true) { _, reduce in app.systemReducesMotion = reduce }
        .onChange(of: phase) { _, phase in follow(phase) }
        .onChange(of: app.place) { _, now in place = now }
        .task { app.returnTo(place) }
    }

    @ViewBuilder private func destination(_ route: Route) -> some View {
        switch route {
        case .newGame: Lasting(app.setup) { NewGameScreen(setup: $0) }
        case .game: Lasting(app.games.game) { GameScreen(game: $0) }
        case .lobby: LobbyScreen()
        case .online: Lasting(app.desk.match) { OnlineScreen(match: $0) }
        case .settings: SettingsScreen()
        case .guide: Lasting(app.guide) { GuideScreen(guide: $0) }
        }
    }

    /// The theme chosen in the app; none for the system's.
    private var theme: ColorScheme? {
        switch app.settings.theme {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }

    private func follow(_ phase: ScenePhase) {
        switch phase {
        case .background: farewell.say(app)
        case .active: app.comeBack()
        case .inactive: break
        @unknown default: break
        }
    }
}

/// A screen that still shows what it showed while it slides away, when its model is gone already; a new screen for each
/// model.
struct Lasting<Model: AnyObject, Content: View>: View {
    let model: Model?
    let content: (Model) -> Content
    @State private var last: Model?

    init(_ model: Model?, @ViewBuilder content: @escaping (Model) -> Content) {
        self.model = model
        self.content = content
    }

    var body: some View {
        Group {
            if let shown = model ?? last { content(shown).id(ObjectIdentifier(shown)) }
        }
        .onChange(of: model.map(ObjectIdentifier.init), initial: true) { if let model { last = model } }
    }
}

/// One line about something that went wrong; a touch puts it away.
struct Notice: View {
    let text: String
    let onDismiss: @MainActor () -> Void
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette

    var body: some View {
        Button(action: onDismiss) {
            Label(text, systemImage: "exclamationmark.triangle")
                .font(.footnote)
                .padding(12)
                .widest(560)
                .background(palette.alertGround, in: RoundedRectangle(cornerRadius: 14))
        }
        .foregroundStyle(palette.alert)
        .padding(12)
        .onAppear { AccessibilityNotification.Announcement(text).post() }
        .accessibilityHint(Text(verbatim: app.words["common-close"]))
        .accessibilityIdentifier("notice")
    }
}
