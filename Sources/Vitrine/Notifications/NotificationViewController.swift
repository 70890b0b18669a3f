internal import VitrineUI

/// Contains a controller and shows notifications above it, one at a time.
///
/// What it shows follows one value. The newest value wins at any moment: cards on their way in or out are turned round
/// or taken over where they are, and every card that was put on the screen leaves it.
final class NotificationViewController: UIViewController {
    let content: UIViewController
    let registry: NotificationRegistry
    /// Seconds that a notification stays; nil is for ever. For notifications shown from now on.
    var timeout: TimeInterval?
    /// Called when a notification was dismissed here: clears the binding, and says if that worked.
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

    /// Makes a container.
    ///
    /// - Parameters:
    ///   - content: What is shown besides notifications; becomes a child.
    ///   - registry: Knows how notifications look.
    init(content: UIViewController, registry: NotificationRegistry) {
        self.content = content
        self.registry = registry
        super.init(nibName: nil, bundle: nil)
        registry.didRegister = { [weak self] in self?.didRegister() }
        registry.contentDidChange = { [weak self] in self?.contentDidChange(of: $0) }
    }

    required init?(coder: NSCoder) {
        fatalError("NotificationViewController is made in code, with its content.")
    }

    override func loadView() {
        view = UIView()
    }

    override func viewDidLoad() {
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

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if banner != nil { view.window?.addGestureRecognizer(escape) }
        showPending(animated: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        escape.view?.removeGestureRecognizer(escape)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.view.frame = view.bounds
        banner?.layOut(in: room)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// The part of the view where cards may be.
    private var room: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// Focus is the content's: a notification does not take it.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [content] }

    // MARK: The value

    /// Shows a value, unwrapped; nil removes what is shown.
    func setValue(_ value: Any?, animated: Bool) {
        guard let value else {
            dismissed = nil
            pending = nil
            removeBanner(to: .above, animated: animated)
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
        guard let registration = registry.registration(for: value),
            let host = registration.makeHost(for: value)
        else {
            removeBanner(to: .above, animated: animated)
            reportLater()
            return
        }
        pending = nil
        show(NotificationBanner(value: value, host: host, registration: registration), animated: animated)
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
            banner.layOut(in: room)
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
        banner.move(to: .above, animated: true)
        didDismiss(banner)
    }

    private func didDismiss(_ banner: NotificationBanner) {
        guard banner === self.banner else { return }
        end(banner)
        let isCleared = clear?(banner.value) ?? true
        dismissed = isCleared ? nil : banner.value
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
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
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // The notification goes first, then what is behind it goes back. Two containers must not wait for each other.
        gestureRecognizer === escape && !(otherGestureRecognizer.delegate is NotificationViewController)
    }
}
