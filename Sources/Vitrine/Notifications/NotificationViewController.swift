public import VitrineUI

/// Contains a controller and shows notifications above it, one at a time.
///
/// The container of article A3, for UIKit programs. In SwiftUI it is ``NotificationView``.
///
/// ```swift
/// let container = NotificationViewController(content: navigationController)
/// container.registry.register(for: Fruit.self) { fruit in FruitNoteController(fruit) }
/// window.rootViewController = container
///
/// container.showNotification(Fruit.apple)
/// ```
///
/// What it shows follows one value. The newest value wins at any moment: cards on their way in or out are turned round
/// or taken over where they are, and every card that was put on the screen leaves it.
///
/// A swipe to the edge that the card came from, the Escape key or the remote's menu button, and the passing of
/// ``timeout`` dismiss a notification.
public final class NotificationViewController: UIViewController {
    /// What is contained, a child of this controller. Its view fills this controller's, and has its safe area.
    public let content: UIViewController
    /// Knows how the values of each type are shown.
    public let registry: NotificationRegistry
    /// Seconds that a notification stays, not counting those in which it is touched; nil is for ever. 4.5 by default,
    /// about as long as the system's banners stay. For notifications shown from now on.
    public var timeout: TimeInterval? = 4.5
    /// Where notifications stand, and how large they are, unless their registration says otherwise: by default at the
    /// top, and as large as their content. A notification on the screen moves there with the next layout.
    public var placement = NotificationPlacement.top {
        didSet { if placement != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Called with the value of a notification that the user or the time-out dismissed, and of no other.
    public var onDismiss: ((Any) -> Void)?

    /// Clears the binding after a dismissal, and says if that worked.
    var clear: ((Any) -> Bool)?
    /// Takes values that cannot be shown yet.
    weak var queue: NotificationViewQueue?

    /// The card that is read, or on its way there.
    private(set) var banner: NotificationBanner?
    /// Cards on their way out.
    private(set) var leaving: [NotificationBanner] = []
    /// A value that waits for its registration, or for the screen.
    private(set) var pending: Any?
    /// A value that was dismissed here and that the binding holds nevertheless.
    private var dismissed: Any?
    /// Types that were reported as unregistered.
    private var reported: Set<ObjectIdentifier> = []
    private var countdown: Countdown?
    /// Lets views register that appear together with the value, before the value is reported.
    private var grace: Countdown?
    private let escape = UILongPressGestureRecognizer()

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - content: What is shown besides notifications; becomes a child.
    ///   - registry: Knows how notifications look; a new one unless you share one. A registry has one container.
    public init(content: UIViewController, registry: NotificationRegistry = NotificationRegistry()) {
        self.content = content
        self.registry = registry
        super.init(nibName: nil, bundle: nil)
        registry.didRegister = { [weak self] in self?.didRegister() }
        registry.contentDidChange = { [weak self] in self?.contentDidChange(of: $0) }
    }

    /// Traps: the container is made in code, with its content.
    public required init?(coder: NSCoder) {
        fatalError("NotificationViewController is made in code, with its content.")
    }

    // MARK: Showing and removing

    /// The value of the notification that is shown, or that waits for the screen or its registration; nil if there is
    /// none.
    public var notification: Any? { pending ?? banner?.value }

    /// Shows the notification for a value, in place of the one that is shown.
    ///
    /// A value that equals the one that is shown, or is the same object, changes nothing. Without a registration for
    /// its type it is reported on standard error and waits until there is one; before the container is on the screen
    /// it waits for that.
    ///
    /// - Parameters:
    ///   - value: A value of a type that ``registry`` knows.
    ///   - animated: Whether the card comes in by moving or fading.
    public func showNotification(_ value: Any, animated: Bool = true) {
        dismissed = nil
        setValue(NotificationValue.unwrapped(value), animated: animated)
    }

    /// Shows a controller as a notification, without a registration. (Article A3's method.)
    ///
    /// - Parameters:
    ///   - viewController: What is on the card; becomes a child while it is shown.
    ///   - size: The size of the content in points: sets the controller's `preferredContentSize`.
    ///   - animated: Whether the card comes in by moving or fading.
    public func showNotification(_ viewController: UIViewController, size: CGSize, animated: Bool = true) {
        viewController.preferredContentSize = size
        showNotification(viewController, animated: animated)
    }

    /// Removes the notification that is shown or waits, if there is one.
    public func removeNotification(animated: Bool = true) {
        setValue(nil, animated: animated)
    }

    /// Contains the content.
    public override func loadView() {
        view = UIView()
    }

    /// Adds the content.
    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        view.addSubview(content.view)
        content.didMove(toParent: self)
        // At once when the button goes down: a bar that goes back on the same button must not hear of it.
        escape.minimumPressDuration = 0
        escape.allowedTouchTypes = []
        escape.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        escape.delegate = self
        escape.onRecognition { [weak self] recognizer in
            if recognizer.state == .began { self?.dismissBanner() }
        }
    }

    // MARK: Appearance and layout

    /// Shows what waited for the screen.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if banner != nil { view.window?.addGestureRecognizer(escape) }
        showPending(animated: true)
    }

    /// Leaves the menu button to others.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        escape.view?.removeGestureRecognizer(escape)
    }

    /// Lays out content and notification.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.view.frame = view.bounds
        if let banner { layOut(banner) }
    }

    /// Notifications stand in the safe area.
    public override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// The part of the view where cards may be.
    private var room: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    private func layOut(_ banner: NotificationBanner) {
        banner.placement = banner.registration?.placement ?? placement
        banner.layOut(in: room)
    }

    /// Focus is the content's: a notification does not take it.
    public override var preferredFocusEnvironments: [any UIFocusEnvironment] { [content] }

    // MARK: The value

    /// Shows a value, unwrapped; nil removes what is shown.
    func setValue(_ value: Any?, animated: Bool) {
        guard let value else {
            dismissed = nil
            pending = nil
            removeBanner(to: .away, animated: animated)
            return
        }
        if let dismissed, NotificationValue.isSame(dismissed, value) ?? true { return }
        dismissed = nil
        if let banner {
            switch NotificationValue.isSame(banner.value, value) {
            case true?:
                pending = nil
                return
            case nil where banner.show(value):
                pending = nil
                view.setNeedsLayout()
                return
            default: break
            }
        }
        pending = value
        showPending(animated: animated)
    }

    /// Shows the value that waits, if it is registered and there is a screen to show it on.
    private func showPending(animated: Bool) {
        guard let value = pending, view.window != nil, !view.bounds.isEmpty else { return }
        if let known = leaving.first(where: { NotificationValue.isSame($0.value, value) == true }) {
            pending = nil
            bringBack(known, animated: animated)
            return
        }
        guard let banner = makeBanner(for: value) else {
            removeBanner(to: .away, animated: animated)
            reportLater()
            return
        }
        pending = nil
        show(banner, animated: animated)
    }

    /// The card for a value; nil if nobody knows how it looks. A controller shows itself.
    private func makeBanner(for value: Any) -> NotificationBanner? {
        let registration = registry.registration(for: value)
        let host =
            registration?.makeHost(for: value)
            ?? (value as? UIViewController).map(ControllerNotificationHost.init)
        return host.map {
            NotificationBanner(
                value: value, host: $0, registration: registration,
                placement: registration?.placement ?? placement)
        }
    }

    private func didRegister() {
        queue?.restore { registry.registration(for: $0) != nil }
        showPending(animated: true)
    }

    private func contentDidChange(of registration: NotificationRegistration) {
        guard let banner, banner.registration === registration else { return }
        // In layout, not here: this is called while bodies are evaluated.
        banner.setNeedsContent()
        view.setNeedsLayout()
    }

    // MARK: Cards

    private func show(_ banner: NotificationBanner, animated: Bool) {
        removeBanner(to: .behind, animated: animated)
        UIView.performWithoutAnimation {
            addChild(banner.controller)
            banner.addSubview(banner.controller.view)
            view.addSubview(banner)
            layOut(banner)
            banner.layoutIfNeeded()
            banner.controller.didMove(toParent: self)
        }
        banner.onRest = { [weak self, weak banner] place in
            if let banner, place != .shown { self?.discard(banner) }
        }
        banner.onTouch = { [weak self, weak banner] isTouched in
            guard let self, banner === self.banner else { return }
            if isTouched { countdown?.pause() } else { countdown?.resume() }
        }
        banner.onSwipe = { [weak self, weak banner] in
            if let self, let banner { didDismiss(banner) }
        }
        begin(banner)
        banner.prepareToEnter()
        banner.move(to: .shown, animated: animated)
    }

    /// Turns a card on its way out round.
    private func bringBack(_ banner: NotificationBanner, animated: Bool) {
        removeBanner(to: .behind, animated: animated)
        leaving.removeAll { $0 === banner }
        view.bringSubviewToFront(banner)
        // Cards on their way out are left as they are.
        banner.setNeedsContent()
        view.setNeedsLayout()
        begin(banner)
        banner.move(to: .shown, animated: animated)
    }

    private func begin(_ banner: NotificationBanner) {
        self.banner = banner
        if escape.view == nil { view.window?.addGestureRecognizer(escape) }
        countdown?.cancel()
        countdown = timeout.map { seconds in
            Countdown(seconds) { [weak self] in self?.dismissBanner() }
        }
    }

    /// Sends the card away that is read, if there is one.
    private func removeBanner(to place: NotificationBanner.Place, animated: Bool) {
        guard let banner else { return }
        end(banner)
        banner.move(to: place, animated: animated)
    }

    /// The card is read no more.
    private func end(_ banner: NotificationBanner) {
        countdown?.cancel()
        countdown = nil
        self.banner = nil
        leaving.append(banner)
        escape.view?.removeGestureRecognizer(escape)
    }

    private func discard(_ banner: NotificationBanner) {
        guard leaving.contains(where: { $0 === banner }) else { return }
        leaving.removeAll { $0 === banner }
        banner.controller.willMove(toParent: nil)
        banner.removeFromSuperview()
        banner.controller.removeFromParent()
    }

    // MARK: Dismissal

    /// Sends the present notification away as the user does.
    func dismissBanner() {
        guard let banner else { return }
        banner.move(to: .away, animated: true)
        didDismiss(banner)
    }

    private func didDismiss(_ banner: NotificationBanner) {
        guard banner === self.banner else { return }
        end(banner)
        let isCleared = clear?(banner.value) ?? true
        dismissed = isCleared ? nil : banner.value
        onDismiss?(banner.value)
    }

    /// A keyboard's Escape dismisses the notification.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // A keyboard's Escape, where it is no menu button and nobody inside had use for it.
        if banner != nil, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            dismissBanner()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    /// Ends everything that outlives the view.
    func invalidate() {
        countdown?.cancel()
        grace?.cancel()
        escape.view?.removeGestureRecognizer(escape)
    }

    // MARK: Unregistered types

    private func reportLater() {
        grace = Countdown(0.1) { [weak self] in self?.reportPending() }
    }

    private func reportPending() {
        guard let value = pending, registry.registration(for: value) == nil else { return }
        let type = type(of: value)
        if reported.insert(ObjectIdentifier(type)).inserted {
            let known = registry.registeredTypes
            NotificationIssue.report(
                "No notification(for:) is registered for \(NotificationValue.name(of: type)); "
                    + (known.isEmpty
                        ? "no types are registered." : "registered are \(known.joined(separator: ", ")).")
                    + " The value waits until its type is.")
        }
        queue?.setAside(value)
    }
}

extension NotificationViewController: UIGestureRecognizerDelegate {
    /// The menu button dismisses the notification before it goes back in the content.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // The notification goes first, then what is behind it goes back. Two containers must not wait for each other.
        gestureRecognizer === escape && !(otherGestureRecognizer.delegate is NotificationViewController)
    }
}
