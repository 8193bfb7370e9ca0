import PalgakKit
import SwiftUI

extension DynamicTypeSize {
    /// The size in which type is shown to a reader who has chosen this one.
    func fitting(_ room: Room) -> DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases
        guard let place = sizes.firstIndex(of: self), let large = sizes.firstIndex(of: .accessibility1) else {
            return self
        }
        return sizes[room.size(of: place, large: large)]
    }
}

private struct RoomKey: EnvironmentKey {
    static let defaultValue = Room.phone
}

extension EnvironmentValues {
    /// How much room the app's window has.
    var room: Room {
        get { self[RoomKey.self] }
        set { self[RoomKey.self] = newValue }
    }
}

extension View {
    /// Keeps something from becoming wider than is good for it: so many points on a phone, and more on a tablet.
    func widest(_ width: Double) -> some View { Widest(content: self, width: width) }
}

private struct Widest<Content: View>: View {
    let content: Content
    let width: Double
    @Environment(\.room) private var room

    var body: some View { content.frame(maxWidth: width * room.scale) }
}
