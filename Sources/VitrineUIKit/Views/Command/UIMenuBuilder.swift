/// Changes the menus of a system of menus.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    /// The system whose menus they are.
    var system: UIMenuSystem { get }

    /// The menu of a name; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with an action, and a property list if one is given; nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts a menu in the place of another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Changes the entries of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu before the entries of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu after the entries of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of an application.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
    /// The menus of the whole application. They are shown nowhere here: their key commands are performed.
    open class var main: UIMenuSystem { shared }
    private static let shared = UIMenuSystem()

    private override init() { super.init() }

    /// Asks the application for its menus anew before they are needed next.
    open func setNeedsRebuild() { UIApplication.shared.builtMenu = nil }

    /// Says that what is validated may be valid now, or no longer. Commands are validated whenever they are asked for.
    open func setNeedsRevalidate() {}
}

extension UIApplication {
    /// The menus of the application, as its responders have built them.
    final var mainMenu: UIMenu {
        if let builtMenu { return builtMenu }
        let tree = MenuTree(MenuTree.standard)
        // While menus are built they are asked for no more.
        builtMenu = tree.root
        var responder: UIResponder? = self
        while let current = responder {
            current.buildMenu(with: tree)
            responder = current.next
        }
        builtMenu = tree.root
        return tree.root
    }
}

/// Menus that are being built.
@MainActor
final class MenuTree: UIMenuBuilder {
    private(set) var root: UIMenu
    let system = UIMenuSystem.main

    init(_ root: UIMenu) { self.root = root }

    /// What an application has before it adds its own: menus without entries, but for those of editing.
    static var standard: UIMenu {
        func section(_ identifier: UIMenu.Identifier) -> UIMenu {
            UIMenu(identifier: identifier, options: .displayInline)
        }
        return UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: ProcessInfo.processInfo.processName, identifier: .application,
                    children: [section(.about), section(.preferences), section(.quit)]),
                UIMenu(
                    title: "File", identifier: .file,
                    children: [
                        section(.newItem), section(.open), section(.document), section(.close),
                        section(.print),
                    ]
                ),
                UIMenu(
                    title: "Edit", identifier: .edit,
                    children: [section(.undoRedo), StandardEditMenu.menu, section(.find)]),
                UIMenu(title: "Format", identifier: .format, children: [section(.font), section(.text)]),
                UIMenu(
                    title: "View", identifier: .view,
                    children: [section(.toolbar), section(.sidebar), section(.fullscreen)]),
                UIMenu(title: "Window", identifier: .window),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        find(in: root) { ($0 as? UIMenu)?.identifier == identifier ? $0 as? UIMenu : nil }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        find(in: root) { ($0 as? UIAction)?.identifier == identifier ? $0 as? UIAction : nil }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        find(in: root) { (element) -> UICommand? in
            guard let command = element as? UICommand, command.action == action else { return nil }
            guard let wanted = propertyList else { return command.propertyList == nil ? command : nil }
            guard let wanted = wanted as? AnyHashable else { return nil }
            return command.propertyList as? AnyHashable == wanted ? command : nil
        }
    }

    private func find<Found>(in element: UIMenuElement, _ test: (UIMenuElement) -> Found?) -> Found? {
        if let found = test(element) { return found }
        for child in (element as? UIMenu)?.children ?? [] {
            if let found = find(in: child, test) { return found }
        }
        return nil
    }

    // MARK: Changing

    /// Puts other elements in the place of a menu; the root stays.
    private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
        func changed(_ menu: UIMenu) -> [UIMenuElement] {
            if menu.identifier == identifier { return replacement(menu) }
            let children = menu.children.flatMap { child in (child as? UIMenu).map(changed) ?? [child] }
            let isSame =
                children.count == menu.children.count && zip(children, menu.children).allSatisfy { $0 === $1 }
            return [isSame ? menu : menu.replacingChildren(children)]
        }
        if let new = changed(root).first as? UIMenu { root = new }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        guard siblingIdentifier != root.identifier else { return }
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        guard siblingIdentifier != root.identifier else { return }
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        guard removedIdentifier != root.identifier else { return }
        change(removedIdentifier) { _ in [] }
    }
}
