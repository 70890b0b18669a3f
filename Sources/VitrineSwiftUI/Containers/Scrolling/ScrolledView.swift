/// Ties the view that is scrolled to to a value.
struct ScrollPositionModifier<ID: Hashable>: ScrollLinkModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    typealias Body = Never

    @MainActor func makeLink(_ node: _GraphNode) -> ScrollPositionLink<ID> {
        ScrollPositionLink(self, node)
    }

    @MainActor func update(_ link: ScrollPositionLink<ID>, from old: Self) { link.update(self) }
}

final class ScrollPositionLink<ID: Hashable>: SettledScrollLink {
    private var modifier: ScrollPositionModifier<ID>
    /// The value that was shown or found last.
    private var known: ID?
    /// The view at the anchor before anybody scrolled: the value is not written until another one is there.
    private var first: ID?

    init(_ modifier: ScrollPositionModifier<ID>, _ node: _GraphNode) {
        self.modifier = modifier
        super.init(node)
        if modifier.id.wrappedValue != nil { scroll() }
    }

    func update(_ modifier: ScrollPositionModifier<ID>) {
        self.modifier = modifier
        if modifier.id.wrappedValue != known { scroll() }
    }

    /// Scrolls to the value, once it is laid out.
    private func scroll() {
        known = modifier.id.wrappedValue
        guard let known else { return }
        let transaction = node.graph.transaction
        let animated = transaction.animation != nil && !transaction.disablesAnimations
        let anchor = modifier.anchor
        node.graph.afterUpdate { [weak node] in
            guard let node, node.isAlive else { return }
            node.graph.scroll(
                to: AnyHashable(known), anchor: anchor ?? .topLeading, animated: animated, below: node)
        }
    }

    /// Writes down which view is at the anchor.
    override func scrollGeometryDidSettle(in element: any ScrollingElement) {
        let id = element.viewID(at: modifier.anchor ?? .topLeading) { $0 is ID }
        guard let id = id?.base as? ID, id != known else { return }
        // What was written since is scrolled to with the next update.
        guard modifier.id.wrappedValue == known else { return }
        if known == nil, id == first ?? id {
            first = id
            return
        }
        known = id
        modifier.id.wrappedValue = id
    }
}

extension ScrollingElement {
    /// The identifier of the view that is nearest with its anchor to that of what is in view, among the scroll targets whose
    /// identifiers are of a type.
    func viewID(at anchor: UnitPoint, isOfType: (Any) -> Bool) -> AnyHashable? {
        let area = scrollGeometry.safeRect
        let anchor = anchor.mirrored(in: environment.layoutDirection)
        let point = CGPoint(x: area.minX + area.width * anchor.x, y: area.minY + area.height * anchor.y)
        func distance(_ frame: CGRect) -> CGFloat {
            let own = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
            let dx = scrollAxes.contains(.horizontal) ? own.x - point.x : 0
            let dy = scrollAxes.contains(.vertical) ? own.y - point.y : 0
            return (dx * dx + dy * dy).squareRoot()
        }
        return graph.scrollTargets(in: self).filter { $0.id.map { isOfType($0.base) } ?? false }
            .min { distance($0.frame) < distance($1.frame) }?.id
    }
}

extension UnitPoint {
    /// The point from the left: leading is right where text runs from the right.
    func mirrored(in direction: LayoutDirection) -> UnitPoint {
        direction == .rightToLeft ? UnitPoint(x: 1 - x, y: y) : self
    }
}

/// An element that knows by itself which of its views scrolling may come to rest at: one that does not keep all of them.
@MainActor
protocol ScrollTargetContainer: Element {
    /// The items in view, with their frames in the content of an element around this one.
    func targets(in scrolling: Element) -> [(id: AnyHashable?, frame: CGRect)]
}

/// Marks a layout whose views scrolling may come to rest at.
struct ScrollTargetLayoutModifier: ElementModifier, Equatable {
    let isEnabled: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ScrollTargetLayoutModifier>
    {
        ScrollTargetLayoutElement(self, around: child, node)
    }
}

final class ScrollTargetLayoutElement: WrapperElement<ScrollTargetLayoutModifier> {
    override init(
        _ modifier: ScrollTargetLayoutModifier, around child: Element, _ node: _GraphNode
    ) {
        super.init(modifier, around: child, node)
        graph.scrollTargetLayouts.append(WeakElement(element: self))
    }

    override func didUpdate(from old: ScrollTargetLayoutModifier, isChanged: Bool) {}

    /// The container that lays out.
    private var container: Element {
        var element: Element = child
        while case .none = element.majorAxis, let inner = element.children.first { element = inner }
        return element
    }

    /// The views of the layout, with their frames in the content of an element around it.
    func targets(in scrolling: Element) -> [(id: AnyHashable?, frame: CGRect)] {
        guard modifier.isEnabled else { return [] }
        let container = container
        if let container = container as? any ScrollTargetContainer { return container.targets(in: scrolling) }
        return container.children.map { child in
            (
                child.identifier(in: container),
                CGRect(origin: child.contentOrigin(in: scrolling), size: child.size)
            )
        }
    }
}

extension ViewGraph {
    /// The views that scrolling may come to rest at, with their frames in the content.
    func scrollTargets(in scrolling: any ScrollingElement) -> [(id: AnyHashable?, frame: CGRect)] {
        scrollTargetLayouts.removeAll { $0.element?.isTornDown ?? true }
        return scrollTargetLayouts.compactMap { $0.element as? ScrollTargetLayoutElement }
            .filter { $0.enclosingScrollingElement === scrolling }
            .flatMap { $0.targets(in: scrolling) }
    }
}

nonisolated extension View {
    /// Associates a binding to be updated when a scroll view within this view scrolls: it has the identifier of the view at
    /// the anchor, of those in a layout with `scrollTargetLayout()`. Writing it scrolls.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }

    /// Configures the outermost layout as a scroll target layout.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
