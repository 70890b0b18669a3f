/// A text that is edited: paragraphs, each with its runs of attributes and the height that it takes.
///
/// Offsets are counted in UTF-16 units, as `NSRange` counts them. Paragraphs keep their terminators; the last one has
/// none, and may be empty. They are held in chunks whose sums are known, so a text of a million lines is a few thousand
/// sums long. The sums are plain numbers in lists of their own: to go through the chunks themselves took half of a key's time.
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
        /// Of each paragraph.
        var extents: TextExtents

        init(_ paragraphs: ContiguousArray<TextParagraphContent<Attributes>>, _ extents: TextExtents) {
            self.paragraphs = paragraphs
            self.extents = extents
        }
    }

    /// Paragraphs in a chunk when it is made; twice as many split it.
    private static var chunkSize: Int { 256 }

    private var chunks: ContiguousArray<Chunk>
    /// Of each chunk.
    private var extents = TextExtents()
    /// The number of paragraphs of each chunk.
    private var counts: ContiguousArray<Int> = []
    /// The number of UTF-16 units.
    package private(set) var length = 0
    /// The number of paragraphs: at least one.
    package private(set) var paragraphCount = 1
    /// The height that a paragraph probably has, in points, from its number of UTF-16 units.
    /// The first paragraph that was replaced since somebody looked; nil if none was.
    private var firstChange: Int? = 0
    private var estimate: (Int) -> Double = { _ in 0 }

    /// An empty text.
    package init(attributes: Attributes) {
        chunks = []
        var empty = TextExtents()
        empty.append(length: 0, height: 0)
        replaceChunks(0..<0, with: [Chunk([TextParagraphContent(attributes: attributes)], empty)])
    }

    // MARK: Finding

    /// The place of an offset, which is taken to be within the text. The offset after a terminator is in the paragraph that
    /// follows.
    package func place(at offset: Int) -> Place {
        let offset = min(max(0, offset), length)
        let (chunk, chunkStart) = extents.find(offset: offset)
        let (index, start) = chunks[chunk].extents.find(offset: offset - chunkStart)
        let before = chunkStart + start
        return Place(paragraph: number(ofFirstIn: chunk) + index, start: before, offset: offset - before)
    }

    private func number(ofFirstIn chunk: Int) -> Int { counts[..<chunk].reduce(0, +) }

    /// A paragraph. Traps where there is none.
    package func paragraph(_ number: Int) -> TextParagraphContent<Attributes> {
        let (chunk, index) = address(of: number)
        return chunks[chunk].paragraphs[index]
    }

    /// The offset at which a paragraph begins.
    package func start(ofParagraph number: Int) -> Int {
        let (chunk, index) = address(of: number)
        return extents.start(of: chunk) + chunks[chunk].extents.start(of: index)
    }

    private func address(of number: Int) -> (chunk: Int, index: Int) {
        precondition(
            number >= 0 && number < paragraphCount, "There is no paragraph \(number) of \(paragraphCount).")
        var rest = number
        for index in counts.indices {
            if rest < counts[index] { return (index, rest) }
            rest -= counts[index]
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
        let split = TextParagraphContent.split(
            whole, endsText: isLast, attributes: head.attributes(at: first.offset))
        substitute(first.paragraph..<last.paragraph + 1, split)
        return removed
    }

    /// Gives a range attributes, from those that it has.
    package mutating func changeAttributes(in range: Range<Int>, _ change: (Attributes) -> Attributes) {
        let changed = pieces(in: range).map { Piece($0.text, change($0.attributes)) }
        guard !changed.isEmpty else { return }
        replace(range, with: changed)
    }

    /// Gives the last paragraph attributes, which what is typed into it takes over. It has to be empty.
    package mutating func setAttributesOfEmptyEnd(_ attributes: Attributes) {
        precondition(paragraph(paragraphCount - 1).length == 0, "The last paragraph has a text.")
        substitute(paragraphCount - 1..<paragraphCount, [TextParagraphContent(attributes: attributes)])
    }

    private mutating func substitute(
        _ old: Range<Int>, _ new: ContiguousArray<TextParagraphContent<Attributes>>
    ) {
        firstChange = min(firstChange ?? .max, old.lowerBound)
        let (firstChunk, firstIndex) = address(of: old.lowerBound)
        let (lastChunk, lastIndex) = address(of: old.upperBound - 1)
        var added = TextExtents()
        for paragraph in new { added.append(length: paragraph.length, height: estimate(paragraph.length)) }
        if firstChunk == lastChunk, new.count < Self.chunkSize {
            chunks[firstChunk].paragraphs.replaceSubrange(firstIndex...lastIndex, with: new)
            chunks[firstChunk].extents.replaceSubrange(firstIndex..<lastIndex + 1, with: added)
            let count = chunks[firstChunk].paragraphs.count
            if count > 2 * Self.chunkSize {
                let whole = chunks[firstChunk]
                replaceChunks(
                    firstChunk..<firstChunk + 1,
                    with: [Self.part(0..<count / 2, of: whole), Self.part(count / 2..<count, of: whole)])
            } else if count == 0 {
                replaceChunks(firstChunk..<firstChunk + 1, with: [])
            } else {
                noteExtents(ofChunk: firstChunk)
            }
            return
        }
        var all = Self.part(0..<firstIndex, of: chunks[firstChunk])
        let rest = Self.part(lastIndex + 1..<chunks[lastChunk].paragraphs.count, of: chunks[lastChunk])
        all.paragraphs.append(contentsOf: new)
        all.extents.replaceSubrange(firstIndex..<firstIndex, with: added)
        all.paragraphs.append(contentsOf: rest.paragraphs)
        all.extents.replaceSubrange(all.extents.count..<all.extents.count, with: rest.extents)
        let count = all.paragraphs.count
        let parts = stride(from: 0, to: count, by: Self.chunkSize).map {
            Self.part($0..<min(count, $0 + Self.chunkSize), of: all)
        }
        replaceChunks(firstChunk..<lastChunk + 1, with: ContiguousArray(parts))
    }

    private static func part(_ range: Range<Int>, of chunk: Chunk) -> Chunk {
        Chunk(ContiguousArray(chunk.paragraphs[range]), chunk.extents[range])
    }

    /// Complexity: O(chunks), and the paragraphs of the new ones.
    private mutating func replaceChunks(_ range: Range<Int>, with new: ContiguousArray<Chunk>) {
        chunks.replaceSubrange(range, with: new)
        counts.replaceSubrange(range, with: new.map(\.paragraphs.count))
        var added = TextExtents()
        for chunk in new { added.append(length: chunk.extents.length, height: chunk.extents.height) }
        extents.replaceSubrange(range, with: added)
        (length, paragraphCount) = (extents.length, counts.reduce(0, +))
    }

    private mutating func noteExtents(ofChunk chunk: Int) {
        counts[chunk] = chunks[chunk].paragraphs.count
        extents.set(chunk, length: chunks[chunk].extents.length, height: chunks[chunk].extents.height)
        (length, paragraphCount) = (extents.length, counts.reduce(0, +))
    }

    /// The first paragraph that was replaced since this was asked; nil if none was. A new text was replaced from its beginning.
    package mutating func takeFirstChange() -> Int? {
        defer { firstChange = nil }
        return firstChange
    }

    // MARK: Heights

    /// The height of all paragraphs, in points: of those that were never laid out, as it probably is.
    package var height: Double { extents.height }

    /// Forgets all heights, as when the width became another.
    ///
    /// - Parameter estimate: The height that a paragraph probably has, from its number of UTF-16 units.
    ///
    /// Complexity: O(paragraphs).
    package mutating func forgetHeights(estimate: @escaping (Int) -> Double) {
        self.estimate = estimate
        for chunk in chunks.indices {
            for (index, length) in chunks[chunk].extents.lengths.enumerated() {
                chunks[chunk].extents.setHeight(estimate(length), of: index)
            }
            extents.setHeight(chunks[chunk].extents.height, of: chunk)
        }
    }

    /// Says how high a paragraph is, in points.
    ///
    /// - Returns: By how much it is higher than was thought.
    @discardableResult
    package mutating func setHeight(_ height: Double, ofParagraph number: Int) -> Double {
        let (chunk, index) = address(of: number)
        let difference = height - chunks[chunk].extents.heights[index]
        guard difference != 0 else { return 0 }
        chunks[chunk].extents.setHeight(height, of: index)
        extents.setHeight(chunks[chunk].extents.height, of: chunk)
        return difference
    }

    /// How far the top of a paragraph is below that of the first, in points.
    package func top(ofParagraph number: Int) -> Double {
        let (chunk, index) = address(of: number)
        return extents.top(of: chunk) + chunks[chunk].extents.top(of: index)
    }

    /// The paragraph at a height, the first above all and the last below all, with its top.
    package func paragraph(atHeight y: Double) -> (number: Int, top: Double) {
        let (chunk, chunkTop) = extents.find(height: y)
        let (index, top) = chunks[chunk].extents.find(height: y - chunkTop)
        return (number(ofFirstIn: chunk) + index, chunkTop + top)
    }

    /// Traps unless all sums and paragraphs agree; for tests.
    package func checkInvariants() {
        precondition(length == string.utf16.count)
        precondition(paragraphCount == chunks.reduce(0) { $0 + $1.paragraphs.count })
        precondition(counts.count == chunks.count && extents.count == chunks.count)
        for (index, chunk) in chunks.enumerated() {
            precondition(counts[index] == chunk.paragraphs.count)
            precondition(extents.lengths[index] == chunk.extents.length)
            precondition(extents.heights[index] == chunk.extents.height)
            precondition(Array(chunk.extents.lengths) == chunk.paragraphs.map(\.length))
            precondition(chunk.extents.heights.count == chunk.paragraphs.count)
            precondition(!chunk.paragraphs.isEmpty && chunk.paragraphs.count <= 2 * Self.chunkSize)
            for (place, paragraph) in chunk.paragraphs.enumerated() {
                paragraph.checkInvariants()
                let isLast = index == chunks.count - 1 && place == chunk.paragraphs.count - 1
                precondition(isLast == (paragraph.terminatorLength == 0))
            }
        }
    }
}
