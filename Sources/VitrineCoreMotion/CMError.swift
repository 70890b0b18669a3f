import Foundation

/// The domain of the errors, whose codes are those of ``CMError``.
public let CMErrorDomain = "CMErrorDomain"

/// Why nothing is known of how the device is moved.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes an error of its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// The error as Foundation has it.
    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// Nobody knows where north is.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// Something else.
public let CMErrorUnknown = CMError(103)
/// Nobody knows how the user moves.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The program may not know how the user moves.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The program is not made to know how the user moves.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// An argument is none.
public let CMErrorInvalidParameter = CMError(107)
/// It cannot be done now.
public let CMErrorInvalidAction = CMError(108)
/// The device does not have it.
public let CMErrorNotAvailable = CMError(109)
/// The program is not made for it.
public let CMErrorNotEntitled = CMError(110)
/// The program may not.
public let CMErrorNotAuthorized = CMError(111)
/// There is nothing.
public let CMErrorNilData = CMError(112)
/// A size is another one.
public let CMErrorSize = CMError(113)

/// Whether the program may know how the user moves.
public enum CMAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody can let it.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
}
