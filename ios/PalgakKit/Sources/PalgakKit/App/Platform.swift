import Foundation

/// What the app needs from the device it runs on.
public struct Platform {
    /// Where games and settings are kept.
    public var storage: any Storage
    public var sounds: any SoundPlayer
    public var haptics: any HapticPlayer
    /// The user's language as a BCP 47 tag.
    public var language: String
    /// The quick match server that whoever started the app has named; none if the one set up in the app is meant.
    public var server: String?
    /// Where the power comes from; none if nothing tells.
    public var power: (any PowerSource)?

    public init(
        storage: any Storage, sounds: any SoundPlayer, haptics: any HapticPlayer, language: String,
        server: String? = nil, power: (any PowerSource)? = nil
    ) {
        self.storage = storage
        self.sounds = sounds
        self.haptics = haptics
        self.language = language
        self.server = server
        self.power = power
    }
}

/// The screens after the first.
public enum Route: String, Hashable, Sendable, Codable {
    case newGame, game, lobby, online, settings, guide
}
