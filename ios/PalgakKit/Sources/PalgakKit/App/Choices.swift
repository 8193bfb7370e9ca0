import PalgakCore

/// One of several things to choose from, in words.
public struct Choice<Value: Hashable & Sendable>: Identifiable, Sendable {
    public let value: Value
    public let title: String
    /// A line on what it means; may be empty.
    public let detail: String

    public var id: Value { value }

    init(_ value: Value, _ title: String, _ detail: String = "") {
        self.value = value
        self.title = title
        self.detail = detail
    }
}

extension Words {
    private func choice<Value>(_ value: Value, _ id: String, detailed: Bool = false) -> Choice<Value> {
        Choice(value, self[id], detailed ? self["\(id)-detail"] : "")
    }

    public var games: [Choice<Game>] { Game.all.map { Choice($0, name(of: $0)) } }

    public var modes: [Choice<Mode>] { [choice(.twoPlayers, "home-two"), choice(.computer, "home-computer")] }

    public var levels: [Choice<Level>] {
        [
            choice(.newcomer, "level-newcomer", detailed: true), choice(.beginner, "level-beginner", detailed: true),
            choice(.improver, "level-improver", detailed: true),
            choice(.intermediate, "level-intermediate", detailed: true),
            choice(.skilled, "level-skilled", detailed: true), choice(.advanced, "level-advanced", detailed: true),
        ]
    }

    /// Both sides of a game, with who moves first.
    public func sides(of game: Game) -> [Choice<Side>] {
        [
            Choice(.first, name(of: .first, in: game), self["new-side-first"]),
            Choice(.second, name(of: .second, in: game), self[game == .janggi ? "new-side-second" : "new-side-after"]),
        ]
    }

    public var xiangqiHandicaps: [Choice<XiangqiHandicap>] {
        [
            choice(XiangqiHandicap.none, "handicap-none"), choice(.oneHorse, "handicap-one-horse", detailed: true),
            choice(.twoHorses, "handicap-two-horses", detailed: true),
        ]
    }

    public var xiangqiPresets: [Choice<XiangqiPreset>] {
        [choice(.tabletop, "rules-tabletop", detailed: true), choice(.simple, "rules-simple", detailed: true)]
    }

    public var chuHandicaps: [Choice<ChuHandicap>] {
        [
            choice(ChuHandicap.none, "handicap-none"), choice(.twoKings, "handicap-two-kings", detailed: true),
            Choice(.twoLions, self["handicap-two-lions"], self["handicap-lions-detail"]),
            Choice(.threeLions, self["handicap-three-lions"], self["handicap-lions-detail"]),
        ]
    }

    public var chuPresets: [Choice<ChuPreset>] {
        [
            choice(.standard, "rules-standard", detailed: true), choice(.lishogi, "rules-lishogi", detailed: true),
            choice(.senjishiProtected, "rules-senjishi-protected", detailed: true),
        ]
    }

    public var chuPromotions: [Choice<ChuPromotion>] {
        [choice(.onEntry, "promotion-entry", detailed: true), choice(.shogi, "promotion-shogi", detailed: true)]
    }

    public var seatings: [Choice<Seating>] {
        [
            choice(.faceToFace, "seating-face", detailed: true), choice(.oneSide, "seating-one", detailed: true),
            choice(.turnAfterMove, "seating-turn", detailed: true),
        ]
    }

    public var themes: [Choice<ThemeChoice>] {
        [choice(.system, "settings-system"), choice(.light, "theme-light"), choice(.dark, "theme-dark")]
    }

    public var motions: [Choice<MotionChoice>] {
        [choice(.system, "settings-system"), choice(.full, "motion-full"), choice(.reduced, "motion-reduced")]
    }

    public var shapes: [Choice<PieceShape>] { [choice(.round, "shape-round"), choice(.octagonal, "shape-octagonal")] }

    public var coordinates: [Choice<ChuCoordinates>] {
        [Choice(.numbers, "12 a"), Choice(.kanji, "12 一"), Choice(.branches, "子 一")]
    }

    /// The languages, each by its own name, so that it is found by who needs it.
    public var languages: [Choice<Language?>] {
        [
            Choice(nil, self["settings-language-system"]), Choice(.ko, "한국어"), Choice(.ja, "日本語"),
            Choice(.zhHans, "简体中文"), Choice(.zhHant, "繁體中文"), Choice(.en, "English"),
        ]
    }

    /// The letters a game can be played with; its own first.
    public func letters(of game: Game) -> [Choice<Letters>] {
        lettersChoices(game: game, locale: language).map { Choice($0.letters, $0.name) }
    }

    /// The notations a game can be written in when one is chosen; its own first.
    public func notations(of game: Game, chosen: NotationStyle) -> [Choice<NotationStyle>] {
        notationChoices(game: game, chosen: chosen, locale: language).map { Choice($0.notation, $0.name) }
    }
}
