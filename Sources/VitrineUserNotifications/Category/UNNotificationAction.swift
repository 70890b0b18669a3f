public import Foundation

/// What the user can do with a notification: a button.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// What the program knows it by.
    public let identifier: String
    /// What stands on the button.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions

    /// - Parameters:
    ///   - identifier: What the program knows it by.
    ///   - title: What stands on the button.
    ///   - options: How it behaves.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Actions are equal if all of them is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction, type(of: other) == type(of: self) else {
            return false
        }
        return identifier == other.identifier && title == other.title && options == other.options
    }
    open override var hash: Int { identifier.hashValue }
}

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device is unlocked first. The desktop shows no notifications while it is locked, or asks by itself.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// It destroys something. The desktop's buttons look alike.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The program's windows come to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// An answer that is typed.
///
/// It is there where the desktop's service takes answers, as KDE's does; on other desktops the notification has its other
/// actions only.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What stands on the button that sends the answer.
    public let textInputButtonTitle: String
    /// What stands in the empty field.
    public let textInputPlaceholder: String

    /// - Parameters:
    ///   - identifier: What the program knows it by.
    ///   - title: What stands on the button that shows the field.
    ///   - options: How it behaves.
    ///   - textInputButtonTitle: What stands on the button that sends the answer.
    ///   - textInputPlaceholder: What stands in the empty field.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? UNTextInputNotificationAction else {
            return false
        }
        return textInputButtonTitle == other.textInputButtonTitle
            && textInputPlaceholder == other.textInputPlaceholder
    }
    open override var hash: Int { super.hash }
}
