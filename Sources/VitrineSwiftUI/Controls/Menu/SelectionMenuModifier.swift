import VitrineUIKit

/// Hands the menu of rows to the lists in a view.
nonisolated private struct SelectionMenuModifier<Value: Hashable, MenuItems: View>: ViewModifier {
    let menu: (Set<Value>) -> MenuItems
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var shared = SelectionMenu()

    @MainActor func body(content: Content) -> some View {
        update()
        return content.environment(\.selectionMenu, shared)
    }

    @MainActor private func update() {
        let (menu, primaryAction) = (menu, primaryAction)
        shared.accepts = { $0.base is Value }
        shared.menu = { values, environment in
            guard let values = Self.values(values) else { return nil }
            let assembled = MenuAssembly.menu(of: AnyView(menu(values)), environment)
            guard !assembled.children.isEmpty else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in assembled })
        }
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
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}
