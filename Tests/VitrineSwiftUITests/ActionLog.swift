/// What the views of a test wrote down, and the ways in which the test changes their state.
final class ActionLog {
    var lines: [String] = []
    /// Made by the bodies of views, by name.
    var actions: [String: () -> Void] = [:]

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
