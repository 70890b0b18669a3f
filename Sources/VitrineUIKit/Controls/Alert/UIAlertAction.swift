/// A button of an alert or an action sheet.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// Anything.
        case `default` = 0
        /// It leaves everything as it is. Set in heavier type, and apart in an action sheet.
        case cancel = 1
        /// It changes or deletes data. Set in red.
        case destructive = 2
    }

    /// Creates a button.
    ///
    /// - Parameter handler: Called once the alert is gone.
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) { self.init(title, style, handler) }

    init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// The title.
    public final let title: String?
    /// What the button is for.
    public final let style: Style
    final let handler: ((UIAlertAction) -> Void)?
    /// Whether it can be pressed. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }
    final var onChange: (() -> Void)?

    // MARK: Set by name

    // UIKit has no such members. Programs set them by their names in Objective-C, with `setValue(_:forKey:)`.

    /// The colour of the title, whatever the style is; nil for that of the style.
    final var titleTextColor: UIColor? { didSet { onChange?() } }
    /// A picture before the title, in the colour of the title unless it is always original.
    final var image: UIImage? { didSet { onChange?() } }
    /// Whether a check mark stands behind the title.
    final var checked = false { didSet { onChange?() } }
    /// Where the title stands, as the number of an `NSTextAlignment`.
    final var titleTextAlignment = NSTextAlignment.center.rawValue { didSet { onChange?() } }
}

extension UIAlertAction: NibKeyed, _KeyValueCoded {
    static func nibPath(_ key: String) -> AnyKeyPath? {
        switch key {
        case "titleTextColor", "_titleTextColor": \UIAlertAction.titleTextColor
        case "image", "_image": \UIAlertAction.image
        case "checked", "_checked": \UIAlertAction.checked
        case "titleTextAlignment", "_titleTextAlignment": \UIAlertAction.titleTextAlignment
        case "enabled": \UIAlertAction.isEnabled
        case "title": \UIAlertAction.title
        default: nil
        }
    }
}
