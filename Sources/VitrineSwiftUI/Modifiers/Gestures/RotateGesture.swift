import VitrineUIKit

/// A gesture that recognises a rotation motion and tracks the angle of the rotation.
public struct RotateGesture: Gesture, Sendable {
    /// The attributes of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// How far the fingers have turned, clockwise.
        public var rotation: Angle
        /// How far they turn in a second.
        public var velocity: Angle
        /// Where the fingers began, in parts of the view's size.
        public var startAnchor: UnitPoint
        /// Where the fingers began, in points of the view: the middle between them.
        public var startLocation: CGPoint
    }

    /// How far the fingers must turn before the gesture succeeds.
    public var minimumAngleDelta: Angle
    /// A primitive gesture.
    public typealias Body = Never

    /// Creates a rotation gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Follows two fingers.
    public static func _makeMachine(of gesture: RotateGesture) -> _GestureMachine<Value> {
        TwoFingerMachine { fingers in
            fingers.turned
        } isEnough: {
            abs($0) >= gesture.minimumAngleDelta.radians
        } value: { fingers, radians, velocity in
            Value(
                time: Date(), rotation: Angle(radians: radians), velocity: Angle(radians: velocity),
                startAnchor: fingers.startAnchor, startLocation: fingers.startLocation)
        }
    }
}

/// A gesture that recognises a rotation motion and tracks the angle of the rotation, under its older name.
public struct RotationGesture: Gesture, Sendable {
    /// How far the fingers must turn before the gesture succeeds.
    public var minimumAngleDelta: Angle
    /// A primitive gesture.
    public typealias Body = Never
    /// How far the fingers have turned, clockwise.
    public typealias Value = Angle

    /// Creates a rotation gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Follows two fingers.
    public static func _makeMachine(of gesture: RotationGesture) -> _GestureMachine<Angle> {
        let base = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta)
        return MapMachine(RotateGesture._makeMachine(of: base)) { $0.rotation }
    }
}
