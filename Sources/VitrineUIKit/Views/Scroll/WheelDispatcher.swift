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
    /// What takes scrolling to recognisers; whether the touchpad's present gesture is theirs.
    private let indirect: IndirectDispatcher
    private var isIndirect = false

    init(window: UIWindow, indirect: IndirectDispatcher) {
        self.window = window
        self.indirect = indirect
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
        case .wheel: if !turnIndirectly(delta, event) { turn(delta, at: event.location) }
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
            if let view = taker(at: location, where: { $0.takes(.discrete, .vertical) }) {
                view.turnWheel(notches.dy, along: .vertical)
            } else if let view = taker(at: location, where: { $0.takes(.discrete, .horizontal) }) {
                // Nothing here scrolls up and down: the wheel moves what scrolls across.
                view.turnWheel(notches.dy, along: .horizontal)
            }
        }
        if notches.dx != 0, let view = taker(at: location, where: { $0.takes(.discrete, .horizontal) }) {
            view.turnWheel(notches.dx, along: .horizontal)
        }
    }

    private func glide(_ event: ScrollEvent, _ delta: CGVector) {
        switch event.phase {
        case .began:
            begin(event)
            // The event that begins a gesture has a distance of its own on the display.
            if delta != .zero { move(delta, event) }
        case .changed, .discrete:
            if !isGesture { begin(event) }
            move(delta, event)
            if event.phase == .discrete { end(event.timestamp) }
        case .ended:
            if delta != .zero { move(delta, event) }
            end(event.timestamp)
        }
    }

    /// Gives a notch of a wheel to recognisers that take it: a whole gesture for each.
    private func turnIndirectly(_ notches: CGVector, _ event: ScrollEvent) -> Bool {
        guard notches != .zero, indirect.beginScrolling(event) else { return false }
        // As far as a scroll view as high as the window goes for a notch.
        let step = pow(window.bounds.height, 2 / 3)
        let isTaken = indirect.scroll(
            by: CGVector(dx: -notches.dx * step, dy: -notches.dy * step), at: event.timestamp)
        indirect.endScrolling(at: event.timestamp)
        return isTaken
    }

    private func begin(_ event: ScrollEvent) {
        isGesture = true
        isIndirect = indirect.beginScrolling(event)
        if !isIndirect { begin(at: event.location) }
    }

    private func begin(at location: CGPoint) {
        vertical = taker(at: location, where: { $0.takes(.continuous, .vertical) })
        horizontal = taker(at: location, where: { $0.takes(.continuous, .horizontal) })
        vertical?.touchpadBegan()
        if horizontal !== vertical { horizontal?.touchpadBegan() }
    }

    private func move(_ delta: CGVector, _ event: ScrollEvent) {
        if isIndirect {
            guard delta != .zero else { return }
            let distance = CGVector(dx: -delta.dx, dy: -delta.dy)
            if indirect.scroll(by: distance, at: event.timestamp) { return }
            // Nobody wants it: it scrolls.
            isIndirect = false
            begin(at: event.location)
        }
        move(delta, event.timestamp)
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
        if isIndirect {
            isIndirect = false
            indirect.endScrolling(at: time)
        }
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

extension UIScrollView {
    /// Whether the view scrolls along an axis, by what its pan lets scroll.
    fileprivate func takes(_ type: UIScrollTypeMask, _ axis: ScrollAxis) -> Bool {
        canScroll(axis) && panGestureRecognizer.allowedScrollTypesMask.contains(type)
    }
}
