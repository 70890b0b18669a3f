/// A part of a time line: where it begins, and how long it is.
public struct CMTimeRange: Hashable, Sendable {
    /// Where it begins; it belongs to the range.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// Makes an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Makes a range of a beginning and a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// Makes a range of a beginning and an end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// No range.
    public static let invalid = CMTimeRange()
    /// Nothing, at 0.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)

    /// Where it ends; the end does not belong to the range.
    public var end: CMTime { start + duration }
    /// Whether it has a beginning and a length, which is not negative, and within one time line.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero
    }
    /// Whether its beginning or its length are not known yet.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether it is of no length.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time lies in it.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isNumeric && time >= start && time < end
    }

    /// Whether all of another one lies in it.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }

    /// What lies in both; the zero range for nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// From where the first begins to where the last ends.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// Makes a range of a beginning and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

/// Makes a range of a beginning and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}

/// Where a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// What lies in both.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

/// From where the first begins to where the last ends.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

/// Whether a time lies in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// Whether all of the second lies in the first.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

/// Whether both are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// The time in a range that is nearest to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}
