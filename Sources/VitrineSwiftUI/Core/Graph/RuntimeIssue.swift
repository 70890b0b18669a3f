import VitrineSupport

/// Mistakes that SwiftUI reports and survives: one line on standard error, and the view is shown as well as it
/// can be.
package enum RuntimeIssue {
    /// Prints a message the first time it comes up: layouts repeat at every frame.
    ///
    /// - Parameter key: What stands for the message where parts of it differ each time.
    static func report(_ message: String, once key: String? = nil) {
        let sentence = "SwiftUI: \(message)"
        ReportLog.current.report(once: key.map { "SwiftUI: \($0)" } ?? sentence, sentence)
    }

    /// Whether a message with these words was reported.
    package static func wasReported(_ words: String) -> Bool { ReportLog.current.contains(words) }
}
