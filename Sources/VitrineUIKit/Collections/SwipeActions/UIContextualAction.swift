public import Foundation

/// Something that can be done with a row, offered by a button beside it when the row is swiped aside.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// What kind of thing an action does.
    public enum Style: Int, Sendable {
        /// Anything that leaves the row where it is. Its button is grey.
        case normal = 0
        /// Takes the row away. Its button is red.
        case destructive = 1
    }

    /// Carries an action out.
    ///
    /// The handler gets the action, the view of its button, and a closure that it has to call on the main thread when
    /// it is done, at once or later: with true if the action was carried out, with false if not. The row closes then.
    /// A destructive action that was carried out leaves its row open until the data source has removed it.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: Says what color the button has, and what happens with the row afterwards.
    ///   - title: What the button says; nil for an image alone.
    ///   - handler: Called when the button is tapped, and by a full swipe for the first action.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// What kind of thing the action does.
    public let style: Style
    /// What is called when the action is chosen.
    public final let handler: Handler
    /// What the button says.
    open var title: String?
    /// What the button shows, filled with white unless it is to be drawn as it is. In rows that are tall enough it is
    /// above the title, in others in its place.
    open var image: UIImage?

    /// The color of the button: ``UIColor/systemGray`` for normal actions and ``UIColor/systemRed`` for destructive
    /// ones. Setting nil brings that back.
    open var backgroundColor: UIColor! {
        get { customBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { customBackgroundColor = newValue }
    }
    private var customBackgroundColor: UIColor?
}
