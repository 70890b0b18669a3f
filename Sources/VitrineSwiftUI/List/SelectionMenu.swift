import VitrineUIKit

/// What is done with rows of a list by their values: a menu, and what choosing them does.
///
/// A reference, the same from update to update: rows need not hear that the closures are others.
@MainActor
final class SelectionMenu {
    /// The menu for values; nil where one of them is of another type.
    var menu: (Set<AnyHashable>) -> AnyView? = { _ in nil }
    /// What choosing rows does; nil for nothing.
    var primaryAction: ((Set<AnyHashable>) -> Void)?
    /// Whether a value is of the menu's type.
    var accepts: (AnyHashable) -> Bool = { _ in false }

    nonisolated init() {}
}

private struct SelectionMenuKey: EnvironmentKey { static let defaultValue: SelectionMenu? = nil }

extension EnvironmentValues {
    /// The menu of the rows of lists, by their values.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

private struct SelectionMenuModifier<Value: Hashable, MenuItems: View>: ViewModifier {
    let menu: (Set<Value>) -> MenuItems
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var shared = SelectionMenu()

    func body(content: Content) -> some View {
        update()
        return content.environment(\.selectionMenu, shared)
    }

    private func update() {
        let (menu, primaryAction) = (menu, primaryAction)
        shared.accepts = { $0.base is Value }
        shared.menu = { Self.values($0).map { AnyView(menu($0)) } }
        shared.primaryAction = primaryAction.map { action in { Self.values($0).map(action) } }
    }

    private static func values(_ values: Set<AnyHashable>) -> Set<Value>? {
        let own = values.compactMap { $0.base as? Value }
        return own.count == values.count ? Set(own) : nil
    }
}

nonisolated extension View {
    /// Adds a menu, and an action for rows that are chosen, to the lists in this view whose selection is of a type.
    ///
    /// - Parameters:
    ///   - itemType: The type of the list's selection.
    ///   - menu: The menu for rows: for all that are selected where it opens on one of these, else for the one row; for
    ///     none where it opens beside the rows. There is no menu where it is empty.
    ///   - primaryAction: Called when a row is tapped, or Return is pressed, outside of the edit mode: in the place of its
    ///     selection.
    @MainActor public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}

// What a list does with it.
extension ListController {
    private var selectionMenu: SelectionMenu? { listElement?.environment.selectionMenu }

    /// Whether choosing a row does something else than selecting it.
    var hasPrimaryAction: Bool { !isEdited && selection != nil && selectionMenu?.primaryAction != nil }

    /// What the selection knows a row by.
    func value(at path: IndexPath) -> AnyHashable? {
        guard contains(path) else { return nil }
        let cell = viewIfMade?.cellForItem(at: path) as? ListCell
        return cell?.host?.traits.tag ?? shown.row(at: path).identity.id
    }

    /// The values that a row stands for: all that are selected, if it is one of them.
    private func values(around path: IndexPath?) -> Set<AnyHashable>? {
        guard let path else { return [] }
        guard let selection, let value = value(at: path), selectionMenu?.accepts(value) == true else {
            return nil
        }
        return selection.contains(value) ? selection.values().union([value]) : [value]
    }

    func performPrimaryAction(at path: IndexPath) {
        guard hasPrimaryAction, let value = value(at: path), selectionMenu?.accepts(value) == true else {
            return
        }
        selectionMenu?.primaryAction?([value])
    }

    func contextMenu(at path: IndexPath?) -> UIContextMenuConfiguration? {
        guard selection != nil, let selectionMenu, let environment = listElement?.environment,
            environment.isEnabled, let values = values(around: path), let view = selectionMenu.menu(values)
        else { return nil }
        let menu = MenuAssembly.menu(of: view, environment)
        guard !menu.children.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}
