// Declarations only; see README.md.
@_exported import Foundation
import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

public final class XCUIScreenshot {}
public final class XCTAttachment {
    public enum Lifetime: Sendable { case keepAlways, deleteOnSuccess }
    public init(screenshot: XCUIScreenshot) {}
    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
}

open class XCTestCase {
    public init() {}
    public func add(_ attachment: XCTAttachment) {}
    public var continueAfterFailure = true
    open func setUp() async throws {}
}

@MainActor
open class XCUIElement {
    public enum ElementType: Sendable { case any }
    public init() {}
    public var exists: Bool { false }
    public var label: String { "" }
    public func screenshot() -> XCUIScreenshot { fatalError() }
    public func waitForExistence(timeout: TimeInterval) -> Bool { false }
    public func tap() {}
    public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { fatalError() }
    public func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
    public var alerts: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
}

@MainActor
public final class XCUICoordinate {
    public func tap() {}
}

@MainActor
public final class XCUIElementQuery {
    public func matching(identifier: String) -> XCUIElementQuery { self }
    public var buttons: XCUIElementQuery { self }
    public var firstMatch: XCUIElement { fatalError() }
    public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor
public final class XCUIApplication: XCUIElement {
    public override init() {}
    public var launchEnvironment: [String: String] = [:]
    public func launch() {}
    public func terminate() {}
}

@MainActor
public final class XCUIDevice {
    public static let shared = XCUIDevice()
    public var orientation: UIDeviceOrientation = .portrait
}
