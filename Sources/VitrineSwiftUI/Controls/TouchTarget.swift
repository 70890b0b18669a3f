/// An element that takes touches of its content.
@MainActor
protocol TouchTarget: Element {
    /// Whether a touch that begins now is taken.
    var acceptsTouch: Bool { get }
    /// How far outside a touch still counts as inside, in points.
    var touchSlop: CGFloat { get }
    /// What the target covers, in the graph's coordinates.
    var touchFrame: CGRect { get }
    func touchBegan(tapCount: Int)
    /// The finger moved in or out.
    func touchMoved(isInside: Bool)
    func touchEnded(isInside: Bool, tapCount: Int)
    func touchCancelled()
}

/// A tap gesture, which a press of select on focused content performs too.
@MainActor
protocol TapTarget: TouchTarget {}

extension ViewGraph {
    /// The target of a touch at a point of the graph's coordinates.
    func touchTarget(at point: CGPoint) -> (any TouchTarget)? {
        guard let hit = rootElement.hitTest(point) else { return rowButton }
        if let target = hit as? any TouchTarget, target.acceptsTouch { return target }
        return hit.ancestors.lazy.compactMap { $0 as? any TouchTarget }.first { $0.acceptsTouch } ?? rowButton
    }
}

extension ViewGraph {
    /// The button that all of a list's row is.
    private var rowButton: (any TouchTarget)? { focusables.first { $0.modifier.fillsRow && $0.acceptsTouch } }
}

extension TouchTarget {
    var touchFrame: CGRect { CGRect(origin: rootOrigin, size: size) }

    /// Whether a point of the graph's coordinates is inside, with the slop.
    func containsTouch(_ point: CGPoint) -> Bool {
        touchFrame.insetBy(dx: -touchSlop, dy: -touchSlop).contains(point)
    }
}

struct TapModifier: ElementModifier {
    let count: Int
    let action: () -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TapModifier> {
        TapElement(self, around: child, node)
    }
}

private final class TapElement: WrapperElement<TapModifier>, TapTarget {
    var acceptsTouch: Bool { environment.isEnabled }
    /// A tap that wanders further than this is none.
    var touchSlop: CGFloat { 45 }
    private var isInside = false

    override var isRestartable: Bool { true }

    override func didUpdate(from old: TapModifier, isChanged: Bool) {
        // A tap that began on another identity does not end on this one.
        if graph.isRestarting { isInside = false }
    }

    func touchBegan(tapCount: Int) { isInside = true }
    func touchMoved(isInside: Bool) { if !isInside { self.isInside = false } }
    func touchEnded(isInside: Bool, tapCount: Int) {
        if isInside, self.isInside, tapCount >= modifier.count { modifier.action() }
    }
    func touchCancelled() { isInside = false }
}

struct HitTestingModifier: ElementModifier, Equatable {
    let isEnabled: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<HitTestingModifier> {
        HitTestingElement(self, around: child, node)
    }
}

private final class HitTestingElement: WrapperElement<HitTestingModifier> {
    override var isRestartable: Bool { true }
    override func didUpdate(from old: HitTestingModifier, isChanged: Bool) {}
    override func hitTest(_ point: CGPoint) -> Element? { modifier.isEnabled ? super.hitTest(point) : nil }
}

struct ContentShapeModifier<S: Shape>: ElementModifier {
    let shape: S
    let eoFill: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ContentShapeModifier<S>> {
        ContentShapeElement(self, around: child, node)
    }
}

private final class ContentShapeElement<S: Shape>: WrapperElement<ContentShapeModifier<S>> {
    override var isRestartable: Bool { true }
    override func didUpdate(from old: ContentShapeModifier<S>, isChanged: Bool) {}
    override func hitTest(_ point: CGPoint) -> Element? {
        let path = modifier.shape.path(in: CGRect(origin: .zero, size: size))
        guard path.contains(point, eoFill: modifier.eoFill) else { return nil }
        return super.hitTest(point) ?? self
    }
}

nonisolated extension View {
    /// Adds an action to perform when this view recognises a tap gesture.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Configures whether this view participates in hit test operations.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }

    /// Defines the content shape for hit testing.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Adds a condition that controls whether users can interact with this view.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { isEnabled in
            if disabled { isEnabled = false }
        }
    }
}
