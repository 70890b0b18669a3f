import Foundation

/// Columns of text for standard output.
enum TextTable {
    /// A title and cells, the cells set to the right.
    static func row(_ title: String, _ cells: [String], titleWidth: Int = 38, width: Int = 10) -> String {
        title.padding(toLength: titleWidth, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }.joined()
    }

    /// Three digits that count.
    static func number(_ value: Double?) -> String {
        guard let value else { return "" }
        let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(digits)f", value)
    }

    /// Writes a line at once, also into a pipe.
    static func show(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
