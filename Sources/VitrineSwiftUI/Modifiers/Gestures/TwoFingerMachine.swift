import VitrineUIKit

/// Two fingers, since the second went down.
struct TwoFingers {
    /// In points of the window.
    let startDistance: CGFloat
    /// The middle between them, in points of the view.
    let startLocation: CGPoint
    /// The same in parts of the view's size.
    let startAnchor: UnitPoint
    fileprivate(set) var distance: CGFloat
    /// How far they have turned in radians, clockwise; whole turns count.
    fileprivate(set) var turned = 0.0
    fileprivate var angle: Double
}

/// Follows two fingers until one of them is lifted; a third does not matter.
final class TwoFingerMachine<Value>: _GestureMachine<Value> {
    private let amount: (TwoFingers) -> Double
    private let isEnough: (Double) -> Bool
    private let value: (TwoFingers, Double, Double) -> Value
    private var fingers: TwoFingers?
    private var ids: [ObjectIdentifier] = []
    private var tracker = VelocityTracker()

    /// - Parameters:
    ///   - amount: What the gesture measures.
    ///   - isEnough: Whether that is enough for the gesture to begin.
    ///   - value: The value for an amount, and for how much it changes in a second.
    init(
        amount: @escaping (TwoFingers) -> Double, isEnough: @escaping (Double) -> Bool,
        value: @escaping (TwoFingers, Double, Double) -> Value
    ) {
        self.amount = amount
        self.isEnough = isEnough
        self.value = value
    }

    override var traits: GestureTraits { [.drag, .transform] }

    override func receive(_ input: GestureInput) {
        guard !progress.isOver else { return }
        if let touchpad = input.touchpad { return receive(touchpad, input) }
        guard let finger = input.finger else { return }
        switch input.kind {
        case .began:
            if input.isPress { phase = .failed }
            if fingers == nil, input.fingers.count == 2 { begin(input) }
        case .moved: move(input)
        case .ended:
            guard ids.contains(finger.id) || input.fingers.isEmpty else { return }
            if case .active(let last) = phase { phase = .ended(last) } else { phase = .failed }
        case .time: break
        }
    }

    // MARK: On a touchpad

    /// What fingers on a touchpad are apart at the beginning, in points: only its factors count.
    private static var distanceOnTouchpad: CGFloat { 200 }

    private func receive(_ touchpad: GestureInput.Touchpad, _ input: GestureInput) {
        switch input.kind {
        case .began: begin(middle: touchpad.location, (Self.distanceOnTouchpad, 0), input)
        case .moved:
            move(
                (Self.distanceOnTouchpad * touchpad.scale, Double(touchpad.rotation)),
                turned: Double(touchpad.rotation), input)
        case .ended: if case .active(let last) = phase { phase = .ended(last) } else { phase = .failed }
        case .time: break
        }
    }

    private func line(_ fingers: [GestureInput.Finger]) -> (distance: CGFloat, angle: Double) {
        let dx = fingers[1].location.x - fingers[0].location.x
        let dy = fingers[1].location.y - fingers[0].location.y
        return (hypot(dx, dy), atan2(Double(dy), Double(dx)))
    }

    private func begin(_ input: GestureInput) {
        ids = input.fingers.map(\.id)
        let places = input.fingers.map(\.location)
        let middle = CGPoint(x: (places[0].x + places[1].x) / 2, y: (places[0].y + places[1].y) / 2)
        begin(middle: middle, line(input.fingers), input)
    }

    private func begin(
        middle windowPoint: CGPoint, _ line: (distance: CGFloat, angle: Double), _ input: GestureInput
    ) {
        let middle = input.space.location(of: windowPoint, in: .local)
        let size = input.space.size
        let made = TwoFingers(
            startDistance: line.distance, startLocation: middle,
            startAnchor: UnitPoint(
                x: size.width > 0 ? middle.x / size.width : 0, y: size.height > 0 ? middle.y / size.height : 0
            ),
            distance: line.distance, angle: line.angle)
        fingers = made
        tracker.add(CGPoint(x: amount(made), y: 0), at: input.time)
    }

    private func move(_ input: GestureInput) {
        guard let now = fingers else { return }
        let pair = ids.compactMap { id in input.fingers.first { $0.id == id } }
        guard pair.count == 2 else { return }
        let line = line(pair)
        // The shorter way round: between two events fingers turn by less than half.
        move(line, turned: now.turned + remainder(line.angle - now.angle, 2 * .pi), input)
    }

    private func move(
        _ line: (distance: CGFloat, angle: Double), turned: Double, _ input: GestureInput
    ) {
        guard var now = fingers else { return }
        now.distance = line.distance
        now.turned = turned
        now.angle = line.angle
        fingers = now
        let amount = amount(now)
        tracker.add(CGPoint(x: amount, y: 0), at: input.time)
        guard progress == .active || isEnough(amount) else { return }
        phase = .active(value(now, amount, Double(tracker.velocity(at: input.time).x)))
    }
}
