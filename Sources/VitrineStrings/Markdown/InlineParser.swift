/// Reads one text from its start to its end.
struct InlineParser {
    private let text: [Character]
    private var position = 0
    private var pieces: [InlinePiece] = []
    private var literal = ""
    /// The pieces that are opening brackets.
    private var brackets: [Int] = []
    /// Whether there are extended attributes, and how many there were.
    private let extended: Bool
    private var attributeCount = 0

    init(_ text: String, extended: Bool = false) {
        self.text = Array(text)
        self.extended = extended
    }

    mutating func runs() -> [MarkdownRun] {
        while position < text.count { step() }
        flush()
        Emphasis.resolve(&pieces, from: 0)
        return collect()
    }

    private func peek(_ offset: Int = 0) -> Character? {
        position + offset < text.count ? text[position + offset] : nil
    }

    private mutating func flush() {
        if !literal.isEmpty { pieces.append(InlinePiece(.text(literal))) }
        literal = ""
    }

    private mutating func add(_ run: MarkdownRun) {
        flush()
        pieces.append(InlinePiece(.text(run.text), run.traits, link: run.link))
    }

    private mutating func step() {
        let character = text[position]
        switch character {
        case "\\": escape()
        case "`": code()
        case "*", "_", "~": delimiters(character)
        case "[": openBracket("[")
        case "^" where extended && peek(1) == "[": openBracket("^[")
        case "]": closeBracket()
        case "<": angle()
        case "&": entity()
        default:
            if let link = BareLink.match(text, at: position) {
                add(MarkdownRun(link.text, link: link.destination))
                position += link.text.count
            } else {
                literal.append(character)
                position += 1
            }
        }
    }

    // MARK: Characters that stand for themselves

    private mutating func escape() {
        guard let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol else {
            literal.append("\\")
            position += 1
            return
        }
        literal.append(next)
        position += 2
    }

    private mutating func entity() {
        guard let (character, length) = CharacterEntity.match(text[position...].prefix(12)) else {
            literal.append("&")
            position += 1
            return
        }
        literal += character
        position += length
    }

    // MARK: Code

    private mutating func code() {
        var fence = 0
        while peek(fence) == "`" { fence += 1 }
        var end = position + fence
        while end < text.count {
            guard text[end] == "`" else {
                end += 1
                continue
            }
            var run = 0
            while end + run < text.count, text[end + run] == "`" { run += 1 }
            if run == fence {
                var content = text[(position + fence)..<end].map { $0.isNewline ? " " : $0 }
                if content.count > 2, content.first == " ", content.last == " ",
                    content.contains(where: { $0 != " " })
                {
                    content = Array(content.dropFirst().dropLast())
                }
                add(MarkdownRun(String(content), .code))
                position = end + fence
                return
            }
            end += run
        }
        literal += String(repeating: "`", count: fence)
        position += fence
    }

    // MARK: Emphasis

    private mutating func delimiters(_ character: Character) {
        var count = 0
        while peek(count) == character { count += 1 }
        let before = position > 0 ? text[position - 1] : " "
        let after = peek(count) ?? " "
        flush()
        pieces.append(
            InlinePiece(.delimiters(DelimiterRun(character, count: count, between: before, and: after))))
        position += count
    }

    // MARK: Links

    private mutating func openBracket(_ mark: String) {
        flush()
        brackets.append(pieces.count)
        pieces.append(InlinePiece(.text(mark)))
        position += mark.count
    }

    /// The attributes in the parentheses behind `^[text]`, and the place behind these.
    private func attributes() -> (MarkdownRun.Attributes, end: Int)? {
        // None is longer: a text of opening brackets alone is read once.
        guard peek(1) == "(", let close = text[position...].prefix(200).firstIndex(of: ")") else {
            return nil
        }
        let words = String(text[(position + 2)..<close]).filter {
            !$0.isWhitespace && $0 != "'" && $0 != "\""
        }
        guard words.contains(":") else { return nil }
        let inflects = words.split(separator: ",").contains("inflect:true")
        return (MarkdownRun.Attributes(number: attributeCount + 1, inflects: inflects), close + 1)
    }

    private mutating func closeBracket() {
        if let opening = brackets.last, case .text("^[") = pieces[opening].kind,
            let (found, end) = attributes()
        {
            brackets.removeLast()
            attributeCount += 1
            flush()
            Emphasis.resolve(&pieces, from: opening + 1)
            for index in (opening + 1)..<max(pieces.count, opening + 1) { pieces[index].attributes = found }
            pieces.remove(at: opening)
            position = end
            return
        }
        guard let opening = brackets.popLast() else {
            literal.append("]")
            position += 1
            return
        }
        guard peek(1) == "(", let (destination, end) = LinkTail.match(text, from: position + 2) else {
            literal.append("]")
            position += 1
            return
        }
        flush()
        Emphasis.resolve(&pieces, from: opening + 1)
        for index in (opening + 1)..<max(pieces.count, opening + 1) where pieces[index].link == nil {
            pieces[index].link = destination
        }
        // What stands before a link's bracket is a character like others.
        if case .text("^[") = pieces[opening].kind {
            pieces[opening].kind = .text("^")
        } else {
            pieces.remove(at: opening)
        }
        // A link holds no other: what is open before it stays text.
        brackets.removeAll { place in
            if case .text("[") = pieces[place].kind { true } else { false }
        }
        position = end
    }

    private mutating func angle() {
        var end = position + 1
        while end < text.count, text[end] != ">", text[end] != "<", !text[end].isWhitespace { end += 1 }
        let inside = String(text[(position + 1)..<min(end, text.count)])
        guard end < text.count, text[end] == ">", let destination = BareLink.destination(ofAngled: inside)
        else {
            literal.append("<")
            position += 1
            return
        }
        add(MarkdownRun(inside, link: destination))
        position = end + 1
    }

    // MARK: Result

    private func collect() -> [MarkdownRun] {
        var result: [MarkdownRun] = []
        for piece in pieces {
            let text: String
            switch piece.kind {
            case .text(let string): text = string
            case .delimiters(let run): text = String(repeating: run.character, count: run.count)
            }
            guard !text.isEmpty else { continue }
            if let last = result.last, last.traits == piece.traits, last.link == piece.link,
                last.attributes == piece.attributes
            {
                result[result.count - 1].text += text
            } else {
                result.append(MarkdownRun(text, piece.traits, link: piece.link, attributes: piece.attributes))
            }
        }
        return result
    }
}

/// What a text has been taken apart into.
struct InlinePiece {
    enum Kind {
        case text(String)
        case delimiters(DelimiterRun)
    }

    var kind: Kind
    var traits: MarkdownRun.Traits
    var link: String?
    var attributes: MarkdownRun.Attributes?

    init(_ kind: Kind, _ traits: MarkdownRun.Traits = [], link: String? = nil) {
        self.kind = kind
        self.traits = traits
        self.link = link
    }
}
