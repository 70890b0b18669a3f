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
        guard let owner = editing.owner, !owner.hasMenu(at: location) else { return nil }
        // Who uses the menu edits.
        guard owner.isFirstResponder || owner.becomeFirstResponder() else { return nil }
        // What a misspelled word might be is offered where it is pressed.
        if let offset = owner.textOffset(at: location), !editing.selection.contains(offset),
            let word = editing.misspelledWord(at: offset)
        {
            editing.unmark()
            editing.select(word)
        }
        guard let menu = editing.editMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}

extension TextEditing {
    /// What can be done with the selection, as the delegate has it; nil for nothing.
    var editMenu: UIMenu? {
        guard let owner else { return nil }
        var entries = StandardEditCommands.entries(for: owner)
        if let guesses = spellingMenu(for: selection) { entries.insert(guesses, at: 0) }
        let range = NSRange(location: selection.lowerBound, length: selection.count)
        let menu = owner.editMenu(for: range, suggesting: entries) ?? UIMenu(children: entries)
        return menu.children.isEmpty ? nil : menu
    }
}
