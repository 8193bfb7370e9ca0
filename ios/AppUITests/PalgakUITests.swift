import UIKit
import XCTest

/// The app as a finger has it: on a device or in the simulator, from the first screen to a game that comes back.
@MainActor
final class PalgakUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        // A folder of its own for each test, and English whatever the machine speaks.
        app.launchEnvironment = ["PALGAK_FOLDER": "UITests-\(UUID().uuidString)", "PALGAK_LANGUAGE": "en"]
        app.launch()
    }

    private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    private func touch(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
        let found = element(identifier)
        XCTAssertTrue(found.waitForExistence(timeout: 60), "there is no \(identifier)", file: file, line: line)
        found.tap()
    }

    /// A point of Janggi's board, by its file and rank from Cho's left.
    private func point(_ file: Int, _ rank: Int) -> String { "point-\((rank - 1) * 9 + file - 1)" }

    func testAGameIsSetUpPlayedLeftAndTakenUpAgain() {
        touch("home-two")
        touch("new-start")
        // A soldier steps aside.
        touch(point(1, 4))
        touch(point(2, 4))
        XCTAssertTrue(element("move-1").waitForExistence(timeout: 60))

        app.terminate()
        app.launch()
        // The system may give the screen back by itself, or the first screen offers the game.
        let back = NSPredicate { [self] _, _ in element("home-continue").exists || element("move-1").exists }
        wait(for: [expectation(for: back, evaluatedWith: nil)], timeout: 60)
        if element("home-continue").exists { touch("home-continue") }
        XCTAssertTrue(element("move-1").waitForExistence(timeout: 60))
        // Every point of the board says what stands there.
        XCTAssertTrue(element(point(2, 4)).label.localizedCaseInsensitiveContains("soldier"))
    }

    func testTheComputerAnswers() {
        touch("game-xiangqi")
        touch("fresh-computer")
        touch("point-\(2 * 9 + 7)")
        touch("point-\(2 * 9 + 4)")
        XCTAssertTrue(element("move-2").waitForExistence(timeout: 60))
    }

    func testTheBoardIsThereWhicheverWayTheDeviceIsHeld() {
        touch("game-chushogi")
        defer { XCUIDevice.shared.orientation = .portrait }
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            XCUIDevice.shared.orientation = orientation
            XCTAssertTrue(element("board").waitForExistence(timeout: 60))
            XCTAssertTrue(element("point-0").waitForExistence(timeout: 60))
        }
        // The board is enlarged, and is the whole again.
        touch("zoom")
        touch("zoom")
        XCTAssertTrue(element("point-143").waitForExistence(timeout: 60))
    }

    func testTheRulesAndTheSettingsOpen() {
        touch("home-guide")
        XCTAssertTrue(element("guide").waitForExistence(timeout: 60))
        touch("guide-next")
        app.navigationBars.buttons.firstMatch.tap()
        touch("home-settings")
        XCTAssertTrue(element("settings").waitForExistence(timeout: 60))
    }
}
