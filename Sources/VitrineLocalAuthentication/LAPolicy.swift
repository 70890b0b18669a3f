/// How it is to be made sure that it is the owner who uses the device.
public enum LAPolicy: Int, Sendable {
    /// By a face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a face or a finger, or the passcode.
    case deviceOwnerAuthentication = 2
}

/// By what a device knows its owner.
public enum LABiometryType: Int, Sendable {
    /// By nothing of the body.
    case none = 0
    /// By a finger.
    case touchID = 1
    /// By a face.
    case faceID = 2
    /// By an eye.
    case opticID = 4

    /// By nothing of the body.
    @available(*, deprecated, renamed: "none")
    public static var LABiometryNone: LABiometryType { .none }
}

/// A secret that a program knows of a user.
public enum LACredentialType: Int, Sendable {
    /// A password of the program's own.
    case applicationPassword = 0
    /// The code of a smart card.
    case smartCardPIN = -3
}
