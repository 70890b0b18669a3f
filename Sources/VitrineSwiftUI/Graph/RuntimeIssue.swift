/// Mistakes that SwiftUI reports and survives: one line on standard error, and the view is shown as well as it
/// can be.
package enum RuntimeIssue {
    /// The messages so far, for tests and against repetition: layouts repeat at every frame.
    private static let reported = ReportedIssues()

    /// Prints a message the first time it comes up.
    ///
    /// - Parameter key: What stands for the message where parts of it differ each time.
    static func report(_ message: String, once key: String? = nil) {
        guard reported.insert(message, key ?? message) else { return }
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }

    /// Whether a message with these words was reported.
    package static func wasReported(_ words: String) -> Bool { reported.contains(words) }
}

private final class ReportedIssues: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String: String] = [:]

    func insert(_ message: String, _ key: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        // A dimension that changes at every frame has a new message each time: enough is enough.
        guard messages.count < 100, messages[key] == nil else { return false }
        messages[key] = message
        return true
    }

    func contains(_ words: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return messages.values.contains { $0.contains(words) }
    }
}
