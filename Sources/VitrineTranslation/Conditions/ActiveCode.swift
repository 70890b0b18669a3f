/// Walks through the tokens that the compiler may compile.
package enum ActiveCode {
    private struct Branching {
        /// Whether the code around is compiled.
        var outer: Bool
        /// Whether an earlier branch certainly holds.
        var isTaken: Bool
        /// Whether the current branch may be compiled.
        var isActive: Bool
    }

    /// - Parameters:
    ///   - system: the operating system whose `os(…)` holds.
    ///   - flags: the names that are defined; nil where others than ``Condition/debug`` may be.
    ///   - condition: called with the places of the tokens of each `#if` and `#elseif`, and whether it matters.
    ///   - code: called with the place of each token outside branches that are certainly left out.
    package static func visit(
        _ tokens: [Token], system: String, flags: Set<String>? = nil,
        condition: (_ tokens: Range<Int>, _ isReached: Bool) -> Void,
        code: (Int) -> Void
    ) {
        var stack: [Branching] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            let isActive = stack.last?.isActive ?? true
            switch token.text {
            case "#if", "#elseif":
                let start = index
                while index < tokens.count, tokens[index].line == token.line { index += 1 }
                let value = Condition.value(
                    of: tokens[start..<index].map(\.text), system: system, flags: flags)
                var branching = Branching(outer: isActive, isTaken: false, isActive: false)
                if token.text == "#elseif", let open = stack.popLast() { branching = open }
                let isReached = branching.outer && !branching.isTaken
                condition(start..<index, isReached)
                branching.isActive = isReached && value != false
                branching.isTaken = branching.isTaken || value == true
                stack.append(branching)
            case "#else":
                guard var branching = stack.popLast() else { break }
                branching.isActive = branching.outer && !branching.isTaken
                stack.append(branching)
            case "#endif":
                _ = stack.popLast()
            default:
                if isActive { code(index - 1) }
            }
        }
    }

    /// The tokens that may be compiled.
    package static func tokens(of text: String, system: String, flags: Set<String>? = nil) -> [Token] {
        let tokens = Lexer.tokens(of: text)
        var active: [Token] = []
        visit(
            tokens, system: system, flags: flags, condition: { _, _ in }, code: { active.append(tokens[$0]) })
        return active
    }
}
