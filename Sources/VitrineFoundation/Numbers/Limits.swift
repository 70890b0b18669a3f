public import Foundation

// What Apple's headers of C define, and Swift's own C library for Linux does not show.

/// The least number of 8 bits.
public let INT8_MIN: Int32 = -0x80
/// The greatest number of 8 bits.
public let INT8_MAX: Int32 = 0x7f
/// The least number of 16 bits.
public let INT16_MIN: Int32 = -0x8000
/// The greatest number of 16 bits.
public let INT16_MAX: Int32 = 0x7fff
/// The greatest number of 8 bits without a sign.
public let UINT8_MAX: Int32 = 0xff
/// The greatest number of 16 bits without a sign.
public let UINT16_MAX: Int32 = 0xffff
/// The greatest number that a `Float` holds.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// A truth value of Core Foundation's.
public typealias CFBoolean = NSNumber
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
