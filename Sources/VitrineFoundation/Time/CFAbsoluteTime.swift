import Foundation

/// Seconds since the first of January 2001, Greenwich time.
public typealias CFAbsoluteTime = Double

/// Seconds, as Core Foundation spells it.
public typealias CFTimeInterval = Double

/// The time now, in seconds since the first of January 2001. The clock may be set: differences may be negative.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
