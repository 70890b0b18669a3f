import VitrinePlatform

/// Turns the pointer and touch events of a window into touches for recognisers and views.
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    private let environment = GestureEnvironment()
    private let event = UIEvent()
    /// The touches that are down, by the platform's number; the pointer's is -1.
    private var touches: [Int: UITouch] = [:]
    /// What views have yet to hear, because a recogniser delays it.
    private var queue: [(touch: UITouch, phase: UITouch.Phase)] = []
    /// The touches that recognisers have taken from views.
    private var taken: Set<UITouch> = []
    /// The last touch that ended, for counting taps.
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    static let pointer = -1

    init(window: UIWindow) {
        self.window = window
        environment.onChange = { [weak self] in self?.updateViews() }
    }

    /// Whether something is down.
    var isTracking: Bool { !touches.isEmpty }

    // MARK: Input

    func began(
        _ id: Int, at location: CGPoint, time: TimeInterval, type: UITouch.TouchType,
        buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = []
    ) {
        let touch = UITouch()
        touch.phase = .began
        touch.type = type
        touch.timestamp = time
        touch.windowLocation = location
        touch.previousWindowLocation = location
        touch.initialWindowLocation = location
        touch.window = window
        touch.tapCount = tapCount(at: location, time: time)
        event.timestamp = time
        event.buttonMask = buttons
        event.modifierFlags = modifiers
        touch.view = window.hitTest(location, with: event)
        if isKeptOut(touch) { touch.view = nil }
        // A view for single touches hears of the first only; its recognisers hear of all.
        if touch.view?.isMultipleTouchEnabled == false,
            touches.values.contains(where: { $0.view === touch.view })
        {
            taken.insert(touch)
        }
        touches[id] = touch
        event.touches = Set(touches.values)
        touch.gestureRecognizers = recognizers(for: touch)
        for recognizer in touch.gestureRecognizers ?? [] { environment.join(recognizer) }
        UIApplication.shared.sendEvent(event)
        rest(touch)
    }

    func moved(_ id: Int, to location: CGPoint, time: TimeInterval) {
        guard let touch = touches[id], touch.windowLocation != location else { return }
        update(touch, .moved, location, time)
        UIApplication.shared.sendEvent(event)
        rest(touch)
    }

    func ended(_ id: Int, at location: CGPoint, time: TimeInterval) {
        guard let touch = touches[id] else { return }
        update(touch, .ended, location, time)
        if distance(touch.initialWindowLocation, location) <= UITapGestureRecognizer.allowedMovement {
            lastTap = (location, time, touch.tapCount)
        } else {
            lastTap = nil
        }
        UIApplication.shared.sendEvent(event)
        touches[id] = nil
        event.touches = Set(touches.values)
        environment.settle()
    }

    func cancelled(_ id: Int, time: TimeInterval) {
        guard let touch = touches[id] else { return }
        update(touch, .cancelled, touch.windowLocation, time)
        lastTap = nil
        UIApplication.shared.sendEvent(event)
        touches[id] = nil
        event.touches = Set(touches.values)
        environment.settle()
    }

    func cancelAll(time: TimeInterval) {
        for id in touches.keys.sorted() { cancelled(id, time: time) }
    }

    private func update(_ touch: UITouch, _ phase: UITouch.Phase, _ location: CGPoint, _ time: TimeInterval) {
        touch.phase = phase
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location
        touch.timestamp = time
        event.timestamp = time
    }

    /// Between events a touch is stationary.
    private func rest(_ touch: UITouch) {
        if touch.phase == .began || touch.phase == .moved { touch.phase = .stationary }
        environment.settle()
    }

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= UITapGestureRecognizer.pauseBetweenTaps,
            distance(lastTap.location, location) <= UITapGestureRecognizer.allowedMovement
        else { return 1 }
        return lastTap.count + 1
    }

    /// Whether an exclusive view forbids the touch: its own touches keep others' out, and others' keep out its own.
    private func isKeptOut(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        return touches.values.contains { other in
            guard let tracked = other.view, tracked !== view else { return false }
            return view.isExclusiveTouch || tracked.isExclusiveTouch
        }
    }

    /// The recognisers of the view and of those around it that accept the touch, inner ones first.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard recognizer.allows(touch), recognizer.touchFilter?(touch) != false,
                    recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
                else { continue }
                result.append(recognizer)
            }
            view = current.superview
        }
        return result
    }

    // MARK: Delivery

    /// Delivers an event: recognisers first, then what they leave to the views. Called by the window.
    func deliver(_ event: UIEvent) {
        let changed = event.touches.filter {
            $0.window === window && $0.phase != .stationary
        }.sorted { $0.timestamp < $1.timestamp }
        for touch in changed {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, for: event) }
            queue.append((touch, touch.phase))
        }
        updateViews()
    }

    /// Takes touches from views whose recognisers succeeded, and delivers what nobody delays any more.
    private func updateViews() {
        for recognizer in environment.active where recognizer.cancelsTouchesInView {
            guard recognizer.state.isUnderway || recognizer.state == .ended else { continue }
            for touch in recognizer.sequenceTouches where !taken.contains(touch) { take(touch) }
        }
        var held: [(touch: UITouch, phase: UITouch.Phase)] = []
        var blocked: Set<UITouch> = []
        let entries = queue
        queue = []
        for entry in entries where !taken.contains(entry.touch) {
            let isHeld =
                blocked.contains(entry.touch)
                || entry.phase == .began && environment.isHeld(entry.touch) { $0.delaysTouchesBegan }
                || entry.phase == .ended
                    && environment.isHeld(entry.touch) { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
            if isHeld {
                blocked.insert(entry.touch)
                held.append(entry)
            } else {
                send(entry.touch, entry.phase)
            }
        }
        queue = held + queue
        taken = taken.filter { touch in
            touches.values.contains { $0 === touch } || queue.contains { $0.touch === touch }
        }
    }

    private func take(_ touch: UITouch) {
        taken.insert(touch)
        queue.removeAll { $0.touch === touch }
        guard touch.isDeliveredToView else { return }
        send(touch, .cancelled)
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        guard let view = touch.view else { return }
        // A delayed touch is delivered with the phase it had then.
        let actual = touch.phase
        touch.phase = phase
        defer { touch.phase = actual }
        switch phase {
        case .began:
            touch.isDeliveredToView = true
            view.touchesBegan([touch], with: event)
        case .moved:
            if touch.isDeliveredToView { view.touchesMoved([touch], with: event) }
        case .ended:
            guard touch.isDeliveredToView else { return }
            touch.isDeliveredToView = false
            view.touchesEnded([touch], with: event)
        case .cancelled:
            guard touch.isDeliveredToView else { return }
            touch.isDeliveredToView = false
            view.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited:
            break
        }
    }
}
