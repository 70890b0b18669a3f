import VitrineTranslation

/// A source as its user wrote it, for messages about what the compiler read in its place.
struct UserLines {
    private let lines: [Substring.UTF8View.SubSequence]
    private let columns: ColumnMap

    init(_ source: SourceFile, translation: TranslatedSource) {
        lines = Self.split(translation.isChanged ? source.text : "")
        columns = translation.columns
    }

    /// The line's text; nil if it was not translated, or there is no such line.
    func text(ofLine line: Int) -> String? {
        lines.indices.contains(line - 1) && lines.count > 1 ? String(Substring(lines[line - 1])) : nil
    }

    /// The column of the user's source, counted from 1.
    func column(line: Int, column: Int) -> Int { columns.original(line: line, column: column) }

    private static func split(_ text: String) -> [Substring.UTF8View.SubSequence] {
        var lines: [Substring.UTF8View.SubSequence] = []
        let bytes = text[...].utf8
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            let end = index
            index = bytes.index(after: index)
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            lines.append(bytes[start..<end])
            if byte == UInt8(ascii: "\r"), index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") {
                index = bytes.index(after: index)
            }
            start = index
        }
        lines.append(bytes[start...])
        return lines
    }
}
