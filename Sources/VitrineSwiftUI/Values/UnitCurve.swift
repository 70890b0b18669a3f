/// A function from 0…1 that starts at 0 and ends at 1, which paces an animation.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear, circularIn, circularOut, circularInOut, circularOutIn
        /// The control points of a cubic from (0, 0) to (1, 1).
        case bezier(Double, Double, Double, Double)
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// Constant speed.
    public static let linear = UnitCurve(.linear)
    /// Starts slowly: a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// Ends slowly: a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Starts and ends slowly: two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularInOut)
    /// Starts slowly.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Ends slowly.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// Starts and ends slowly.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)

    /// A cubic Bézier curve from (0, 0) to (1, 1). What its control points have for `x` is taken within 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
        return UnitCurve(x1 == y1 && x2 == y2 ? .linear : .bezier(x1, y1, x2, y2))
    }

    /// The curve with its two directions exchanged.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularIn: UnitCurve(.circularOut)
        case .circularOut: UnitCurve(.circularIn)
        case .circularInOut: UnitCurve(.circularOutIn)
        case .circularOutIn: UnitCurve(.circularInOut)
        case let .bezier(x1, y1, x2, y2): .bezier(y1, x1, y2, x2)
        }
    }

    /// Whether the way there, seen from its end, is the way back.
    var isSymmetric: Bool {
        switch function {
        case .linear, .circularInOut, .circularOutIn: true
        case .circularIn, .circularOut: false
        case let .bezier(x1, y1, x2, y2): abs(x1 + x2 - 1) < 1e-9 && abs(y1 + y2 - 1) < 1e-9
        }
    }

    /// The control points, where the curve is one cubic.
    var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
        switch function {
        case .linear: (0, 0, 1, 1)
        case let .bezier(x1, y1, x2, y2): (x1, y1, x2, y2)
        default: nil
        }
    }

    /// The value of the curve. Before 0 it is 0, after 1 it is 1.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return x
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let half = x < 0.5 ? 2 * x : 2 - 2 * x
            let y = (1 - (1 - half * half).squareRoot()) / 2
            return x < 0.5 ? y : 1 - y
        case .circularOutIn:
            let half = 1 - 2 * x
            let y = (1 - half * half).squareRoot() / 2
            return x < 0.5 ? y : 1 - y
        case let .bezier(x1, y1, x2, y2):
            if x == 0 || x == 1 { return x }
            return Self.cubic(y1, y2, Self.parameter(x, x1, x2))
        }
    }

    /// How fast the value grows at a place, in values per unit of progress.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return 1
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let half = x < 0.5 ? 2 * x : 2 - 2 * x
            return half / (1 - half * half).squareRoot()
        case .circularOutIn:
            let half = abs(1 - 2 * x)
            return half / (1 - half * half).squareRoot()
        case let .bezier(x1, y1, x2, y2):
            let t = Self.parameter(x, x1, x2)
            let (dx, dy) = (Self.slope(x1, x2, t), Self.slope(y1, y2, t))
            // Where both stand still the curve leaves towards its other control point.
            return dx != 0
                ? dy / dx : dy == 0 ? (x < 0.5 ? Self.ratio(y2, x2) : Self.ratio(1 - y1, 1 - x1)) : .infinity
        }
    }

    private static func ratio(_ y: Double, _ x: Double) -> Double { x != 0 ? y / x : y == 0 ? 0 : .infinity }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// The parameter at which the curve is at `x`: Newton's steps, and halving where they leave the interval.
    private static func parameter(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high, t) = (0.0, 1.0, x)
        for _ in 0..<48 {
            let error = cubic(x1, x2, t) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = slope(x1, x2, t)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
