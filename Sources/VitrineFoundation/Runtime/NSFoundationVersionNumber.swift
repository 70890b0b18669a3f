// By these programs told systems apart before `#available` (`NSObjCRuntime.h`).

/// The version of Foundation: later than all that have a name here.
public let NSFoundationVersionNumber: Double = 3000
/// The version of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// The version of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// The version of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
