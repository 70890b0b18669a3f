/// What is shown of a notification that comes while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its number, at the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// Its sound. The desktop plays it with what it shows, and nothing without.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// What it says, at once and in the list.
    @available(iOS, deprecated: 14)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// What it says, in the list of the desktop.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// What it says, at once.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
