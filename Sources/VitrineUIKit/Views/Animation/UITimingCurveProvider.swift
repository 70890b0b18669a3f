import VitrineCoreGraphics
import VitrineQuartzCore

/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// Both. Nothing here answers it.
    case composed = 3
}

/// The pace of a `UIViewPropertyAnimator`.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Which of the two below counts.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve; nil for springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for curves.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a Bézier curve from (0, 0) to (1, 1).
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve it was made from.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point.
    open private(set) var controlPoint1: CGPoint
    /// The second control point.
    open private(set) var controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Slow at both ends.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// A named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let points = curve.timingFunction.controlPoints
        animationCurve = curve
        (controlPoint1, controlPoint2) = points
        isBuiltIn = true
        super.init()
    }

    /// The curve of two control points, in units of duration and distance.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        isBuiltIn = false
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace by a damped spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start: distances per second, along each axis.
    open private(set) var initialVelocity: CGVector
    /// How a curve is made for a duration.
    private enum Kind {
        case ratio(Double)
        case physical(mass: Double, stiffness: Double, damping: Double)
        case perceptual(duration: TimeInterval, bounce: Double)
    }
    private let kind: Kind

    /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// A spring that settles in the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// A spring that settles in the animator's duration, with a speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by its physics, which also give the duration: the animator's own is not used.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by its perceived duration in seconds and its bounce, which also give how long it runs.
    public init(
        duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        kind = .perceptual(duration: duration, bounce: Double(bounce))
        self.initialVelocity = initialVelocity
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and how long it runs: `duration` unless the spring has one of its own.
    ///
    /// All values share one curve, so of the two speeds the greater one counts.
    func curve(for duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
        let velocity = abs(dx) >= abs(dy) ? dx : dy
        switch kind {
        case .ratio(let ratio):
            let curve = SpringCurve(
                settlingDuration: max(duration, 1e-3), dampingRatio: ratio, initialVelocity: velocity)
            return (curve, duration)
        case .physical(let mass, let stiffness, let damping):
            let curve = SpringCurve(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            return (curve, curve.settlingDuration)
        case .perceptual(let length, let bounce):
            let curve = SpringCurve(
                perceptualDuration: length, bounce: bounce, initialVelocity: velocity)
            return (curve, curve.settlingDuration)
        }
    }
}

extension CAMediaTimingFunction {
    /// The two inner control points.
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        var points: [Float] = [0, 0, 0, 0]
        points.withUnsafeMutableBufferPointer { buffer in
            getControlPoint(at: 1, values: buffer.baseAddress!)
            getControlPoint(at: 2, values: buffer.baseAddress! + 2)
        }
        func exact(_ value: Float) -> CGFloat { (CGFloat(value) * 1e6).rounded() / 1e6 }
        return (
            CGPoint(x: exact(points[0]), y: exact(points[1])),
            CGPoint(x: exact(points[2]), y: exact(points[3]))
        )
    }
}

extension UITimingCurveProvider {
    /// The pace for a duration, and the duration that it asks for.
    func pace(for duration: TimeInterval) -> (pace: ViewAnimationContext.Pace, duration: TimeInterval) {
        if let spring = springTimingParameters {
            let (curve, duration) = spring.curve(for: duration)
            return (.spring(curve), duration)
        }
        guard let cubic = cubicTimingParameters else {
            return (.curve(UIView.AnimationCurve.easeInOut.timingFunction), duration)
        }
        let (a, b) = (cubic.controlPoint1, cubic.controlPoint2)
        return (.curve(CAMediaTimingFunction(Double(a.x), Double(a.y), Double(b.x), Double(b.y))), duration)
    }
}
