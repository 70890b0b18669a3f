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
}
