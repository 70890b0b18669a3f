import Foundation

/// Asks a program that takes too long where it is.
struct StackTraceRequest {
    /// The time to write it, which reading the symbols takes.
    private static let patience = Duration.seconds(15)

    private var end: ContinuousClock.Instant?

    /// Asks once, and says whether the answer is there, or does not come.
    ///
    /// - Parameters:
    ///   - isAnnounced: whether the program has said that its report is done, which it does before the last of it is
    ///     in the file.
    ///   - guardian: the process below which the program runs.
    mutating func isOver(program: URL, below guardian: pid_t, isAnnounced: Bool) -> Bool {
        let tree = ProcessTree()
        guard .now < end ?? .now + Self.patience,
            let process = tree.process(below: guardian, executing: program)
        else { return true }
        if end == nil {
            end = .now + Self.patience
            // Swift reports where the program is, and lets it go on.
            kill(process, SIGTRAP)
            // It may have been stopped, and would not hear that.
            kill(process, SIGCONT)
        }
        return isAnnounced && !tree.runs(below: guardian, withPrefix: "swift-backtrace")
    }
}
