import VitrineUIKit

/// What is selected in a text that is edited.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The places in the text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range; an empty one is where the caret is.
        case selection(Range<String.Index>)
        /// Several ranges. No field selects several here.
        case multiSelection(RangeSet<String.Index>)
    }

    /// What is selected.
    public let indices: Indices
    /// On which side of a place between two lines the caret is.
    public let affinity: TextSelectionAffinity

    /// A selection of a part of a text.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
        affinity = .automatic
    }

    /// A caret in a text.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// Whether the selection is a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// On which side of a place between two lines a caret is.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// At the end of the line before.
    case upstream
    /// At the beginning of the line after.
    case downstream
}

extension TextSelection {
    /// A selection of UTF-16 units of a text.
    init(units: Range<Int>, in text: String) {
        let count = text.utf16.count
        let range = units.clamped(to: 0..<count)
        let from = String.Index(utf16Offset: range.lowerBound, in: text)
        self.init(range: from..<String.Index(utf16Offset: range.upperBound, in: text))
    }

    /// The UTF-16 units of a text that are selected. Places beyond its end, of another text, are its end.
    func units(in text: String) -> Range<Int> {
        func unit(_ index: String.Index) -> Int {
            index >= text.endIndex ? text.utf16.count : index.utf16Offset(in: text)
        }
        switch indices {
        case .selection(let range): return unit(range.lowerBound)..<unit(range.upperBound)
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first else { return 0..<0 }
            return unit(first.lowerBound)..<unit(first.upperBound)
        }
    }
}

extension HostedTextInput where Self: UITextInput {
    /// The text.
    var wholeText: String {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
    }

    /// The UTF-16 units that are selected.
    var selectedUnits: Range<Int> {
        guard let range = selectedTextRange else { return 0..<0 }
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }
}
