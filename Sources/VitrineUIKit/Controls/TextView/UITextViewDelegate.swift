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
    /// The menu of an item that a finger rests on, or that is clicked by the other button; nil for none. The default menu
    /// unless implemented: of links to open and to copy them, of images to copy them, and none of tagged text.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The menu of an item opens.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// The menu of an item closes.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
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
    /// The default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Nothing is done.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Nothing is done.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
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
