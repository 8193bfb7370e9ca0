import UIKit
import XCTest

/// The app as a finger has it: on a device or in the simulator, from the first screen to a game that comes back.
@MainActor
final class PalgakUITests: XCTestCase {
    private lazy var app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        // A folder of its own for each test, and English whatever the machine speaks.
        app.launchEnvironment = ["PALGAK_FOLDER": "UITests-\(UUID().uuidString)", "PALGAK_LANGUAGE": "en"]
        app.launch()
    }

    private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    /// Keeps a picture of the screen among the results, for whoever has no device at hand.
    private func picture(_ name: String) {
        let picture = XCTAttachment(screenshot: app.screenshot())
        picture.name = name
        picture.lifetime = .keepAlways
        add(picture)
    }

    /// Waits until something with one of these identifiers is there.
    private func see(_ identifiers: String..., file: StaticString = #filePath, line: UInt = #line) {
        for _ in 0..<60 where identifiers.contains(where: { element($0).waitForExistence(timeout: 1) }) { return }
        XCTFail("there is no \(identifiers)", file: file, line: line)
    }

    private func touch(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
        see(identifier, file: file, line: line)
        element(identifier).tap()
    }

    /// A point of a board of nine files, by its file and rank from the first side's left.
    private func point(_ file: Int, _ rank: Int) -> String { "point-\((rank - 1) * 9 + file - 1)" }

    /// Moves a piece by two touches where its points are seen: what is heard of them lies over a board that takes the touch.
    private func move(_ points: String..., file: StaticString = #filePath, line: UInt = #line) {
        for point in points {
            see(point, file: file, line: line)
            element(point).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        }
    }

    func testAGameIsSetUpPlayedLeftAndTakenUpAgain() {
        see("home-two")
        picture("home")
        touch("home-two")
        see("new-start")
        picture("new-game")
        touch("new-start")
        // A soldier steps aside.
        move(point(1, 4), point(2, 4))
        see("move-1")
        picture("janggi")

        app.terminate()
        app.launch()
        // The system may give the screen back by itself, or the first screen offers the game.
        see("home-continue", "move-1")
        if element("home-continue").exists { touch("home-continue") }
        see("move-1")
        // Every point of the board says what stands there.
        XCTAssertTrue(element(point(2, 4)).label.localizedCaseInsensitiveContains("soldier"))
    }

    func testTheComputerAnswers() {
        touch("home-computer")
        touch("new-start")
        move(point(1, 4), point(2, 4))
        see("move-2")
    }

    func testTheBoardIsThereWhicheverWayTheDeviceIsHeld() {
        touch("game-chushogi")
        defer { XCUIDevice.shared.orientation = .portrait }
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            XCUIDevice.shared.orientation = orientation
            see("point-0")
            see("zoom")
            picture(orientation == .portrait ? "chushogi" : "chushogi-across")
        }
        // The board is enlarged, and is the whole again.
        touch("zoom")
        picture("chushogi-enlarged")
        touch("zoom")
        see("point-143")
    }

    func testAResignedGameIsLookedThrough() {
        touch("game-xiangqi")
        // The cannon comes to the middle file.
        move(point(8, 3), point(5, 3))
        see("move-1")
        touch("menu-open")
        see("menu-resign")
        picture("menu")
        touch("menu-resign")
        // The menu is gone before the question comes.
        let yes = app.alerts.buttons["Resign"]
        XCTAssertTrue(yes.waitForExistence(timeout: 60))
        yes.tap()
        see("result-title")
        picture("result")
        touch("result-review")
        touch("review-first")
        picture("review")
        touch("review-close")
    }

    func testTheRulesAndTheSettingsOpen() {
        touch("home-guide")
        touch("guide-next")
        picture("guide")
        app.navigationBars.buttons.firstMatch.tap()
        touch("home-settings")
        see("settings-letters")
        picture("settings")
    }
}
