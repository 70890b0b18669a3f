/// What a reader of the messages must know about one place, and what to write there instead.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable { case error, warning }

    package var path: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in bytes of UTF-8.
    package var column: Int
    package var severity: Severity
    package var sentence: String

    package init(path: String, line: Int, column: Int, severity: Severity, sentence: String) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.sentence = sentence
    }

    package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(sentence)" }
}
