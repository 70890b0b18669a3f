import Foundation
import VitrineFoundation
import VitrineText

/// The standard actions of edit menus and keys, on a text that is edited.
extension TextEditing {
    /// Whether a standard action does something now; nil for an action that is none of them.
    func canPerform(_ action: Selector) -> Bool? {
        let isEditable = owner?.isEditable == true
        let hasSelection = !selection.isEmpty
        switch action {
        case .cut: return hasSelection && !isSecure && isEditable
        case .copy: return hasSelection && !isSecure
        case .paste: return isEditable && UIPasteboard.general.hasStrings
        case .delete: return hasSelection && isEditable
        case .select: return !hasSelection && content.length > 0
        case .selectAll: return content.length > 0 && selection != 0..<content.length
        default: return nil
        }
    }

    func cut() { if copy() { delete(.backward) } }

    /// Deletes what is selected, and nothing without a selection.
    func deleteSelection() { if !selection.isEmpty { delete(.backward) } }

    /// Selects the word at the caret; the whole of a hidden text.
    func selectWord() {
        unmark()
        point(at: (head, endsLine), tapCount: 2, extends: false)
    }

    /// - Parameter sender: A command is a person's: what it selects is offered to others as if it had been dragged over.
    func selectAll(_ sender: Any?) {
        unmark()
        select(0..<content.length)
        if sender is UICommand { offerPrimary() }
    }

    /// Performs an action for a key, by the method that the owner's class may override.
    func perform(_ action: Selector) {
        guard let owner, owner.canPerformAction(action, withSender: nil) else { return }
        _ = owner.perform(action, with: nil)
    }
}
