/// Reads one declaration up to its body.
struct DeclarationHead {
    let tokens: [Token]
    let brackets: Brackets
    /// Whether members stand here, and not statements.
    let isInType: Bool
    private(set) var declaration: Declaration?

    init(tokens: [Token], brackets: Brackets, isInType: Bool) {
        self.tokens = tokens
        self.brackets = brackets
        self.isInType = isInType
    }

    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
        "override",
        "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "mutating",
        "nonmutating",
        "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated", "distributed", "consuming",
        "borrowing", "sending",
    ]

    private static let typeKinds: [String: Declaration.Kind] = [
        "class": .class, "struct": .struct, "enum": .enum, "actor": .actor, "protocol": .protocol,
        "extension": .extension,
    ]

    private static let memberKinds: [String: Declaration.Kind] = [
        "var": .property, "let": .property, "init": .initializer, "subscript": .subscript, "deinit": .other,
        "case": .other,
    ]

    private static let otherWords: Set<String> = [
        "typealias", "associatedtype", "operator", "precedencegroup", "macro",
    ]

    /// Whether a word on a new line begins another declaration.
    private static func begins(_ text: String) -> Bool {
        text.hasPrefix("@") || text.hasPrefix("#") || modifiers.contains(text) || typeKinds[text] != nil
            || memberKinds[text] != nil || otherWords.contains(text) || text == "func" || text == "import"
    }

    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

    private func isWord(_ index: Int) -> Bool { index < tokens.count && tokens[index].kind == .word }

    /// Behind the parentheses at a place, if there are any.
    private func afterParentheses(_ index: Int, adjacent: Bool) -> Int {
        guard text(index) == "(", let partner = brackets[index],
            !adjacent || index > 0 && tokens[index - 1].end == tokens[index].start
        else { return index }
        return partner + 1
    }

    /// Reads attributes, modifiers, keyword and what follows; the place where reading goes on.
    mutating func read(from start: Int) -> Int {
        var index = start
        var attributes: [Declaration.Attribute] = []
        var modifiers: [Int] = []
        while isWord(index) {
            let word = text(index)
            if word.hasPrefix("@") {
                var end = index + 1
                // The types of attributes may have dots.
                while text(end) == ".", isWord(end + 1) { end += 2 }
                end = afterParentheses(end, adjacent: true)
                attributes.append(Declaration.Attribute(name: word, tokens: index...(end - 1)))
                index = end
            } else if Self.modifiers.contains(word), word != "class" || isModifier(index) {
                modifiers.append(index)
                index = afterParentheses(index + 1, adjacent: true)
            } else {
                break
            }
        }
        guard let kind = kind(at: index) else { return index }
        var found = Declaration(
            kind: kind, name: "", first: start, keyword: index, nameToken: index, last: index,
            attributes: attributes, modifiers: modifiers)
        switch kind {
        case .import: index = readImport(&found)
        case .other: index += 1
        case .property: index = readProperty(&found)
        case .function, .initializer, .subscript: index = readFunction(&found)
        default: index = readType(&found)
        }
        declaration = found
        return index
    }

    /// `class` before a member is a modifier.
    private func isModifier(_ index: Int) -> Bool {
        let next = text(index + 1)
        return ["func", "var", "let", "subscript"].contains(next)
            || Self.modifiers.contains(next) && next != "class"
    }

    private func kind(at index: Int) -> Declaration.Kind? {
        guard isWord(index) else { return nil }
        let word = tokens[index].text
        if let kind = Self.typeKinds[word] {
            guard isWord(index + 1), !Self.begins(text(index + 1)),
                ![":", ","].contains(text(index + 2)) || word != "actor"
            else { return nil }
            return kind
        }
        if word == "func" { return .function }
        if word == "import" { return isWord(index + 1) ? .import : nil }
        if isInType {
            if let kind = Self.memberKinds[word] { return kind }
            if Self.otherWords.contains(word) { return .other }
        }
        return nil
    }

    private func readImport(_ found: inout Declaration) -> Int {
        var index = found.keyword + 1
        let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
        if kinds.contains(text(index)), isWord(index + 1), !tokens[index + 1].isFirstOnLine { index += 1 }
        found.nameToken = index
        found.name = tokens[index].name
        while text(index + 1) == ".", index + 2 < tokens.count {
            index += 2
            found.name += "." + tokens[index].name
        }
        found.last = index
        return index + 1
    }

    /// Finds the body's brace, or the place where the declaration ends without one.
    ///
    /// - Parameter visit: called with each token outside brackets; true ends the search.
    func body(from start: Int, visit: (Int) -> Bool = { _ in false }) -> (open: Int?, end: Int) {
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .mark {
                switch token.text {
                case "{": return (brackets[index] == nil ? nil : index, index)
                case "}", ")", "]", ";": return (nil, index)
                default: break
                }
            }
            if token.isFirstOnLine, Self.begins(token.text) { return (nil, index) }
            if visit(index) { return (nil, index) }
            if token.kind == .mark, token.text == "(" || token.text == "[", let partner = brackets[index] {
                index = partner
            }
            index += 1
        }
        return (nil, index)
    }
}
