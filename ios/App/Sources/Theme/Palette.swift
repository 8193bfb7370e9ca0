import PalgakKit
import SwiftUI

/// Every colour of the app: paper and ink for the pages, walnut and brass for what can be pressed, wood for the board.
struct Palette: Equatable, Sendable {
    let dark: Bool
    let page, card, inset, ink, inkSoft, line, walnut, onWalnut, brass, alert, alertGround: Color
    /// The sides as text on a page or card: Cho and Han; red and black; sente and gote.
    let cho, han, red, black, sente, gote: Color
    let wood: Wood

    /// The colour a side's name is written in.
    func side(_ side: Side, in game: Game) -> Color {
        switch (game, side) {
        case (.janggi, .first): cho
        case (.janggi, .second): han
        case (.xiangqi, .first): red
        case (.xiangqi, .second): black
        case (.chuShogi, .first): sente
        case (.chuShogi, .second): gote
        }
    }

    /// The colours of board and pieces.
    struct Wood: Equatable, Sendable {
        let boardTop, boardBottom, grain, rim, line, label, faceLight, faceDark, sideFace, edgeLight: Color
        /// The sides' letters and marks; those on pieces of Chu Shogi are in ink, and red once promoted.
        let cho, han, red, black, sente, gote, ink, promoted: Color
        let last, selected, hint, check, refusal, halo: Color

        fileprivate init(_ tone: (UInt32, UInt32) -> Color) {
            boardTop = tone(0xE6BF85, 0x8F6840)
            boardBottom = tone(0xD6A767, 0x7A5531)
            grain = tone(0xA8703A, 0x4C3016)
            rim = tone(0x8A5A2F, 0x3C2815)
            line = tone(0x55371C, 0x2A190A)
            label = tone(0x6A4623, 0xDDC39A)
            faceLight = tone(0xFBEBC8, 0xF0DCB4)
            faceDark = tone(0xEBCE98, 0xD9B981)
            sideFace = tone(0xB98A4E, 0x8F6636)
            edgeLight = tone(0xFFF8E6, 0xFBEFD2)
            cho = tone(0x045A5E, 0x044F53)
            han = tone(0xA91A14, 0x9A1510)
            red = tone(0xAE140D, 0x980F09)
            black = tone(0x1E1B19, 0x14110E)
            sente = tone(0x27468C, 0x1D3A80)
            gote = tone(0x80480C, 0x6B3A06)
            ink = tone(0x211509, 0x1A1007)
            promoted = tone(0xB3140C, 0x980F09)
            last = tone(0xFFE27A, 0xF2CB5A)
            selected = tone(0xFFF6D8, 0xFFF3CC)
            hint = tone(0x2B50A8, 0x1F3F94)
            check = tone(0xD7261B, 0xFF4B3A)
            refusal = tone(0x8E1F0B, 0x7A1606)
            halo = tone(0xFFF6DF, 0xFFF1D0)
        }

        /// The colour a side's letters are engraved in, and its marks are drawn in.
        func glyph(_ side: Side, in game: Game) -> Color {
            switch (game, side) {
            case (.janggi, .first): cho
            case (.janggi, .second): han
            case (.xiangqi, .first): red
            case (.xiangqi, .second): black
            case (.chuShogi, .first): sente
            case (.chuShogi, .second): gote
            }
        }
    }

    static func of(_ scheme: ColorScheme) -> Palette { scheme == .dark ? lamplight : daylight }

    /// Ivory paper, a honey-coloured board.
    static let daylight = Palette(dark: false)

    /// The board dimmed, the pieces still readable wood.
    private static let lamplight = Palette(dark: true)

    /// Each colour by day and by lamplight.
    private init(dark: Bool) {
        func tone(_ light: UInt32, _ lamp: UInt32) -> Color { rgb(dark ? lamp : light) }
        self.dark = dark
        page = tone(0xF3EADA, 0x16120E)
        card = tone(0xFCF8EF, 0x231D17)
        inset = tone(0xEFE4CF, 0x312920)
        ink = tone(0x2A2018, 0xF2E8D8)
        inkSoft = tone(0x675745, 0xBCAD95)
        line = tone(0xDDCFB5, 0x43392C)
        walnut = tone(0x5B3B20, 0xD6A85C)
        onWalnut = tone(0xFFF7E8, 0x22170A)
        brass = tone(0xB07F2B, 0xDDB066)
        alert = tone(0x9A2A12, 0xFFA58C)
        alertGround = tone(0xF9E3D6, 0x45231A)
        cho = tone(0x0B6466, 0x5CC3BD)
        han = tone(0xAB231B, 0xF58A79)
        red = tone(0xAD1D14, 0xFF8E7A)
        black = tone(0x2B2F36, 0xC3CBD4)
        sente = tone(0x27468C, 0x9FB8F0)
        gote = tone(0x80480C, 0xE6B26B)
        wood = Wood(tone)
    }
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
