public import Foundation

/// A part of a text view's text that does something when it is tapped.
public final class UITextItem: NSObject {
    /// What it is.
    public enum Content: @unchecked Sendable {
        /// A link: the text has the attribute `link`, or an address was found in it.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`.
        case tag(String)
    }

    /// The menu of a part of a text.
    public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// A menu.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    /// What it is.
    public let content: Content
    /// Where it is, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

/// How a person uses a part of a text.
public enum UITextItemInteraction: Int, Sendable {
    /// By a tap or a click.
    case invokeDefaultAction = 0
    /// By a finger that rests or a right click, for a menu.
    case presentActions = 1
    /// By a firm press, for a preview. Nothing here asks for it.
    case preview = 2
}
