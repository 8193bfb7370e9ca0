import PalgakCore

/// The words of the app, by message id. A missing id shows as itself, so that it is seen and mended.
public struct Words: Equatable, Sendable {
    public let language: Language
    private let messages: [String: String]

    init(_ language: Language) {
        self.language = language
        messages = texts(locale: language)
    }

    public subscript(id: String) -> String { messages[id] ?? id }

    /// The name of a game.
    public func name(of game: Game) -> String { self["game-\(game.id)"] }

    /// The name of a side of a game.
    public func name(of side: Side, in game: Game) -> String {
        switch game {
        case .janggi: self[side == .first ? "side-cho" : "side-han"]
        case .xiangqi: self[side == .first ? "xiangqi-red" : "xiangqi-black"]
        case .chuShogi: self[side == .first ? "chushogi-sente" : "chushogi-gote"]
        }
    }

    /// The language as a BCP 47 tag, for fonts and speech.
    public var tag: String {
        switch language {
        case .ko: "ko"
        case .ja: "ja"
        case .zhHans: "zh-Hans"
        case .zhHant: "zh-Hant"
        case .en: "en"
        }
    }

    public static func == (one: Words, other: Words) -> Bool { one.language == other.language }
}

extension Game {
    /// The games that can be played.
    public static let all: [Game] = [.janggi, .xiangqi, .chuShogi]

    /// The name in ids.
    public var id: String {
        switch self {
        case .janggi: "janggi"
        case .xiangqi: "xiangqi"
        case .chuShogi: "chushogi"
        }
    }

    /// The line under the app's name.
    public var tagline: String { self == .janggi ? "home-tagline" : "home-tagline-\(id)" }
}
