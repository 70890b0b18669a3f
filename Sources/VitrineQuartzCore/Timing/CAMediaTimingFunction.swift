/// Apple's named timing curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing curve: a cubic Bézier from (0, 0) to (1, 1) that maps time to progress.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let x1: Double, y1: Double, x2: Double, y2: Double

    /// A curve with the control points (c1x, c1y) and (c2x, c2y).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (x1, y1, x2, y2) = (Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// Control points in double precision: the documented decimals are not exact as `Float`.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
        super.init()
    }

    /// A named curve. The control points are the ones Apple documents.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(0.0 as Double, 0.0, 1.0, 1.0)
        case .easeIn: self.init(0.42 as Double, 0.0, 1.0, 1.0)
        case .easeOut: self.init(0.0 as Double, 0.0, 0.58, 1.0)
        case .easeInEaseOut: self.init(0.42 as Double, 0.0, 0.58, 1.0)
        case .default: self.init(0.25 as Double, 0.1, 0.25, 1.0)
        default:
            fatalError(
                "CAMediaTimingFunction(name:): unknown name \"\(name.rawValue)\"; known are linear, easeIn, easeOut, easeInEaseOut and default"
            )
        }
    }

    /// Copies one of the four control points, 0…3, into two floats.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let point: (Double, Double)
        switch index {
        case 0: point = (0, 0)
        case 1: point = (x1, y1)
        case 2: point = (x2, y2)
        case 3: point = (1, 1)
        default: fatalError("CAMediaTimingFunction.getControlPoint: index \(index) is not in 0…3")
        }
        values[0] = Float(point.0)
        values[1] = Float(point.1)
    }

    /// Progress for a time in 0…1: the Bézier's y where its x is `time`.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.bezier(y1, y2, parameter(forX: time))
    }

    /// Newton's method, with bisection where the slope vanishes; exact to about 1e-12.
    private func parameter(forX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = Self.bezier(x1, x2, t) - x
            if abs(error) < 1e-13 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(x1, x2, t)
            let next = t - error / slope
            t = slope != 0 && next > low && next < high ? next : (low + high) / 2
            if high - low < 1e-15 { return t }
        }
        return t
    }

    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    public override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return (x1, y1, x2, y2) == (other.x1, other.y1, other.x2, other.y2)
    }

    public override nonisolated var hash: Int {
        var hasher = Hasher()
        for value in [x1, y1, x2, y2] { hasher.combine(value) }
        return hasher.finalize()
    }

    public override nonisolated var description: String { "(\(x1), \(y1), \(x2), \(y2))" }
}
