public import Foundation

/// One finger, or the pointer with its button held, on the screen.
///
/// The object stays the same from `began` to `ended`; do not keep it beyond that.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        /// The finger went down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It is down and did not move.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
        /// A pointer came in, without a button.
        case regionEntered = 5
        /// A pointer moved, without a button.
        case regionMoved = 6
        /// A pointer left.
        case regionExited = 7
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger elsewhere, as on a remote.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A mouse or touchpad.
        case indirectPointer = 3
        /// The same value as ``pencil``, by its older name.
        public static var stylus: TouchType { .pencil }
    }

    /// Where the touch is in its life.
    open package(set) var phase: Phase = .began
    /// When the phase or the location changed last, in seconds on the clock of the window.
    open package(set) var timestamp: TimeInterval = 0
    /// How many taps this touch completes: 2 for the second touch of a double tap.
    open package(set) var tapCount = 1
    /// What touches the screen.
    open package(set) var type: TouchType = .direct
    /// The window the touch began in.
    open package(set) weak var window: UIWindow?
    /// The view the touch began in. Never changes, even when the touch leaves the view.
    open package(set) weak var view: UIView?
    /// The recognisers that receive this touch, innermost view first.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The pressure; always 0 here, as on hardware that measures none.
    open var force: CGFloat { 0 }
    /// The largest pressure; always 0 here, as on hardware that measures none.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the contact in points; 0 when the hardware reports none.
    open var majorRadius: CGFloat { 0 }

    /// How far the radius may be off, in points; 0 when the hardware reports none.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle of a pencil above the surface, in radians; a right angle, as a finger's.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// What is only estimated so far: nothing, since no hardware tells more later.
    open var estimatedProperties: Properties { [] }
    /// What is estimated and will be told exactly: nothing.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// What tells the updates of an estimate apart; nil where none comes.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// What hardware may estimate of a touch.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard it is.
        public static let force = Properties(rawValue: 1)
        /// Where a pencil points to.
        public static let azimuth = Properties(rawValue: 2)
        /// How upright a pencil is.
        public static let altitude = Properties(rawValue: 4)
        /// Where it is.
        public static let location = Properties(rawValue: 8)
        /// How far a pencil is turned about itself.
        public static let roll = Properties(rawValue: 16)
    }

    /// The location in the coordinate space of the window, in points.
    var windowLocation: CGPoint = .zero
    /// The location before the last change, in the coordinate space of the window, in points.
    var previousWindowLocation: CGPoint = .zero
    /// The location where the touch began, in the coordinate space of the window, in points.
    var initialWindowLocation: CGPoint = .zero
    /// Whether the view has been told that the touch began and is owed an end.
    var isDeliveredToView = false

    /// Touches are made by the system; this exists for tests of code that takes touches.
    public override init() {
        super.init()
    }

    /// The location in a view's coordinate space; in the window's when `view` is `nil`. Points.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// The location before the last change, in a view's coordinate space. Points.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }

    /// The location as exactly as it is known, in a view's coordinate space; in the window's when `view` is `nil`. Points.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The location before the last change as exactly as it is known, in a view's coordinate space. Points.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The direction of a pencil, in radians from the x axis of a view; 0, as a finger's.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of a pencil in a view, one point long; along the x axis, as a finger's.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
