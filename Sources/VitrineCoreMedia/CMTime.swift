public import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32
/// Which time line a time belongs to; 0 for durations.
public typealias CMTimeEpoch = Int64

/// The largest scale that there is.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7fff_ffff

/// What a time is, besides its number.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// It was rounded on the way.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known yet, as the duration of a stream.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// What is no number: the infinities, and the indefinite.
    public static let impliedValueFlagsMask: CMTimeFlags = [
        .positiveInfinity, .negativeInfinity, .indefinite,
    ]
}

/// How a time is brought to another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest; what lies in the middle away from 0.
    case roundHalfAwayFromZero = 1
    /// Towards 0.
    case roundTowardZero = 2
    /// Away from 0.
    case roundAwayFromZero = 3
    /// Towards 0 when the scale becomes smaller and away from it when it becomes larger, and negative times never to 0.
    case quickTime = 4
    /// To later times.
    case roundTowardPositiveInfinity = 5
    /// To earlier times.
    case roundTowardNegativeInfinity = 6

    /// ``roundHalfAwayFromZero``.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time or a duration as a fraction of seconds, so that sums of frames are exact.
///
/// A time may also be invalid, as any is that is made without arguments, infinite or indefinite. Results say whether
/// they were rounded.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator; more than 0 in all that are numbers.
    public var timescale: CMTimeScale
    /// What it is.
    public var flags: CMTimeFlags
    /// Its time line. Times of different ones are ordered by it, and have no distance.
    public var epoch: CMTimeEpoch

    /// Makes an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Makes a time of all that it consists of.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Makes a time of `value` / `timescale` seconds; invalid where the scale is 0 or less.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
        if timescale <= 0 { self = .invalid }
    }

    /// Makes the time that is nearest to seconds.
    ///
    /// What does not fit has half of the scale, as often as is necessary, and is infinite where it does not fit at all.
    ///
    /// - Parameter preferredTimescale: Parts of a second.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while true {
            let parts = (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)
            if let value = CMTimeValue(exactly: parts) {
                self.init(value: value, timescale: scale)
                if Double(value) / Double(scale) != seconds { flags.insert(.hasBeenRounded) }
                return
            }
            guard scale > 1 else {
                self = seconds > 0 ? .positiveInfinity : .negativeInfinity
                return
            }
            scale /= 2
        }
    }

    /// No time.
    public static let invalid = CMTime()
    /// Not known yet.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all others.
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all others.
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is later than all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is not known yet.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it was rounded on the way.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Seconds: not a number for invalid and indefinite times.
    public var seconds: Double {
        guard isNumeric else {
            return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
        }
        return Double(value) / Double(timescale)
    }
}

extension CMTime: Comparable, Hashable {
    /// Whether one comes before the other: the negative infinity, numbers, the indefinite, the positive infinity, the
    /// invalid; numbers by their epochs, then by their seconds.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.compare(time2) < 0 }
    /// Whether they stand at the same place of that order: 1/2 and 2/4 do.
    public static func == (time1: CMTime, time2: CMTime) -> Bool { time1.compare(time2) == 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        let divisor = greatestCommonDivisor(value.magnitude, UInt64(timescale))
        hasher.combine(epoch)
        hasher.combine(value / CMTimeValue(max(divisor, 1)))
        hasher.combine(UInt64(timescale) / max(divisor, 1))
    }

    /// -1, 0 or 1.
    func compare(_ other: CMTime) -> Int32 {
        if rank != other.rank { return rank < other.rank ? -1 : 1 }
        guard isNumeric else { return 0 }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let left = Wide(value, times: Int64(other.timescale)),
            right = Wide(other.value, times: Int64(timescale))
        return left < right ? -1 : left == right ? 0 : 1
    }

    /// The place among kinds of times.
    private var rank: Int {
        if isNumeric { return 1 }
        if isNegativeInfinity { return 0 }
        if isIndefinite { return 2 }
        return isPositiveInfinity ? 3 : 4
    }
}

/// The largest number that divides both; the other one where one is 0.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
}
