import VitrineText

/// A text whose parts are found paragraph by paragraph.
@MainActor
protocol TextUnitSource {
    /// UTF-16 units.
    var unitCount: Int { get }
    /// The paragraph that an offset is in: where it begins, its text, and how much of it ends it.
    func unitParagraph(at offset: Int) -> (start: Int, text: String, terminatorLength: Int)
    /// The line that an offset is in, as it is laid out.
    func unitLine(at offset: Int, endsLine: Bool) -> Range<Int>
}

extension TextUnitSource {
    /// The part that an offset is in; between two the one behind it, or before it.
    func unit(_ granularity: UITextGranularity, at offset: Int, forward: Bool) -> Range<Int>? {
        guard offset >= 0, offset <= unitCount, unitCount > 0 else { return nil }
        func holds(_ range: Range<Int>) -> Bool {
            forward
                ? range.lowerBound <= offset && offset < range.upperBound
                : range.lowerBound < offset && offset <= range.upperBound
        }
        switch granularity {
        case .document: return holds(0..<unitCount) ? 0..<unitCount : nil
        case .line:
            let line = unitLine(at: offset, endsLine: !forward)
            return holds(line) ? line : nil
        case .character, .word, .sentence, .paragraph:
            let here = unitParagraph(at: offset)
            if let found = units(granularity, in: here).first(where: holds) { return found }
            // The end of the paragraph before.
            guard !forward, offset == here.start, offset > 0 else { return nil }
            return units(granularity, in: unitParagraph(at: offset - 1)).first(where: holds)
        }
    }

    /// The next beginning or end of a part behind an offset, or before it.
    func boundary(_ granularity: UITextGranularity, from offset: Int, forward: Bool) -> Int? {
        guard offset >= 0, offset <= unitCount else { return nil }
        if let unit = unit(granularity, at: offset, forward: forward) {
            return forward ? unit.upperBound : unit.lowerBound
        }
        if granularity == .line {
            let next = forward ? offset + 1 : offset - 1
            return next >= 0 && next <= unitCount ? next : nil
        }
        var place = offset
        while true {
            let here = unitParagraph(at: place)
            let units = units(granularity, in: here)
            if forward {
                if let next = units.first(where: { $0.lowerBound > offset }) { return next.lowerBound }
                let end = here.start + here.text.utf16.count
                guard end > place, end < unitCount || end == unitCount && here.terminatorLength > 0 else {
                    return nil
                }
                // An empty last paragraph begins where it ends.
                if end == unitCount { return granularity == .paragraph ? end : nil }
                place = end
            } else {
                if let previous = units.last(where: { $0.upperBound < offset }) { return previous.upperBound }
                guard here.start > 0 else { return nil }
                place = here.start - 1
            }
        }
    }

    private func units(
        _ granularity: UITextGranularity, in paragraph: (start: Int, text: String, terminatorLength: Int)
    ) -> [Range<Int>] {
        let start = paragraph.start
        let length = paragraph.text.utf16.count
        func ranges(_ boundaries: [Int]) -> [Range<Int>] {
            zip(boundaries, boundaries.dropFirst()).map { start + $0..<start + $1 }
        }
        switch granularity {
        case .character: return ranges(TextBoundaries(paragraph.text).characters)
        case .word:
            return TextBoundaries(paragraph.text).words.map {
                start + $0.lowerBound..<start + $0.upperBound
            }
        case .sentence: return ranges(SentenceBreaks.boundaries(paragraph.text))
        case .paragraph, .line, .document:
            let end = start + length - paragraph.terminatorLength
            return end > start ? [start..<end] : []
        }
    }
}

/// The text of a program's own text input.
struct WholeText: TextUnitSource {
    private let content: TextContent<Int>

    init(_ text: String) {
        var content = TextContent(attributes: 0)
        content.replace(0..<0, with: [.init(text, 0)])
        self.content = content
    }

    var unitCount: Int { content.length }

    func unitParagraph(at offset: Int) -> (start: Int, text: String, terminatorLength: Int) {
        let place = content.place(at: offset)
        let paragraph = content.paragraph(place.paragraph)
        return (place.start, paragraph.text, paragraph.terminatorLength)
    }

    func unitLine(at offset: Int, endsLine: Bool) -> Range<Int> {
        let paragraph = unitParagraph(at: offset)
        return paragraph.start..<paragraph.start + paragraph.text.utf16.count - paragraph.terminatorLength
    }
}
