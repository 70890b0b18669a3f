/// A whole number of 128 bits: a product of two numbers of 64.
struct Wide: Comparable {
    var isNegative: Bool
    var high: UInt64
    var low: UInt64

    init(_ value: Int64, times factor: Int64) {
        let product = value.magnitude.multipliedFullWidth(by: factor.magnitude)
        (high, low) = product
        isNegative = (value < 0) != (factor < 0) && (high != 0 || low != 0)
    }

    /// The number, by a positive one, rounded.
    ///
    /// - Parameter isLarger: Whether the scale becomes larger, which ``CMTimeRoundingMethod/quickTime`` asks.
    /// - Returns: Nil where it does not fit; else whether something was left over, too.
    func divided(
        by divisor: Int64, _ method: CMTimeRoundingMethod, isLarger: Bool = false
    ) -> (value: Int64, isRounded: Bool)? {
        let divisor = divisor.magnitude
        guard high < divisor else { return nil }
        var (quotient, rest) = divisor.dividingFullWidth((high, low))
        if rest != 0, rounds(away: method, quotient, rest, divisor, isLarger: isLarger) {
            let (next, overflows) = quotient.addingReportingOverflow(1)
            if overflows { return nil }
            quotient = next
        }
        if isNegative {
            guard quotient <= Int64.min.magnitude else { return nil }
            let value = quotient == Int64.min.magnitude ? Int64.min : -Int64(quotient)
            return (value, rest != 0)
        }
        return Int64(exactly: quotient).map { ($0, rest != 0) }
    }

    private func rounds(
        away method: CMTimeRoundingMethod, _ quotient: UInt64, _ rest: UInt64, _ divisor: UInt64,
        isLarger: Bool
    ) -> Bool {
        switch method {
        case .roundHalfAwayFromZero: rest >= divisor - rest
        case .roundTowardZero: false
        case .roundAwayFromZero: true
        case .quickTime: isLarger || isNegative && quotient == 0
        case .roundTowardPositiveInfinity: !isNegative
        case .roundTowardNegativeInfinity: isNegative
        }
    }

    static func < (left: Wide, right: Wide) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let isSmaller = (left.high, left.low) < (right.high, right.low)
        return left.isNegative ? (right.high, right.low) < (left.high, left.low) : isSmaller
    }
}
