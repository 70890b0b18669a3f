import Foundation
import VitrineCoreGraphics
import VitrineText

/// The menu of a text that is edited: opened by a right click, and by the menu key.
@MainActor
final class TextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let editing: TextEditing

    init(_ editing: TextEditing) { self.editing = editing }

    func attach(to view: UIView) {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.opensByPress = false
        view.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let owner = editing.owner else { return nil }
        // Who uses the menu edits.
        guard owner.isFirstResponder || owner.becomeFirstResponder() else { return nil }
        let entries = entries(for: owner)
        let (start, end) = (editing.selection.lowerBound, editing.selection.upperBound)
        let range = NSRange(location: start, length: end - start)
        let menu = owner.editMenu(for: range, suggesting: entries) ?? UIMenu(children: entries)
        guard !menu.children.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    private func entries(for owner: any TextEditingOwner) -> [UIMenuElement] {
        let hasSelection = !editing.selection.isEmpty
        let canCopy = hasSelection && !editing.isSecure
        func action(_ title: String, _ isPossible: Bool, _ body: @escaping (TextEditing) -> Void) -> UIAction
        {
            UIAction(title: title, attributes: isPossible ? [] : .disabled) { [weak editing] _ in
                if let editing { body(editing) }
            }
        }
        let edit = [
            action("Cut", canCopy && owner.isEditable) { if $0.copy() { $0.delete(.backward) } },
            action("Copy", canCopy) { $0.copy() },
            action("Paste", owner.isEditable && UIPasteboard.general.hasStrings) { $0.paste() },
            action("Delete", hasSelection && owner.isEditable) { $0.delete(.backward) },
        ]
        return [
            UIMenu(options: .displayInline, children: edit),
            UIMenu(
                options: .displayInline,
                children: [
                    action("Select All", editing.content.length > 0) { $0.select(0..<$0.content.length) }
                ]),
        ]
    }
}
