package import VitrineCoreGraphics

/// What fingers did on a touchpad, or a wheel, since the last time.
package enum IndirectChange {
    /// Fingers were put down.
    case began
    /// Fingers on a touchpad are further apart by a factor than at the beginning, and have turned, in radians, clockwise.
    case transformed(scale: CGFloat, rotation: CGFloat)
    /// Content was to move, in points: as a finger would that moves it.
    case scrolled(CGVector)
    /// Fingers were lifted.
    case ended
    /// The system took the gesture away.
    case cancelled

    var isOver: Bool {
        switch self {
        case .ended, .cancelled: true
        case .began, .transformed, .scrolled: false
        }
    }
}

/// Fingers on a touchpad, or a wheel: the same object from their beginning to their end.
final class IndirectEvent: UIEvent {
    /// Where the pointer is, in the window.
    var location = CGPoint.zero
    weak var window: UIWindow?
    var change = IndirectChange.began
    let isDiscrete: Bool

    /// - Parameters:
    ///   - isScroll: Whether it scrolls, or else transforms.
    ///   - isDiscrete: Whether it is a wheel with notches.
    init(isScroll: Bool, isDiscrete: Bool = false) {
        self.isDiscrete = isDiscrete
        super.init()
        eventType = isScroll ? .scroll : .transform
    }
}

/// A recogniser that hears of fingers on a touchpad.
@MainActor
package protocol IndirectReceiving: UIGestureRecognizer {
    /// Whether it is for pinches and rotations of a touchpad.
    var takesTransforms: Bool { get }
    /// Whether it is for scrolling.
    ///
    /// - Parameter isDiscrete: By a wheel with notches.
    func takesScrolling(isDiscrete: Bool) -> Bool
    /// Takes what happened, at a time in seconds.
    func receive(_ change: IndirectChange, at time: TimeInterval)
}

extension IndirectReceiving {
    package var takesTransforms: Bool { true }
    package func takesScrolling(isDiscrete: Bool) -> Bool { false }
}
