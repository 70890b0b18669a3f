import VitrineUIKit

/// A gesture that recognises a magnification motion and tracks the amount of magnification.
public struct MagnifyGesture: Gesture, Sendable {
    /// The attributes of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// How much further apart the fingers are than they were: 1 is as far.
        public var magnification: CGFloat
        /// How much the magnification changes in a second.
        public var velocity: CGFloat
        /// Where the fingers began, in parts of the view's size.
        public var startAnchor: UnitPoint
        /// Where the fingers began, in points of the view: the middle between them.
        public var startLocation: CGPoint
    }

    /// How much the magnification must differ from 1 before the gesture succeeds.
    public var minimumScaleDelta: CGFloat
    /// A primitive gesture.
    public typealias Body = Never

    /// Creates a magnification gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Follows two fingers.
    public static func _makeMachine(of gesture: MagnifyGesture) -> _GestureMachine<Value> {
        TwoFingerMachine { fingers in
            fingers.distance / max(fingers.startDistance, 1)
        } isEnough: {
            abs($0 - 1) >= gesture.minimumScaleDelta
        } value: { fingers, magnification, velocity in
            Value(
                time: Date(), magnification: magnification, velocity: velocity,
                startAnchor: fingers.startAnchor, startLocation: fingers.startLocation)
        }
    }
}

/// A gesture that recognises a magnification motion and tracks the amount of magnification, under its older name.
public struct MagnificationGesture: Gesture, Sendable {
    /// How much the magnification must differ from 1 before the gesture succeeds.
    public var minimumScaleDelta: CGFloat
    /// A primitive gesture.
    public typealias Body = Never
    /// How much further apart the fingers are than they were: 1 is as far.
    public typealias Value = CGFloat

    /// Creates a magnification gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Follows two fingers.
    public static func _makeMachine(of gesture: MagnificationGesture) -> _GestureMachine<CGFloat> {
        let base = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta)
        return MapMachine(MagnifyGesture._makeMachine(of: base)) { $0.magnification }
    }
}
