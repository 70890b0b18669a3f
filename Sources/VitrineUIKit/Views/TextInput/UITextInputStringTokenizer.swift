public import Foundation
import VitrineText

/// Finds the parts of a text input's text by Unicode's rules.
///
/// Lines are those of `UITextField` and `UITextView`; those of other text inputs are their paragraphs, unless a subclass knows
/// better.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// A tokenizer of an object's text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let source = source(), let offset = offset(of: position) else { return nil }
        return source.unit(granularity, at: offset, forward: isForward(direction, at: position))
            .flatMap(range)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let source = source(), let offset = offset(of: position) else { return false }
        // The end of the part before, or the beginning of the part behind.
        let isForward = isForward(direction, at: position)
        guard let unit = source.unit(granularity, at: offset, forward: !isForward) else { return false }
        return isForward ? unit.upperBound == offset : unit.lowerBound == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let source = source(), let offset = offset(of: position) else { return nil }
        return source.boundary(granularity, from: offset, forward: isForward(direction, at: position))
            .flatMap(self.position)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let source = source(), let offset = offset(of: position) else { return false }
        return source.unit(granularity, at: offset, forward: isForward(direction, at: position)) != nil
    }

    // MARK: Positions

    private func source() -> (any TextUnitSource)? {
        guard let input else { return nil }
        if let source = input as? any TextUnitSource { return source }
        guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return nil
        }
        return WholeText(input.text(in: all) ?? "")
    }

    private func offset(of position: UITextPosition) -> Int? {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }

    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func range(_ range: Range<Int>) -> UITextRange? {
        guard let input, let start = position(at: range.lowerBound), let end = position(at: range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        if let stored = UITextStorageDirection(rawValue: direction.rawValue) { return stored == .forward }
        switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case .down, nil: return true
        case .up: return false
        case .left, .right:
            let isReversed = input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
            return (direction.rawValue == UITextLayoutDirection.right.rawValue) != isReversed
        }
    }
}
