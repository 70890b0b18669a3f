/// What the views of a test wrote down, and the ways in which the test changes their state.
package final class ActionLog {
    package var lines: [String] = []
    /// Made by the bodies of views, by name.
    package var actions: [String: () -> Void] = [:]

    package init() {}

    /// The lines since the last call.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
