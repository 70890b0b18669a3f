import VitrineFoundation

/// The entries of edit menus.
@MainActor
enum StandardEditCommands {
    /// What is offered to a responder and those after it in the chain: the standard commands that somebody there can
    /// perform now, and after them the program's own.
    ///
    /// Complexity: O(length of the chain).
    static func entries(for responder: UIResponder) -> [UIMenuElement] {
        func offered(_ title: String, _ action: Selector) -> UICommand? {
            let command = UICommand(title: title, action: action)
            return responder.target(forAction: action, withSender: command) == nil ? nil : command
        }
        var entries: [UIMenuElement] = []
        let standard = StandardEditMenu.entries.compactMap { offered($0.title, $0.action) }
        if !standard.isEmpty {
            entries.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: standard))
        }
        let look = [
            ("Bold", Selector.toggleBoldface), ("Italic", .toggleItalics), ("Underline", .toggleUnderline),
        ].compactMap(offered)
        if !look.isEmpty {
            entries.append(UIMenu(identifier: .textStyle, options: .displayInline, children: look))
        }
        let own = (UIMenuController.shared.menuItems ?? []).compactMap { offered($0.title, $0.action) }
        if !own.isEmpty { entries.append(UIMenu(options: .displayInline, children: own)) }
        return entries
    }

    /// Whose actions the menu of a view offers: those of the first responder in it, else the view's own.
    static func responder(for view: UIView) -> UIResponder {
        var responder = view.window?.firstResponder
        while let current = responder {
            if current === view { return view.window?.firstResponder ?? view }
            responder = current.next
        }
        return view
    }
}
