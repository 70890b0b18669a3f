import VitrinePlatform

/// Takes pinches and rotations of a touchpad, and scrolling, to the recognisers under the pointer.
///
/// They have no touches: recognisers are asked about the event alone.
@MainActor
final class IndirectDispatcher {
    private unowned let window: UIWindow
    private let environment = GestureEnvironment()
    private var transform: IndirectEvent?
    private var scroll: IndirectEvent?
    private var receivers: [ObjectIdentifier: [UIGestureRecognizer]] = [:]

    init(window: UIWindow) { self.window = window }

    // MARK: Transforms

    func receive(_ input: TransformEvent) {
        switch input.phase {
        case .began:
            if transform != nil { finish(&transform, .cancelled, input.timestamp) }
            let event = make(
                IndirectEvent(isScroll: false), input.location, input.modifiers, input.timestamp)
            guard let receivers = begin(event, where: { $0.takesTransforms }) else { return }
            transform = event
            self.receivers[ObjectIdentifier(event)] = receivers
            send(event, .began, input.timestamp)
        case .changed:
            guard let transform else { return }
            transform.modifierFlags = UIKeyModifierFlags(input.modifiers)
            send(transform, .transformed(scale: input.scale, rotation: input.rotation), input.timestamp)
        case .ended: finish(&transform, .ended, input.timestamp)
        case .cancelled: finish(&transform, .cancelled, input.timestamp)
        }
    }

    // MARK: Scrolling

    /// Lets the recognisers inside of what would scroll begin with a scroll.
    ///
    /// - Returns: Whether one of them may.
    func beginScrolling(_ input: ScrollEvent) -> Bool {
        if scroll != nil { finish(&scroll, .cancelled, input.timestamp) }
        let isDiscrete = input.source == .wheel
        let event = make(
            IndirectEvent(isScroll: true, isDiscrete: isDiscrete), input.location, input.modifiers,
            input.timestamp)
        guard let receivers = begin(event, where: { $0.takesScrolling(isDiscrete: isDiscrete) }) else {
            return false
        }
        scroll = event
        self.receivers[ObjectIdentifier(event)] = receivers
        send(event, .began, input.timestamp)
        return true
    }

    /// Scrolls on.
    ///
    /// - Parameter distance: In points, as a finger would move content.
    /// - Returns: Whether a recogniser still wants it.
    func scroll(by distance: CGVector, at time: TimeInterval) -> Bool {
        guard let scroll else { return false }
        send(scroll, .scrolled(distance), time)
        let isWanted =
            receivers[ObjectIdentifier(scroll)]?.contains { $0.state != .failed && $0.state != .cancelled }
        if isWanted != true { finish(&self.scroll, .ended, time) }
        return isWanted == true
    }

    func endScrolling(at time: TimeInterval) { finish(&scroll, .ended, time) }

    func cancelAll(time: TimeInterval) {
        finish(&transform, .cancelled, time)
        finish(&scroll, .cancelled, time)
    }

    // MARK: Delivery

    private func make(
        _ event: IndirectEvent, _ location: CGPoint, _ modifiers: KeyModifiers, _ time: TimeInterval
    ) -> IndirectEvent {
        event.window = window
        event.location = location
        event.modifierFlags = UIKeyModifierFlags(modifiers)
        event.timestamp = time
        return event
    }

    /// The recognisers under the pointer that take an event, inner ones first; nil without any.
    private func begin(_ event: IndirectEvent, where takes: (any IndirectReceiving) -> Bool)
        -> [UIGestureRecognizer]?
    {
        var found: [UIGestureRecognizer] = []
        var view = window.hitTest(event.location, with: event)
        while let current = view {
            // What scrolls by itself goes before what is around it.
            if event.type == .scroll, let scrollView = current as? UIScrollView,
                scrollView.canScroll(.vertical) || scrollView.canScroll(.horizontal)
            {
                break
            }
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard let receiver = recognizer as? any IndirectReceiving, takes(receiver),
                    recognizer.isIdle, recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
                else { continue }
                found.append(recognizer)
            }
            view = current.superview
        }
        for recognizer in found { environment.join(recognizer) }
        return found.isEmpty ? nil : found
    }

    private func send(_ event: IndirectEvent, _ change: IndirectChange, _ time: TimeInterval) {
        event.change = change
        event.timestamp = time
        UIApplication.shared.sendEvent(event)
        environment.settle()
    }

    private func finish(_ event: inout IndirectEvent?, _ change: IndirectChange, _ time: TimeInterval) {
        guard let over = event else { return }
        event = nil
        send(over, change, time)
        receivers[ObjectIdentifier(over)] = nil
        environment.settle()
    }

    /// Delivers an event. Called by the window.
    func deliver(_ event: IndirectEvent) {
        for recognizer in receivers[ObjectIdentifier(event)] ?? [] { recognizer.receive(event) }
    }
}
