/// How traces and explanations call a focus item.
@MainActor
enum FocusName {
    /// The accessibility identifier, else the label, else the type.
    static func name(of item: any UIFocusItem) -> String {
        if let named = item as? any FocusNamed, let name = named.focusName { return name }
        if let view = item as? UIView {
            if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
            if let label = view.accessibilityLabel, !label.isEmpty { return label }
        }
        return String(describing: type(of: item))
    }

    /// The index path of the cell that is the item or contains it, as `section.item`.
    static func indexPath(of item: any UIFocusItem) -> String? {
        for environment in UIFocusSystem.chain(from: item) {
            guard let cell = environment as? any FocusGatedItem, let path = cell.focusIndexPath else {
                continue
            }
            return path.map(String.init).joined(separator: ".")
        }
        return nil
    }
}

/// A focus item that is no view and has a name for traces.
@MainActor @preconcurrency
package protocol FocusNamed: UIFocusItem {
    var focusName: String? { get }
}
