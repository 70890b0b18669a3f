/// What a program does on later systems than the one that the runtime looks and behaves like: the conditions that ask for
/// them, and the code behind these, which is never reached.
///
/// That code may use names that the later system brought. As the system that runs does not have it, it is not compiled.
struct LaterCode: Sendable {
    /// `#available(iOS 26, *)`, and whether the condition holds.
    private(set) var conditions: [(call: ClosedRange<Int>, holds: Bool)] = []
    /// The tokens of the bodies that are never reached.
    private(set) var bodies: [Range<Int>] = []

    init(_ tokens: [Token], _ brackets: Brackets, isActive: inout [Bool], family: DeviceFamily) {
        guard let version = family.version else { return }
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            let word = tokens[index].text
            guard isActive[index], word == "#available" || word == "#unavailable",
                index + 1 < tokens.count, tokens[index + 1].text == "(", let close = brackets[index + 1],
                Self.isLater(tokens[(index + 2)..<close], than: version, of: family.system)
            else { continue }
            let holds = word == "#unavailable"
            conditions.append((index...close, holds))
            guard let body = Self.body(of: index, close, holds, tokens, brackets), !body.isEmpty else {
                continue
            }
            bodies.append(body)
            for place in body { isActive[place] = false }
        }
    }

    /// Whether a list such as `iOS 26.0, tvOS 26.0, *` names a version of a system that is later than one.
    private static func isLater(_ list: ArraySlice<Token>, than version: Int, of system: String) -> Bool {
        zip(list, list.dropFirst()).contains { name, number in
            guard name.text == system || name.text == system + "ApplicationExtension" else { return false }
            return Int(number.text.prefix { $0 != "." }).map { $0 > version } ?? false
        }
    }

    /// The code that a condition between two places leads to when it is otherwise.
    private static func body(
        of first: Int, _ last: Int, _ holds: Bool, _ tokens: [Token], _ brackets: Brackets
    ) -> Range<Int>? {
        guard let keyword = keyword(before: first, tokens, brackets),
            let open = brace(behind: last, tokens, brackets), let close = brackets[open]
        else { return nil }
        let inner = open + 1..<close
        // Another condition beside one that holds may be what fails.
        let isAlone = keyword == first - 1 && open <= last + 2
        switch (tokens[keyword].text, holds) {
        case ("if", false): return inner
        case ("guard", true): return isAlone ? inner : nil
        case ("if", true):
            guard isAlone, close + 2 < tokens.count, tokens[close + 1].text == "else",
                tokens[close + 2].text == "{", let end = brackets[close + 2]
            else { return nil }
            return close + 3..<end
        case ("guard", false): return rest(behind: close, tokens, brackets)
        default: return nil
        }
    }

    /// The `if` or `guard` of a condition.
    private static func keyword(before index: Int, _ tokens: [Token], _ brackets: Brackets) -> Int? {
        var place = index - 1
        while place >= 0 {
            switch tokens[place].text {
            case "if", "guard": return place
            case ")", "]":
                guard let open = brackets[place], open < place else { return nil }
                place = open - 1
            case "(", "[", "{", "}", ";", "while": return nil
            default: place -= 1
            }
        }
        return nil
    }

    /// The brace that begins the code behind a condition.
    private static func brace(behind index: Int, _ tokens: [Token], _ brackets: Brackets) -> Int? {
        var place = index + 1
        while place < tokens.count {
            switch tokens[place].text {
            case "{": return place
            case "(", "[":
                guard let close = brackets[place] else { return nil }
                place = close + 1
            case "}", ")", "]": return nil
            default: place += 1
            }
        }
        return nil
    }

    /// What follows a `guard` in its block, its case of a `switch`, or its branch of an `#if`.
    private static func rest(behind close: Int, _ tokens: [Token], _ brackets: Brackets) -> Range<Int>? {
        let start = close + 1 < tokens.count && tokens[close + 1].text == ";" ? close + 2 : close + 1
        var place = start
        var depth = 0
        while place < tokens.count {
            switch tokens[place].text {
            case "}", "case", "default", "@unknown": return start..<place
            case "#else", "#elseif", "#endif":
                if depth == 0 { return start..<place }
                if tokens[place].text == "#endif" { depth -= 1 }
                place += 1
            case "#if":
                depth += 1
                place += 1
            default: place = (brackets[place].map { max($0, place) } ?? place) + 1
            }
        }
        return nil
    }
}
