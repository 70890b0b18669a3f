/// The space of the scroll view around, of any axis or one.
struct ScrollViewSpace: Hashable {
    var axis: Axis?
}

extension Element {
    /// The top-left corner in the window, or in the graph where there is none.
    final var globalOrigin: CGPoint {
        guard let host = graph.viewHost, host.window != nil else { return rootOrigin }
        return host.convert(rootOrigin, to: nil)
    }

    /// The top-left corner in the space of a name, or in the window where there is none of it.
    final func origin(inSpace name: AnyHashable) -> CGPoint { space(named: name)?.origin ?? globalOrigin }

    /// The element whose space has a name, the innermost of those around, and the own corner in it. Rows look on in what is
    /// around their list.
    ///
    /// - Complexity: Linear in the depth of the element.
    final func space(named name: AnyHashable) -> (element: Element, origin: CGPoint)? {
        var origin = rootOrigin
        var current: Element = self
        while true {
            for ancestor in current.ancestors where ancestor.isSpace(named: name) {
                let other = ancestor.rootOrigin
                return (ancestor, CGPoint(x: origin.x - other.x, y: origin.y - other.y))
            }
            guard let host = current.graph.viewHost, let list = host.enclosingRow?.listElement,
                let outer = list.graph.viewHost
            else { return nil }
            origin = host.convert(origin, to: outer)
            if list.isSpace(named: name) {
                let other = list.rootOrigin
                return (list, CGPoint(x: origin.x - other.x, y: origin.y - other.y))
            }
            current = list
        }
    }

    private func isSpace(named name: AnyHashable) -> Bool {
        if let space = self as? CoordinateSpaceElement { return space.modifier.name == name }
        guard let wanted = name.base as? ScrollViewSpace, let scrolling = self as? any ScrollingElement else {
            return false
        }
        switch wanted.axis {
        case nil: return true
        case .horizontal?: return scrolling.scrollAxes.contains(.horizontal)
        case .vertical?: return scrolling.scrollAxes.contains(.vertical)
        }
    }
}
