import VitrineUIKit

/// The current hovering state and the location of the pointer.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a place of its coordinates.
    case active(CGPoint)
    /// The pointer has left.
    case ended
}

struct HoverModifier: ElementModifier {
    let space: CoordinateSpace
    let action: @MainActor (HoverPhase) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<HoverModifier> {
        HoverElement(self, around: child, node)
    }
}

final class HoverElement: WrapperElement<HoverModifier> {
    override func didUpdate(from old: HoverModifier, isChanged: Bool) {}

    override func didPlace() {
        super.didPlace()
        graph.hover.attach(to: graph)
    }

    override func teardown() {
        graph.hover.forget(self)
        super.teardown()
    }

    /// The pointer is at a point of the graph's coordinates.
    func hover(at point: CGPoint) {
        switch modifier.space {
        case .local: modifier.action(.active(localPoint(point)))
        case .global: modifier.action(.active(point))
        case .named(let name):
            let space = ancestors.lazy.compactMap { $0 as? CoordinateSpaceElement }.first {
                $0.modifier.name == name
            }
            modifier.action(.active(space?.localPoint(point) ?? point))
        }
    }

    func hoverEnded() { modifier.action(.ended) }
}

/// Follows the pointer over a graph.
@MainActor
final class GraphHover {
    private var recognizer: UIHoverGestureRecognizer?
    private weak var graph: ViewGraph?
    /// The views that the pointer is over.
    private var entered: [BackReference<Element>] = []

    func attach(to graph: ViewGraph) {
        guard recognizer == nil, let host = graph.viewHost else { return }
        self.graph = graph
        let recognizer = UIHoverGestureRecognizer()
        recognizer.addAction { [weak self] in self?.changed($0) }
        host.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    func forget(_ element: HoverElement) { entered.removeAll { $0.object === element } }

    private func changed(_ recognizer: UIGestureRecognizer) {
        guard let graph, let host = graph.viewHost else { return }
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let point = recognizer.location(in: host)
        var over: [HoverElement] = []
        var element: Element? = isOver ? graph.rootElement.hitTest(point) : nil
        while let current = element {
            if let hover = current as? HoverElement, hover.environment.isEnabled { over.append(hover) }
            element = current.superelement
        }
        let left = entered.compactMap { $0.object as? HoverElement }.filter { old in
            !over.contains { $0 === old }
        }
        entered = over.map(\.backReference)
        for element in left { element.hoverEnded() }
        for element in over { element.hover(at: point) }
    }
}

extension ViewGraph {
    fileprivate var hover: GraphHover {
        if let known = attachments["hover"] as? GraphHover { return known }
        let made = GraphHover()
        attachments["hover"] = made
        return made
    }
}

/// Tells of the beginning and the end alone.
private struct SimpleHoverModifier: ViewModifier {
    let action: @MainActor (Bool) -> Void
    @State private var isOver = HoverMemory()

    func body(content: _ViewModifier_Content<Self>) -> some View {
        let memory = isOver
        content.modifier(
            HoverModifier(space: .local) { phase in
                let isOver = phase != .ended
                guard isOver != memory.isOver else { return }
                memory.isOver = isOver
                action(isOver)
            })
    }
}

private final class HoverMemory {
    var isOver = false
}

nonisolated extension View {
    /// Adds an action to perform when the pointer comes over the view, or leaves it.
    public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(SimpleHoverModifier(action: action))
    }

    /// Adds an action to perform as the pointer moves over the view, and when it leaves.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Adds an action to perform as the pointer moves over the view, and when it leaves.
    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }
}
