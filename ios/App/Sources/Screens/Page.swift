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

private struct PageGround: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View { content.background(palette.page.ignoresSafeArea()) }
}
