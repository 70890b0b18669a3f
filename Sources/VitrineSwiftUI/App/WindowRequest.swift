/// A wish for another window to come or go, which is refused: as on iPhone there is one.
enum WindowRequest {
    /// Says so in the log, as SwiftUI does there. Programs that run on several systems ask `supportsMultipleWindows` first.
    ///
    /// - Parameters:
    ///   - action: What the program called.
    ///   - window: Which one it means.
    ///   - outcome: What does not become of it.
    @MainActor
    static func refuse(_ action: String, _ window: String, _ outcome: String) {
        ReportLog.current.report(
            "\(action): the window \(window) is not \(outcome), since a program has one window here: ask supportsMultipleWindows first."
        )
    }
}
