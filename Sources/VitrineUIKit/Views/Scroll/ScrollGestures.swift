/// The pan of a scroll view: begins along the axes that scroll, and at once when it catches moving content.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var catches = false

    init() {
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        addAction { [weak self] _ in
            guard let self else { return }
            self.scrollView?.physics.pan(self)
        }
    }

    /// Wheels and touchpads scroll the view without it.
    override func takesScrolling(isDiscrete: Bool) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, numberOfTouches == touches.count else { return }
        catches = scrollView.physics.isMoving
        scrollView.physics.touchDown()
        // A finger on moving content holds it, and taps nothing in it.
        if catches, state == .possible { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if numberOfTouches <= touches.count { scrollView?.physics.touchUp() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.physics.touchUp()
    }

    override func reset() {
        super.reset()
        catches = false
        scrollView?.physics.touchUp()
    }

    override func hasLeftSlop(_ movement: CGPoint) -> Bool {
        guard let scrollView else { return false }
        if catches { return true }
        let x = abs(movement.x)
        let y = abs(movement.y)
        switch (scrollView.canScroll(.horizontal), scrollView.canScroll(.vertical)) {
        case (true, true): return super.hasLeftSlop(movement)
        case (true, false): return x >= Self.slop && x > y
        case (false, true): return y >= Self.slop && y > x
        case (false, false): return false
        }
    }

    /// Whether the pan may scroll its view, or leaves the touch to its content or to a view around.
    func mayScroll(_ view: UIScrollView) -> Bool {
        let movement = translation(in: view)
        let isHorizontal = abs(movement.x) > abs(movement.y)
        for touch in activeTouches {
            guard touch.isDeliveredToView, let content = touch.view, content !== view else { continue }
            if !view.canCancelContentTouches || !view.touchesShouldCancel(in: content) { return false }
        }
        let axis: ScrollAxis = isHorizontal ? .horizontal : .vertical
        let direction = isHorizontal ? -movement.x : -movement.y
        if !isHorizontal, isLeftToSheet(view, movement.y) { return false }
        guard direction != 0, view.canScroll(axis), !view.hasRoom(axis, towards: direction) else {
            return true
        }
        // At the end of its content an inner view leaves the drag to an outer one that can still move.
        var outer = view.superview
        while let current = outer {
            if let scrollView = current as? UIScrollView, scrollView.canScroll(axis),
                scrollView.hasRoom(axis, towards: direction)
            {
                return false
            }
            outer = current.superview
        }
        return true
    }

    /// Whether the sheet that the view is in moves in its place.
    private func isLeftToSheet(_ view: UIScrollView, _ movement: CGFloat) -> Bool {
        var outer = view.superview
        while let current = outer {
            if let card = current as? SheetCard {
                return card.controller?.drag.takes(from: view, movement: movement) == true
            }
            outer = current.superview
        }
        return false
    }
}

/// Keeps touches from the content of a scroll view until it is clear that they do not scroll.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private let timer = GestureTimer()
    /// How long `delaysContentTouches` holds a touch back, in seconds.
    private static let delay: TimeInterval = 0.15

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        name = "content touch delay"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, touches.allSatisfy({ $0.view !== scrollView }),
            scrollView.canScroll(.vertical) || scrollView.canScroll(.horizontal)
        else {
            state = .failed
            return
        }
        timer.schedule(after: Self.delay, for: self) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func reset() {
        super.reset()
        timer.cancel()
    }
}
