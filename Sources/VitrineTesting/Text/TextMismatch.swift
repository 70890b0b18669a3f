/// Why a text is not as stored. Its description shows the lines that differ.
public enum TextMismatch: Error, CustomStringConvertible, Equatable {
    /// There was no stored text; it is now.
    case recorded(path: String)
    /// Lines differ: `-` is stored, `+` is actual, `@` numbers the stored line that follows.
    case lines(difference: String, actualPath: String, expectedPath: String)

    public var description: String {
        switch self {
        case .recorded(let path):
            "There was no text to compare with; it was recorded at \(path). Check it and run again."
        case .lines(let difference, let actualPath, let expectedPath):
            "The text differs (- expected, + actual). Actual: \(actualPath) expected: \(expectedPath)\n\(difference)"
        }
    }
}

/// What is different between two texts, line by line.
enum TextDifference {
    /// How many lines that are alike stand around what is different.
    static let context = 2

    /// The lines that went (`-`) and came (`+`), in order, each stretch under the number of its first line.
    static func describe(expected: String, actual: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        // The merged text: what is alike stands in both.
        var lines: [(mark: String, text: Substring, number: Int)] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                lines.append(("-", old[before], before + 1))
                before += 1
            } else if inserted.contains(after) {
                lines.append(("+", new[after], before + 1))
                after += 1
            } else {
                lines.append((" ", old[before], before + 1))
                before += 1
                after += 1
            }
        }
        var result: [String] = []
        var last = -1
        for index in lines.indices {
            let around = max(0, index - context)...min(lines.count - 1, index + context)
            guard around.contains(where: { lines[$0].mark != " " }) else { continue }
            if index != last + 1 || result.isEmpty { result.append("@ line \(lines[index].number)") }
            result.append("\(lines[index].mark) \(lines[index].text)")
            last = index
        }
        return result.joined(separator: "\n")
    }
}
