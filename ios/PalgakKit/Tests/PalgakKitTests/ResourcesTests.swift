import Foundation
import Testing

@testable import PalgakKit

private let languages: [Language] = [.ko, .ja, .zhHans, .zhHant, .en]

/// What the app is packed with, as far as it can be read without Xcode.
@MainActor
@Suite
struct ResourcesTests {
    private let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../App/Resources").standardizedFileURL

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: resources.appendingPathComponent(name))
    }

    private func properties(_ name: String) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: bytes(name), format: nil)
        return try #require(list as? [String: Any])
    }

    /// A catalogue of strings: what each is called in each language.
    private struct Catalogue: Decodable {
        struct Entry: Decodable { let localizations: [String: Translation] }
        struct Translation: Decodable { let stringUnit: Unit }
        struct Unit: Decodable { let state: String, value: String }
        let strings: [String: Entry]
    }

    private func catalogue() throws -> Catalogue {
        try JSONDecoder().decode(Catalogue.self, from: bytes("InfoPlist.xcstrings"))
    }

    @Test func theSystemIsToldTheLanguagesOfTheCore() throws {
        let info = try properties("Info.plist")
        let told = try #require(info["CFBundleLocalizations"] as? [String])
        #expect(Set(told) == Set(languages.map { Words($0).tag }))
        for (name, entry) in try catalogue().strings {
            #expect(Set(entry.localizations.keys) == Set(told), "\(name)")
            #expect(entry.localizations.values.allSatisfy { $0.stringUnit.state == "translated" }, "\(name)")
        }
    }

    @Test(arguments: languages)
    func theAppIsCalledUnderItsPictureAsOnItsFirstScreen(_ language: Language) throws {
        let words = Words(language)
        let name = try #require(catalogue().strings["CFBundleDisplayName"]?.localizations[words.tag])
        #expect(name.stringUnit.value == words["app-name"])
    }

    /// What the plist says in one language, and what is said in its place in others, are the same things.
    @Test func whatIsTranslatedIsWhatThePlistSays() throws {
        let info = try properties("Info.plist")
        let english = try catalogue().strings.mapValues { $0.localizations["en"]?.stringUnit.value }
        for key in ["CFBundleDisplayName", "NSLocalNetworkUsageDescription"] {
            #expect(english[key] == info[key] as? String)
        }
        let documents = try #require(info["CFBundleDocumentTypes"] as? [[String: Any]])
        let types = try #require(info["UTExportedTypeDeclarations"] as? [[String: Any]])
        #expect(english["Game record"] == documents.first?["CFBundleTypeName"] as? String)
        #expect(english["Game record"] == types.first?["UTTypeDescription"] as? String)
    }

    @Test func recordsAreOpenedByTheTypeTheyAreWrittenIn() throws {
        let info = try properties("Info.plist")
        let documents = try #require(info["CFBundleDocumentTypes"] as? [[String: Any]])
        let types = try #require(info["UTExportedTypeDeclarations"] as? [[String: Any]])
        let made = types.compactMap { $0["UTTypeIdentifier"] as? String }
        #expect(documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] } == made)
        let source = resources.appendingPathComponent("../Sources/Device/RecordFile.swift").standardizedFileURL
        let code = try String(contentsOf: source, encoding: .utf8)
        #expect(made.count == 1 && code.contains("UTType(exportedAs: \"\(made[0])\""))
    }

    @Test func everyWayTheDeviceIsHeldIsAllowed() throws {
        let info = try properties("Info.plist")
        #expect((info["UISupportedInterfaceOrientations"] as? [String])?.count == 3)
        #expect((info["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 4)
    }

    @Test func thePrivacyManifestTracksNobodyAndGivesReasons() throws {
        let manifest = try properties("PrivacyInfo.xcprivacy")
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
        #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        let used = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        let kinds = used.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }.map {
            $0.replacingOccurrences(of: "NSPrivacyAccessedAPICategory", with: "")
        }
        #expect(Set(kinds) == ["FileTimestamp", "SystemBootTime", "UserDefaults"])
        #expect(used.allSatisfy { ($0["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false })
    }

    /// What an asset is made of: files that are there.
    private struct Asset: Decodable {
        struct Image: Decodable { let filename: String? }
        let images: [Image]?
        let colors: [Image]?
    }

    @Test func everyAssetIsThere() throws {
        let assets = resources.appendingPathComponent("Assets.xcassets")
        let folders = try FileManager.default.contentsOfDirectory(atPath: assets.path).filter { $0.contains(".") }
            .filter { $0 != "Contents.json" }
        let figures = ["king", "guard", "chariot", "cannon", "horse", "elephant", "soldier"]
        let wanted =
            figures.map { "figure-\($0).imageset" } + [
                "AppIcon.appiconset", "AccentColor.colorset", "LaunchBackground.colorset",
            ]
        #expect(Set(folders) == Set(wanted))
        for folder in folders {
            let place = assets.appendingPathComponent(folder)
            let asset = try JSONDecoder().decode(
                Asset.self, from: Data(contentsOf: place.appendingPathComponent("Contents.json")))
            #expect(asset.images?.isEmpty == false || asset.colors?.count == 2, "\(folder)")
            for name in (asset.images ?? []).compactMap(\.filename) {
                #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent(name).path), "\(name)")
            }
        }
    }
}
