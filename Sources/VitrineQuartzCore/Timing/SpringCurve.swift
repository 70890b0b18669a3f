/// The closed solution of a damped oscillator that starts at 0 and comes to rest at 1.
///
/// `initialVelocity` is in distances per second, positive towards the target.
package struct SpringCurve: Hashable, Sendable {
    /// Undamped angular frequency √(k/m), radians per second.
    package var angularFrequency: Double
    /// c / (2√(k·m)): below 1 it overshoots, at 1 it is critically damped.
    package var dampingRatio: Double
    package var initialVelocity: Double

    package init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        self.angularFrequency = max(angularFrequency, 1e-6)
        self.dampingRatio = max(dampingRatio, 0)
        self.initialVelocity = initialVelocity
    }

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.init(
            angularFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), initialVelocity: initialVelocity)
    }

    /// A spring by perceived duration and bounce: ω = 2π/duration; the ratio is 1 − bounce, and for a
    /// negative bounce 1/(1 + bounce) (iOS 17's definition).
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-6)
        self.init(
            angularFrequency: 2 * .pi / max(perceptualDuration, 1e-6), dampingRatio: ratio,
            initialVelocity: initialVelocity)
    }

    /// The spring of a damping ratio that settles in `duration` seconds, as
    /// `UIView.animate(withDuration:…usingSpringWithDamping:…)` asks for.
    package init(settlingDuration duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = max(dampingRatio, 0.01)
        var low = 1e-3
        var high = 1e5
        // Settling time falls monotonically with the frequency: bisect on a logarithmic scale.
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            let curve = SpringCurve(
                angularFrequency: middle, dampingRatio: ratio, initialVelocity: initialVelocity)
            if curve.settlingDuration > duration { low = middle } else { high = middle }
        }
        self.init(
            angularFrequency: (low * high).squareRoot(), dampingRatio: ratio, initialVelocity: initialVelocity
        )
    }

    /// Progress `seconds` after the start: 0 at the start, 1 at rest, above 1 while overshooting.
    package func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let (w, z, t) = (angularFrequency, dampingRatio, seconds)
        // x = displacement from the target: x(0) = −1, x'(0) = initialVelocity.
        if abs(z - 1) < 1e-6 {
            let b = initialVelocity - w
            return 1 + exp(-w * t) * (-1 + b * t)
        }
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            let b = (initialVelocity - z * w) / wd
            return 1 + exp(-z * w * t) * (-cos(wd * t) + b * sin(wd * t))
        }
        let root = (z * z - 1).squareRoot()
        let (r1, r2) = (-w * (z - root), -w * (z + root))
        let c1 = (initialVelocity + r2) / (r1 - r2)
        let c2 = -1 - c1
        return 1 + c1 * exp(r1 * t) + c2 * exp(r2 * t)
    }

    /// Seconds until the motion stays within a thousandth of the distance.
    ///
    /// The bound is on the envelope |A| + |B| of the oscillation; for Core Animation's default spring
    /// (mass 1, stiffness 100, damping 10) it gives the documented 1.4727 seconds.
    package var settlingDuration: Double {
        let threshold = 0.001
        let (w, z) = (angularFrequency, dampingRatio)
        guard z > 0 else { return .infinity }
        if z < 1 - 1e-6 {
            let wd = w * (1 - z * z).squareRoot()
            let envelope = 1 + abs((initialVelocity - z * w) / wd)
            return log(envelope / threshold) / (z * w)
        }
        // No oscillation: the last moment at which the distance exceeds the threshold.
        var low = 0.0
        var high = 1 / w
        while envelope(at: high) > threshold { high *= 2 }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if envelope(at: middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }

    /// A bound of the remaining distance that falls monotonically, for ratios of 1 and above.
    private func envelope(at t: Double) -> Double {
        let (w, z) = (angularFrequency, dampingRatio)
        if abs(z - 1) < 1e-6 { return exp(-w * t) * (1 + abs(initialVelocity - w) * t) }
        let root = (z * z - 1).squareRoot()
        let (r1, r2) = (-w * (z - root), -w * (z + root))
        let c1 = (initialVelocity + r2) / (r1 - r2)
        return abs(c1) * exp(r1 * t) + abs(-1 - c1) * exp(r2 * t)
    }
}
