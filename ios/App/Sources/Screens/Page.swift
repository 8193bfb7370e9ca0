import Accessibility
import PalgakKit
import SwiftUI

extension View {
    /// Lays something on the paper that all pages are made of.
    func onPage() -> some View { modifier(PageGround()) }

    /// Says aloud what came with a snapshot, once.
    func saying(_ announcement: Stamped<String>?) -> some View {
        onChange(of: announcement?.sequence) {
            if let announcement { AccessibilityNotification.Announcement(announcement.value).post() }
        }
    }
}

/// Rows in groups, on the same paper.
struct PaperForm<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.palette) private var palette

    var body: some View {
        Form {
            Group { content }.listRowBackground(palette.card)
        }
        .scrollContentBackground(.hidden)
        .onPage()
    }
}

private struct PageGround: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View { content.background(palette.page.ignoresSafeArea()) }
}
