#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How a scroll view moves along one axis after the finger has left: a chain of closed forms over time.
///
/// Exact at any time step, because nothing is integrated from frame to frame: skipping frames or drawing more
/// of them gives the same curve. Positions in points, velocities in points per second, times in seconds since
/// the start of the motion.
struct ScrollMotion {
    /// One stretch of the motion.
    enum Curve {
        /// Exponential decay `x(t) = rest − (v₀/λ)·e^(−λt)`: free deceleration.
        case decay(rest: Double, velocity: Double, rate: Double)
        /// A critically damped spring `x(t) = rest + (a + b·t)·e^(−ωt)`: bouncing back, coming to a page.
        case spring(rest: Double, a: Double, b: Double, frequency: Double)

        func position(_ t: Double) -> Double {
            switch self {
            case .decay(let rest, let velocity, let rate): rest - velocity / rate * exp(-rate * t)
            case .spring(let rest, let a, let b, let frequency): rest + (a + b * t) * exp(-frequency * t)
            }
        }

        func velocity(_ t: Double) -> Double {
            switch self {
            case .decay(_, let velocity, let rate): velocity * exp(-rate * t)
            case .spring(_, let a, let b, let frequency):
                (b - frequency * (a + b * t)) * exp(-frequency * t)
            }
        }

        var rest: Double {
            switch self {
            case .decay(let rest, _, _), .spring(let rest, _, _, _): rest
            }
        }
    }

    private struct Stretch {
        var start: Double
        var curve: Curve
    }

    private var stretches: [Stretch] = []
    /// When the motion ends.
    private(set) var duration: Double = 0
    /// Where the motion ends.
    private(set) var end: Double
    private let frequency: Double

    /// The natural frequency of the bounce: mass 1, stiffness 100, critically damped.
    static let bounceFrequency = 10.0

    /// λ of `v(t) = v₀·d^(1000t) = v₀·e^(−λt)`; 2.002/s for the normal rate .998, 10.05/s for the fast rate .99.
    static func decayRate(_ decelerationRate: Double) -> Double {
        -1000 * log(decelerationRate)
    }

    /// Where free deceleration comes to rest.
    static func projection(from position: Double, velocity: Double, decelerationRate: Double) -> Double {
        position + velocity / decayRate(decelerationRate)
    }

    /// The motion after letting go.
    ///
    /// - Parameters:
    ///   - position: The offset at that moment; may lie outside the range.
    ///   - velocity: The speed of the offset at that moment.
    ///   - target: Where to come to rest; `nil` for free deceleration.
    ///   - range: The offsets that show no space beyond the content.
    ///   - bounces: Whether the motion may leave the range.
    ///   - snaps: Whether the target is a page: then the motion is brisk whatever the speed.
    ///   - tolerance: The remaining motion that nobody sees: half a pixel.
    ///   - frequency: The natural frequency of the spring to a target, in radians per second.
    init(
        position: Double, velocity: Double, target: Double?, range: ClosedRange<Double>,
        decelerationRate: Double,
        bounces: Bool, snaps: Bool, tolerance: Double, frequency: Double = bounceFrequency
    ) {
        self.frequency = frequency
        end = position
        var time = 0.0
        if position < range.lowerBound || position > range.upperBound {
            let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
            let a = position - edge
            let b = velocity + Self.bounceFrequency * a
            let spring = Curve.spring(rest: edge, a: a, b: b, frequency: Self.bounceFrequency)
            // Thrown inwards fast enough, the spring passes the edge: from there on the content decelerates.
            let crossing = b == 0 ? -1 : -a / b
            guard crossing > 0, crossing < Self.settlingTime(of: spring, tolerance: tolerance) else {
                add(spring, at: 0, tolerance: tolerance)
                return
            }
            stretches.append(Stretch(start: 0, curve: spring))
            time = crossing
            addInside(
                from: edge, velocity: spring.velocity(crossing), target: nil, at: time, range: range,
                rate: Self.decayRate(decelerationRate), bounces: bounces, snaps: snaps, tolerance: tolerance)
            return
        }
        addInside(
            from: position, velocity: velocity, target: target, at: time, range: range,
            rate: Self.decayRate(decelerationRate), bounces: bounces, snaps: snaps, tolerance: tolerance)
    }

    private mutating func addInside(
        from position: Double, velocity: Double, target: Double?, at start: Double,
        range: ClosedRange<Double>,
        rate: Double, bounces: Bool, snaps: Bool, tolerance: Double
    ) {
        if let target {
            add(
                approach(from: position, velocity: velocity, target: target, rate: rate, snaps: snaps),
                at: start, tolerance: tolerance)
            return
        }
        let curve = Curve.decay(rest: position + velocity / rate, velocity: velocity, rate: rate)
        let edge = velocity < 0 ? range.lowerBound : range.upperBound
        guard velocity != 0, !range.contains(curve.rest) else {
            add(curve, at: start, tolerance: tolerance)
            return
        }
        // x(t) = edge gives the moment of impact: e^(−λt) = 1 − (edge − x₀)·λ/v₀.
        let impact = -log(1 - (edge - position) * rate / velocity) / rate
        stretches.append(Stretch(start: start, curve: curve))
        if bounces {
            add(
                .spring(rest: edge, a: 0, b: curve.velocity(impact), frequency: Self.bounceFrequency),
                at: start + impact, tolerance: tolerance)
        } else {
            duration = start + impact
            end = edge
        }
    }

    /// The way to a target that somebody chose.
    ///
    /// Towards a target not too far for the speed, decay at the rate that ends there: the speed does not jump
    /// when the finger leaves. Otherwise a spring without overshoot.
    private func approach(
        from position: Double, velocity: Double, target: Double, rate: Double, snaps: Bool
    ) -> Curve {
        let distance = target - position
        let ownRate = distance == 0 ? 0 : velocity / distance
        if !snaps, ownRate >= rate / 2 {
            return .decay(rest: target, velocity: velocity, rate: ownRate)
        }
        let frequency = max(self.frequency, ownRate)
        let a = -distance
        return .spring(rest: target, a: a, b: velocity + frequency * a, frequency: frequency)
    }

    private mutating func add(_ curve: Curve, at start: Double, tolerance: Double) {
        stretches.append(Stretch(start: start, curve: curve))
        duration = start + Self.settlingTime(of: curve, tolerance: tolerance)
        end = curve.rest
    }

    /// When the remaining motion stays under the tolerance.
    private static func settlingTime(of curve: Curve, tolerance: Double) -> Double {
        switch curve {
        case .decay(_, let velocity, let rate):
            let remaining = abs(velocity) / rate
            return remaining <= tolerance ? 0 : log(remaining / tolerance) / rate
        case .spring(_, let a, let b, let frequency):
            // |a + b·t|·e^(−ωt) ≤ (|a| + |b|·t)·e^(−ωt), which falls once t > 1/ω: bisect that bound.
            func bound(_ t: Double) -> Double { (abs(a) + abs(b) * t) * exp(-frequency * t) }
            var low = 0.0
            var high = 1 / frequency
            if max(abs(a), bound(high)) <= tolerance { return 0 }
            while bound(high) > tolerance {
                low = high
                high *= 2
            }
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if bound(middle) > tolerance { low = middle } else { high = middle }
            }
            return high
        }
    }

    /// The offset at a time; the end after ``duration``.
    func position(at time: Double) -> Double {
        guard time < duration, let stretch = stretch(at: time) else { return end }
        return stretch.curve.position(time - stretch.start)
    }

    /// The speed at a time; zero after ``duration``.
    func velocity(at time: Double) -> Double {
        guard time < duration, let stretch = stretch(at: time) else { return 0 }
        return stretch.curve.velocity(time - stretch.start)
    }

    private func stretch(at time: Double) -> Stretch? {
        stretches.last { $0.start <= time } ?? stretches.first
    }
}

/// The resistance beyond the edge of the content.
enum RubberBand {
    /// Apple's constant, as measured.
    static let constant = 0.55

    /// How far the content follows a finger that is `distance` beyond the edge, in a viewport of a length.
    ///
    /// `b = (1 − 1/(x·c/D + 1))·D`. Keeps the sign.
    static func offset(_ distance: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let x = abs(distance)
        let b = (1 - 1 / (x * constant / viewport + 1)) * viewport
        return distance < 0 ? -b : b
    }

    /// The finger's distance that gives an offset; the inverse of ``offset(_:viewport:)``.
    static func distance(_ offset: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let b = min(abs(offset), viewport * 0.999)
        let x = (1 / (1 - b / viewport) - 1) * viewport / constant
        return offset < 0 ? -x : x
    }

    /// How fast the content moves per speed of the finger, `distance` beyond the edge: the derivative `db/dx`.
    static func slope(_ distance: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let k = abs(distance) * constant / viewport + 1
        return constant / (k * k)
    }

    /// The offset that is shown for a wanted one: itself inside the range, held back outside.
    static func resist(_ wanted: Double, range: ClosedRange<Double>, viewport: Double, bounces: Bool)
        -> Double
    {
        if wanted < range.lowerBound {
            return bounces
                ? range.lowerBound + offset(wanted - range.lowerBound, viewport: viewport) : range.lowerBound
        }
        if wanted > range.upperBound {
            return bounces
                ? range.upperBound + offset(wanted - range.upperBound, viewport: viewport) : range.upperBound
        }
        return wanted
    }
}

/// The ease-in-out curve .42, 0, .58, 1 of animated offsets.
enum EaseInOut {
    /// The progress at a share of the time, both from 0 to 1.
    static func progress(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        // x(s) is monotonic, so bisection finds the s of x.
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<30 {
            let value = bezier(s, 0.42, 0.58) - x
            if abs(value) < 1e-9 { break }
            if value > 0 { high = s } else { low = s }
            s = (low + high) / 2
        }
        return bezier(s, 0, 1)
    }

    private static func bezier(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
    }
}
