import Foundation

// The functions of C, as they are in Swift.

/// Makes a time of `value` / `timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

/// Makes a time of a time line.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    if time.isValid { time.epoch = epoch }
    return time
}

/// Makes the time that is nearest to seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Seconds: not a number for invalid and indefinite times.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The time at another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// The time some times over.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    time.multiplied(by: Int64(multiplier), over: 1)
}

/// The time by a factor.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.multiplied(by: multiplier)
}

/// The time by `multiplier` / `divisor`.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    time.multiplied(by: Int64(multiplier), over: Int64(divisor))
}

/// -1 where the first comes before the second, 1 where it comes after it, else 0.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compare(time2) }

/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }

/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }

/// The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    return time.multiplied(by: -1, over: 1)
}

/// Moves a time into a range whose end meets its beginning, as that of a loop.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.isValid, foldRange.duration.isNumeric, foldRange.duration > .zero else {
        return .invalid
    }
    let turns = ((time - foldRange.start).seconds / foldRange.duration.seconds).rounded(.down)
    guard let turns = Int32(exactly: turns) else { return .invalid }
    return time - CMTimeMultiply(foldRange.duration, multiplier: turns)
}

/// Writes what a time is to standard output.
public func CMTimeShow(_ time: CMTime) { print(time.description) }

extension CMTime: CustomStringConvertible, CustomDebugStringConvertible {
    /// As `CMTimeShow` writes it: the fraction, and its seconds.
    public var description: String {
        guard isNumeric else {
            if isPositiveInfinity { return "{+INFINITY}" }
            if isNegativeInfinity { return "{-INFINITY}" }
            return isIndefinite ? "{INDEFINITE}" : "{INVALID}"
        }
        let rounded = hasBeenRounded ? ", rounded" : ""
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(rounded)}"
    }

    public var debugDescription: String {
        "CMTime(value: \(value), timescale: \(timescale), flags: \(flags.rawValue), epoch: \(epoch))"
    }
}
