/// A source with what is found in it.
struct ParsedSource: Sendable {
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    let brackets: Brackets
    /// Where each line begins.
    private let lineStarts: [Int]
    let declarations: [Declaration]
    /// For each token the declaration of the innermost type around, or -1.
    let types: [Int32]
    /// For each token whether it may be compiled.
    let isActive: [Bool]
    /// What is done on later systems.
    let laterCode: LaterCode
    /// The conditions: the places of their tokens, and whether they matter.
    let conditions: [(tokens: Range<Int>, isReached: Bool)]

    /// Complexity: O(*n*) in the length of the text.
    /// - Parameter flags: what `#if` knows; nil takes every branch that a flag of a build may lead to.
    init(_ source: Source, family: DeviceFamily, flags: Set<String>? = nil) {
        path = source.path
        bytes = Array(source.text.utf8)
        tokens = Lexer.tokens(of: bytes)
        brackets = Brackets(tokens)
        lineStarts = Self.lineStarts(of: bytes)
        let structure = StructureReader(tokens, brackets: brackets)
        declarations = structure.declarations
        types = structure.types
        var active = [Bool](repeating: false, count: tokens.count)
        var found: [(Range<Int>, Bool)] = []
        ActiveCode.visit(
            tokens, system: family.system, flags: flags, condition: { found.append(($0, $1)) },
            code: { active[$0] = true })
        laterCode = LaterCode(tokens, brackets, declarations, isActive: &active, family: family)
        isActive = active
        conditions = found
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte.isLineEnd {
            let isPair =
                byte == UInt8(ascii: "\r") && index + 1 < bytes.count
                && bytes[index + 1] == UInt8(ascii: "\n")
            if !isPair { starts.append(index + 1) }
        }
        return starts
    }

    func text(_ index: Int) -> String { index >= 0 && index < tokens.count ? tokens[index].text : "" }

    /// The bytes between the first and the last of some tokens.
    func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
        tokens[range.lowerBound].start..<tokens[range.upperBound].end
    }

    /// Where a token begins, in columns from 1.
    func column(of index: Int) -> Int {
        tokens[index].start - lineStarts[tokens[index].line - 1] + 1
    }

    /// Some tokens on one line, without comments.
    func joined(_ range: Range<Int>) -> String {
        var text = ""
        var end: Int?
        for index in range {
            let token = tokens[index]
            if let end, end < token.start { text += " " }
            text += String(decoding: bytes[token.range], as: UTF8.self)
            end = token.end
        }
        return text
    }

    /// The names of the types around a declaration's members, the outermost first, with its own.
    func typeNames(of index: Int) -> [String] {
        var names: [String] = []
        var next: Int? = index
        // Nobody nests types deeper; names of as many parts would take time by the square of their number.
        while let place = next, names.count < 50 {
            if declarations[place].kind.isType { names.append(declarations[place].name) }
            next = declarations[place].parent
        }
        return names.reversed()
    }

    func finding(_ severity: Finding.Severity, at token: Int, _ sentence: String) -> Finding {
        Finding(
            path: path, line: tokens[token].line, column: column(of: token), severity: severity,
            sentence: sentence)
    }

    func hasModifier(_ word: String, _ declaration: Declaration) -> Bool {
        declaration.modifiers.contains { tokens[$0].text == word }
    }

    /// The word with which other modules see a declaration, its own or that of the extension around it, if there is one.
    func publicAccess(of declaration: Declaration) -> String? {
        if let own = ["open", "public"].first(where: { hasModifier($0, declaration) }) { return own }
        guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .extension,
            ["internal", "package", "fileprivate", "private"].allSatisfy({ !hasModifier($0, declaration) })
        else { return nil }
        return hasModifier("public", parent) ? "public" : nil
    }

    /// Whether a property that has accessors has one that sets it.
    func hasSetter(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .property, let body = declaration.body,
            ["get", "set", "@inlinable", "mutating", "nonmutating"].contains(text(body.lowerBound + 1))
        else { return false }
        var index = body.lowerBound + 1
        while index < body.upperBound {
            if text(index) == "set" { return true }
            index = (brackets[index].map { max($0, index) } ?? index) + 1
        }
        return false
    }

    func attribute(_ name: String, of declaration: Declaration) -> Declaration.Attribute? {
        declaration.attributes.first { $0.name == name }
    }
}
