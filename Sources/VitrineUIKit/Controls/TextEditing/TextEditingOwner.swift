import Foundation

/// The view that shows a text that is edited.
@MainActor
protocol TextEditingOwner: UIView, UITextInput {
    /// Whether a person may change the text now.
    var isEditable: Bool { get }
    /// Whether what is done can be taken back.
    var allowsUndo: Bool { get }
    /// Whether Return is a part of the text.
    var takesNewlines: Bool { get }
    /// Whether what is copied has attributes.
    var copiesAttributes: Bool { get }
    /// Whether what is pasted keeps its attributes.
    var allowsAttributes: Bool { get }
    /// What of a text may be entered.
    func cleaned(_ text: String) -> String
    /// Asks the delegate.
    func shouldChange(in range: NSRange, replacementText text: String) -> Bool
    /// The text looks otherwise: what depends on it is laid out anew.
    func textLookDidChange()
    /// A person changed the text: who wants to know is told.
    func textDidChange()
    /// The selection, or the caret in its line, is another.
    func selectionDidChange()
    /// Return was pressed where it is no part of the text.
    func returnWasPressed()
    /// Asks the delegate for the menu of a range; nil is one of the suggested entries.
    func editMenu(for range: NSRange, suggesting entries: [UIMenuElement]) -> UIMenu?
    /// Whether something at a place of the view has a menu of its own.
    func hasMenu(at location: CGPoint) -> Bool
    /// Whether misspelled words are marked.
    var checksSpelling: Bool { get }
    /// The place of a caret nearest to a point of the view; nil where menus are not about words.
    func textOffset(at location: CGPoint) -> Int?
    /// How far a page is, in points.
    var pageHeight: CGFloat { get }
}

extension TextEditingOwner {
    var checksSpelling: Bool { false }
    func textOffset(at location: CGPoint) -> Int? { nil }
    var copiesAttributes: Bool { false }
    var allowsAttributes: Bool { false }
    func hasMenu(at location: CGPoint) -> Bool { false }
}
