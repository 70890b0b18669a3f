public import Foundation

// What Apple's headers of C define, and Swift's own C library for Linux does not show.

/// The least number of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The least number of 32 bits.
public let INT32_MIN = Int32.min
/// The least `int` of C.
public let INT_MIN = CInt.min
/// The greatest `unsigned int` of C.
public let UINT_MAX = CUnsignedInt.max
/// The least number of 64 bits.
public let INT64_MIN = Int64.min
/// The greatest number of 64 bits.
public let INT64_MAX = Int64.max
/// The greatest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
/// The greatest number that a `Float` holds.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// A truth value of Core Foundation's.
public typealias CFBoolean = NSNumber
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
