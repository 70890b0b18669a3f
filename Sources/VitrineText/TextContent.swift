/// A text that is edited: paragraphs, each with its runs of attributes and the height that it takes.
///
/// Offsets are counted in UTF-16 units, as `NSRange` counts them. Paragraphs keep their terminators; the last one has
/// none, and may be empty. They are held in chunks that know the sums over their paragraphs, so a text of a million
/// lines is a few thousand sums long.
///
/// Complexity: finding a place is O(√paragraphs) in practice: a sum for each chunk, and the paragraphs of one of them. An
/// edit costs that and the paragraphs that it touches.
package struct TextContent<Attributes: Equatable> {
    /// Text with one look.
    package struct Piece: Equatable {
        package var text: String
        package var attributes: Attributes

        package init(_ text: String, _ attributes: Attributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// A place in a text: a paragraph, and the offset in it.
    package struct Place: Equatable {
        /// The number of the paragraph.
        package var paragraph: Int
        /// The offset of the paragraph's beginning in the text.
        package var start: Int
        /// The offset in the paragraph.
        package var offset: Int

        package init(paragraph: Int, start: Int, offset: Int) {
            self.paragraph = paragraph
            self.start = start
            self.offset = offset
        }
    }

    private struct Chunk {
        var paragraphs: ContiguousArray<TextParagraphContent<Attributes>>
        var length = 0
        var height = 0.0

        init(_ paragraphs: ContiguousArray<TextParagraphContent<Attributes>>) {
            self.paragraphs = paragraphs
            sum()
        }

        mutating func sum() {
            (length, height) = (0, 0)
            for paragraph in paragraphs {
                length += paragraph.length
                height += paragraph.height
            }
        }
    }

    /// Paragraphs in a chunk when it is made; twice as many split it.
    private static var chunkSize: Int { 256 }

    private var chunks: ContiguousArray<Chunk>
    /// The number of UTF-16 units.
    package private(set) var length = 0
    /// The number of paragraphs: at least one.
    package private(set) var paragraphCount = 1
    /// The height that a paragraph probably has, in points, from its number of UTF-16 units.
    private var estimate: (Int) -> Double = { _ in 0 }

    /// An empty text.
    package init(attributes: Attributes) {
        chunks = [Chunk([TextParagraphContent(attributes: attributes)])]
    }

    // MARK: Finding

    /// The place of an offset, which is taken to be within the text. The offset after a terminator is in the paragraph that
    /// follows.
    package func place(at offset: Int) -> Place {
        let offset = min(max(0, offset), length)
        var start = 0
        var number = 0
        for (index, chunk) in chunks.enumerated() {
            guard offset < start + chunk.length || index == chunks.count - 1 else {
                start += chunk.length
                number += chunk.paragraphs.count
                continue
            }
            for (place, paragraph) in chunk.paragraphs.enumerated() {
                let isLast = index == chunks.count - 1 && place == chunk.paragraphs.count - 1
                if offset < start + paragraph.length || isLast {
                    return Place(paragraph: number + place, start: start, offset: offset - start)
                }
                start += paragraph.length
            }
        }
        return Place(paragraph: paragraphCount - 1, start: length, offset: 0)
    }

    /// A paragraph. Traps where there is none.
    package func paragraph(_ number: Int) -> TextParagraphContent<Attributes> {
        let (chunk, index) = address(of: number)
        return chunks[chunk].paragraphs[index]
    }

    /// The offset at which a paragraph begins.
    package func start(ofParagraph number: Int) -> Int {
        let (chunk, index) = address(of: number)
        return chunks[..<chunk].reduce(0) { $0 + $1.length }
            + chunks[chunk].paragraphs[..<index].reduce(0) { $0 + $1.length }
    }

    private func address(of number: Int) -> (chunk: Int, index: Int) {
        precondition(
            number >= 0 && number < paragraphCount, "There is no paragraph \(number) of \(paragraphCount).")
        var rest = number
        for (index, chunk) in chunks.enumerated() {
            if rest < chunk.paragraphs.count { return (index, rest) }
            rest -= chunk.paragraphs.count
        }
        preconditionFailure("The chunks have fewer paragraphs than were counted.")
    }

    /// An offset that is between the halves of a character of two units is moved before it, or behind it.
    package func aligned(_ offset: Int, up: Bool = false) -> Int {
        let place = place(at: offset)
        let units = paragraph(place.paragraph).text.utf16
        guard place.offset > 0, place.offset < units.count else { return place.start + place.offset }
        let index = units.index(units.startIndex, offsetBy: place.offset)
        guard UTF16.isTrailSurrogate(units[index]) else { return place.start + place.offset }
        return place.start + place.offset + (up ? 1 : -1)
    }

    // MARK: Reading

    /// All of the text.
    ///
    /// Complexity: O(length).
    package var string: String {
        var result = ""
        for chunk in chunks { for paragraph in chunk.paragraphs { result += paragraph.text } }
        return result
    }

    /// The text of a range, which is clamped to what there is.
    package func string(in range: Range<Int>) -> String {
        pieces(in: range).reduce(into: "") { $0 += $1.text }
    }

    /// The pieces of a range, which is clamped to what there is; neighbours differ in their attributes or their paragraph.
    package func pieces(in range: Range<Int>) -> [Piece] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return [] }
        var result: [Piece] = []
        var place = place(at: range.lowerBound)
        while place.start < range.upperBound, place.paragraph < paragraphCount {
            let paragraph = paragraph(place.paragraph)
            let end = min(paragraph.length, range.upperBound - place.start)
            result += paragraph.pieces(in: place.offset..<end)
            place = Place(paragraph: place.paragraph + 1, start: place.start + paragraph.length, offset: 0)
        }
        return result
    }

    /// The attributes of the character at an offset; at the end those of the last one.
    package func attributes(at offset: Int) -> Attributes {
        let place = place(at: offset)
        return paragraph(place.paragraph).attributes(at: place.offset)
    }

    // MARK: Editing

    /// Puts pieces in the place of a range, which is clamped to what there is.
    ///
    /// - Returns: What was there.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with pieces: [Piece]) -> [Piece] {
        let clamped = range.clamped(to: 0..<length)
        let start = aligned(clamped.lowerBound)
        let range = start..<max(start, aligned(clamped.upperBound, up: !clamped.isEmpty))
        let removed = self.pieces(in: range)
        var first = place(at: range.lowerBound)
        let last = place(at: range.upperBound)
        // A line feed that comes to stand behind a carriage return is one terminator with it.
        if first.offset == 0, first.paragraph > 0 {
            let before = paragraph(first.paragraph - 1)
            if before.text.utf8.last == 13 {
                first = Place(
                    paragraph: first.paragraph - 1, start: first.start - before.length, offset: before.length)
            }
        }
        let head = paragraph(first.paragraph)
        let tail = paragraph(last.paragraph)
        let whole =
            head.pieces(in: 0..<first.offset) + pieces + tail.pieces(in: last.offset..<tail.length)
        let isLast = last.paragraph == paragraphCount - 1
        var split = TextParagraphContent.split(
            whole, endsText: isLast, attributes: head.attributes(at: first.offset))
        for index in split.indices { split[index].height = estimate(split[index].length) }
        substitute(first.paragraph..<last.paragraph + 1, split)
        return removed
    }

    /// Gives a range attributes, from those that it has.
    package mutating func changeAttributes(in range: Range<Int>, _ change: (Attributes) -> Attributes) {
        let changed = pieces(in: range).map { Piece($0.text, change($0.attributes)) }
        guard !changed.isEmpty else { return }
        replace(range, with: changed)
    }

    private mutating func substitute(
        _ old: Range<Int>, _ new: ContiguousArray<TextParagraphContent<Attributes>>
    ) {
        let (firstChunk, firstIndex) = address(of: old.lowerBound)
        let (lastChunk, lastIndex) = address(of: old.upperBound - 1)
        for chunk in chunks[firstChunk...lastChunk] { length -= chunk.length }
        paragraphCount += new.count - old.count
        if firstChunk == lastChunk, new.count < Self.chunkSize {
            chunks[firstChunk].paragraphs.replaceSubrange(firstIndex...lastIndex, with: new)
            chunks[firstChunk].sum()
            guard chunks[firstChunk].paragraphs.count > 2 * Self.chunkSize else {
                length += chunks[firstChunk].length
                if chunks[firstChunk].paragraphs.isEmpty { chunks.remove(at: firstChunk) }
                return
            }
            let all = chunks[firstChunk].paragraphs
            let half = all.count / 2
            let parts = [
                Chunk(ContiguousArray(all[..<half])), Chunk(ContiguousArray(all[half...])),
            ]
            length += parts[0].length + parts[1].length
            chunks.replaceSubrange(firstChunk...firstChunk, with: parts)
            return
        }
        var all = ContiguousArray(chunks[firstChunk].paragraphs[..<firstIndex])
        all.append(contentsOf: new)
        all.append(contentsOf: chunks[lastChunk].paragraphs[(lastIndex + 1)...])
        var parts: [Chunk] = []
        for start in stride(from: 0, to: all.count, by: Self.chunkSize) {
            parts.append(Chunk(ContiguousArray(all[start..<min(all.count, start + Self.chunkSize)])))
        }
        for part in parts { length += part.length }
        chunks.replaceSubrange(firstChunk...lastChunk, with: parts)
    }

    // MARK: Heights

    /// The height of all paragraphs, in points: of those that were never laid out, as it probably is.
    package var height: Double { chunks.reduce(0) { $0 + $1.height } }

    /// Forgets all heights, as when the width became another.
    ///
    /// - Parameter estimate: The height that a paragraph probably has, from its number of UTF-16 units.
    ///
    /// Complexity: O(paragraphs).
    package mutating func forgetHeights(estimate: @escaping (Int) -> Double) {
        self.estimate = estimate
        for chunk in chunks.indices {
            for index in chunks[chunk].paragraphs.indices {
                chunks[chunk].paragraphs[index].height = estimate(chunks[chunk].paragraphs[index].length)
            }
            chunks[chunk].sum()
        }
    }

    /// Says how high a paragraph is, in points.
    ///
    /// - Returns: By how much it is higher than was thought.
    @discardableResult
    package mutating func setHeight(_ height: Double, ofParagraph number: Int) -> Double {
        let (chunk, index) = address(of: number)
        let difference = height - chunks[chunk].paragraphs[index].height
        guard difference != 0 else { return 0 }
        chunks[chunk].paragraphs[index].height = height
        chunks[chunk].sum()
        return difference
    }

    /// How far the top of a paragraph is below that of the first, in points.
    package func top(ofParagraph number: Int) -> Double {
        let (chunk, index) = address(of: number)
        return chunks[..<chunk].reduce(0) { $0 + $1.height }
            + chunks[chunk].paragraphs[..<index].reduce(0) { $0 + $1.height }
    }

    /// The paragraph at a height, the first above all and the last below all, with its top.
    package func paragraph(atHeight y: Double) -> (number: Int, top: Double) {
        var top = 0.0
        var number = 0
        for (index, chunk) in chunks.enumerated() {
            guard y < top + chunk.height || index == chunks.count - 1 else {
                top += chunk.height
                number += chunk.paragraphs.count
                continue
            }
            for (place, paragraph) in chunk.paragraphs.enumerated() {
                let isLast = index == chunks.count - 1 && place == chunk.paragraphs.count - 1
                if y < top + paragraph.height || isLast { return (number + place, top) }
                top += paragraph.height
            }
        }
        return (paragraphCount - 1, top)
    }

    /// Traps unless all sums and paragraphs agree; for tests.
    package func checkInvariants() {
        precondition(length == string.utf16.count)
        precondition(paragraphCount == chunks.reduce(0) { $0 + $1.paragraphs.count })
        for (index, chunk) in chunks.enumerated() {
            precondition(!chunk.paragraphs.isEmpty && chunk.paragraphs.count <= 2 * Self.chunkSize)
            for (place, paragraph) in chunk.paragraphs.enumerated() {
                paragraph.checkInvariants()
                let isLast = index == chunks.count - 1 && place == chunk.paragraphs.count - 1
                precondition(isLast == (paragraph.terminatorLength == 0))
            }
        }
    }
}
