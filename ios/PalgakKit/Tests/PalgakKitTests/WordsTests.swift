import Foundation
import Testing

@testable import PalgakKit

private let languages: [Language] = [.ko, .ja, .zhHans, .zhHant, .en]

@MainActor
@Suite
struct WordsTests {
    @Test(arguments: languages)
    func everyChoiceHasItsWords(_ language: Language) {
        let words = Words(language)
        var said: [String] = []
        func note<Value>(_ choices: [Choice<Value>]) { said += choices.flatMap { [$0.title, $0.detail] } }
        note(words.games)
        note(words.modes)
        note(words.levels)
        note(words.xiangqiHandicaps)
        note(words.xiangqiPresets)
        note(words.chuHandicaps)
        note(words.chuPresets)
        note(words.chuPromotions)
        note(words.seatings)
        note(words.themes)
        note(words.motions)
        note(words.shapes)
        note(words.languages)
        for game in Game.all {
            note(words.sides(of: game))
            note(words.letters(of: game))
            note(words.notations(of: game, chosen: .korean))
            said.append(words[game.tagline])
        }
        // A missing message shows as its id, which has hyphens and nothing but small letters.
        #expect(said.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil }.isEmpty)
        #expect(words["no-such-message"] == "no-such-message")
    }

    @Test(arguments: Game.all)
    func choicesFitTheirGame(_ game: Game) {
        let app = Rig().app
        app.meant = game
        let letters: [Letters] = [.hanja, .hangul, .latin, .symbols, .hanjaLong]
        let notations: [NotationStyle] = [.korean, .machine, .chinese, .wxf, .iccs, .japanese, .western]
        let own = app.words.letters(of: game).map(\.value)
        for letter in letters {
            app.letters = letter
            #expect(app.letters == (own.contains(letter) ? letter : own[0]))
        }
        for notation in notations {
            app.notation = notation
            // Whatever is in force can be seen among the choices.
            let written = app.words.notations(of: game, chosen: notation).map(\.value)
            #expect(app.notation == (written.contains(notation) ? notation : written[0]))
        }
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
