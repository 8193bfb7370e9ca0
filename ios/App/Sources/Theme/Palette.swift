import PalgakKit
import SwiftUI

/// Every colour of the app: paper and ink for the pages, walnut and brass for what can be pressed, wood for the board.
struct Palette: Equatable, Sendable {
    let dark: Bool
    let page, card, inset, ink, inkSoft, line, walnut, onWalnut, brass, alert, alertGround: Color
    /// The sides as text on a page or card: Cho and Han; red and black; sente and gote.
    let cho, han, red, black: Color
    let wood: Wood

    /// The colour a side's name is written in.
    func side(_ side: Side, in game: Game) -> Color {
        switch (game, side) {
        case (.janggi, .first): cho
        case (.janggi, .second): han
        case (.xiangqi, .first): red
        case (.xiangqi, .second), (.chuShogi, _): black
        }
    }

    /// The colours of board and pieces.
    struct Wood: Equatable, Sendable {
        let boardTop, boardBottom, grain, rim, line, label, faceLight, faceDark, sideFace, edgeLight: Color
        let cho, han, ink, promoted: Color
        let last, selected, hint, check, refusal, halo: Color

        /// The colour a side's letters are engraved in.
        func glyph(_ side: Side, in game: Game) -> Color {
            switch (game, side) {
            case (.janggi, .first): cho
            case (.janggi, .second), (.xiangqi, .first): han
            case (.xiangqi, .second), (.chuShogi, _): ink
            }
        }
    }

    static func of(_ scheme: ColorScheme) -> Palette { scheme == .dark ? lamplight : daylight }

    /// Ivory paper, a honey-coloured board.
    static let daylight = Palette(
        dark: false, page: rgb(0xF3EADA), card: rgb(0xFCF8EF), inset: rgb(0xEFE4CF), ink: rgb(0x2A2018),
        inkSoft: rgb(0x675745), line: rgb(0xDDCFB5), walnut: rgb(0x5B3B20), onWalnut: rgb(0xFFF7E8),
        brass: rgb(0xB07F2B), alert: rgb(0x9A2A12), alertGround: rgb(0xF9E3D6), cho: rgb(0x0B6466), han: rgb(0xAB231B),
        red: rgb(0xAB231B), black: rgb(0x2A2018),
        wood: Wood(
            boardTop: rgb(0xE6BF85), boardBottom: rgb(0xD6A767), grain: rgb(0xA8703A), rim: rgb(0x8A5A2F),
            line: rgb(0x55371C), label: rgb(0x6A4623), faceLight: rgb(0xFBEBC8), faceDark: rgb(0xEBCE98),
            sideFace: rgb(0xB98A4E), edgeLight: rgb(0xFFF8E6), cho: rgb(0x045A5E), han: rgb(0xA91A14),
            ink: rgb(0x211509), promoted: rgb(0xB3140C), last: rgb(0xFFE27A), selected: rgb(0xFFF6D8),
            hint: rgb(0x2B50A8), check: rgb(0xD7261B), refusal: rgb(0x8E1F0B), halo: rgb(0xFFF6DF)))

    /// The board dimmed, the pieces still readable wood.
    static let lamplight = Palette(
        dark: true, page: rgb(0x16120E), card: rgb(0x231D17), inset: rgb(0x312920), ink: rgb(0xF2E8D8),
        inkSoft: rgb(0xBCAD95), line: rgb(0x43392C), walnut: rgb(0xD6A85C), onWalnut: rgb(0x22170A),
        brass: rgb(0xDDB066), alert: rgb(0xFFA58C), alertGround: rgb(0x45231A), cho: rgb(0x5CC3BD), han: rgb(0xF58A79),
        red: rgb(0xF58A79), black: rgb(0xF2E8D8),
        wood: Wood(
            boardTop: rgb(0x8F6840), boardBottom: rgb(0x7A5531), grain: rgb(0x4C3016), rim: rgb(0x3C2815),
            line: rgb(0x2A190A), label: rgb(0xDDC39A), faceLight: rgb(0xF0DCB4), faceDark: rgb(0xD9B981),
            sideFace: rgb(0x8F6636), edgeLight: rgb(0xFBEFD2), cho: rgb(0x044F53), han: rgb(0x9A1510),
            ink: rgb(0x1A1007), promoted: rgb(0xA5120B), last: rgb(0xF2CB5A), selected: rgb(0xFFF3CC),
            hint: rgb(0x1F3F94), check: rgb(0xFF4B3A), refusal: rgb(0x7A1606), halo: rgb(0xFFF1D0)))
}

private func rgb(_ hex: UInt32) -> Color {
    Color(
        .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255,
        opacity: 1)
}

private struct PaletteKey: EnvironmentKey {
    static let defaultValue = Palette.daylight
}

private struct LookKey: EnvironmentKey {
    static let defaultValue = Look()
}

/// What of the settings changes how things are drawn.
struct Look: Equatable, Sendable {
    var shape = PieceShape.round
    var letters = Letters.hanja
    /// Whether pieces jump instead of travelling.
    var still = false
}

extension EnvironmentValues {
    /// The palette in force.
    var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }

    var look: Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}
