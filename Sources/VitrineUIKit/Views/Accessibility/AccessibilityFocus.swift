/// What has the keyboard, for comparing with what assistive technology finds.
@MainActor
struct AccessibilityFocus {
    /// A responder that is typed into, or the focused item.
    let object: AnyObject

    /// Whether it is what an element says something of.
    func isSource(_ source: AnyObject) -> Bool {
        source === object || (object as? any AccessibilityFocusItem)?.accessibilitySource === source
    }

    /// Whether what an element says something of is inside of it.
    func contains(_ source: AnyObject) -> Bool {
        if let item = object as? any AccessibilityFocusItem { return item.accessibilityContains(source) }
        guard let view = object as? UIView else { return false }
        let place: UIView? =
            switch source {
            case let inner as UIView: inner
            case let element as UIAccessibilityElement: element.accessibilityContainer as? UIView
            case let part as any AccessibilitySource: part.accessibilityView
            default: nil
            }
        return place?.isDescendant(of: view) == true
    }
}

/// A focus item that is no view, which says what it stands for.
@MainActor
package protocol AccessibilityFocusItem: UIFocusItem {
    /// What is focused.
    var accessibilitySource: AnyObject? { get }
    /// Whether the source of an element is inside of it.
    func accessibilityContains(_ source: AnyObject) -> Bool
}

/// Something that elements are made of and that is no view.
@MainActor
package protocol AccessibilitySource: AnyObject {
    /// The nearest view around it.
    var accessibilityView: UIView? { get }
}

extension UIWindow {
    /// What has the keyboard: what is typed into, else the focused item; nil where nothing has.
    var accessibilityFocus: AccessibilityFocus? {
        if let firstResponder, firstResponder is any UIKeyInput {
            return AccessibilityFocus(object: firstResponder)
        }
        return focusSystem.focusedItem.map { AccessibilityFocus(object: $0) }
    }
}
