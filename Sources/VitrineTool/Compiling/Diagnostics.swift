import Foundation

/// What the compiler said, a remark after the other.
struct Diagnostics {
    struct Remark {
        /// As it is shown, with its notes and quotations.
        var text: String
        /// The file's place among the sources; those without a file come first.
        var file: Int
        var path: String
        var line: Int
        /// Of what the user wrote, counted from 1.
        var column: Int
        var isError: Bool
        /// What stands behind `error: `.
        var message: String
        /// Of the lines that are quoted the one that it is about, as far as it is known.
        var source: String?
        /// What to write in place of a name that is absent here.
        var hint: Hints.Hint? {
            isError ? Hints.shared.hint(for: missingNames) : nil
        }

        var missingNames: [MissingName] { MissingName.all(in: message, source: source, column: column) }
    }

    private(set) var remarks: [Remark] = []

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
                    Remark(
                        text: "\(head.inUsersColumns(line, sources))\n", file: file, path: head.path,
                        line: head.line, column: head.usersColumn(sources) ?? 1, isError: head.isError,
                        message: head.message,
                        source: sources[head.path]?.text(ofLine: head.line)))
            } else if remarks.isEmpty {
                remarks.append(
                    Remark(
                        text: "\(line)\n", file: -1, path: "", line: 0, column: 1, isError: false,
                        message: ""))
            } else if let head = Head(line) {
                // Notes belong to what they explain.
                quotation = sources[head.path].map(Quotation.init)
                remarks[remarks.count - 1].text += "\(head.inUsersColumns(line, sources))\n"
            } else {
                // The lines that are quoted belong to what they show.
                let plain = Head.withoutColour(line)
                remarks[remarks.count - 1].noteSource(plain)
                remarks[remarks.count - 1].text += "\(quotation?.inUsersWords(plain) ?? String(line))\n"
            }
        }
    }

    /// The remarks in the order of the files and their lines, each once.
    var sorted: [Remark] {
        var seen: Set<String> = []
        return remarks.enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }.map(\.element).filter { !$0.isOfTestsAlone && seen.insert($0.text).inserted }
    }

    /// The sorted remarks; below the first about a name that is absent here stands what to write in its place.
    var text: String {
        var advised: Set<String> = []
        return sorted.map { remark in
            guard let hint = remark.hint, advised.insert(hint.name).inserted else { return remark.text }
            return "\(remark.text)note: \(hint.sentence)\n"
        }.joined()
    }

    /// The beginning of a remark: `path:line:column: error: …`, or `error: …`.
    private struct Head {
        var path = ""
        var line = 0
        var column: Int?
        var isNote: Bool
        var isError: Bool
        /// What stands behind the kind.
        var message: String

        init?(_ text: Substring) {
            let plain = Self.withoutColour(text)
            let kinds = ["error: ", "warning: ", "note: ", "remark: "]
            if let kind = kinds.first(where: plain.hasPrefix) {
                isNote = kind == "note: "
                isError = kind == "error: "
                message = String(plain.dropFirst(kind.count))
                return
            }
            guard plain.first == "/" || plain.first == "<",
                let (kind, place) = kinds.lazy.compactMap({ kind in
                    Self.place(in: plain, before: kind).map { (kind, $0) }
                })
                .first
            else { return nil }
            isNote = kind == "note: "
            isError = kind == "error: "
            message = place.message
            path = place.path
            line = place.line
            column = place.column
        }

        private static func place(
            in text: String, before kind: String
        ) -> (path: String, line: Int, column: Int?, message: String)? {
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
                numbers.count == 2 ? numbers[1] : nil, String(text[end.upperBound...])
            )
        }

        /// The column of what the user wrote.
        func usersColumn(_ sources: [String: UserLines]) -> Int? {
            column.map { sources[path]?.column(line: line, column: $0) ?? $0 }
        }

        /// The line with the column of what the user wrote.
        func inUsersColumns(_ text: Substring, _ sources: [String: UserLines]) -> String {
            guard let column, let own = usersColumn(sources), own != column,
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

extension Diagnostics.Remark {
    /// Whether it follows from what is said of test cases for Swift 6 (`TestModule`), and the user cannot mend it.
    fileprivate var isOfTestsAlone: Bool {
        !isError && message.hasSuffix("must restate inherited '@unchecked Sendable' conformance")
    }

    /// Takes a line that is quoted below the remark, if it is the one that the remark is about.
    fileprivate mutating func noteSource(_ line: String) {
        guard source == nil, let bar = line.firstIndex(of: "|"),
            Int(line[..<bar].filter { $0 != " " }) == self.line
        else { return }
        source = String(line[bar...].dropFirst(2))
    }
}
