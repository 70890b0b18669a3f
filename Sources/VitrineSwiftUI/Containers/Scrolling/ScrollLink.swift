/// Something outside of a scroll view that it tells about its scrolling.
@MainActor
class ScrollLink {
    /// The offset, the size or the content changed.
    func scrollGeometryDidChange(in element: any ScrollingElement) {}
    /// Scrolling goes over into another phase.
    ///
    /// - Parameter velocity: Of the content, in points a second; nil where it is at rest or not known.
    func phaseDidChange(_ phase: ScrollPhase, velocity: CGVector?, in element: any ScrollingElement) {}
    /// Changes where scrolling comes to rest.
    func updateTarget(_ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext) {}
}

/// A link that looks at the views once all of an update is laid out, at most once for each.
class SettledScrollLink: ScrollLink {
    unowned let node: _GraphNode
    private var isTold = false

    init(_ node: _GraphNode) {
        self.node = node
    }

    /// The offset, the size or the content changed, and everything has its place.
    func scrollGeometryDidSettle(in element: any ScrollingElement) {}

    override func scrollGeometryDidChange(in element: any ScrollingElement) {
        guard !isTold else { return }
        isTold = true
        node.graph.afterUpdate { [weak self, weak element] in
            guard let self else { return }
            isTold = false
            if let element, !element.isTornDown, node.isAlive { scrollGeometryDidSettle(in: element) }
        }
    }
}

extension ScrollingElement {
    /// Scrolling goes over into another phase.
    ///
    /// - Parameter velocity: Of the content, in points a second; nil where it is at rest or not known.
    func tell(_ phase: ScrollPhase, velocity: CGVector? = nil, _ links: [ScrollLink]) {
        for link in links { link.phaseDidChange(phase, velocity: velocity, in: self) }
    }

    /// Has links change where scrolling comes to rest.
    ///
    /// - Parameters:
    ///   - start: Where the content was when the finger began to scroll.
    ///   - velocity: Points a millisecond, as UIKit has it; SwiftUI's are points a second.
    func updateTarget(
        _ offset: inout CGPoint, from start: CGPoint, _ velocity: CGPoint, _ links: [ScrollLink]
    ) {
        guard !links.isEmpty else { return }
        let geometry = scrollGeometry
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(
                rect: CGRect(origin: start, size: geometry.containerSize), anchor: nil),
            velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000), geometry: geometry,
            axes: scrollAxes, element: self)
        var target = ScrollTarget(rect: CGRect(origin: offset, size: geometry.containerSize), anchor: nil)
        for link in links { link.updateTarget(&target, context) }
        offset = target.rect.origin
    }
}

/// A modifier that has something told by the scroll view inside.
nonisolated protocol ScrollLinkModifier: ViewModifier where Body == Never {
    associatedtype Link: ScrollLink
    @MainActor func makeLink(_ node: _GraphNode) -> Link
    /// Takes a new value of the modifier.
    @MainActor func update(_ link: Link, from old: Self)
}

extension ScrollLinkModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollLinkNode(view, context)
    }

    @MainActor static var _listsContent: Bool { true }
}

private final class ScrollLinkNode<V: View, M: ScrollLinkModifier>: ListingNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<V>!
    private var link: M.Link!
    private var modifier: M
    private var derived: EnvironmentValues

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        derived = context.environment
        super.init(view, context)
        // A binding that it reads is a dependency, whether a body reads it or not.
        link = tracking { modifier.makeLink(self) }
        derived.scrollSettings.links.append(link)
        child = V._makeListed(view.content, listedContext(derived))
    }

    override var listedNodes: [_GraphNode] { [child] }

    override func refresh(_ change: NodeChange) {
        if change.view || isDirty {
            isDirty = false
            let old = modifier
            modifier = view.modifier
            tracking { modifier.update(link, from: old) }
        }
        if change.previousEnvironment != nil {
            derived = environment
            derived.scrollSettings.links.append(link)
        }
        child.update(view.content, derived)
    }
}
