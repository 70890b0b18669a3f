import VitrinePlatform

/// Takes wheel and touchpad scrolling to the scroll view under the pointer.
@MainActor
final class WheelDispatcher {
    private unowned let window: UIWindow
    /// Where the pointer is, in the window.
    var pointerLocation: CGPoint?
    /// The scroll views that a touchpad gesture drives, from its begin to its end.
    private weak var horizontal: UIScrollView?
    private weak var vertical: UIScrollView?
    private var isGesture = false

    init(window: UIWindow) {
        self.window = window
    }

    func receive(_ event: ScrollEvent) {
        pointerLocation = event.location
        var delta = event.delta
        // A wheel turns about one axis; Shift lays it across.
        if event.modifiers.contains(.shift), delta.dx == 0 {
            delta = CGVector(dx: delta.dy, dy: 0)
        }
        if event.source == .wheel, event.modifiers.contains(.control), zoom(delta.dy, at: event.location) {
            return
        }
        switch event.source {
        case .wheel: turn(delta, at: event.location)
        case .touchpad: glide(event, delta)
        }
    }

    /// Zooms the innermost content under the pointer that can be.
    private func zoom(_ notches: CGFloat, at location: CGPoint) -> Bool {
        var view = window.hitTest(location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.zoom.turn(notches, at: location) {
                return true
            }
            view = current.superview
        }
        return false
    }

    private func turn(_ notches: CGVector, at location: CGPoint) {
        if notches.dy != 0 {
            if let view = taker(at: location, where: { $0.canScroll(.vertical) }) {
                view.turnWheel(notches.dy, along: .vertical)
            } else if let view = taker(at: location, where: { $0.canScroll(.horizontal) }) {
                // Nothing here scrolls up and down: the wheel moves what scrolls across.
                view.turnWheel(notches.dy, along: .horizontal)
            }
        }
        if notches.dx != 0, let view = taker(at: location, where: { $0.canScroll(.horizontal) }) {
            view.turnWheel(notches.dx, along: .horizontal)
        }
    }

    private func glide(_ event: ScrollEvent, _ delta: CGVector) {
        switch event.phase {
        case .began: begin(at: event.location)
        case .changed, .discrete:
            if !isGesture { begin(at: event.location) }
            move(delta, event.timestamp)
            if event.phase == .discrete { end(event.timestamp) }
        case .ended:
            if delta != .zero { move(delta, event.timestamp) }
            end(event.timestamp)
        }
    }

    private func begin(at location: CGPoint) {
        isGesture = true
        vertical = taker(at: location, where: { $0.canScroll(.vertical) })
        horizontal = taker(at: location, where: { $0.canScroll(.horizontal) })
        vertical?.touchpadBegan()
        if horizontal !== vertical { horizontal?.touchpadBegan() }
    }

    private func move(_ delta: CGVector, _ time: TimeInterval) {
        if horizontal === vertical {
            vertical?.touchpadMoved(delta, at: time)
        } else {
            if delta.dy != 0 { vertical?.touchpadMoved(CGVector(dx: 0, dy: delta.dy), at: time) }
            if delta.dx != 0 { horizontal?.touchpadMoved(CGVector(dx: delta.dx, dy: 0), at: time) }
        }
    }

    private func end(_ time: TimeInterval) {
        isGesture = false
        vertical?.touchpadEnded(at: time)
        if horizontal !== vertical { horizontal?.touchpadEnded(at: time) }
        (vertical, horizontal) = (nil, nil)
    }

    /// The innermost scroll view under a point that can do what is asked.
    private func taker(at location: CGPoint, where isSuitable: (UIScrollView) -> Bool) -> UIScrollView? {
        var view = window.hitTest(location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, isSuitable(scrollView) { return scrollView }
            view = current.superview
        }
        return nil
    }
}
