import Foundation
import Testing

@testable import PalgakKit

private let languages: [Language] = [.ko, .ja, .zhHans, .zhHant, .en]

@MainActor
@Suite
struct WordsTests {
    @Test(arguments: languages)
    func everyPageOfChoicesHasItsWords(_ language: Language) {
        let app = Rig().app
        app.change { $0.locale = language }
        var said = Game.all.map { app.words[$0.tagline] }
        func note(_ form: [FormSection]) {
            for block in form.blocks {
                said += [block.title, block.note] + block.fields.flatMap { [$0.title, $0.detail] }
                for field in block.fields { said += field.options.flatMap { [$0.title, $0.detail] } }
            }
        }
        for game in ["janggi", "xiangqi", "chu_shogi"] {
            app.set("settings-game-\(game)")
            note(app.form)
            for mode in [Mode.computer, .twoPlayers] {
                app.setUp(mode)
                note(app.setup!.form)
            }
        }
        // A missing message shows as its id, which has hyphens and nothing but small letters.
        #expect(said.count > 300 && said.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil }.isEmpty)
        #expect(app.words["no-such-message"] == "no-such-message")
    }

    @Test func aGroupStandsUnderOneTitle() {
        let app = Rig().app
        app.setUp(.computer)
        let setup = app.setup!
        setup.choose("new-game-chu_shogi")
        // The rules and the promotion are one section of the core's, and a list has a headline for each.
        #expect(
            setup.form.blocks.map(\.title) == ["", "Your side", "Level", "Handicap", "Rules", "Promotion", ""])
        #expect(Set(setup.form.blocks.map(\.id)).count == 7)
        #expect(setup.form.blocks.flatMap(\.fields) == setup.form.flatMap(\.fields))
        // What is called something and has short options is a menu beside its name.
        let menus = app.form.flatMap(\.fields).filter(\.isMenu).map(\.id)
        let own = ["settings-letters", "settings-notation", "settings-theme", "settings-motion", "settings-language"]
        #expect(menus == own)
        #expect(app.form.flatMap(\.fields).first { $0.id == "settings-theme" }?.options.chosen == "theme-system")
    }

    @Test func whatIsChosenHolds() async {
        let rig = Rig()
        let app = rig.app
        app.setUp(.twoPlayers)
        let setup = app.setup!
        for id in ["new-game-xiangqi", "handicap-one_horse", "giver-second"] { setup.choose(id) }
        #expect(setup.game.xiangqi.handicap == .oneHorse && setup.game.xiangqi.giver == .second)
        setup.start()
        await app.settled()
        #expect(app.settings.lastGame == setup.game)
        app.set("theme-dark")
        #expect(app.settings.theme == .dark)
        app.setInMenu("menu-letters-latin", of: .xiangqi)
        app.setInMenu("menu-sound", of: .xiangqi)
        #expect(app.settings.letters == .latin && !app.settings.sound)
        #expect(app.menuForm(of: .xiangqi).flatMap(\.fields).map(\.id) == ["settings-letters", "menu-sound"])
    }

    @Test func theGuideIsTurnedPageByPage() {
        let app = Rig().app
        app.go(to: .guide)
        let guide = app.guide!
        #expect(guide.shown?.title == "The aim of the game" && guide.before == nil)
        guide.turn(to: 1)
        #expect(guide.before?.title == "The aim of the game")
        guide.turn(to: 99)
        #expect(guide.after == nil && guide.page == guide.pages.count - 1)
        guide.shelf = .chuShogi
        #expect(guide.page == 0 && guide.pages.count > 5)
        app.change { $0.locale = .ko }
        #expect(guide.shown?.title != "The aim of the game")
        app.back()
        #expect(app.guide == nil && app.stack.isEmpty)
    }

    @Test func timesAreShownAsClocksShowThem() {
        #expect(Clock.text(left: 600_000) == "10:00")
        #expect(Clock.text(left: 59_001) == "1:00")
        #expect(Clock.text(left: 9_950) == "0:10.0")
        #expect(Clock.text(left: 9_900) == "0:09.9")
        #expect(Clock.text(left: 1) == "0:00.1")
        #expect(Clock.text(left: 9_900, tenths: false) == "0:10")
        #expect(Clock.text(left: 0) == "0:00")
        #expect(Clock.text(passed: 61_999) == "1:01")
        let then = ContinuousClock.now
        #expect(Clock.left(5_000, since: then, now: then + .seconds(2)) == 3_000)
        #expect(Clock.left(5_000, since: then, now: then + .seconds(9)) == 0)
        #expect(Clock.left(5_000, since: then, running: false, now: then + .seconds(9)) == 5_000)
        #expect(Clock.passed(5_000, since: then, now: then + .milliseconds(1_500)) == 6_500)
    }

    @Test(arguments: Cue.allCases)
    func everySoundIsThereAndEnds(_ cue: Cue) {
        let samples = Synth.render(cue)
        #expect(samples.allSatisfy { abs($0) <= 1 })
        #expect(samples.map { abs($0) }.max()! > 0.25)
        #expect(abs(samples.last!) < 0.001)
        #expect(samples == Synth.render(cue))
        #expect(!cue.taps.isEmpty && cue.taps.allSatisfy { $0.at >= 0 && (0...1).contains($0.intensity) })
    }
}

extension FormField {
    /// What there is to choose.
    fileprivate var options: [FormOption] {
        switch control {
        case .segments(let options), .rows(let options): options
        case .sides(_, let sides): sides.map(\.option)
        case .setups, .switch, .sample: []
        }
    }
}
