/// Finds the declarations in tokens: what is declared where, with which attributes and modifiers.
///
/// It reads correct sources, and stays sane on others: nothing in it depends on brackets that match.
struct StructureReader {
    let tokens: [Token]
    let brackets: Brackets
    private(set) var declarations: [Declaration] = []
    /// For each token the type around it, -1 outside of types.
    private(set) var types: [Int32]

    private struct Frame {
        /// The declaration whose body this is.
        var owner: Int?
        /// The innermost type.
        var type: Int32
        var isTypeBody: Bool
        /// Whether statements can stand here, and not only expressions.
        var hasStatements: Bool
        /// Where it ends.
        var close: Int
        /// The property whose end is not known yet.
        var open: Int?
    }

    private var frames: [Frame] = []
    /// The declaration that each opening brace belongs to.
    private var owners: [Int: Int] = [:]

    /// Complexity: O(*n*) in the number of tokens.
    init(_ tokens: [Token], brackets: Brackets) {
        self.tokens = tokens
        self.brackets = brackets
        types = [Int32](repeating: -1, count: tokens.count)
        read()
    }

    private mutating func read() {
        frames = [
            Frame(owner: nil, type: -1, isTypeBody: false, hasStatements: true, close: tokens.count)
        ]
        var index = 0
        while index < tokens.count {
            close(at: index)
            let frame = frames[frames.count - 1]
            types[index] = frame.type
            let token = tokens[index]
            if token.text == "#if" || token.text == "#elseif" {
                let line = token.line
                index = mark(from: index) { $0.line == line }
                continue
            }
            if frame.hasStatements, isStart(index), let next = declaration(at: index) {
                for place in index..<next { types[place] = frame.type }
                index = next
                continue
            }
            if token.kind == .mark, ["{", "(", "["].contains(token.text) { open(at: index) }
            index += 1
        }
        close(at: tokens.count)
    }

    /// Gives tokens the type around while they fit, and says which comes next.
    private mutating func mark(from index: Int, while fits: (Token) -> Bool) -> Int {
        var index = index
        let type = frames[frames.count - 1].type
        while index < tokens.count, fits(tokens[index]) {
            types[index] = type
            index += 1
        }
        return index
    }

    private mutating func open(at index: Int) {
        guard let partner = brackets[index] else { return }
        let around = frames[frames.count - 1]
        let isBrace = tokens[index].text == "{"
        var frame = Frame(
            owner: around.owner, type: around.type, isTypeBody: false, hasStatements: isBrace, close: partner)
        if isBrace, let owner = owners[index] {
            frame.owner = owner
            if declarations[owner].kind.isType {
                frame.type = Int32(owner)
                frame.isTypeBody = true
            }
        }
        frames.append(frame)
    }

    private mutating func close(at index: Int) {
        while let frame = frames.last, frame.close <= index {
            if let open = frame.open { declarations[open].last = max(declarations[open].keyword, index - 1) }
            frames.removeLast()
        }
    }

    /// Whether a statement can begin here.
    private func isStart(_ index: Int) -> Bool {
        if index == 0 || tokens[index].isFirstOnLine { return true }
        let before = tokens[index - 1]
        return before.kind == .mark && ["{", "}", ";"].contains(before.text)
    }

    /// Reads a declaration's head; says where reading goes on, or nil if none begins here.
    private mutating func declaration(at start: Int) -> Int? {
        var head = DeclarationHead(
            tokens: tokens, brackets: brackets, isInType: frames[frames.count - 1].isTypeBody)
        let end = head.read(from: start)
        let frame = frames.count - 1
        guard var declaration = head.declaration else { return end > start ? end : nil }
        declaration.parent = frames[frame].owner
        if let open = frames[frame].open {
            declarations[open].last = max(declarations[open].keyword, start - 1)
        }
        frames[frame].open = nil
        if let body = declaration.body { owners[body.lowerBound] = declarations.count }
        if declaration.kind == .property, declaration.body == nil { frames[frame].open = declarations.count }
        declarations.append(declaration)
        return end
    }
}
