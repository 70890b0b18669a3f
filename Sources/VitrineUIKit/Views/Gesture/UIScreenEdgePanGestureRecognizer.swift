import VitrineCoreGraphics

/// Recognises a pan that comes in from an edge of the window.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count; none unless set.
    open var edges: UIRectEdge = []

    /// How near to the edge a touch must begin, in points. Not published; observed.
    private static let reach: CGFloat = 20

    private var touched: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let bounds = view?.window?.bounds, let point = centroid else { return }
        touched = []
        if point.x < bounds.minX + Self.reach { touched.insert(.left) }
        if point.x >= bounds.maxX - Self.reach { touched.insert(.right) }
        if point.y < bounds.minY + Self.reach { touched.insert(.top) }
        if point.y >= bounds.maxY - Self.reach { touched.insert(.bottom) }
        touched.formIntersection(edges)
        if touched.isEmpty { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, super.hasLeftSlop(translation(in: nil)) else { return }
        // Away along the edge, or out of the window: somebody else's gesture.
        if !hasLeftSlop(translation(in: nil)) { state = .failed }
    }

    override func hasLeftSlop(_ movement: CGPoint) -> Bool {
        guard super.hasLeftSlop(movement) else { return false }
        if abs(movement.x) > abs(movement.y) {
            return touched.contains(movement.x > 0 ? .left : .right)
        }
        return touched.contains(movement.y > 0 ? .top : .bottom)
    }

    /// A pan inside the window waits for the edge's, as what comes from outside means the window.
    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }
}
