public import Foundation
import VitrineText

/// Positions count UTF-16 units of the text; those of other text inputs are taken for the beginning.
extension UITextView {
    private func offset(_ position: UITextPosition) -> Int { (position as? IndexedPosition)?.offset ?? 0 }

    private func range(_ range: UITextRange) -> Range<Int> {
        let bounds = (offset(range.start), offset(range.end))
        return min(bounds.0, bounds.1)..<max(bounds.0, bounds.1)
    }

    public func text(in range: UITextRange) -> String? { editing.content.string(in: self.range(range)) }

    /// Puts text in the place of a range.
    public func replace(_ range: UITextRange, withText text: String) {
        let target = self.range(range).clamped(to: 0..<editing.content.length)
        editing.replaceUnasked(target, with: cleaned(text))
    }

    public var markedTextRange: UITextRange? { editing.marked.map { IndexedRange($0) } }

    public var beginningOfDocument: UITextPosition { IndexedPosition(0) }

    public var endOfDocument: UITextPosition { IndexedPosition(editing.content.length) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (offset(fromPosition), offset(toPosition))
        return IndexedRange(min(from, to)..<max(from, to))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return target >= 0 && target <= editing.content.length ? IndexedPosition(target) : nil
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        var place = self.offset(position)
        for _ in 0..<max(0, offset) {
            let next: Int
            switch direction {
            case .right: next = editing.destination(.forward, from: place)
            case .left: next = editing.destination(.backward, from: place)
            case .up: next = editing.line(-1, from: place).offset
            case .down: next = editing.line(1, from: place).offset
            }
            guard next != place else { return nil }
            place = next
        }
        return IndexedPosition(place)
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (offset(position), offset(other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(toPosition) - offset(from)
    }

    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        direction == .right || direction == .down ? range.end : range.start
    }

    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let place = offset(position)
        let isForward = direction == .right || direction == .down
        return IndexedRange(isForward ? place..<editing.content.length : 0..<place)
    }

    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editing.runsFromRight(at: offset(position)) ? .rightToLeft : .leftToRight
    }

    /// The direction of text is that of its letters: it stays.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    public func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let limits = self.range(range)
        return IndexedPosition(min(max(place(at: point).offset, limits.lowerBound), limits.upperBound))
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        let place = place(at: point).offset
        let end = editing.destination(.forward, from: place)
        return end > place ? IndexedRange(place..<end) : nil
    }

    final func textSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = editing.selectionRects(self.range(range), from: 0, to: .greatestFiniteMagnitude)
        return rects.enumerated().map { index, rect in
            IndexedSelectionRect(
                rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y), isFirst: index == 0,
                isLast: index == rects.count - 1)
        }
    }
}

extension UITextView: TextUnitSource {
    final var unitCount: Int { editing.content.length }

    final func unitParagraph(at offset: Int) -> (start: Int, text: String, terminatorLength: Int) {
        editing.unitParagraph(at: offset)
    }

    final func unitLine(at offset: Int, endsLine: Bool) -> Range<Int> {
        editing.lineRange(at: offset, endsLine: endsLine)
    }
}
