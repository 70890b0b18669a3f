public import Foundation

/// A kind of notifications, and what can be done with them.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// What content names it by.
    public let identifier: String
    /// The buttons, in their order. How many of them are shown is the desktop's choice.
    public let actions: [UNNotificationAction]
    /// The intents that it belongs to. There are no intents here.
    public let intentIdentifiers: [String]
    /// What stands in the place of a text that is hidden. The desktop hides texts by itself.
    public let hiddenPreviewsBodyPlaceholder: String
    /// What stands for several of them. The desktop sums up by itself.
    public let categorySummaryFormat: String
    /// How they behave.
    public let options: UNNotificationCategoryOptions

    /// - Parameters:
    ///   - identifier: What content names it by.
    ///   - actions: The buttons.
    ///   - intentIdentifiers: The intents that it belongs to.
    ///   - options: How they behave.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
    }

    /// - Parameters:
    ///   - identifier: What content names it by.
    ///   - actions: The buttons.
    ///   - intentIdentifiers: The intents that it belongs to.
    ///   - hiddenPreviewsBodyPlaceholder: What stands in the place of a text that is hidden.
    ///   - options: How they behave.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
            options: options)
    }

    /// - Parameters:
    ///   - identifier: What content names it by.
    ///   - actions: The buttons.
    ///   - intentIdentifiers: The intents that it belongs to.
    ///   - hiddenPreviewsBodyPlaceholder: What stands in the place of a text that is hidden.
    ///   - categorySummaryFormat: What stands for several of them.
    ///   - options: How they behave.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Categories are equal if all of them is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return identifier == other.identifier && actions == other.actions && options == other.options
            && intentIdentifiers == other.intentIdentifiers
            && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
            && categorySummaryFormat == other.categorySummaryFormat
    }
    open override var hash: Int { identifier.hashValue }
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program hears when the user closes one.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// They are shown in a car. There is none.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// Their titles are shown where texts are hidden. The desktop hides texts by itself.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// Their subtitles are shown where texts are hidden. The desktop hides texts by itself.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// They are read aloud. Nobody does.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
