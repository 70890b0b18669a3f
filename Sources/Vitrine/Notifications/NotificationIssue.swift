/// Mistakes in the use of notifications, each reported the first time only: bodies are evaluated again and again.
@MainActor
enum NotificationIssue {
    /// Reports a mistake unless the same words were reported before.
    static func report(_ message: String) {
        ComponentIssue.report(in: "NotificationView", message, once: true)
    }
}
