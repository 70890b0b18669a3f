/// Mistakes in the use of notifications, each reported the first time only: bodies are evaluated again and again.
@MainActor
enum NotificationIssue {
    private static var reported: Set<String> = []

    /// Reports a mistake unless the same words were reported before.
    static func report(_ message: String) {
        // Messages that hold ever new names must not pile up.
        guard reported.count < 100, reported.insert(message).inserted else { return }
        ComponentIssue.report(in: "NotificationView", message)
    }

    /// Forgets what was reported: for tests.
    static func reset() { reported = [] }
}
