// Names that Apple's framework has in the language mode of Swift 4 alone: with Swift 4.2 they became members of the
// type.

/// The name of ``CMTime/invalid`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.invalid")
public var kCMTimeInvalid: CMTime { .invalid }

/// The name of ``CMTime/indefinite`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.indefinite")
public var kCMTimeIndefinite: CMTime { .indefinite }

/// The name of ``CMTime/positiveInfinity`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.positiveInfinity")
public var kCMTimePositiveInfinity: CMTime { .positiveInfinity }

/// The name of ``CMTime/negativeInfinity`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.negativeInfinity")
public var kCMTimeNegativeInfinity: CMTime { .negativeInfinity }

/// The name of ``CMTime/zero`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.zero")
public var kCMTimeZero: CMTime { .zero }
