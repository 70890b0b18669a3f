public import Foundation
public import VitrineCoreGraphics
import VitrinePlatform
public import VitrineUIKit

extension TestHost {
    /// Touches a point and lifts after 0.05 s. Points of the window.
    ///
    /// - Parameter count: 2 for a double tap; the taps are 0.1 s apart.
    public func tap(at point: CGPoint, count: Int = 1) {
        for tap in 0..<max(1, count) {
            if tap > 0 { advance(by: 0.05) }
            touchDown(at: point)
            advance(by: 0.05)
            touchUp(at: point)
        }
        surface.frame()
    }

    /// Taps the middle of a view.
    public func tap(_ view: UIView, count: Int = 1) {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), count: count)
    }

    /// Holds a finger on a point. Points of the window, seconds.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        touchDown(at: point)
        advance(by: duration)
        touchUp(at: point)
        surface.frame()
    }

    /// Drags a finger along a straight line at constant speed, rests it, and lifts it: nothing is flung.
    ///
    /// - Parameters:
    ///   - duration: How long the movement takes, in seconds.
    ///   - rest: How long the finger rests before it lifts; 0.2 s is enough for the velocity to be zero.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0.2
    ) {
        touchDown(at: start)
        moveTouch(from: start, to: end, duration: duration)
        if rest > 0 { advance(by: rest) }
        touchUp(at: end)
        surface.frame()
    }

    /// Drags a finger at constant speed and lifts it while it moves: content goes on by itself.
    public func fling(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        drag(from: start, to: end, duration: duration, rest: 0)
    }

    /// Rests a finger on a point until what is there is lifted, carries that along a straight line, rests it, and lets go.
    /// Then all animations end that this begins.
    ///
    /// - Parameters:
    ///   - duration: How long the movement takes, in seconds.
    ///   - rest: How long the finger rests before it lifts.
    public func dragAndDrop(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, rest: TimeInterval = 0.1
    ) {
        touchDown(at: start)
        advance(by: 0.6)
        moveTouch(from: start, to: end, duration: duration)
        if rest > 0 { advance(by: rest) }
        touchUp(at: end)
        advance(by: 0.5)
    }

    // MARK: Step by step

    /// Puts a finger down.
    public func touchDown(at point: CGPoint, finger: Int = 0) {
        send(.began, finger, point)
    }

    /// Moves a finger at once.
    public func touchMove(to point: CGPoint, finger: Int = 0) {
        send(.moved, finger, point)
    }

    /// Moves a finger along a line, with an event at every frame.
    public func moveTouch(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0
    ) {
        let steps = frames(in: duration)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
                finger: finger)
        }
    }

    /// Lifts a finger.
    public func touchUp(at point: CGPoint, finger: Int = 0) {
        send(.ended, finger, point)
    }

    /// Takes a finger away as the system does, when an alert comes up for example.
    public func cancelTouch(at point: CGPoint, finger: Int = 0) {
        send(.cancelled, finger, point)
    }

    /// How many frames an interval has, at least one.
    func frames(in duration: TimeInterval) -> Int {
        max(1, Int(clamping: (min(duration, 1e6) / frameInterval).rounded()))
    }

    /// A finger or pointer is somewhere, though perhaps outside of the window.
    func demandPlace(_ point: CGPoint) {
        demand(
            point.x.isFinite && point.y.isFinite,
            "TestHost: (\(point.x), \(point.y)) is no place for a finger or a pointer. Look for a division by zero, or the middle of a view whose frame is not finite."
        )
    }

    private func send(_ phase: TouchEvent.Phase, _ finger: Int, _ point: CGPoint) {
        demandPlace(point)
        surface.send(.touch(TouchEvent(id: finger, phase: phase, location: point, timestamp: now)))
    }

    // MARK: Mouse

    /// Clicks with the primary button of a mouse.
    ///
    /// - Parameter modifiers: Keys of the keyboard that are held.
    public func click(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        movePointer(to: point)
        pointer(.down, at: point, modifiers: modifiers)
        advance(by: 0.05)
        pointer(.up, at: point, modifiers: modifiers)
        surface.frame()
    }

    /// Clicks with the other button of a mouse, which opens context menus.
    public func secondaryClick(at point: CGPoint) {
        movePointer(to: point)
        pointer(.down, at: point, button: .secondary)
        advance(by: 0.05)
        pointer(.up, at: point, button: .secondary)
        surface.frame()
    }

    /// Clicks with the middle button of a mouse, which pastes what was selected last.
    public func middleClick(at point: CGPoint) {
        movePointer(to: point)
        pointer(.down, at: point, button: .middle)
        advance(by: 0.05)
        pointer(.up, at: point, button: .middle)
        surface.frame()
    }

    /// Moves the mouse without a button.
    public func movePointer(to point: CGPoint) {
        pointer(.moved, at: point)
    }

    /// Holds the primary button of a mouse and moves it along a line, with an event at every frame.
    ///
    /// - Parameters:
    ///   - duration: How long the movement takes, in seconds.
    ///   - modifiers: Keys of the keyboard that are held.
    public func dragPointer(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, modifiers: UIKeyModifierFlags = []
    ) {
        movePointer(to: start)
        pointer(.down, at: start, modifiers: modifiers)
        let steps = frames(in: duration)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            pointer(
                .dragged,
                at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
                modifiers: modifiers)
        }
        pointer(.up, at: end, modifiers: modifiers)
        surface.frame()
    }

    private func pointer(
        _ phase: PointerEvent.Phase, at point: CGPoint, button: PointerEvent.Button = .primary,
        modifiers: UIKeyModifierFlags = []
    ) {
        demandPlace(point)
        pointer = point
        surface.send(
            .pointer(
                PointerEvent(
                    phase: phase, location: point, button: phase == .moved ? .none : button, clickCount: 1,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue), timestamp: now)))
    }

    /// Turns the wheel of the mouse over a point: positive notches show what lies further down.
    public func scrollWheel(_ notches: CGFloat, at point: CGPoint, shift: Bool = false) {
        demandPlace(point)
        demand(
            notches.isFinite,
            "TestHost.scrollWheel: a wheel is not turned by \(notches) notches. Look for a division by zero.")
        surface.send(
            .scroll(
                ScrollEvent(
                    phase: .discrete, source: .wheel, delta: CGVector(dx: 0, dy: notches), location: point,
                    modifiers: shift ? .shift : [], timestamp: now)))
        surface.frame()
    }

    /// Moves two fingers on a touchpad by a distance in points; positive values show what lies further down or right.
    public func scrollTouchpad(
        by distance: CGVector, at point: CGPoint, duration: TimeInterval = 0.1
    ) {
        let steps = frames(in: duration)
        let step = CGVector(dx: distance.dx / CGFloat(steps), dy: distance.dy / CGFloat(steps))
        touchpad(.began, .zero, at: point)
        for _ in 0..<steps {
            advance(by: duration / Double(steps))
            touchpad(.changed, step, at: point)
        }
        touchpad(.ended, .zero, at: point)
        surface.frame()
    }

    private func touchpad(_ phase: ScrollEvent.Phase, _ delta: CGVector, at point: CGPoint) {
        demandPlace(point)
        demand(
            delta.dx.isFinite && delta.dy.isFinite,
            "TestHost.scrollTouchpad: fingers do not move by (\(delta.dx), \(delta.dy)) points. Look for a division by zero."
        )
        surface.send(
            .scroll(
                ScrollEvent(
                    phase: phase, source: .touchpad, delta: delta, location: point, timestamp: now)))
    }
}
