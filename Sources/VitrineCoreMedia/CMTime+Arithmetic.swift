extension CMTime {
    /// The time at another scale, nearest unless another method is given.
    ///
    /// A scale of 0 or less makes it invalid; one that it does not fit in makes it infinite.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        let parts = Wide(value, times: Int64(newTimescale))
        guard
            let new = parts.divided(by: Int64(timescale), method, isLarger: newTimescale > timescale)
        else { return value < 0 ? .negativeInfinity : .positiveInfinity }
        var result = self
        (result.value, result.timescale) = (new.value, newTimescale)
        if new.isRounded { result.flags.insert(.hasBeenRounded) }
        return result
    }

    /// The sum. At the least common scale, or the largest there is.
    ///
    /// Invalid with an invalid time, of infinities that contradict each other, and of two time lines.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        guard let special = special(left, right, second: right) else {
            guard left.epoch == right.epoch || left.epoch == 0 || right.epoch == 0 else { return .invalid }
            return sum(left, right, isDifference: false, epoch: max(left.epoch, right.epoch))
        }
        return special
    }

    /// The difference: a duration where both are of one time line.
    public static func - (left: CMTime, right: CMTime) -> CMTime {
        guard let special = special(left, right, second: right.opposite) else {
            guard left.epoch == right.epoch || left.epoch == 0 || right.epoch == 0 else { return .invalid }
            let epoch = left.epoch == right.epoch ? 0 : max(left.epoch, right.epoch)
            return sum(left, right, isDifference: true, epoch: epoch)
        }
        return special
    }

    /// The sum of two that are not both numbers; nil where they are.
    private static func special(_ left: CMTime, _ right: CMTime, second: CMTime) -> CMTime? {
        guard left.isValid, right.isValid else { return .invalid }
        let infinities = [left, second].filter { $0.isPositiveInfinity || $0.isNegativeInfinity }
        if let first = infinities.first {
            return infinities.allSatisfy { $0.flags == first.flags } ? first : .invalid
        }
        return left.isIndefinite || right.isIndefinite ? .indefinite : nil
    }

    private var opposite: CMTime {
        isPositiveInfinity ? .negativeInfinity : isNegativeInfinity ? .positiveInfinity : self
    }

    private static func sum(_ left: CMTime, _ right: CMTime, isDifference: Bool, epoch: CMTimeEpoch) -> CMTime
    {
        let common = greatestCommonDivisor(UInt64(left.timescale), UInt64(right.timescale))
        let multiple = UInt64(left.timescale) / common * UInt64(right.timescale)
        var scale = CMTimeScale(clamping: multiple)
        let isRounded = left.hasBeenRounded || right.hasBeenRounded
        while true {
            let (a, b) = (
                left.convertScale(scale, method: .default), right.convertScale(scale, method: .default)
            )
            if a.isNumeric, b.isNumeric {
                let (value, overflows) =
                    isDifference
                    ? a.value.subtractingReportingOverflow(b.value) : a.value.addingReportingOverflow(b.value)
                if !overflows {
                    var result = CMTime(value: value, timescale: scale)
                    result.epoch = epoch
                    if isRounded || a.hasBeenRounded || b.hasBeenRounded {
                        result.flags.insert(.hasBeenRounded)
                    }
                    return result
                }
            }
            guard scale > 1 else {
                // Where they differ the larger one decides.
                let seconds = isDifference ? left.seconds - right.seconds : left.seconds + right.seconds
                return seconds < 0 ? .negativeInfinity : .positiveInfinity
            }
            scale /= 2
        }
    }

    /// The time by `factor` / `divisor`; at half of the scale, as often as is necessary, where it does not fit.
    func multiplied(by factor: Int64, over divisor: Int64) -> CMTime {
        guard isValid, divisor != 0 else { return .invalid }
        guard isNumeric else {
            if isIndefinite { return self }
            // Nothing of something endless is as unknown as that of 0 and infinity.
            guard factor != 0 else { return .invalid }
            return (factor < 0) != (divisor < 0) ? opposite : self
        }
        var time = self
        while true {
            var product = Wide(time.value, times: factor)
            if divisor < 0, product.high != 0 || product.low != 0 { product.isNegative.toggle() }
            if let new = product.divided(by: Int64(clamping: divisor.magnitude), .default) {
                time.value = new.value
                if new.isRounded { time.flags.insert(.hasBeenRounded) }
                return time
            }
            guard time.timescale > 1 else {
                return product.isNegative ? .negativeInfinity : .positiveInfinity
            }
            time = time.convertScale(time.timescale / 2, method: .default)
        }
    }

    /// The time by a factor, at its scale, or a larger one where that loses less.
    func multiplied(by factor: Double) -> CMTime {
        guard isValid, !factor.isNaN else { return .invalid }
        if isIndefinite { return self }
        let seconds = seconds * factor
        guard isNumeric, seconds.isFinite else {
            return seconds.isNaN ? .invalid : seconds < 0 ? .negativeInfinity : .positiveInfinity
        }
        // Apple's documentation: what needs it gets more parts of a second, 65536 at least.
        var result = CMTime(seconds: seconds, preferredTimescale: timescale)
        if result.hasBeenRounded, timescale < 65536 {
            let scale = timescale * ((65536 + timescale - 1) / timescale)
            result = CMTime(seconds: seconds, preferredTimescale: scale)
        }
        result.epoch = epoch
        if hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        return result
    }
}
