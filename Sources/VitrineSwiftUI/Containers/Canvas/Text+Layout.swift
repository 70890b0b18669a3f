import VitrineGraphics

extension Text {
    /// The lines of a text with their letters, as a renderer draws them.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        private let lines: [Line]
        /// Whether something of the text was left out.
        public let isTruncated: Bool

        /// - Parameter attributes: The values attached to the spans of the paragraph.
        @MainActor
        init(_ drawn: DrawnText, _ attributes: [TextAttributes]) {
            let text = SetText(drawn, attributes)
            lines = drawn.layout.lines.indices.map { Line(text, $0) }
            isTruncated = drawn.layout.isTruncated
        }

        /// 0.
        public var startIndex: Int { 0 }
        /// The number of lines.
        public var endIndex: Int { lines.count }
        /// A line.
        public subscript(index: Int) -> Line { lines[index] }

        /// The place of a character in the text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            /// In the text's UTF-8.
            let offset: Int

            /// Whether it comes before another.
            public static func < (one: CharacterIndex, other: CharacterIndex) -> Bool {
                one.offset < other.offset
            }
            /// How far another one is behind it.
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            /// The index so far behind it.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
        }

        /// How far letters reach as their font says, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline, in the text's box.
            public var origin: CGPoint
            /// The width.
            public var width: CGFloat
            /// From the baseline up.
            public var ascent: CGFloat
            /// From the baseline down.
            public var descent: CGFloat
            /// Between lines.
            public var leading: CGFloat

            /// Makes bounds.
            public init(
                origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
                leading: CGFloat = 0
            ) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                self.leading = leading
            }

            /// The rectangle from the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How letters are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters stand where they are, between pixels, too: for what moves. Here they always do.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

/// A text that was set, for its lines, runs and slices; nothing of it changes.
final class SetText: Equatable, @unchecked Sendable {
    let drawn: DrawnText
    /// The characters of all spans.
    fileprivate let string: String
    fileprivate let attributes: [TextAttributes]

    fileprivate init(_ drawn: DrawnText, _ attributes: [TextAttributes]) {
        self.drawn = drawn
        string = drawn.layout.paragraph.text
        self.attributes = attributes
    }

    static func == (one: SetText, other: SetText) -> Bool {
        one === other
            || one.drawn.layout === other.drawn.layout && one.drawn.style.numbers == other.drawn.style.numbers
                && one.attributes == other.attributes
    }

    fileprivate func attributes(ofSpan index: Int) -> TextAttributes {
        attributes.indices.contains(index) ? attributes[index] : TextAttributes()
    }
}

extension Text.Layout {
    /// A line of a text: its runs, from the left on.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
        let text: SetText
        let number: Int
        private let runs: [Run]
        /// The left end of the baseline, in the text's box, in points.
        public let origin: CGPoint

        @MainActor
        fileprivate init(_ text: SetText, _ number: Int) {
            self.text = text
            self.number = number
            let line = text.drawn.layout.lines[number]
            let origin = CGPoint(x: line.rect.minX, y: line.baseline)
            runs = text.drawn.layout.glyphRuns(ofLine: number).map { Run(text, $0, origin, number) }
            self.origin = origin
        }

        /// 0.
        public var startIndex: Int { 0 }
        /// The number of runs.
        public var endIndex: Int { runs.count }
        /// A run.
        public subscript(index: Int) -> Run { runs[index] }

        /// How far the letters reach as their fonts say.
        public var typographicBounds: TypographicBounds {
            runs.reduce(into: TypographicBounds(origin: origin, width: rect.width)) { result, run in
                let bounds = run.typographicBounds
                result.ascent = Swift.max(result.ascent, bounds.ascent)
                result.descent = Swift.max(result.descent, bounds.descent)
                result.leading = Swift.max(result.leading, bounds.leading)
            }
        }

        private var rect: CGRect { text.drawn.layout.lines[number].rect }

        /// Whether the lines are of texts with the same letters in the same places.
        public static func == (one: Line, other: Line) -> Bool {
            one.text == other.text && one.number == other.number
        }
    }

    /// Letters of a line that stand beside one another and look alike: slices of a letter each, from the left on.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
        let text: SetText
        let line: Int
        let run: GlyphRun
        /// The left end of the line's baseline.
        let origin: CGPoint
        /// Where the letters begin among the glyphs, with the end behind them: marks belong to what they stand on.
        private let starts: [Int]

        fileprivate init(_ text: SetText, _ run: GlyphRun, _ origin: CGPoint, _ line: Int) {
            self.text = text
            self.run = run
            self.origin = origin
            self.line = line
            let characters = Self.characters(of: run, in: text)
            let places = run.glyphs.map { glyph in
                run.bytes.contains(glyph.byte) ? characters[glyph.byte - run.bytes.lowerBound] : glyph.byte
            }
            starts = places.indices.filter { $0 == 0 || places[$0] != places[$0 - 1] } + [places.count]
        }

        /// For each byte of a run where the character begins that it is of.
        private static func characters(of run: GlyphRun, in text: SetText) -> [Int] {
            let bytes = text.string.utf8
            let start = bytes.index(bytes.startIndex, offsetBy: Swift.min(run.bytes.lowerBound, bytes.count))
            let end = bytes.index(bytes.startIndex, offsetBy: Swift.min(run.bytes.upperBound, bytes.count))
            var found: [Int] = []
            for character in text.string[start..<end] {
                let first = run.bytes.lowerBound + found.count
                found += Array(repeating: first, count: character.utf8.count)
            }
            return found + Array(repeating: run.bytes.upperBound, count: run.bytes.count - found.count)
        }

        /// 0.
        public var startIndex: Int { 0 }
        /// The number of letters.
        public var endIndex: Int { starts.count - 1 }
        /// A letter.
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        /// Some of the letters.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
        /// The value of a type that was attached to the letters.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { text.attributes(ofSpan: run.span)[key] }

        /// Which way the letters run.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
        /// How far the letters reach as their font says.
        public var typographicBounds: TypographicBounds { bounds(of: indices) }
        /// The characters that the letters are of.
        public var characterIndices: [CharacterIndex] { indices.map(index) }

        fileprivate func index(_ letter: Int) -> CharacterIndex {
            CharacterIndex(offset: run.glyphs[starts[letter]].byte)
        }

        /// The glyphs of some letters.
        func glyphs(of letters: Range<Int>) -> ArraySlice<GlyphRun.Glyph> {
            run.glyphs[starts[letters.lowerBound]..<starts[letters.upperBound]]
        }

        fileprivate func bounds(of letters: Range<Int>) -> TypographicBounds {
            let glyphs = glyphs(of: letters)
            let left = glyphs.first?.position.x ?? run.left
            let right = glyphs.last.map { $0.position.x + $0.advance } ?? left
            let span = text.drawn.layout.paragraph.spans[run.span]
            let place = CGPoint(x: origin.x + left, y: origin.y)
            if let attachment = span.attachment {
                return TypographicBounds(
                    origin: place, width: right - left, ascent: attachment.ascent,
                    descent: attachment.descent)
            }
            return TypographicBounds(
                origin: place, width: right - left, ascent: run.font.ascender + span.baselineOffset,
                descent: -run.font.descender - span.baselineOffset, leading: run.font.leading)
        }

        /// Whether the runs are of texts with the same letters in the same places.
        public static func == (one: Run, other: Run) -> Bool {
            one.text == other.text && one.line == other.line && one.run.bytes == other.run.bytes
        }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
        /// The run.
        public var run: Run
        /// The places of the letters in the run.
        public var indices: Range<Int>

        /// Makes a slice.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        /// The place of the first letter in the run.
        public var startIndex: Int { indices.lowerBound }
        /// The place behind the last letter in the run.
        public var endIndex: Int { indices.upperBound }
        /// A letter.
        public subscript(index: Int) -> RunSlice { run[index..<index + 1] }
        /// Some of the letters.
        public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
        /// The value of a type that was attached to the letters.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// How far the letters reach as their font says.
        public var typographicBounds: TypographicBounds { run.bounds(of: indices) }
        /// The characters that the letters are of.
        public var characterIndices: [CharacterIndex] { indices.map(run.index) }
    }
}
