/// What is selected in an attributed text that is edited, and what is typed there looks like.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The places in a text.
    public enum Indices: Equatable, Sendable {
        /// Where the caret is.
        case insertionPoint(AttributedString.Index)
        /// What is selected.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// Nil is the end of any text.
    private var indices: Indices?
    /// What is typed at the caret looks like this; nil for what is around.
    private var typing: AttributeContainer?

    /// A caret at the end of the text.
    public init() {}

    /// A caret in a text.
    ///
    /// - Parameter typingAttributes: What is typed there looks like this; nil for what is around.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        indices = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }

    /// A selection of a part of a text; a caret if there is nothing in it.
    public init(range: Range<AttributedString.Index>) {
        indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// A selection of parts of a text. Editors show the first.
    public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

    /// The places in a text. Those that are of another one are its end.
    public func indices(in text: AttributedString) -> Indices {
        switch indices {
        case .insertionPoint(let index) where index.isValid(within: text): .insertionPoint(index)
        case .ranges(let ranges) where !ranges.isEmpty && ranges.isValid(within: text): .ranges(ranges)
        default: .insertionPoint(text.endIndex)
        }
    }

    /// What is typed looks like this: as the character before the caret, or the first that is selected.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let place: AttributedString.Index
        switch indices(in: text) {
        case .insertionPoint(let index):
            guard index > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
            place = text.index(beforeCharacter: index)
        case .ranges(let ranges): place = ranges.ranges.first?.lowerBound ?? text.startIndex
        }
        return text.runs.first { $0.range.contains(place) }?.attributes ?? AttributeContainer()
    }
}

extension AttributedString {
    /// Changes the attributes of what is selected, or of what is typed next where there is a caret.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is one of the changed text afterwards.
    ///   - body: Changes the attributes of one run after another.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            var typing = selection.typingAttributes(in: self)
            try body(&typing)
            let units = selection.units(in: self)
            selection = AttributedTextSelection(units: units, in: self, typing: typing)
            return
        }
        let parts = ranges.ranges.map { units(of: $0) }
        var changed = self
        for range in ranges.ranges {
            for run in self[range].runs {
                var attributes = run.attributes
                try body(&attributes)
                let place = units(of: run.range)
                changed[changed.range(ofUnits: place)].setAttributes(attributes)
            }
        }
        self = changed
        selection = AttributedTextSelection(ranges: RangeSet(parts.map { changed.range(ofUnits: $0) }))
    }

    /// What is selected of the text.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        guard case .ranges(let ranges) = selection.indices(in: self) else { return self[RangeSet()] }
        return self[ranges]
    }

    /// Puts a text in the place of what is selected, with its attributes; the caret is behind it afterwards.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: AttributedString
    ) {
        let parts = selection.parts(in: self)
        for part in parts.dropFirst().reversed() { removeSubrange(range(ofUnits: part)) }
        replaceSubrange(range(ofUnits: parts[0]), with: newContent)
        let end = parts[0].lowerBound + newContent.utf16.count
        selection = AttributedTextSelection(units: end..<end, in: self)
    }

    /// Puts characters in the place of what is selected, which look as what is typed there does.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let look = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: look))
    }

    /// The UTF-16 units of a range.
    func units(of range: Range<Index>) -> Range<Int> {
        let start = utf16.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf16.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// The range of UTF-16 units, as far as there are such.
    func range(ofUnits units: Range<Int>) -> Range<Index> {
        let part = units.clamped(to: 0..<utf16.count)
        let start = utf16.index(startIndex, offsetBy: part.lowerBound)
        return start..<utf16.index(start, offsetBy: part.count)
    }
}

extension AttributedTextSelection {
    /// A selection of UTF-16 units.
    init(units: Range<Int>, in text: AttributedString, typing: AttributeContainer? = nil) {
        self.init(range: text.range(ofUnits: units))
        if units.isEmpty { self.typing = typing }
    }

    /// The UTF-16 units that are selected, at least one range.
    func parts(in text: AttributedString) -> [Range<Int>] {
        switch indices(in: text) {
        case .insertionPoint(let index): [text.units(of: index..<index)]
        case .ranges(let ranges): ranges.ranges.map { text.units(of: $0) }
        }
    }

    /// The UTF-16 units that an editor selects.
    func units(in text: AttributedString) -> Range<Int> { parts(in: text)[0] }

    /// Whether another is the same place of a text, with the same look of what is typed.
    func isSame(as other: Self, in text: AttributedString) -> Bool {
        parts(in: text) == other.parts(in: text) && typing == other.typing
    }

    /// The look of what is typed, if it is another than that around.
    var ownTyping: AttributeContainer? { typing }
}
