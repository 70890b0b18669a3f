/// A type that describes the state of a scroll gesture of a scrollable view.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing scrolls.
    case idle
    /// A finger is down and may begin to scroll.
    case tracking
    /// Somebody scrolls.
    case interacting
    /// Scrolling runs out.
    case decelerating
    /// The program scrolls.
    case animating

    /// Whether something scrolls.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The context of a change of phase.
public struct ScrollPhaseChangeContext {
    /// The geometry at that moment.
    public let geometry: ScrollGeometry
    /// The velocity of the content in points a second, when it runs on by itself; nil otherwise.
    public let velocity: CGVector?
}

struct ScrollGeometryModifier<Value: Equatable>: ScrollLinkModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
    typealias Body = Never

    final class Link: ScrollLink {
        var modifier: ScrollGeometryModifier
        private unowned let node: _GraphNode
        private var value: Value?

        init(_ modifier: ScrollGeometryModifier, _ node: _GraphNode) {
            self.modifier = modifier
            self.node = node
        }

        override func scrollGeometryDidChange(in element: any ScrollingElement) {
            let new = modifier.transform(element.scrollGeometry)
            let old = value ?? new
            guard value != new else { return }
            value = new
            let action = ViewAction(name: "onScrollGeometryChange", value: Value.self, node: node)
            node.graph.afterUpdate(action) { [modifier] in modifier.action(old, new) }
        }
    }

    @MainActor func makeLink(_ node: _GraphNode) -> Link { Link(self, node) }
    @MainActor func update(_ link: Link, from old: Self) { link.modifier = self }
}

struct ScrollPhaseModifier: ScrollLinkModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    typealias Body = Never

    final class Link: ScrollLink {
        var modifier: ScrollPhaseModifier
        private unowned let node: _GraphNode
        private var phase = ScrollPhase.idle

        init(_ modifier: ScrollPhaseModifier, _ node: _GraphNode) {
            self.modifier = modifier
            self.node = node
        }

        override func phaseDidChange(
            _ phase: ScrollPhase, velocity: CGVector?, in element: any ScrollingElement
        ) {
            guard phase != self.phase else { return }
            let old = self.phase
            self.phase = phase
            let context = ScrollPhaseChangeContext(geometry: element.scrollGeometry, velocity: velocity)
            let action = ViewAction(name: "onScrollPhaseChange", node: node)
            node.graph.afterUpdate(action) { [modifier] in modifier.action(old, phase, context) }
        }
    }

    @MainActor func makeLink(_ node: _GraphNode) -> Link { Link(self, node) }
    @MainActor func update(_ link: Link, from old: Self) { link.modifier = self }
}

nonisolated extension View {
    /// Adds an action to be performed when a value, created from a scroll geometry, changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
