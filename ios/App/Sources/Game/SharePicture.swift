import PalgakKit
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Offers a picture of the board as it is shown to other apps.
struct SharePicture: View {
    let snapshot: Snapshot
    @Environment(AppModel.self) private var app
    @Environment(\.palette) private var palette
    @Environment(\.look) private var look

    var body: some View {
        let words = app.words["share-picture"]
        let labels = app.edges(of: snapshot.game, from: snapshot.bottom)
        ShareLink(
            item: BoardPicture(snapshot: snapshot, labels: labels, palette: palette, look: look),
            preview: SharePreview(words)
        ) {
            Label(words, systemImage: "photo")
        }
        .accessibilityIdentifier("menu-picture")
    }
}

/// A board as a picture, which is drawn when somebody wants it.
struct BoardPicture: Transferable {
    let snapshot: Snapshot
    let labels: EdgeLabels
    let palette: Palette
    let look: Look

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { (picture: BoardPicture) in try await picture.png() }
    }

    /// 1080 points wide, on the colour of the page.
    @MainActor private func png() throws -> Data {
        let width = 540.0
        let height = width / BoardGeometry.aspect(snapshot.region, labelled: true)
        let board = ZStack {
            SurfaceCanvas(region: snapshot.region, labels: labels, zoom: Zoom())
            PiecesCanvas(region: snapshot.region, points: snapshot.points, mover: snapshot.turn, labelled: true)
        }
        .frame(width: width, height: height)
        .background(palette.page)
        .environment(\.palette, palette)
        .environment(\.look, look)
        let renderer = ImageRenderer(content: board)
        renderer.scale = 2
        guard let png = renderer.uiImage?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        return png
    }
}
