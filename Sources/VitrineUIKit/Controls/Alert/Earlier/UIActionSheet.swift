import VitrineCoreGraphics

/// Asks the user what is to be done, as programs did before ``UIAlertController``. It is kept while it is shown.
@MainActor @preconcurrency
open class UIActionSheet: UIView {
    final let alert = NumberedAlert(style: .actionSheet)

    /// Creates a sheet with at most two buttons.
    ///
    /// - Parameters:
    ///   - cancelButtonTitle: The title of the button that cancels; nil for none.
    ///   - destructiveButtonTitle: The title of the red button; nil for none.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        alert.setButtons(cancel: cancelButtonTitle, destructive: destructiveButtonTitle)
    }

    /// Creates a sheet with several buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        alert.setButtons(
            cancel: cancelButtonTitle, destructive: destructiveButtonTitle,
            others: [firstButtonTitle] + moreButtonTitles)
    }

    /// Who hears of it.
    weak open var delegate: (any UIActionSheetDelegate)?

    /// The line above the buttons.
    open var title: String = "" {
        didSet { alert.controller.title = title.isEmpty ? nil : title }
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

    /// The number of the red button; -1 for none.
    open var destructiveButtonIndex: Int {
        get { alert.destructiveIndex }
        set { alert.destructiveIndex = newValue }
    }

    /// The number of the first button that neither cancels nor destroys; -1 for none.
    public final var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    // MARK: Showing

    /// Whether it is shown.
    public final var isVisible: Bool { alert.isVisible }

    /// Shows the sheet over the window of a view. Traps when the view is in none.
    open func show(in view: UIView) { show(at: view, animated: true) { _ in } }

    /// Shows the sheet from a bar. Traps when the bar is in no window.
    open func show(from view: UITabBar) { show(from: view.bounds, in: view, animated: true) }

    /// Shows the sheet from a bar. Traps when the bar is in no window.
    open func show(from view: UIToolbar) { show(from: view.bounds, in: view, animated: true) }

    /// Shows the sheet from a button of a bar, as a popover on a tablet.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        guard let window = UIApplication.shared.keyWindow else { return }
        show(at: window, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows the sheet from a rectangle in a view, as a popover on a tablet. Traps when the view is in no window.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(at: view, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    private func show(
        at view: UIView, animated: Bool, from setSource: (UIPopoverPresentationController) -> Void
    ) {
        let window = view as? UIWindow ?? view.window
        demand(
            window?.rootViewController != nil,
            "Sheet can not be presented because the view is not in a window: \(view)")
        guard !isVisible, var presenter = window?.rootViewController else { return }
        while let next = presenter.presentedViewController { presenter = next }
        if let popover = alert.controller.popoverPresentationController { setSource(popover) }
        // The sheet keeps itself until it is gone.
        let events = NumberedAlert.Events(
            willPresent: { self.delegate?.willPresent(self) },
            didPresent: { self.delegate?.didPresent(self) },
            clicked: { self.delegate?.actionSheet(self, clickedButtonAt: $0) },
            willDismiss: { self.delegate?.actionSheet(self, willDismissWithButtonIndex: $0) },
            didDismiss: { self.delegate?.actionSheet(self, didDismissWithButtonIndex: $0) })
        alert.present(from: presenter, animated: animated, events: events)
    }

    /// Takes the sheet away as if a button had been chosen; the delegate is not told that it was.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
    }
}

/// What a ``UIActionSheet`` tells.
@MainActor @preconcurrency
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// A button was chosen.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The system takes the sheet away. Without this method the button that cancels counts as chosen.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// The sheet begins to appear.
    func willPresent(_ actionSheet: UIActionSheet)
    /// The sheet has appeared.
    func didPresent(_ actionSheet: UIActionSheet)
    /// The sheet begins to go.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// The sheet has gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
