/// Walks through the tokens that the compiler may compile on Linux.
enum ActiveCode {
    private struct Branching {
        /// Whether the code around is compiled.
        var outer: Bool
        /// Whether an earlier branch certainly holds.
        var isTaken: Bool
        /// Whether the current branch may be compiled.
        var isActive: Bool
    }

    /// - Parameters:
    ///   - condition: called with the tokens of each `#if` and `#elseif` that matters, and its line.
    ///   - code: called with each token outside branches that are certainly left out.
    static func visit(
        _ tokens: [Token], condition: (_ tokens: [String], _ line: Int) -> Void, code: (Token) -> Void
    ) {
        var stack: [Branching] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            let isActive = stack.last?.isActive ?? true
            switch token.text {
            case "#if", "#elseif":
                var words: [String] = []
                while index < tokens.count, tokens[index].line == token.line {
                    words.append(tokens[index].text)
                    index += 1
                }
                let value = Condition.value(of: words)
                var branching = Branching(outer: isActive, isTaken: false, isActive: false)
                if token.text == "#elseif", let open = stack.popLast() { branching = open }
                let isReached = branching.outer && !branching.isTaken
                if isReached { condition(words, token.line) }
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
                if isActive { code(token) }
            }
        }
    }

    /// The tokens that may be compiled.
    static func tokens(of text: String) -> [Token] {
        var active: [Token] = []
        visit(Lexer.tokens(of: text), condition: { _, _ in }, code: { active.append($0) })
        return active
    }
}
