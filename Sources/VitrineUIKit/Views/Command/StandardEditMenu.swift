import VitrineFoundation

/// What the menus of an application have from the beginning.
@MainActor
enum StandardEditMenu {
    /// The standard commands of editing, in the order of menus, with the keys for them.
    static let entries: [(title: String, action: Selector, input: String, flags: UIKeyModifierFlags)] = [
        ("Cut", .cut, "x", .command),
        ("Copy", .copy, "c", .command),
        ("Paste", .paste, "v", .command),
        ("Paste and Match Style", .pasteAndMatchStyle, "v", [.command, .alternate, .shift]),
        ("Delete", .delete, "", []),
        ("Select", .select, "", []),
        ("Select All", .selectAll, "a", .command),
    ]

    /// The commands for the main menu.
    static var menu: UIMenu {
        UIMenu(
            identifier: .standardEdit, options: .displayInline,
            children: entries.map { entry in
                entry.input.isEmpty
                    ? UICommand(title: entry.title, action: entry.action)
                    : UIKeyCommand(
                        title: entry.title, action: entry.action, input: entry.input,
                        modifierFlags: entry.flags)
            })
    }
}
