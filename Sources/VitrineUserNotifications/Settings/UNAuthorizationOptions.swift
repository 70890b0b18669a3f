/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To show a number at its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// To be heard.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// To be seen.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// To be seen in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// To be heard whatever the user has set.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// To have settings for notifications of its own.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// To show notifications quietly, without asking the user.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// To have notifications read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// To be seen by who is busy.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// What a program is allowed.
public enum UNAuthorizationStatus: Int, Sendable {
    /// It has not asked yet.
    case notDetermined = 0
    /// Nothing.
    case denied = 1
    /// To show notifications.
    case authorized = 2
    /// To show notifications quietly.
    case provisional = 3
    /// To show notifications for a while.
    case ephemeral = 4
}
