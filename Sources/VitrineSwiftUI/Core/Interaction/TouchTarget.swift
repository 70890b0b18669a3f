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

extension ViewGraph {
    /// The target of a touch at a point of the graph's coordinates.
    func touchTarget(at point: CGPoint) -> (any TouchTarget)? {
        var found: (any TouchTarget)?
        var element = rootElement.hitTest(point)
        while let current = element {
            if found == nil, let target = current as? any TouchTarget, target.acceptsTouch { found = target }
            if found != nil, let gesture = current as? any GestureTarget, !gesture.allowsInnerGestures {
                found = nil
            }
            element = current.superelement
        }
        return found ?? rowButton
    }
}

extension ViewGraph {
    /// The button that all of a list's row is.
    private var rowButton: (any TouchTarget)? { focusables.first { $0.modifier.fillsRow && $0.acceptsTouch } }
}

extension TouchTarget {
    var touchFrame: CGRect { frameInHost }

    /// Whether a point of the graph's coordinates is inside, with the slop.
    func containsTouch(_ point: CGPoint) -> Bool {
        touchFrame.insetBy(dx: -touchSlop, dy: -touchSlop).contains(point)
    }
}

nonisolated extension View {
    /// Adds a condition that controls whether users can interact with this view.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { isEnabled in
            if disabled { isEnabled = false }
        }
    }
}
