import VitrineCoreGraphics
import VitrinePlatform

/// What assistive technology is told of windows that lie over one another, made from their trees of `AccessibilityNode`s.
@MainActor
struct AccessibilityContents {
    /// For the platform: values, which keep nothing alive.
    private(set) var content = AccessibleContent()
    /// Each element's node, and the window that it is in. They keep what they were made of: only for the moment.
    private(set) var nodes: [AccessibleElement.ID: (node: AccessibilityNode, window: UIWindow)] = [:]

    /// What the surface's upper left corner is on the screen.
    private let origin: CGPoint
    private var parts: [ObjectIdentifier: Int] = [:]

    /// - Parameters:
    ///   - windows: Back to front; the last key window has the keyboard.
    ///   - origin: Where the surface is on the screen that the windows are on.
    ///
    /// Complexity: O(views and elements).
    init(of windows: [UIWindow], at origin: CGPoint) {
        self.origin = origin
        var elements: [AccessibleElement] = []
        for window in windows {
            elements += window.accessibilityTree.map { add($0, in: window) }
        }
        content.elements = elements
        if let window = windows.last(where: \.isKeyWindow) ?? windows.first { mark(focusOf: window) }
    }

    private mutating func add(_ node: AccessibilityNode, in window: UIWindow) -> AccessibleElement {
        let object = ObjectIdentifier(node.source ?? window as AnyObject)
        let id = AccessibleElement.ID(object: object, part: parts[object, default: 0])
        parts[object, default: 0] += 1
        nodes[id] = (node, window)
        var element = AccessibleElement(node, id: id)
        element.frame = window.place(of: node.frame, on: origin)
        // What has a number or a text is not a container.
        guard !element.role.hasNumber, !element.role.hasText else { return element }
        element.children = node.children.map { add($0, in: window) }
        return element
    }

    // MARK: Focus

    /// Finds the element that the keyboard belongs to: the one that says so itself, or else the first inside of what does.
    private mutating func mark(focusOf window: UIWindow) {
        guard let focus = window.accessibilityFocus else { return }
        var inner: AccessibleElement.ID?
        var exact: AccessibleElement.ID?
        func look(at elements: [AccessibleElement]) {
            for element in elements where exact == nil {
                if let (node, owner) = nodes[element.id], owner === window, let source = node.source {
                    if focus.isSource(source) {
                        exact = element.id
                    } else if inner == nil, node.isElement, focus.contains(source) {
                        inner = element.id
                    }
                }
                look(at: element.children)
            }
        }
        look(at: content.elements)
        content.focus = exact ?? inner
        guard let id = content.focus else { return }
        content.elements = content.elements.map { $0.marked(as: id) }
    }
}

extension AccessibleElement {
    /// With the element of an identity as one that can have the keyboard, wherever it is in this one.
    fileprivate func marked(as id: ID) -> AccessibleElement {
        var element = self
        if element.id == id { element.states.insert(.focusable) }
        element.children = children.map { $0.marked(as: id) }
        return element
    }
}

extension UIWindow {
    /// A rectangle of the window as one of the surface that it is shown on.
    ///
    /// - Parameter origin: Where the surface is on the screen.
    fileprivate func place(of rect: CGRect, on origin: CGPoint) -> CGRect {
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return .zero
        }
        let (anchor, bounds) = (layer.anchorPoint, bounds)
        return rect.offsetBy(
            dx: -bounds.minX - anchor.x * bounds.width, dy: -bounds.minY - anchor.y * bounds.height
        ).applying(transform).offsetBy(dx: layer.position.x - origin.x, dy: layer.position.y - origin.y)
    }
}
