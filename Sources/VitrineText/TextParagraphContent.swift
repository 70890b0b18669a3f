/// A paragraph of a text that is edited, with its terminator.
package struct TextParagraphContent<Attributes: Equatable> {
    /// A number of UTF-16 units with one look.
    package struct Run: Equatable {
        package var length: Int
        package var attributes: Attributes
    }

    package private(set) var text: String
    /// UTF-16 units.
    package private(set) var length: Int
    /// The attributes of the whole paragraph, if it has no runs. Few paragraphs have: a list of one run each would take more
    /// memory than the text.
    private var attributes: Attributes
    private var more: [Run]

    init(attributes: Attributes) {
        (text, length, more) = ("", 0, [])
        self.attributes = attributes
    }

    private init(_ text: String, _ runs: [Run], empty: Attributes) {
        self.text = text
        self.text.makeContiguousUTF8()
        length = text.utf16.count
        attributes = runs.first?.attributes ?? empty
        more = runs.count > 1 ? runs : []
    }

    /// A paragraph of one look, whose number of UTF-16 units is known.
    private init(_ text: Substring, length: Int, attributes: Attributes) {
        self.text = String(text)
        self.length = length
        self.attributes = attributes
        more = []
    }

    /// Whether a paragraph has the same text and the same looks.
    package func looksLike(_ other: Self) -> Bool {
        length == other.length && text == other.text && attributes == other.attributes && more == other.more
    }

    /// What the text consists of, in order.
    package var runs: [Run] { more.isEmpty ? [Run(length: length, attributes: attributes)] : more }

    /// The number of UTF-16 units that end the paragraph: 2 for a carriage return with a line feed.
    package var terminatorLength: Int {
        guard let last = text.unicodeScalars.last, last.endsParagraph else { return 0 }
        return text.hasSuffix("\r\n") ? 2 : 1
    }

    /// The text without what ends it.
    package var body: Substring {
        let count = terminatorLength
        return count == 0 ? text[...] : text[..<text.utf16.index(text.endIndex, offsetBy: -count)]
    }

    package func attributes(at offset: Int) -> Attributes {
        guard !more.isEmpty else { return attributes }
        var end = 0
        for run in more {
            end += run.length
            if offset < end { return run.attributes }
        }
        return more[more.count - 1].attributes
    }

    package func pieces(in range: Range<Int>) -> [TextContent<Attributes>.Piece] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return [] }
        guard !more.isEmpty else { return [.init(String(slice(range)), attributes)] }
        var result: [TextContent<Attributes>.Piece] = []
        var start = 0
        for run in more {
            let part = (start..<start + run.length).clamped(to: range)
            if !part.isEmpty { result.append(.init(String(slice(part)), run.attributes)) }
            start += run.length
        }
        return result
    }

    private func slice(_ range: Range<Int>) -> Substring {
        if range == 0..<length { return text[...] }
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return text[start..<units.index(start, offsetBy: range.count)]
    }

    /// Divides text after each terminator. If it ends the whole text, what is after the last one is a paragraph, too, even
    /// if nothing is.
    static func split(
        _ pieces: [TextContent<Attributes>.Piece], endsText: Bool, attributes: Attributes
    ) -> ContiguousArray<Self> {
        if pieces.count == 1 { return split(pieces[0], endsText: endsText) }
        var result: ContiguousArray<Self> = []
        var text = ""
        var runs: [Run] = []
        var empty = attributes
        func finish() {
            result.append(Self(text, runs, empty: empty))
            text = ""
            runs = []
        }
        func add(_ part: Substring, _ attributes: Attributes) {
            guard !part.isEmpty else { return }
            let count = part.utf16.count
            text += part
            if let last = runs.last, last.attributes == attributes {
                runs[runs.count - 1].length += count
            } else {
                runs.append(Run(length: count, attributes: attributes))
            }
        }
        for (number, piece) in pieces.enumerated() {
            empty = piece.attributes
            let isBeforeFeed =
                number + 1 < pieces.count && pieces[number + 1].text.utf8.first == 10
            for (line, _) in TextLines(piece.text) {
                // A carriage return of the last piece ends its paragraph only if no line feed follows.
                if text.utf8.last == 13, line.utf8.first != 10 { finish() }
                add(line, piece.attributes)
                guard let last = line.unicodeScalars.last, last.endsParagraph else { continue }
                if last == "\r", isBeforeFeed, line.endIndex == piece.text.endIndex { continue }
                finish()
            }
        }
        if !text.isEmpty || endsText { finish() }
        return result
    }

    /// As `split(_:endsText:attributes:)`, of text with one look, such as a file that is opened.
    private static func split(_ piece: TextContent<Attributes>.Piece, endsText: Bool) -> ContiguousArray<Self>
    {
        var result: ContiguousArray<Self> = []
        for (line, length) in TextLines(piece.text) {
            result.append(Self(line, length: length, attributes: piece.attributes))
        }
        if endsText, piece.text.unicodeScalars.last?.endsParagraph ?? true {
            result.append(Self("", length: 0, attributes: piece.attributes))
        }
        return result
    }

    func checkInvariants() {
        precondition(length == text.utf16.count)
        precondition(runs.reduce(0) { $0 + $1.length } == length)
        precondition(body.unicodeScalars.allSatisfy { !$0.endsParagraph })
    }
}

extension Unicode.Scalar {
    /// Whether the character ends a paragraph: U+2028 only ends a line.
    fileprivate var endsParagraph: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }
}
