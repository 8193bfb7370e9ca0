import Foundation

/// What an error says of itself, in a few words. The core's errors carry their message inside; what the system throws
/// has one in the user's language.
func reason(of error: any Error) -> String {
    message(in: error) ?? error.localizedDescription
}

private func message(in value: Any) -> String? {
    for child in Mirror(reflecting: value).children {
        if let text = child.value as? String { return text }
        if let text = message(in: child.value) { return text }
    }
    return nil
}
