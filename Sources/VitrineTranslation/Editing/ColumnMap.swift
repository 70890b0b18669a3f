/// Leads from columns of a translated source back to those of the user's.
package struct ColumnMap: Equatable, Sendable {
    private struct Change: Equatable, Sendable {
        /// In the user's source, counted from 1.
        var column: Int
        var oldLength: Int
        var newLength: Int
    }

    private var changes: [Int: [Change]] = [:]

    package init() {}

    /// Complexity: O(*n*) in the length of the source.
    init(edits: [Edits.Edit], bytes: [UInt8]) {
        var line = 1
        var lineStart = 0
        var place = 0
        for edit in edits {
            while place < edit.range.lowerBound {
                let isEnd =
                    bytes[place] == UInt8(ascii: "\n")
                    || bytes[place] == UInt8(ascii: "\r")
                        && !(place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n"))
                place += 1
                if isEnd {
                    line += 1
                    lineStart = place
                }
            }
            let old = bytes[edit.range].prefix { !$0.isLineEnd }.count
            let new = edit.text.prefix { !$0.isLineEnd }.count
            guard old != new else { continue }
            changes[line, default: []].append(
                Change(column: edit.range.lowerBound - lineStart + 1, oldLength: old, newLength: new))
        }
    }

    /// The column in the user's source, counted from 1 in bytes.
    ///
    /// What was put in place of something begins where that began.
    package func original(line: Int, column: Int) -> Int {
        var shift = 0
        for change in changes[line] ?? [] {
            let start = change.column + shift
            if column < start { break }
            if column < start + change.newLength { return change.column }
            shift += change.newLength - change.oldLength
        }
        return column - shift
    }

    package var isEmpty: Bool { changes.isEmpty }
}
