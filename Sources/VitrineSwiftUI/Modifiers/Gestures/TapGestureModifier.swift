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

nonisolated extension View {
    /// Adds an action to perform when this view recognises a tap gesture.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}
