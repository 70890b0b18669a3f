/// The lines that the compiler quotes below a remark, and the marks under them.
struct Quotation {
    let source: UserLines
    private var line = 0

    init(source: UserLines) {
        self.source = source
    }

    /// A line of a remark with what the user wrote; nil if that is the same.
    ///
    /// - Parameter text: without colours.
    mutating func inUsersWords(_ text: String) -> String? {
        guard let bar = text.firstIndex(of: "|") else { return nil }
        let gutter = text[..<bar].filter { $0 != " " }
        let start = text.index(bar, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        if gutter.isEmpty { return marks(in: text[start...]).map { text[..<start] + $0 } }
        guard let number = Int(gutter) else { return nil }
        line = number
        guard let own = source.text(ofLine: number), own != text[start...] else { return nil }
        return text[..<start] + own
    }

    /// The marks below the columns of the user's line.
    private func marks(in text: Substring) -> String? {
        let marks = text.enumerated().filter { $0.element == "|" || $0.element == "`" }.map(\.offset)
        let arrow = text.firstIndex(of: "-").map { text.distance(from: text.startIndex, to: $0) }
        let columns = marks.filter { arrow == nil || $0 < arrow! }
        let moved = columns.map { source.column(line: line, column: $0 + 1) - 1 }
        guard moved != columns, let last = columns.last else { return nil }
        var new = ""
        for (old, place) in zip(columns, moved).dropLast() where place >= new.count {
            new += String(repeating: " ", count: place - new.count)
            new.append(text[text.index(text.startIndex, offsetBy: old)])
        }
        new += String(repeating: " ", count: max(0, moved[moved.count - 1] - new.count))
        return new + text.dropFirst(last)
    }
}
