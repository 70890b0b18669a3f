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

    /// Prints a message about a view, with its type and the path to it, once for each place in the tree: all rows of a
    /// `ForEach` are one place.
    ///
    /// - Parameter fault: What is wrong there, without values that differ from frame to frame.
    @MainActor static func report(_ message: @autoclosure () -> String, at node: _GraphNode, _ fault: String)
    {
        let path = ViewPath(to: node)
        let place = PlaceOfFault(
            view: node.nearestView.map { ObjectIdentifier($0) }, path: path.key, fault: fault)
        ReportLog.current.report(once: place, "SwiftUI: \(message())\(path.sentence)")
    }

    /// Whether a message with these words was reported.
    package static func wasReported(_ words: String) -> Bool { ReportLog.current.contains(words) }

    private struct PlaceOfFault: Hashable {
        /// Types of one name may be two.
        let view: ObjectIdentifier?
        let path: String
        let fault: String
    }
}
