import Foundation

/// What the compiler said, a remark after the other.
struct Diagnostics {
    private struct Remark {
        var text: String
        /// The file's place among the sources; those without a file come first.
        var file: Int
        var line: Int
    }

    private var remarks: [Remark] = []

    /// - Parameters:
    ///   - output: what the compiler wrote.
    ///   - files: the sources' paths, in the order in which the user named them.
    ///   - sources: what the user wrote in those that were translated, by their paths.
    init(output: String, files: [String], lines sources: [String: UserLines] = [:]) {
        var quotation: Quotation?
        let places = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for line in lines {
            if let head = Head(line), !(head.isNote && !remarks.isEmpty) {
                let file = places[head.path] ?? (head.path.isEmpty ? -1 : files.count)
                quotation = sources[head.path].map(Quotation.init)
                remarks.append(
                    Remark(text: "\(head.inUsersColumns(line, sources))\n", file: file, line: head.line))
            } else if remarks.isEmpty {
                remarks.append(Remark(text: "\(line)\n", file: -1, line: 0))
            } else if let head = Head(line) {
                // Notes belong to what they explain.
                quotation = sources[head.path].map(Quotation.init)
                remarks[remarks.count - 1].text += "\(head.inUsersColumns(line, sources))\n"
            } else {
                // The lines that are quoted belong to what they show.
                let plain = Head.withoutColour(line)
                remarks[remarks.count - 1].text += "\(quotation?.inUsersWords(plain) ?? String(line))\n"
            }
        }
    }

    /// The remarks in the order of the files and their lines, each once.
    var text: String {
        var seen: Set<String> = []
        let sorted = remarks.enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }
        return sorted.map(\.element.text).filter { seen.insert($0).inserted }.joined()
    }

    /// The beginning of a remark: `path:line:column: error: …`, or `error: …`.
    private struct Head {
        var path = ""
        var line = 0
        var column: Int?
        var isNote: Bool

        init?(_ text: Substring) {
            let plain = Self.withoutColour(text)
            let kinds = ["error: ", "warning: ", "note: ", "remark: "]
            if let kind = kinds.first(where: plain.hasPrefix) {
                isNote = kind == "note: "
                return
            }
            guard plain.first == "/" || plain.first == "<",
                let (kind, place) = kinds.lazy.compactMap({ kind in
                    Self.place(in: plain, before: kind).map { (kind, $0) }
                })
                .first
            else { return nil }
            isNote = kind == "note: "
            path = place.path
            line = place.line
            column = place.column
        }

        private static func place(
            in text: String, before kind: String
        ) -> (path: String, line: Int, column: Int?)? {
            // A path may hold colons, so it is read from its end.
            guard let end = text.range(of: ": \(kind)") else { return nil }
            let parts = text[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            // Line and column, or the line alone.
            let numbers = parts.suffix(2).compactMap { Int($0) }
            guard parts.count > numbers.count, let line = numbers.first, Int(parts[parts.count - 1]) != nil
            else {
                return nil
            }
            return (
                parts.dropLast(numbers.count).joined(separator: ":"), line,
                numbers.count == 2 ? numbers[1] : nil
            )
        }

        /// The line with the column of what the user wrote.
        func inUsersColumns(_ text: Substring, _ sources: [String: UserLines]) -> String {
            guard let column, let source = sources[path],
                case let own = source.column(line: line, column: column), own != column,
                let place = text.range(of: "\(path):\(line):\(column):")
            else { return String(text) }
            return text.replacingCharacters(in: place, with: "\(path):\(line):\(own):")
        }

        /// Without the sequences that make text bold or red on a terminal.
        static func withoutColour(_ text: Substring) -> String {
            guard text.contains("\u{1b}") else { return String(text) }
            var plain = ""
            var isSequence = false
            for scalar in text.unicodeScalars {
                if scalar == "\u{1b}" { isSequence = true }
                if !isSequence { plain.unicodeScalars.append(scalar) }
                if isSequence, scalar == "m" { isSequence = false }
            }
            return plain
        }
    }
}
