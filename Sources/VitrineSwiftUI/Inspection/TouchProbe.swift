import VitrineUIKit

/// Where a touch goes.
@MainActor
package enum TouchProbe {
    /// Whether a touch at a point of the window goes to something, or to what is in or around it.
    ///
    /// - Parameter source: A view or an element of a SwiftUI view.
    /// - Returns: Nil if it does; otherwise the name of what is in front.
    package static func obstacle(at point: CGPoint, in window: UIWindow, to source: AnyObject) -> String? {
        guard let hit = window.hitTest(point, with: nil) else { return "nothing that takes touches" }
        if let view = source as? UIView {
            if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return nil }
            return name(of: hit)
        }
        guard let element = source as? Element, let host = element.graph.viewHost else { return nil }
        if host !== hit, host.isDescendant(of: hit) { return nil }
        guard hit.isDescendant(of: host) else { return name(of: hit) }
        guard let front = element.graph.rootElement.hitTest(host.convert(point, from: nil)),
            front !== element,
            !front.ancestors.contains(where: { $0 === element }),
            !element.ancestors.contains(where: { $0 === front })
        else { return nil }
        let frame = front.windowFrame
        let text = (front as? any TextBearing).map { " \"\($0.text)\"" } ?? ""
        return (front.node.treeName ?? front.dumpName) + text + " (" + numbers(frame) + ")"
    }

    private static func name(of view: UIView) -> String {
        let identifier = view.accessibilityIdentifier.map { " #\($0)" } ?? ""
        return "\(type(of: view))\(identifier) (\(numbers(view.convert(view.bounds, to: nil))))"
    }

    package static func numbers(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map(ScreenNode.number).joined(separator: " ")
    }
}

extension TouchProbe {
    /// The view whose coordinates something is in: a view itself, or the nearest around an element.
    package static func container(of source: AnyObject) -> UIView? {
        if let view = source as? UIView { return view }
        if let part = source as? UIAccessibilityElement { return part.accessibilityContainer as? UIView }
        return (source as? Element)?.containerView
    }

    /// What takes the focus when something is to have it: itself, or the nearest around it or in it.
    package static func focusItem(of source: AnyObject) -> (any UIFocusItem)? {
        if let element = source as? Element {
            let path = sequence(first: element, next: { $0.superelement })
            if let found = path.lazy.compactMap({ $0 as? InteractionElement }).first {
                return found.focusItem
            }
            var inner = element
            while let next = inner.wrapped {
                if let found = next as? InteractionElement { return found.focusItem }
                inner = next
            }
            guard let view = (inner as? any PlatformViewElement)?.platformView ?? element.containerView else {
                return nil
            }
            return focusItem(of: view)
        }
        var view = container(of: source)
        while let current = view {
            if current.canBecomeFocused { return current }
            view = current.superview
        }
        return nil
    }

    /// Whether something is a scroll view whose content does not fit.
    package static func scrolls(_ source: AnyObject) -> Bool {
        let view = (source as? UIView) ?? (source as? any PlatformViewElement)?.platformView
        guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return false }
        let size = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        return scrollView.contentSize.height > size.height + 0.5
            || scrollView.contentSize.width > size.width + 0.5
    }
}
