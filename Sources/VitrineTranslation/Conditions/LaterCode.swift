/// What a program does on later systems than the one that the runtime looks and behaves like: the conditions that ask for
/// them, the code behind these, which is never reached, and the declarations that only such code can use.
///
/// That code may use names that the later system brought. As the system that runs does not have it, it is not compiled.
struct LaterCode: Sendable {
    /// `#available(iOS 26, *)`, and whether the condition holds.
    private(set) var conditions: [(call: ClosedRange<Int>, holds: Bool)] = []
    /// The tokens of the bodies that are never reached.
    private(set) var bodies: [Range<Int>] = []
    /// The tokens of further conditions behind those that fail, which are not asked; the comma is the first.
    private(set) var unasked: [Range<Int>] = []
    /// The tokens of what is marked `@available(iOS 26, *)`, with its attributes.
    private(set) var declarations: [ClosedRange<Int>] = []

    init(
        _ tokens: [Token], _ brackets: Brackets, _ structure: [Declaration], isActive: inout [Bool],
        family: DeviceFamily
    ) {
        guard let version = family.version else { return }
        func leaveOut(_ places: some Sequence<Int>) {
            for place in places { isActive[place] = false }
        }
        let marked = Self.marked(tokens, structure) {
            Self.isLater(tokens[$0], than: version, of: family.system)
        }
        for range in marked + Self.previews(tokens, brackets, than: version, of: family.system) {
            guard isActive[range.lowerBound] else { continue }
            declarations.append(range)
            leaveOut(range)
        }
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
            if !holds, let end = Self.end(ofConditionsBehind: close, tokens, brackets) {
                unasked.append(close + 1..<end)
                leaveOut(close + 1..<end)
            }
            guard let body = Self.body(of: index, close, holds, tokens, brackets), !body.isEmpty else {
                continue
            }
            bodies.append(body)
            leaveOut(body)
        }
    }

    /// The declarations with an attribute whose list fits. Cases of enumerations stay, since every `switch` names them.
    private static func marked(
        _ tokens: [Token], _ structure: [Declaration], _ fits: (Range<Int>) -> Bool
    ) -> [ClosedRange<Int>] {
        structure.compactMap { declaration in
            guard declaration.kind != .import, declaration.kind != .other,
                declaration.attributes.contains(where: {
                    $0.name == "@available" && $0.tokens.count > 2
                        && fits($0.tokens.lowerBound + 2..<$0.tokens.upperBound)
                })
            else { return nil }
            // A property without braces is read until the next member, over the end of a branch that it stands in.
            let end =
                declaration.body != nil
                ? nil
                : (declaration.keyword...declaration.last).first {
                    ["#if", "#elseif", "#else", "#endif"].contains(tokens[$0].text)
                }
            return declaration.first...(end.map { $0 - 1 } ?? declaration.last)
        }
    }

    /// The previews with such an attribute, which are no declarations.
    private static func previews(
        _ tokens: [Token], _ brackets: Brackets, than version: Int, of system: String
    ) -> [ClosedRange<Int>] {
        tokens.indices.compactMap { index in
            guard tokens[index].text == "#Preview", index >= 4, tokens[index - 1].text == ")",
                let open = brackets[index - 1], open >= 1, tokens[open - 1].text == "@available",
                isLater(tokens[(open + 1)..<(index - 1)], than: version, of: system),
                let brace = brace(behind: index, tokens, brackets), let close = brackets[brace]
            else { return nil }
            return open - 1...close
        }
    }

    /// Whether a list such as `iOS 26.0, tvOS 26.0, *` names a version of a system that is later than one.
    fileprivate static func isLater(_ list: ArraySlice<Token>, than version: Int, of system: String) -> Bool {
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

    /// Where the conditions of a list end; nil where one is the last, or of a `while`.
    private static func end(
        ofConditionsBehind close: Int, _ tokens: [Token], _ brackets: Brackets
    ) -> Int? {
        guard close + 1 < tokens.count, tokens[close + 1].text == ",",
            let brace = brace(behind: close, tokens, brackets)
        else { return nil }
        return tokens[brace - 1].text == "else" ? brace - 1 : brace
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

extension ActiveCode {
    /// Whether the attribute right before a token says that what it begins is for later systems: `@available(iOS 26, *)`.
    package static func isForLaterSystems(_ index: Int, of tokens: [Token], family: DeviceFamily) -> Bool {
        guard let version = family.version, index >= 4, tokens[index - 1].text == ")",
            let open = tokens[..<index].lastIndex(where: { $0.text == "(" }), open >= 1,
            tokens[open - 1].text == "@available"
        else { return false }
        return LaterCode.isLater(tokens[(open + 1)..<(index - 1)], than: version, of: family.system)
    }
}
