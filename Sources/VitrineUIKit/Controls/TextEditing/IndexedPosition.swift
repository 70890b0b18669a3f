import Foundation

/// A place in the text of a text field or text view.
final class IndexedPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? IndexedPosition)?.offset == offset }
    override var hash: Int { offset }
}

/// A range of the text of a text field or text view.
final class IndexedRange: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { IndexedPosition(range.lowerBound) }
    override var end: UITextPosition { IndexedPosition(range.upperBound) }
    override func isEqual(_ object: Any?) -> Bool { (object as? IndexedRange)?.range == range }
    override var hash: Int { range.hashValue }
}

/// A rectangle of the selection of a text field or text view.
final class IndexedSelectionRect: UITextSelectionRect {
    private let values: (rect: CGRect, isFirst: Bool, isLast: Bool)

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        values = (rect, isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { values.rect }
    override var containsStart: Bool { values.isFirst }
    override var containsEnd: Bool { values.isLast }
}
