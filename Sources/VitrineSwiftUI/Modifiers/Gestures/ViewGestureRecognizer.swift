import VitrineUIKit

/// Runs the machine of a view's gesture over the touches that begin on it, among the other recognisers of the window.
final class ViewGestureRecognizer: UIGestureRecognizer, IndirectReceiving {
    private weak var element: (any RecognizedElement)?
    /// From the first touch or press until all is over.
    private var machine: _AnyGestureMachine?
    private var fingers: [GestureInput.Finger] = []
    private var start: CGPoint?
    private var movement = CGPoint.zero
    private var hasBegun = false
    private let timer = GestureTimer()
    private lazy var arbiter = GestureArbiter(self)

    init(_ element: any RecognizedElement) {
        self.element = element
        super.init(target: nil, action: nil)
        let isSimultaneous = element.order == .simultaneous
        cancelsTouchesInView = !isSimultaneous
        delaysTouchesEnded = !isSimultaneous
        allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        delegate = arbiter
        addAction { [weak self] _ in self?.tell() }
        failureObserver = { [weak self] in self?.wasPrevented() }
    }

    // MARK: Among others

    fileprivate var order: GestureOrder { element?.order ?? .simultaneous }
    fileprivate var traits: GestureTraits { machine?.traits ?? [] }
    /// Whether the finger has gone further than one that taps does.
    fileprivate var isMoving: Bool { hypot(movement.x, movement.y) >= 10 }

    fileprivate func shouldReceiveTouch() -> Bool {
        guard let element else { return false }
        let machine = machine ?? element.makeMachine()
        // No gesture (nil) has failed from the beginning.
        return machine.progress != .failed && element.accepts(machine.traits)
    }

    fileprivate var acceptsPress: Bool { element?.acceptsPress ?? false }

    /// Whether the view of another gesture is in this one's.
    private func contains(_ other: ViewGestureRecognizer) -> Bool {
        guard let element, let inner = other.element else { return false }
        if inner.graph === element.graph { return inner.isInside(element) }
        guard let view, let otherView = other.view else { return false }
        return otherView.isDescendant(of: view)
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = otherGestureRecognizer as? ViewGestureRecognizer, order != .simultaneous,
            other.order != .simultaneous
        else { return false }
        if other.contains(self) { return other.order == .first }
        guard contains(other), order != .first else { return false }
        // What only taps is waited for by what taps, too: others recognise a finger that moves, or stays.
        return other.traits != .tap || (traits.contains(.tap) && !isMoving)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        order == .first && traits.contains(.drag) && otherGestureRecognizer is UIPanGestureRecognizer
            && otherGestureRecognizer.view is UIScrollView
    }

    /// A movement in a direction that a view around scrolls in scrolls it.
    fileprivate var scrollsInstead: Bool {
        guard order == .inner, isMoving, traits.contains(.drag), fingers.count == 1 else { return false }
        let axis: ScrollAxis = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
        var view = self.view
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.canScroll(axis) { return true }
            view = current.superview
        }
        return false
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { feed(.began, touch, event.timestamp) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { feed(.moved, touch, event.timestamp) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { feed(.ended, touch, event.timestamp) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { stop() }

    private func feed(_ kind: GestureInput.Kind, _ touch: UITouch, _ time: TimeInterval) {
        let finger = GestureInput.Finger(id: ObjectIdentifier(touch), location: touch.location(in: nil))
        if kind == .moved, let start {
            movement = CGPoint(x: finger.location.x - start.x, y: finger.location.y - start.y)
        }
        feed(kind, finger, time)
    }

    private func feed(
        _ kind: GestureInput.Kind, _ finger: GestureInput.Finger, _ time: TimeInterval, isPress: Bool = false
    ) {
        switch kind {
        case .began:
            if fingers.isEmpty {
                start = finger.location
                movement = .zero
            }
            fingers.append(finger)
        case .moved:
            if let index = fingers.firstIndex(where: { $0.id == finger.id }) { fingers[index] = finger }
        case .ended: fingers.removeAll { $0.id == finger.id }
        case .time: break
        }
        receive(kind, finger, time, isPress: isPress)
    }

    // MARK: Presses

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses { feed(.began, press, event.timestamp) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses { feed(.ended, press, event.timestamp) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { stop() }

    /// A press is a finger in the middle of the view.
    private func feed(_ kind: GestureInput.Kind, _ press: UIPress, _ time: TimeInterval) {
        guard let element else { return }
        feed(
            kind, GestureInput.Finger(id: ObjectIdentifier(press), location: element.middle), time,
            isPress: true)
    }

    // MARK: Touchpads

    var takesTransforms: Bool {
        guard fingers.isEmpty, let element else { return false }
        let traits = (machine ?? element.makeMachine()).traits
        return traits.contains(.transform) && element.accepts(traits)
    }

    func receive(_ change: IndirectChange, at time: TimeInterval) {
        let location = location(in: nil)
        func input(_ scale: CGFloat, _ rotation: CGFloat) -> GestureInput.Touchpad {
            GestureInput.Touchpad(location: location, scale: scale, rotation: rotation)
        }
        switch change {
        case .began: receive(.began, nil, time, touchpad: input(1, 0))
        case .transformed(let scale, let rotation):
            receive(.moved, nil, time, touchpad: input(scale, rotation))
        case .ended:
            receive(.ended, nil, time, touchpad: input(1, 0))
            // A part of the gesture may wait for what a touchpad never brings.
            if machine?.progress.isOver == false { stop() }
        case .cancelled: stop()
        case .scrolled: break
        }
    }

    // MARK: The machine

    private func receive(
        _ kind: GestureInput.Kind, _ finger: GestureInput.Finger?, _ time: TimeInterval,
        isPress: Bool = false, touchpad: GestureInput.Touchpad? = nil
    ) {
        guard let element else { return stop() }
        let machine = self.machine ?? element.makeMachine()
        self.machine = machine
        guard !machine.progress.isOver else { return }
        machine.receive(
            GestureInput(
                kind: kind, time: time, finger: finger, fingers: fingers, isPress: isPress,
                touchpad: touchpad, space: element))
        follow(machine)
        schedule(machine, after: time)
    }

    /// Asks for the state that the machine is in; others may have to fail before, or have been first.
    private func follow(_ machine: _AnyGestureMachine) {
        switch machine.progress {
        // What the touches are while they may be the gesture, such as pressing.
        case .possible: machine.deliver()
        case .active:
            state = hasBegun ? .changed : .began
            hasBegun = true
        case .ended: state = .ended
        case .failed: stop()
        }
    }

    private func schedule(_ machine: _AnyGestureMachine, after time: TimeInterval) {
        guard !machine.progress.isOver, let deadline = machine.deadline else { return timer.cancel() }
        timer.schedule(after: max(0, deadline - time), for: self) { [weak self] in
            self?.receive(.time, nil, deadline)
        }
    }

    /// The recogniser was allowed to recognise: actions hear of it.
    private func tell() {
        if state == .cancelled { machine?.cancel() } else { machine?.deliver() }
    }

    private func wasPrevented() {
        timer.cancel()
        machine?.cancel()
    }

    /// Ends the gesture, recognised or not.
    func stop() {
        state = state == .began || state == .changed ? .cancelled : .failed
    }

    override func reset() {
        super.reset()
        timer.cancel()
        if machine?.progress.isOver == false { wasPrevented() }
        machine = nil
        fingers = []
        start = nil
        movement = .zero
        hasBegun = false
    }
}

/// Says which touches a gesture sees, and beside which others it may be recognised.
private final class GestureArbiter: NSObject, UIGestureRecognizerDelegate {
    private weak var recognizer: ViewGestureRecognizer?

    init(_ recognizer: ViewGestureRecognizer) { self.recognizer = recognizer }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer?.shouldReceiveTouch() ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        recognizer?.acceptsPress ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        recognizer?.order == .simultaneous
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        recognizer?.scrollsInstead != true
    }
}
