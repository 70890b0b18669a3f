import VitrinePlatform

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Moves the content of a scroll view: with the finger, after it, with wheel and touchpad, by animation.
@MainActor
final class ScrollPhysics: FrameUpdatable {
    private unowned let view: UIScrollView
    /// The same view: a turn in the next frame can come when it is gone.
    private weak var livingView: UIScrollView?

    /// A drag by finger or touchpad.
    private struct Drag {
        /// The offset that the finger asks for, before the resistance of the edges.
        var wanted: CGPoint
        /// The pan's translation that ``wanted`` takes account of.
        var translation: CGPoint
        /// Where the offset was when the drag began, for paging.
        var start: CGPoint
        var movesX: Bool
        var movesY: Bool
    }

    /// What a deceleration was reckoned for.
    private struct Course {
        var x: ClosedRange<CGFloat>
        var y: ClosedRange<CGFloat>
        /// Where the delegate, or paging, wants it to end; nil for free deceleration.
        var targetX: CGFloat?
        var targetY: CGFloat?
    }

    /// What moves the content by itself.
    private enum Motion {
        case deceleration(x: ScrollMotion, y: ScrollMotion, start: TimeInterval)
        case wheel(x: ScrollMotion, y: ScrollMotion, start: TimeInterval)
        case animation(from: CGPoint, to: CGPoint, start: TimeInterval, endsAtTop: Bool)
    }

    private var drag: Drag?
    private var motion: Motion?
    /// What others added to the offset while the motion runs.
    private var shift = CGPoint.zero
    private var course: Course?
    /// Whether the content has moved under the motion, which may lead beyond an edge now.
    private var wasShifted = false
    private var touchpad = VelocityTracker()
    private var touchpadSum = CGPoint.zero
    /// Whether the offset changes because of the motion, not because somebody sets it.
    private(set) var isApplying = false

    static let animationDuration: TimeInterval = 0.3
    /// Sums of frame intervals miss the exact end by less than this, in seconds.
    private static let rounding = 1e-6

    init(scrollView: UIScrollView) {
        view = scrollView
        livingView = scrollView
    }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { view.runtimeContext }
    private var now: TimeInterval { runtimeContext.now }

    var isMoving: Bool { motion != nil }
    var isAnimating: Bool {
        if case .animation = motion { true } else { false }
    }

    // MARK: Finger

    func touchDown() {
        view.isTracking = true
        guard let motion else { return }
        self.motion = nil
        shift = .zero
        switch motion {
        case .deceleration:
            view.isDecelerating = false
            view.delegate?.scrollViewDidEndDecelerating(view)
        case .animation, .wheel:
            view.delegate?.scrollViewDidEndScrollingAnimation(view)
        }
    }

    func touchUp() {
        view.isTracking = false
        // A finger that only held content beyond an edge lets it come back: it was on its way, or has become shorter.
        if drag == nil, motion == nil { returnIntoRange() }
    }

    func pan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag(translation: pan.translation(in: nil))
        case .changed:
            moveDrag(translation: pan.translation(in: nil))
            pullKeyboard(pan)
        case .ended:
            moveDrag(translation: pan.translation(in: nil))
            let velocity = pan.velocity(in: nil)
            endDrag(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
            if pullsKeyboard { view.window?.keyboard.endPull(velocity: velocity.y) }
        case .cancelled:
            endDrag(velocity: .zero)
            if pullsKeyboard { view.window?.keyboard.endPull(velocity: -1) }
        case .possible, .failed: break
        }
    }

    private var pullsKeyboard: Bool {
        view.keyboardDismissMode == .interactive || view.keyboardDismissMode == .interactiveWithAccessory
    }

    private func pullKeyboard(_ pan: UIPanGestureRecognizer) {
        guard pullsKeyboard, let window = view.window else { return }
        window.keyboard.pull(to: pan.location(in: nil).y)
    }

    /// A finger that has moved something else goes on with the content, vertically.
    func takeOver() {
        beginDrag(translation: .zero)
        drag?.movesX = false
    }

    /// The finger has moved by so much since then, down where it is positive.
    func follow(by translation: CGFloat) { moveDrag(translation: CGPoint(x: 0, y: translation)) }

    /// The finger is gone.
    ///
    /// - Parameter velocity: Of the content, in points per second.
    func letGo(velocity: CGFloat) { endDrag(velocity: CGPoint(x: 0, y: velocity)) }

    private func beginDrag(translation: CGPoint) {
        stop()
        var movesX = view.canScroll(.horizontal)
        var movesY = view.canScroll(.vertical)
        if view.isDirectionalLockEnabled, movesX, movesY {
            // Within 15° of the diagonal nothing is locked.
            let x = abs(translation.x)
            let y = abs(translation.y)
            if x > y * 1.73 { movesY = false } else if y > x * 1.73 { movesX = false }
        }
        drag = Drag(
            wanted: CGPoint(x: view.unresisted(.horizontal), y: view.unresisted(.vertical)),
            translation: translation,
            start: view.contentOffset, movesX: movesX, movesY: movesY)
        view.isDragging = true
        view.indicators.show()
        switch view.keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: view.window?.endEditing(false)
        case .none, .interactive, .interactiveWithAccessory: break
        }
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    private func moveDrag(translation: CGPoint) {
        guard var drag else { return }
        // Content that became longer or shorter meanwhile has its edge elsewhere: the finger goes on from what is seen.
        let pixel = 1 / view.pixelScale
        if abs(view.resisted(drag.wanted.x, .horizontal) - view.contentOffset.x) > pixel {
            drag.wanted.x = view.unresisted(.horizontal)
        }
        if abs(view.resisted(drag.wanted.y, .vertical) - view.contentOffset.y) > pixel {
            drag.wanted.y = view.unresisted(.vertical)
        }
        let dx = translation.x - drag.translation.x
        let dy = translation.y - drag.translation.y
        drag.translation = translation
        drag.wanted.x -= drag.movesX ? dx : 0
        drag.wanted.y -= drag.movesY ? dy : 0
        self.drag = drag
        apply(
            CGPoint(x: view.resisted(drag.wanted.x, .horizontal), y: view.resisted(drag.wanted.y, .vertical)))
    }

    private func endDrag(velocity fingerVelocity: CGPoint) {
        guard let drag else { return }
        self.drag = nil
        view.isDragging = false
        view.isTracking = false
        view.topAccessory?.dragDidEnd()
        var velocity = CGPoint(
            x: drag.movesX ? fingerVelocity.x : 0, y: drag.movesY ? fingerVelocity.y : 0)
        let proposed = CGPoint(
            x: view.restingPosition(.horizontal, velocity.x, drag.start.x),
            y: view.restingPosition(.vertical, velocity.y, drag.start.y))
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var chosen = view.restingOffset(forProposed: proposed, velocity: perMillisecond)
        view.delegate?.scrollViewWillEndDragging(
            view, withVelocity: perMillisecond, targetContentOffset: &chosen)
        chosen = view.barObserver?.restingOffset(for: chosen, in: view) ?? chosen
        // Beyond an edge the content moves slower than the finger.
        velocity.x *= view.slope(drag.wanted.x, .horizontal)
        velocity.y *= view.slope(drag.wanted.y, .vertical)
        let x = view.deceleration(
            .horizontal, from: view.contentOffset.x, velocity.x,
            to: view.chosenEnd(.horizontal, chosen.x, proposed.x))
        let y = view.deceleration(
            .vertical, from: view.contentOffset.y, velocity.y,
            to: view.chosenEnd(.vertical, chosen.y, proposed.y))
        let decelerates = x.duration > 0 || y.duration > 0
        view.isDecelerating = decelerates
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
        // The delegate may have moved the content itself.
        guard decelerates, self.drag == nil, motion == nil else {
            if !decelerates { view.indicators.hideLater() }
            return
        }
        view.delegate?.scrollViewWillBeginDecelerating(view)
        shift = .zero
        course = Course(
            x: view.range(.horizontal), y: view.range(.vertical),
            targetX: view.chosenEnd(.horizontal, chosen.x, proposed.x),
            targetY: view.chosenEnd(.vertical, chosen.y, proposed.y))
        motion = .deceleration(x: x, y: y, start: now)
        FrameScheduler.setNeedsUpdate(self)
    }

    // MARK: Touchpad and wheel

    func touchpadBegan() {
        stop()
        touchpad = VelocityTracker()
        touchpadSum = .zero
    }

    func touchpadMoved(_ delta: CGVector, at time: TimeInterval) {
        if drag == nil {
            touchpad.add(touchpadSum, at: time - 1.0 / 60)
            beginDrag(translation: .zero)
        }
        touchpadSum.x += delta.dx
        touchpadSum.y += delta.dy
        touchpad.add(touchpadSum, at: time)
        moveDrag(translation: CGPoint(x: -touchpadSum.x, y: -touchpadSum.y))
    }

    func touchpadEnded(at time: TimeInterval) {
        if drag == nil, motion == nil { returnIntoRange() }
        endDrag(velocity: touchpad.velocity(at: time))
    }

    /// One notch is page^⅔ points, as in GTK; in a paging view it is one page. The content follows a stiff spring.
    func turnWheel(_ notches: CGFloat, along axis: ScrollAxis) {
        let now = self.now
        var velocity = CGPoint.zero
        var origin = view.contentOffset
        if case .wheel(let x, let y, let start) = motion {
            let time = now - start
            velocity = CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
            origin = CGPoint(x: x.end + Double(shift.x), y: y.end + Double(shift.y))
        }
        let length = axis == .horizontal ? view.bounds.width : view.bounds.height
        let range = view.range(axis)
        let step = view.isPagingEnabled ? length : CGFloat(pow(Double(length), 2.0 / 3))
        let target = min(max(origin.along(axis) + notches * step, range.lowerBound), range.upperBound)
        stop()
        // The other way, content that was on its way back from beyond an edge still is.
        var end = view.withinRange(origin)
        if axis == .horizontal { end.x = target } else { end.y = target }
        let x = view.wheelMotion(.horizontal, velocity.x, end.x)
        let y = view.wheelMotion(.vertical, velocity.y, end.y)
        guard x.duration > 0 || y.duration > 0 else { return }
        view.indicators.show()
        motion = .wheel(x: x, y: y, start: now)
        FrameScheduler.setNeedsUpdate(self)
    }

    // MARK: Animation

    func animate(to target: CGPoint, endsAtTop: Bool = false) {
        guard target != view.contentOffset else { return }
        shift = .zero
        wasShifted = false
        motion = .animation(
            from: view.contentOffset, to: target, start: now, endsAtTop: endsAtTop)
        view.indicators.show()
        FrameScheduler.setNeedsUpdate(self)
    }

    /// Ends any motion where it is, without telling the delegate.
    func stop() {
        guard motion != nil else { return }
        motion = nil
        shift = .zero
        view.isDecelerating = false
        view.indicators.hideLater()
    }

    /// The content moved, and what is visible with it: whatever moves the content goes on from there.
    func shift(by delta: CGPoint) {
        // Where the content begins and ends is known when all of it is laid out.
        if motion != nil { wasShifted = true }
        switch motion {
        case .animation(let from, let to, let start, let endsAtTop):
            motion = .animation(
                from: CGPoint(x: from.x + delta.x, y: from.y + delta.y),
                to: CGPoint(x: to.x + delta.x, y: to.y + delta.y), start: start, endsAtTop: endsAtTop)
        case .deceleration, .wheel:
            shift.x += delta.x
            shift.y += delta.y
        case nil: break
        }
        drag?.wanted.x += delta.x
        drag?.wanted.y += delta.y
        drag?.start.x += delta.x
        drag?.start.y += delta.y
        let offset = view.contentOffset
        apply(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
    }

    /// Where an animated scroll is on its way to; nil if there is none.
    var animationTarget: CGPoint? {
        if case .animation(_, let to, _, _) = motion { to } else { nil }
    }

    /// Lets an animated scroll end elsewhere: what is left of the way becomes longer or shorter, without a jump.
    func retarget(to target: CGPoint) {
        guard case .animation(let from, let to, let start, let endsAtTop) = motion, target != to else {
            return
        }
        let share = CGFloat(EaseInOut.progress((now - start) / Self.animationDuration))
        guard share < 1 else {
            motion = .animation(from: target, to: target, start: start, endsAtTop: endsAtTop)
            return
        }
        // Where it is now is `from + (to − from)·share`; the new way passes the same point now.
        func begin(_ from: CGFloat, _ to: CGFloat, _ target: CGFloat) -> CGFloat {
            (from + (to - from) * share - target * share) / (1 - share)
        }
        motion = .animation(
            from: CGPoint(x: begin(from.x, to.x, target.x), y: begin(from.y, to.y, target.y)), to: target,
            start: start, endsAtTop: endsAtTop)
    }

    /// The content became shorter, or the view larger: an animated scroll or a turn of the wheel that would end beyond
    /// the content ends with it. A deceleration sees to its edges by itself.
    func endWithContent() { endWithContent(within: view.withinEnd) }

    private func endWithContent(within possible: (CGPoint) -> CGPoint) {
        switch motion {
        case .animation(_, let to, _, _): retarget(to: possible(to))
        case .wheel(let x, let y, let start):
            let end = CGPoint(x: x.end + Double(shift.x), y: y.end + Double(shift.y))
            let target = possible(end)
            guard target != end else { return }
            let now = self.now
            let velocity = CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
            shift = .zero
            motion = .wheel(
                x: view.wheelMotion(.horizontal, velocity.x, target.x),
                y: view.wheelMotion(.vertical, velocity.y, target.y), start: now)
        case .deceleration, nil: break
        }
    }

    /// Nothing moves the content any more, which is beyond an edge because something did: it comes back by itself.
    private func returnIntoRange() {
        let x = view.deceleration(.horizontal, from: view.contentOffset.x, 0, to: nil)
        let y = view.deceleration(.vertical, from: view.contentOffset.y, 0, to: nil)
        guard x.duration > 0 || y.duration > 0 else { return }
        shift = .zero
        course = Course(x: view.range(.horizontal), y: view.range(.vertical))
        motion = .deceleration(x: x, y: y, start: now)
        view.isDecelerating = true
        FrameScheduler.setNeedsUpdate(self)
    }

    /// A deceleration was reckoned for edges that are elsewhere now, because the content became longer or shorter.
    /// Both curves forget how they began, so what goes on from here is the same motion, but for where it ends.
    private func followEdges(at time: TimeInterval) {
        if wasShifted {
            wasShifted = false
            endWithContent(within: view.withinRange)
        }
        guard case .deceleration(var x, var y, let start) = motion, var course else { return }
        let range = (x: view.range(.horizontal), y: view.range(.vertical))
        guard shift != .zero || range.x != course.x || range.y != course.y else { return }
        let elapsed = Self.elapsed(since: start, at: time)
        let position = CGPoint(
            x: x.position(at: elapsed) + Double(shift.x), y: y.position(at: elapsed) + Double(shift.y))
        let velocity = CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
        func target(_ target: CGFloat?, _ shift: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat? {
            target.map { min(max($0 + shift, range.lowerBound), range.upperBound) }
        }
        course.targetX = target(course.targetX, shift.x, range.x)
        course.targetY = target(course.targetY, shift.y, range.y)
        (course.x, course.y) = range
        x = view.deceleration(.horizontal, from: position.x, velocity.x, to: course.targetX)
        y = view.deceleration(.vertical, from: position.y, velocity.y, to: course.targetY)
        self.course = course
        shift = .zero
        motion = .deceleration(x: x, y: y, start: time)
    }

    /// Somebody set the offset: the motion goes on from there.
    func contentWasMoved(by delta: CGPoint) {
        if isAnimating {
            stop()
        } else if motion != nil {
            shift.x += delta.x
            shift.y += delta.y
        }
        drag?.wanted.x += delta.x
        drag?.wanted.y += delta.y
    }

    func frameUpdate(at time: TimeInterval) {
        guard livingView != nil else { return }
        followEdges(at: time)
        switch motion {
        case .deceleration(let x, let y, let start):
            let elapsed = Self.elapsed(since: start, at: time)
            step(x, y, elapsed, isDone: elapsed >= max(x.duration, y.duration)) { view in
                view.isDecelerating = false
                view.delegate?.scrollViewDidEndDecelerating(view)
            }
        case .wheel(let x, let y, let start):
            let elapsed = Self.elapsed(since: start, at: time)
            step(x, y, elapsed, isDone: elapsed >= max(x.duration, y.duration)) { view in
                view.delegate?.scrollViewDidEndScrollingAnimation(view)
            }
        case .animation(let from, let to, let start, let endsAtTop):
            let share = CGFloat(EaseInOut.progress((time - start) / Self.animationDuration))
            apply(CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
            finish(if: time - start >= Self.animationDuration - Self.rounding) { view in
                view.delegate?.scrollViewDidEndScrollingAnimation(view)
                if endsAtTop { view.delegate?.scrollViewDidScrollToTop(view) }
            }
        case nil:
            break
        }
    }

    /// Seconds since a motion began. The frame of a window with another clock may be earlier, where a glide would lie
    /// infinitely far back.
    private static func elapsed(since start: TimeInterval, at time: TimeInterval) -> TimeInterval {
        max(0, time - start)
    }

    private func step(
        _ x: ScrollMotion, _ y: ScrollMotion, _ time: TimeInterval, isDone: Bool,
        then report: (UIScrollView) -> Void
    ) {
        apply(CGPoint(x: x.position(at: time) + Double(shift.x), y: y.position(at: time) + Double(shift.y)))
        finish(if: isDone, then: report)
    }

    private func finish(if isDone: Bool, then report: (UIScrollView) -> Void) {
        // The delegate may have stopped the motion while it was told of the new offset.
        guard motion != nil else { return }
        guard isDone else {
            FrameScheduler.setNeedsUpdate(self)
            return
        }
        motion = nil
        shift = .zero
        view.indicators.hideLater()
        report(view)
    }

    // MARK: Offsets

    private func apply(_ offset: CGPoint) {
        isApplying = true
        view.contentOffset = offset
        isApplying = false
    }

}
