/// The way from a row's environment to the selection of its list.
final class ListSelectionLink: @unchecked Sendable {
    @MainActor private weak var controller: ListController?

    @MainActor init(_ controller: ListController) { self.controller = controller }

    /// Selects a value, if the list's selection is of its type; false if it is not.
    @MainActor
    func select(_ value: AnyHashable) -> Bool {
        guard let selection = controller?.selection, !selection.isMultiple, selection.accepts(value) else {
            return false
        }
        selection.set(value, true)
        return true
    }

    /// Whether ``select(_:)`` would select a value.
    @MainActor
    func accepts(_ value: AnyHashable) -> Bool {
        guard let selection = controller?.selection else { return false }
        return !selection.isMultiple && selection.accepts(value)
    }
}
