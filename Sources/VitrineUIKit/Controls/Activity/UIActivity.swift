public import Foundation

/// Something that can be done with what is shared. Make a subclass for what the program does itself.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Names an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Where an activity stands in the sheet.
    public enum Category: Int, Sendable {
        /// In the list of actions.
        case action = 0
        /// In the row of services.
        case share = 1
    }

    /// Makes an activity.
    public override init() { super.init() }

    /// Where the activity stands. In the list of actions unless overridden.
    open class var activityCategory: Category { .action }

    /// The name of the activity; nil unless overridden.
    open var activityType: ActivityType? { nil }
    /// What the sheet calls the activity; nil unless overridden.
    open var activityTitle: String? { nil }
    /// The image of the activity; nil unless overridden. Of an action its shape is shown, in the colour of text.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with items. False unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// The user has chosen the activity. Keep what is needed of the items.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that does it; nil, unless overridden, calls ``perform()``.
    open var activityViewController: UIViewController? { nil }

    /// Do it, and call ``activityDidFinish(_:)`` then. Does that at once unless overridden.
    open func perform() { activityDidFinish(true) }

    /// What is to be told that the activity is over.
    final var onFinish: ((Bool) -> Void)?

    /// Call it once the activity is over: its controller, if any, and the sheet go away.
    open func activityDidFinish(_ completed: Bool) {
        let tell = onFinish
        onFinish = nil
        tell?(completed)
    }
}

extension UIActivity.ActivityType {
    /// To Facebook. Not offered here, like all the others but copying and mail.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// To Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// To Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// To Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// In a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// By mail: a draft in the desktop's program for mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// On paper.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// To the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// To a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// To the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// To the home screen.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    /// To a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// To the library of books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// As a document that is drawn on.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}

/// Gives what is shared, when it is known what for.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the kind of the item, for finding out which activities can take it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil is none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject for an activity that has one. Empty by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A small picture of the item; nil, the default, is that of its kind. The sheet asks without a type.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
