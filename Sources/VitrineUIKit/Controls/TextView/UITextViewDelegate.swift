public import Foundation

/// Says what may be done in a text view, and hears what was.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing begins. True unless implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing ends. True unless implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part of the text, in UTF-16 units, is replaced. True unless implemented.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// A person changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The selection is another.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// What a tap of an item does: another action, or nil for nothing. The default action unless implemented, which asks
    /// ``textView(_:shouldInteractWith:in:interaction:)`` and opens a link.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    /// Whether a link that was tapped is opened. What the older method without the interaction says unless implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// An attachment was tapped. What the older method without the interaction says unless implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a link that was tapped is opened. True unless implemented.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
    /// An attachment was tapped. True unless implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
    /// The menu for what is selected, in UTF-16 units; nil is one of the suggested actions alone. Nil unless
    /// implemented.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// True.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing is done.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Nothing is done.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing is done.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing is done.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// What the older method says.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
    /// What the older method says.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// True.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
    ) -> Bool { true }
    /// True.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool { true }
    /// Nil.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
