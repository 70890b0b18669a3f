/// How values between keyframes are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight lines between keyframes.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each keyframe's value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight lines at constant speed; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A curve through the keyframes, by tension, continuity and bias.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Such a curve at constant speed; key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer is turned while it follows a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its x axis points where the path leads.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points where the path comes from.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values, or along a path.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; ignored while `path` is set.
    open var values: [Any]?
    /// A path for a point property to follow.
    open var path: CGPath?
    /// How what follows a path is turned with it; nil, the default, is not at all.
    open var rotationMode: CAAnimationRotationMode?
    /// When each value is reached, as fractions of the duration, ascending from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The pacing of each segment.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are found.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How tight the curve is at each keyframe of a cubic mode: 1 for straight, −1 for wide. 0 where there is none.
    open var tensionValues: [NSNumber]?
    /// How sharp its corner is at each keyframe: below 0 outwards, above inwards. 0 where there is none.
    open var continuityValues: [NSNumber]?
    /// Whether it bends before a keyframe (1) or after it (−1). 0 where there is none.
    open var biasValues: [NSNumber]?

    private var frames: (values: [AnimatableValue], times: [Double])?

    override func copyForLayer() -> CAAnimation {
        guard type(of: self) == CAKeyframeAnimation.self else { return self }
        let copy = CAKeyframeAnimation()
        copyFields(to: copy)
        return copy
    }

    override func copyFields(to other: CAAnimation) {
        super.copyFields(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        other.values = values
        other.path = path
        other.rotationMode = rotationMode
        other.keyTimes = keyTimes
        other.timingFunctions = timingFunctions
        other.calculationMode = calculationMode
        other.tensionValues = tensionValues
        other.continuityValues = continuityValues
        other.biasValues = biasValues
    }

    override func value(at position: TimingPosition, base: AnimatableValue) -> AnimatableValue? {
        let value = keyedValue(at: position, base: base)
        return valueFunction.map { function in value.flatMap(function.transform) } ?? value
    }

    override func apply(to values: inout PresentationValues, position: TimingPosition) {
        super.apply(to: &values, position: position)
        guard path != nil, let rotationMode, let direction = direction(at: position) else { return }
        let angle = Double(direction) + (rotationMode == .rotateAutoReverse ? .pi : 0)
        values.apply(toKeyPath: "transform.rotation.z", additive: true) { _ in .scalar(angle) }
    }

    /// Where the path leads at a position, in radians from the x axis towards the y axis; nil on a path of one place.
    private func direction(at position: TimingPosition) -> CGFloat? {
        guard let (places, times) = frames, places.count > 1 else { return nil }
        let t = timingFunction?.value(at: position.fraction) ?? position.fraction
        let segment = Self.segment(at: t, times, of: places.count)
        // Where a path rests, it leads where it goes on to, or where it came from.
        for index in Array(segment..<(places.count - 1)) + (0..<segment).reversed() {
            guard case .point(let a) = places[index], case .point(let b) = places[index + 1], a != b else {
                continue
            }
            return atan2(b.y - a.y, b.x - a.x)
        }
        return nil
    }

    /// Between which keyframe and the next a time is.
    private static func segment(at t: Double, _ times: [Double], of count: Int) -> Int {
        var segment = 0
        while segment < count - 2, t >= times[segment + 1] { segment += 1 }
        return segment
    }

    private func keyedValue(at position: TimingPosition, base: AnimatableValue) -> AnimatableValue? {
        if frames == nil { frames = resolve(base: base) }
        guard let (values, times) = frames, !values.isEmpty else { return nil }
        let t = timingFunction?.value(at: position.fraction) ?? position.fraction
        if values.count == 1 { return values[0] }
        if calculationMode == .discrete {
            let index = times.lastIndex { $0 <= t + 1e-12 } ?? 0
            return values[min(index, values.count - 1)]
        }
        let segment = Self.segment(at: t, times, of: values.count)
        let (start, end) = (times[segment], times[segment + 1])
        var local = end > start ? (t - start) / (end - start) : 1
        local = min(max(local, 0), 1)
        if !calculationMode.isPaced, let timingFunctions, segment < timingFunctions.count {
            local = timingFunctions[segment].value(at: local)
        }
        if calculationMode.isCubic, let value = curve(values, segment, local) { return value }
        return values[segment].interpolated(to: values[segment + 1], local)
    }

    /// The curve of Kochanek and Bartels between two keyframes; nil for values that are no numbers.
    private func curve(_ values: [AnimatableValue], _ segment: Int, _ t: Double) -> AnimatableValue? {
        func parameter(_ list: [NSNumber]?, _ index: Int) -> Double {
            guard let list, list.indices.contains(index) else { return 0 }
            return list[index].doubleValue
        }
        /// The tangent where a segment begins or ends, of one component.
        func tangent(_ key: Int, leaves: Bool, _ numbers: (Int) -> Double) -> Double {
            let before = numbers(key) - numbers(max(key - 1, 0))
            let after = numbers(min(key + 1, values.count - 1)) - numbers(key)
            let (tension, bias) = (parameter(tensionValues, key), parameter(biasValues, key))
            let continuity = parameter(continuityValues, key) * (leaves ? 1 : -1)
            return (1 - tension) / 2
                * ((1 + continuity) * (1 + bias) * before + (1 - continuity) * (1 - bias) * after)
        }
        let components = values.map(\.numbers)
        guard let count = components[segment]?.count, components.allSatisfy({ $0?.count == count }) else {
            return nil
        }
        let (square, cube) = (t * t, t * t * t)
        let mixed = (0..<count).map { index -> Double in
            func number(_ key: Int) -> Double { components[key]?[index] ?? 0 }
            return (2 * cube - 3 * square + 1) * number(segment)
                + (cube - 2 * square + t) * tangent(segment, leaves: true, number)
                + (3 * square - 2 * cube) * number(segment + 1)
                + (cube - square) * tangent(segment + 1, leaves: false, number)
        }
        return values[segment].replacingNumbers(mixed)
    }

    private func resolve(base: AnimatableValue) -> (values: [AnimatableValue], times: [Double])? {
        var list: [AnimatableValue]
        var isAlongPath = false
        if let path, case .point = base {
            list = path.polyline().map { .point($0) }
            isAlongPath = true
        } else {
            let model = valueFunction?.model ?? base
            list = (values ?? []).compactMap { AnimatableValue(set: $0, like: model) }
        }
        guard !list.isEmpty else { return nil }
        if calculationMode.isPaced || isAlongPath {
            return (list, Self.pacedTimes(list))
        }
        if let keyTimes, keyTimes.count >= list.count {
            return (list, keyTimes.map(\.doubleValue))
        }
        // Discrete mode shows every value for the same time, so the last needs a share of its own.
        let divisor = calculationMode == .discrete ? list.count : max(list.count - 1, 1)
        return (list, list.indices.map { Double($0) / Double(divisor) })
    }

    /// Times in proportion to the distance between values.
    private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
        var sums = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { sums.append(sums.last! + a.distance(to: b)) }
        guard let total = sums.last, total > 0 else {
            return values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
        }
        return sums.map { $0 / total }
    }
}

extension AnimatableValue {
    /// The numbers that a curve can lead through; nil for what is none.
    var numbers: [Double]? {
        switch self {
        case .scalar(let value): [value]
        case .point(let point): [Double(point.x), Double(point.y)]
        case .size(let size): [Double(size.width), Double(size.height)]
        case .rect(let rect):
            [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
        default: nil
        }
    }

    func replacingNumbers(_ numbers: [Double]) -> AnimatableValue {
        let n = numbers.map { CGFloat($0) }
        switch self {
        case .scalar: return .scalar(numbers[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect:
            return .rect(CGRect(origin: CGPoint(x: n[0], y: n[1]), size: CGSize(width: n[2], height: n[3])))
        default: return self
        }
    }

    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): abs(b - a)
        case (.point(let a), .point(let b)): Double(hypot(b.x - a.x, b.y - a.y))
        case (.size(let a), .size(let b)): Double(hypot(b.width - a.width, b.height - a.height))
        default: 1
        }
    }
}

extension CGPath {
    /// Points along the path, curves cut into 32 chords each.
    func polyline() -> [CGPoint] {
        var points: [CGPoint] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
            for step in 1...32 {
                let t = CGFloat(step) / 32
                let u = 1 - t
                let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                points.append(
                    CGPoint(
                        x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x,
                        y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y))
            }
        }
        for element in elements {
            switch element {
            case .move(let p):
                points.append(p)
                start = p
                current = p
            case .line(let p):
                points.append(p)
                current = p
            case .quad(let c, let p):
                let c1 = CGPoint(
                    x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                curve(current, c1, c2, p)
                current = p
            case .curve(let c1, let c2, let p):
                curve(current, c1, c2, p)
                current = p
            case .close:
                points.append(start)
                current = start
            }
        }
        return points
    }
}
