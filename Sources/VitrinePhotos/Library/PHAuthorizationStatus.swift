/// Whether a program may use the user's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    /// It has not asked.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// All of them.
    case authorized = 3
    /// Those that the user has chosen for it.
    case limited = 4
}

/// What a program wants to do with the user's pictures.
public enum PHAccessLevel: Int, Sendable {
    /// Put new ones there.
    case addOnly = 1
    /// See, add, change and delete them.
    case readWrite = 2
}
