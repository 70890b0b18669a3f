import VitrineUIKit

/// What is done with rows of a list by their values: a menu, and what choosing them does.
///
/// A reference, the same from update to update: rows need not hear that the closures are others.
@MainActor
final class SelectionMenu {
    /// The menu for values; nil where it is empty, or where one of them is of another type.
    var menu: (Set<AnyHashable>, EnvironmentValues) -> UIContextMenuConfiguration? = { _, _ in nil }
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
            environment.isEnabled, let values = values(around: path)
        else { return nil }
        return selectionMenu.menu(values, environment)
    }
}
