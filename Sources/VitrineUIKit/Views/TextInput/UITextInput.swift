public import Foundation

/// A responder whose text has positions and a selection, and can be composed by input methods.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    /// The text in a range; nil if the range is not of this object.
    func text(in range: UITextRange) -> String?
    /// Puts text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected: an empty range is the insertion point; nil if there is neither.
    var selectedTextRange: UITextRange? { get set }
    /// What is being composed; nil if nothing is.
    var markedTextRange: UITextRange? { get }
    /// How text is shown that is being composed.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts text that is being composed in place of such text, or of what is selected.
    ///
    /// - Parameter selectedRange: What is selected, counted in UTF-16 units from the beginning of the text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes text that is being composed plain text.
    func unmarkText()
    /// The position before all text.
    var beginningOfDocument: UITextPosition { get }
    /// The position after all text.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position a number of UTF-16 units away; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position a number of characters or lines away in a direction; nil beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Who finds words, sentences and other parts of the text: as a rule a ``UITextInputStringTokenizer``.
    var tokenizer: any UITextInputTokenizer { get }
    /// Who is told about changes that the object makes by itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The position of a range that is furthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    /// The range from a position to the furthest in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    /// From where the text at a position is read.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    /// Says from where the text of a range is read.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The rectangle of the first line of a range, in the object's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the insertion point at a position, in the object's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a range, in the object's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point of the object's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position of a range nearest to a point of the object's coordinates.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at a point of the object's coordinates.
    func characterRange(at point: CGPoint) -> UITextRange?
}
