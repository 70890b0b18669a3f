/// A view that says of itself what assistive technology finds in it.
@MainActor
package protocol AccessibilityTreeSource: UIView {
    var accessibilityContent: [AccessibilityNode] { get }
}

extension UIView {
    /// What assistive technology finds here: this view as an element, or the elements in it, in a container where the view
    /// has a name or a label, or is one by its type.
    ///
    /// Complexity: O(views).
    package var accessibilityTree: [AccessibilityNode] {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement {
            let node = AccessibilityNode(self, isElement: true)
            // A label without a text has nothing to say, unless somebody has said that it is an element.
            let isEmpty = node.label?.isEmpty ?? true && node.value == nil && node.identifier == nil
            return isEmpty && isAccessibilityElementByKind && !saysAccessibility ? [] : [node]
        }
        let inner = accessibilityContentTree
        guard
            accessibilityIdentifier != nil || accessibilityLabel != nil || accessibilityContainerType != .none
        else { return inner }
        var node = AccessibilityNode(self, isElement: false)
        node.children = inner
        return [node]
    }

    private var accessibilityContentTree: [AccessibilityNode] {
        if let source = self as? any AccessibilityTreeSource { return source.accessibilityContent }
        let count = accessibilityElementCount()
        if accessibilityElements != nil || count > 0 {
            return (0..<count).flatMap { index -> [AccessibilityNode] in
                switch accessibilityElement(at: index) {
                case let view as UIView: return view.accessibilityTree
                case let element as UIResponder where element.isAccessibilityElement:
                    return [AccessibilityNode(element, isElement: true)]
                default: return []
                }
            }
        }
        let views = accessibilitySubviews
        // What is modal leaves out what lies beside it.
        if let modal = views.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
            return modal.accessibilityTree
        }
        return views.flatMap(\.accessibilityTree)
    }
}
