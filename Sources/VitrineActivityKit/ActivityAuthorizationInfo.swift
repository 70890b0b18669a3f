public import Foundation

/// Whether a program may show something live. No desktop has a place for it, so it may not, as on a device without one.
public final class ActivityAuthorizationInfo: Sendable {
    /// Asks nobody.
    public init() {}
    /// Whether it may: no.
    public var areActivitiesEnabled: Bool { false }
    /// Whether it may be told often from outside: no.
    public var frequentPushesEnabled: Bool { false }
    /// Whether it may, now and as it changes: no, once.
    public var activityEnablementUpdates: AsyncStream<Bool> {
        AsyncStream {
            $0.yield(false)
            $0.finish()
        }
    }
}

/// Why nothing live begins.
public enum ActivityAuthorizationError: Error, LocalizedError, Equatable, Sendable {
    /// What is known from the beginning is too much.
    case attributesTooLarge
    /// The user does not allow it.
    case denied
    /// There are too many on the device.
    case globalMaximumExceeded
    /// Its name is none.
    case malformedActivityIdentifier
    /// Nobody knows the program.
    case missingProcessIdentifier
    /// It cannot be kept.
    case persistenceFailure
    /// It cannot be taken up again.
    case reconnectNotPermitted
    /// There are too many of the program.
    case targetMaximumExceeded
    /// The program may not.
    case unentitled
    /// The device does not have it.
    case unsupported
    /// The program does not have it.
    case unsupportedTarget
    /// The program is not in front.
    case visibility

    /// A sentence for people.
    public var errorDescription: String? {
        self == .unsupported
            ? "Live activities are not supported here." : "The live activity could not begin."
    }
}
