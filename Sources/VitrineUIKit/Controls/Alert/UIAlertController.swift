public import Foundation
import VitrineCoreGraphics

/// Asks the user something, over everything else.
///
/// An alert stands in the middle, an action sheet at the lower edge. On a tablet an action sheet is a popover without the
/// button that cancels, which a touch outside stands for; where nobody has set a source, it stands in the middle.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// How a question is asked.
    public enum Style: Int, Sendable {
        /// At the lower edge: what is to be done.
        case actionSheet = 0
        /// In the middle: something has happened.
        case alert = 1
    }

    /// Creates an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private let motion = AlertMotion()

    private func setUp() {
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = motion
    }

    /// How the question is asked.
    public private(set) final var preferredStyle = Style.actionSheet

    /// The text below the title.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    // UIKit has no such members. Programs set them by their names in Objective-C, with `setValue(_:forKey:)`.

    /// The title in a look of its own; nil for the plain one.
    final var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
    /// The message in a look of its own; nil for the plain one.
    final var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }

    /// What stands below the texts, as high as its preferred content size says, or as its constraints make it.
    final var contentViewController: UIViewController? {
        didSet {
            guard contentViewController !== oldValue else { return }
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            guard let content = contentViewController else { return contentDidChange() }
            addChild(content)
            contentDidChange()
            content.didMove(toParent: self)
        }
    }

    open override dynamic func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { contentDidChange() }
    }

    override class func nibPath(_ key: String) -> AnyKeyPath? {
        switch key {
        case "contentViewController": \UIAlertController.contentViewController
        case "attributedTitle": \UIAlertController.attributedTitle
        case "attributedMessage": \UIAlertController.attributedMessage
        default: super.nibPath(key)
        }
    }

    // MARK: Buttons

    /// The buttons, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []

    /// Adds a button. Traps with a second one that cancels.
    open func addAction(_ action: UIAlertAction) {
        demand(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel")
        actions.append(action)
        contentDidChange()
    }

    /// The button that Return presses and that is set in heavier type, in an alert. Traps if it was not added.
    open var preferredAction: UIAlertAction? {
        didSet {
            demand(
                preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
                "UIAlertController.preferredAction must be one of its actions: call addAction(_:) first")
            contentDidChange()
        }
    }

    // MARK: Text fields

    /// The text fields, in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private final var fields: [UITextField] = []

    /// Adds a text field below the texts of an alert. The first one is edited when the alert shows; Return goes on to the
    /// next one, and from the last presses the preferred or only button. Traps with an action sheet.
    ///
    /// - Parameter configurationHandler: Sets up the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        demand(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertController.Style.alert")
        let field = UITextField(frame: .zero)
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let field { self?.returnWasPressed(in: field) }
            }, for: .editingDidEndOnExit)
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    private func returnWasPressed(in field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            let next = fields[index + 1]
            // After the field has given up being edited.
            runtimeContext.laterTurns.perform { next.becomeFirstResponder() }
        } else {
            pressPreferred()
        }
    }

    /// Presses the button that Return stands for.
    private func pressPreferred() {
        let named = preferredAction ?? (actions.count == 1 ? actions[0] : nil)
        // With text to confirm it is what does not cancel.
        let others = actions.filter { $0.style != .cancel }
        if let action = named ?? (others.count == 1 ? others[0] : nil) { finish(with: action) }
    }

    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let alertView, alertView.isInPopover != isInPopover {
            alertView.isInPopover = isInPopover
            contentDidChange()
        }
        // In the window, before the first frame of the animation.
        runtimeContext.laterTurns.perform { [weak self] in
            guard let self, viewIfLoaded?.window != nil, !isBeingDismissed else { return }
            fields.first?.becomeFirstResponder()
        }
    }

    // MARK: View

    final var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let made = AlertView(style: preferredStyle)
        made.onAction = { [weak self] in self?.finish(with: $0) }
        made.onOutside = { [weak self] in self?.cancel() }
        view = made
        contentDidChange()
    }

    private func contentDidChange() {
        for action in actions { action.onChange = { [weak self] in self?.contentDidChange() } }
        guard let alertView else { return }
        alertView.show(
            title: AlertText(title, attributedTitle), message: AlertText(message, attributedMessage),
            fields: fields, content: contentViewController, actions: arranged, preferred: emphasized)
        if alertView.isInPopover { preferredContentSize = alertView.popoverSize }
    }

    /// A touch outside of a popover has taken it away.
    open override dynamic func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isInPopover, runningPresentation?.isDismissedByUser == true else { return }
        let cancel = actions.first { $0.style == .cancel }
        runtimeContext.laterTurns.perform { [self] in
            willFinish(cancel)
            if let cancel { cancel.handler?(cancel) }
            didFinish(cancel)
        }
    }

    /// As UIKit arranges them: of two buttons the one that cancels comes first, of several last.
    private var arranged: [UIAlertAction] {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return actions }
        let others = actions.filter { $0 !== cancel }
        return preferredStyle == .alert && others.count == 1 ? [cancel] + others : others + [cancel]
    }

    private var emphasized: UIAlertAction? {
        guard preferredStyle == .alert else { return nil }
        return preferredAction ?? actions.first { $0.style == .cancel }
    }

    // MARK: Ending

    /// Called when the user has chosen a button, or nothing, and again when the question has gone.
    final var willFinish: (UIAlertAction?) -> Void = { _ in }
    final var didFinish: (UIAlertAction?) -> Void = { _ in }

    private func finish(with action: UIAlertAction?) {
        guard action?.isEnabled ?? true, !isBeingDismissed else { return }
        willFinish(action)
        dismiss(animated: true) { [self] in
            if let action { action.handler?(action) }
            didFinish(action)
        }
    }

    /// What is outside of an action sheet, and Escape, stand for the button that cancels.
    private func cancel() {
        let cancel = actions.first { $0.style == .cancel }
        if cancel != nil || preferredStyle == .actionSheet { finish(with: cancel) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: cancel()
        case .keyboardReturnOrEnter, .keypadEnter:
            if let action = emphasized ?? (actions.count == 1 ? actions[0] : nil) { finish(with: action) }
        default:
            if presses.contains(where: { $0.type == .menu }) {
                cancel()
            } else {
                super.pressesBegan(presses, with: event)
            }
        }
    }
}
