import Foundation

/// Round numbers along an axis.
enum NumberTicks {
    /// At most as many as anybody could read.
    static let limit = 500

    /// The distance between round numbers: 1, 2 or 5 times a power of ten.
    ///
    /// - Parameters:
    ///   - count: About how many distances there are to be.
    ///   - least: What it is at least.
    static func step(from lower: Double, to upper: Double, count: Int, least: Double = 0) -> Double {
        let span = upper - lower
        guard span > 0, span.isFinite else { return max(1, least) }
        let raw = max(span / Double(max(count, 1)), least)
        guard raw >= .leastNormalMagnitude else { return max(1, least) }
        let power = pow(10, Foundation.log10(raw).rounded(.down))
        let share = raw / power
        // Between two the nearer one in proportion is taken: the roots of 2, 10 and 50.
        let factor: Double = share >= 7.071 ? 10 : share >= 3.162 ? 5 : share >= 1.414 ? 2 : 1
        let step = factor * power
        return step >= least ? step : least
    }

    /// The multiples of a step from one number to another, at most ``limit``.
    static func values(from lower: Double, to upper: Double, step: Double) -> [Double] {
        guard step > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
        // What rounding has taken from the ends is given back.
        let first = (lower / step - 1e-9).rounded(.up)
        let last = (upper / step + 1e-9).rounded(.down)
        guard first <= last, last - first < Double(limit) else { return [] }
        // Division by a whole number is exact where multiplication by a fraction is not: 3 / 10, not 3 × 0.1.
        let inverse = (1 / step).rounded()
        let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
        return (0...Int(last - first)).map {
            let factor = first + Double($0)
            return isFraction ? factor / inverse : factor * step
        }
    }

    /// Powers of ten, and where they are few 2 and 5 times them.
    static func logarithmic(from lower: Double, to upper: Double, count: Int) -> [Double] {
        guard lower > 0, upper.isFinite, lower <= upper else { return [] }
        let first = Int(Foundation.log10(lower).rounded(.down))
        let last = Int(Foundation.log10(upper).rounded(.up))
        let powers = last - first + 1
        let factors: [Double] = powers <= max(count / 2, 2) ? [1, 2, 5] : [1]
        var values: [Double] = []
        for exponent in Swift.stride(from: first, through: last, by: max(1, powers / max(count, 1))) {
            for factor in factors { values.append(factor * pow(10, Double(exponent))) }
        }
        return values.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
    }
}
