import PalgakKit
import SwiftUI

/// A magnifying glass beside the finger, where squares are smaller than it: it shows what lifting the finger would touch.
struct Loupe: View {
    let glass: Magnifier
    /// The point that is meant, if there is one.
    let aimed: BoardPoint?
    let labels: EdgeLabels
    /// The board's pieces, which are shown larger here.
    let pieces: PiecesCanvas
    @Environment(\.palette) private var palette

    var body: some View {
        ZStack {
            palette.page
            SurfaceCanvas(region: pieces.region, labels: labels, zoom: glass.zoom)
            enlarged
            target
        }
        .mask { round(Circle(), glass.radius) }
        .overlay {
            round(Circle().stroke(palette.walnut, lineWidth: 3), glass.radius)
            round(Circle().stroke(palette.brass, lineWidth: 1.5), glass.radius - 2)
        }
        .shadow(radius: 6)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var enlarged: PiecesCanvas {
        var pieces = pieces
        pieces.zoom = glass.zoom
        return pieces
    }

    /// Something as large as the glass, where the glass is held.
    private func round(_ shape: some View, _ radius: Double) -> some View {
        shape.frame(width: radius * 2, height: radius * 2).position(glass.middle)
    }

    /// The square that would be touched.
    private var target: some View {
        Canvas { context, size in
            guard let aimed else { return }
            let geometry = BoardGeometry(
                pieces.region, in: size, labelled: true, zoom: glass.zoom, turned: pieces.turned)
            let cell = geometry.cell
            let square = Path(
                roundedRect: geometry.square(around: aimed).insetBy(dx: cell * 0.04, dy: cell * 0.04),
                cornerRadius: cell * 0.1)
            context.stroke(square, with: .color(palette.wood.halo), lineWidth: cell * 0.11)
            context.stroke(square, with: .color(palette.wood.hint), lineWidth: cell * 0.065)
        }
    }
}
