/// Mistakes that SwiftUI reports and survives: one line on standard error, and the view is shown as well as it
/// can be.
package enum RuntimeIssue {
    /// The messages so far, for tests and against repetition: layouts repeat at every frame.
    private static let reported = ReportedIssues()

    /// Prints a message the first time it comes up.
    static func report(_ message: String) {
        guard reported.insert(message) else { return }
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }

    /// Whether a message with these words was reported.
    package static func wasReported(_ words: String) -> Bool { reported.contains(words) }
}

private final class ReportedIssues: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: Set<String> = []

    func insert(_ message: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        // A dimension that changes at every frame has a new message each time: enough is enough.
        return messages.count < 100 && messages.insert(message).inserted
    }

    func contains(_ words: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return messages.contains { $0.contains(words) }
    }
}
