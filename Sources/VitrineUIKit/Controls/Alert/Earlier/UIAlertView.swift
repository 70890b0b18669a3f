import VitrineCoreGraphics

/// Asks the user something in the middle of the screen, as programs did before ``UIAlertController``.
///
/// It shows itself in a window of its own, over everything else, and is kept while it is shown.
@MainActor @preconcurrency
open class UIAlertView: UIView {
    final let alert = NumberedAlert(style: .alert)

    /// Creates an alert with one button.
    ///
    /// - Parameters:
    ///   - delegate: Who hears of it, a ``UIAlertViewDelegate``.
    ///   - cancelButtonTitle: The title of the button that cancels; nil for none.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate as AnyObject?
        alert.setButtons(cancel: cancelButtonTitle)
    }

    /// Creates an alert with several buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate
        alert.setButtons(cancel: cancelButtonTitle, others: [firstButtonTitle] + moreButtonTitles)
    }

    /// Who hears of it, a ``UIAlertViewDelegate``.
    weak open var delegate: AnyObject?

    private final var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// The first line.
    open var title: String? {
        get { alert.controller.title }
        set { alert.controller.title = newValue }
    }

    /// The text below the title.
    open var message: String? {
        get { alert.controller.message }
        set { alert.controller.message = newValue }
    }

    // MARK: Buttons

    /// Adds a button.
    ///
    /// - Returns: its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { alert.addButton(withTitle: title ?? "") }

    /// The title of a button; nil where there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

    /// How many buttons there are.
    public final var numberOfButtons: Int { alert.titles.count }

    /// The number of the button that cancels; -1 for none.
    open var cancelButtonIndex: Int {
        get { alert.cancelIndex }
        set { alert.cancelIndex = newValue }
    }

    /// The number of the first button that does not cancel; -1 for none.
    public final var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    // MARK: Text fields

    /// The text fields below the message. It is set before the alert is shown.
    open var alertViewStyle = UIAlertViewStyle.default

    /// A text field, in the order from above; traps where there is none.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        makeFields()
        let fields = alert.controller.textFields ?? []
        demand(
            fields.indices.contains(textFieldIndex),
            "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields, which has "
                + "\(fields.count): set alertViewStyle first")
        return fields[textFieldIndex]
    }

    /// Makes the fields of the style, once.
    private func makeFields() {
        let style = alertViewStyle
        guard alert.controller.textFields == nil, style != .default else { return }
        if style != .secureTextInput {
            addField(placeholder: style == .loginAndPasswordInput ? "Login" : nil, isSecure: false)
        }
        if style != .plainTextInput {
            addField(placeholder: style == .loginAndPasswordInput ? "Password" : nil, isSecure: true)
        }
    }

    private func addField(placeholder: String?, isSecure: Bool) {
        alert.controller.addTextField { field in
            field.placeholder = placeholder
            field.isSecureTextEntry = isSecure
            field.addAction(UIAction { [weak self] _ in self?.enableFirstOther() }, for: .editingChanged)
        }
    }

    private func enableFirstOther() {
        let index = alert.firstOtherIndex
        guard let listener, alert.controller.actions.indices.contains(index) else { return }
        alert.controller.actions[index].isEnabled = listener.alertViewShouldEnableFirstOtherButton(self)
    }

    // MARK: Showing

    /// Whether it is shown.
    public final var isVisible: Bool { alert.isVisible }

    /// Shows the alert.
    open func show() {
        guard !isVisible else { return }
        makeFields()
        let last = UIApplication.shared.keyWindow
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.view.backgroundColor = .clear
        window.rootViewController = root
        window.windowLevel = .alert
        window.makeKeyAndVisible()
        // The alert keeps itself until it is gone.
        let events = NumberedAlert.Events(
            willPresent: { self.listener?.willPresent(self) },
            didPresent: { self.listener?.didPresent(self) },
            clicked: { self.listener?.alertView(self, clickedButtonAt: $0) },
            willDismiss: { self.listener?.alertView(self, willDismissWithButtonIndex: $0) },
            didDismiss: { index in
                window.isHidden = true
                last?.makeKey()
                self.listener?.alertView(self, didDismissWithButtonIndex: index)
            })
        alert.present(from: root, animated: true, events: events)
        enableFirstOther()
    }

    /// Takes the alert away as if a button had been chosen; the delegate is not told that it was.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
    }
}

/// The text fields of a ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// One that hides what is typed.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// A name and a password.
    case loginAndPasswordInput = 3
}

/// What a ``UIAlertView`` tells.
@MainActor @preconcurrency
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// A button was chosen.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The system takes the alert away. Without this method the button that cancels counts as chosen.
    func alertViewCancel(_ alertView: UIAlertView)
    /// The alert begins to appear.
    func willPresent(_ alertView: UIAlertView)
    /// The alert has appeared.
    func didPresent(_ alertView: UIAlertView)
    /// The alert begins to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert has gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button that does not cancel can be pressed, asked whenever a text changes.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
