import VitrineCoreGraphics
package import VitrineFoundation
import VitrinePlatform

/// Shows the top of a stack of controllers, with a bar that names it and leads back.
///
/// The stack changes at once; what shows follows with the next layout, with a transition if it was asked for. A change
/// made during a transition waits for its end, and of several the last state of the stack counts.
///
/// Escape, the menu button of a remote, the back button, and a swipe from the leading edge go back.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// What a transition does.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A controller comes on top.
        case push = 1
        /// The stack goes back to a controller below.
        case pop = 2
    }

    /// Seconds in which the bar is hidden and shown.
    public static let hideShowBarDuration: CGFloat = 0.2

    // MARK: Creating

    /// Makes a controller with the bottom of its stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// The entry that `make(from:rootViewController:)` allocates through.
    @usableFromInline
    convenience init(_dynamic rootViewController: UIViewController) {
        self.init(rootViewController: rootViewController)
    }

    /// Makes a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with an empty stack and bars of a program's own classes.
    ///
    /// Traps for a class that is no bar.
    ///
    /// - Parameters:
    ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for that itself.
    ///   - toolbarClass: A subclass of `UIToolbar`; nil for that itself.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = Self.made(navigationBarClass, as: UINavigationBar.self)
        super.init(nibName: nil, bundle: nil)
        self.toolbarClass = toolbarClass
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    private static func made<Bar: UIView>(_ type: AnyClass?, as base: Bar.Type) -> Bar {
        guard let type else { return _make(base, frame: .zero) }
        guard let barType = type as? Bar.Type else {
            fatalError("\(type) is no subclass of \(base), which UINavigationController makes its bar of.")
        }
        return _make(barType, frame: .zero)
    }

    override class func nibPath(_ key: String) -> AnyKeyPath? {
        switch key {
        case "delegate": \UINavigationController.delegate
        case "navigationBar": \UINavigationController.settableBar
        default: super.nibPath(key)
        }
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeNavigation(nib)
    }
    override func takeRelated(_ related: [(name: String, controllers: [UIViewController])]) {
        for (name, controllers) in related where name == "rootViewController" {
            viewControllers = controllers
        }
    }
    override func unwindTowards(_ child: UIViewController) {
        if topViewController !== child, stack.contains(where: { $0 === child }) {
            popToViewController(child, animated: true)
        }
    }

    // MARK: State

    final var stack: [UIViewController] = []
    /// Those whose `didMove(toParent:)` is due when the transition that brings them is over, and those that leave then.
    final var arriving: [UIViewController] = []
    final var leaving: [UIViewController] = []
    /// The controller whose view is in the container, and the stack then.
    final var displayed: UIViewController?
    final var displayedStack: [UIViewController] = []
    /// Whether a change of the stack waits to be shown, and whether animated.
    final var pendingAnimation: Bool?
    final var transition: TransitionContext?
    /// Whether a change without animation waits for layout to be over.
    final var isSwapping = false
    final let container = NavigationTransitionView(frame: .zero)
    final private(set) var bar: UINavigationBar
    final lazy var popGesture = InteractivePop(self)
    final var isBarHidden = false
    /// Whether the bar moves with the content right now.
    final var isFollowing = false

    /// Is told of pushes and pops, and may animate them.
    // An image picker has one of a narrower type, which is the one that is meant there.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    /// The bar. Its items are those of the controllers of the stack.
    open var navigationBar: UINavigationBar { bar }

    /// The recogniser of the swipe from the leading edge. With a delegate of your own it begins whenever that allows it,
    /// also where the bar or the back button is hidden.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

    override var pageForPresses: UIViewController? { topViewController }

    /// The delegate says how the interface may be turned.
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    /// The delegate says how the interface is turned at first.
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    /// The controller on top says whether the status bar is hidden.
    open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }
    /// The controller on top says how the status bar looks where there is no bar of the navigation below it.
    open override dynamic var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    /// The controller on top says whether the home indicator hides.
    open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    override func childDidLayOut(_ child: UIViewController) { followContentIfNew(of: child) }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// What is presented over the top of the stack, or the top itself.
    open var visibleViewController: UIViewController? {
        var controller = topViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
            controller = presented
        }
        return controller
    }

    // MARK: Stack

    /// The stack, its root first. Setting it shows its end without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack. Where the new end was in the old stack, it shows as a pop, else as a push.
    ///
    /// Traps when a controller is in the list twice.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        MainThread.demand(self)
        change(to: viewControllers, animated: animated)
    }

    /// Puts a controller on top.
    ///
    /// Traps when it is in the stack already, or is a navigation controller itself.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        MainThread.demand(self)
        if let method = ExchangedMethods.replacing(
            "pushViewController:animated:", of: UINavigationController.self, self)
        {
            return method.call(self, [viewController, animated])
        }
        pushNow(viewController, animated: animated)
    }

    nonisolated package override class var exchangeableMethods: [ExchangeableMethod] {
        super.exchangeableMethods + [
            ExchangeableMethod(UINavigationController.self, "pushViewController:animated:") {
                guard let controller = $1.first as? UIViewController else { return nil }
                return $0.pushNow(controller, animated: $1.last as? Bool ?? false)
            },
            ExchangeableMethod(UINavigationController.self, "popViewControllerAnimated:") {
                $0.popNow(animated: $1.first as? Bool ?? false)
            },
        ]
    }

    private func pushNow(_ viewController: UIViewController, animated: Bool) {
        demand(
            !stack.contains { $0 === viewController },
            "\(type(of: viewController)) was pushed onto a navigation controller whose stack it is in already."
        )
        change(to: stack + [viewController], animated: animated)
    }

    /// Takes the top away and answers it; nil, and nothing happens, for the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        MainThread.demand(self)
        if let method = ExchangedMethods.replacing(
            "popViewControllerAnimated:", of: UINavigationController.self, self)
        {
            return method.call(self, [animated])
        }
        return popNow(animated: animated)
    }

    private func popNow(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Goes back to the bottom of the stack and answers what was above; nil if nothing was.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        MainThread.demand(self)
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Goes back to a controller and answers what was above; nil if nothing was.
    ///
    /// Traps when the controller is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        MainThread.demand(self)
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            demand(
                false,
                "UINavigationController.popToViewController: \(type(of: viewController)) is not in the navigation controller's stack."
            )
            return nil
        }
        guard index < stack.count - 1 else { return nil }
        let above = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return above
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The transition under way; asked right after a push or a pop, the one that these begin.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if transition == nil { showPendingChange() }
        return super.transitionCoordinator
    }

    /// What a tab bar shows for this controller: unless it was set, what the root of the stack has.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: Bar

    /// Whether there is no bar.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, sliding over the top edge.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        let duration = animated && view.window != nil ? Self.hideShowBarDuration : 0
        if hidden == false { bar.isHidden = false }
        UIView.animate(
            withDuration: duration,
            animations: {
                self.layoutBar()
                self.displayed?.view.layoutIfNeeded()
            }, completion: { _ in if duration > 0 { self.bar.isHidden = self.isBarHidden } })
        if duration == 0 { bar.isHidden = hidden }
    }

    // MARK: Bars that hide

    final lazy var barHiding = BarHiding(self)
    /// Whether a gesture has hidden the toolbar, too.
    final var hasHiddenToolbar = false

    /// Whether bars hide when the user swipes up, and come back after a swift swipe down. False unless set.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.swipe.isEnabled }
        set { barHiding.swipe.isEnabled = newValue }
    }
    /// Whether bars hide and show when the user taps where nothing else takes the tap. False unless set.
    open var hidesBarsOnTap: Bool {
        get { barHiding.tap.isEnabled }
        set { barHiding.tap.isEnabled = newValue }
    }
    /// Whether bars hide while the height is compact, as on a phone on its side. False unless set.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            guard hidesBarsWhenVerticallyCompact != oldValue, isViewLoaded,
                traitCollection.verticalSizeClass == .compact
            else { return }
            setBars(areHidden: hidesBarsWhenVerticallyCompact)
        }
    }
    /// Whether bars hide when a keyboard appears. They stay hidden when it goes, until a tap where nothing else takes it. False
    /// unless set.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.followsKeyboard }
        set { barHiding.followsKeyboard = newValue }
    }
    /// The recogniser of the swipe that hides bars and shows them.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The recogniser of the tap that hides bars and shows them.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followHeight(from: previousTraitCollection)
    }

    override func childExtentDidChange(_ child: UIViewController) {
        guard isViewLoaded, child === displayed, transition == nil else { return }
        leaveContent(of: child)
        layoutBar()
        view.setNeedsLayout()
    }

    // MARK: Toolbar

    /// The bar below the pages, for the `toolbarItems` of the one at the top. It is hidden unless
    /// ``isToolbarHidden`` is set to false.
    open var toolbar: UIToolbar! { storedToolbar }

    /// Whether there is no toolbar. True unless set.
    open var isToolbarHidden: Bool {
        get { isStoredToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, sliding over the lower edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isStoredToolbarHidden else { return }
        isStoredToolbarHidden = hidden
        guard isViewLoaded else { return }
        let duration = animated && view.window != nil ? Self.hideShowBarDuration : 0
        if !hidden {
            UIView.performWithoutAnimation {
                placeToolbar(isHidden: true)
                storedToolbar.isHidden = false
            }
        }
        UIView.animate(
            withDuration: duration,
            animations: {
                self.layoutBar()
                self.displayed?.view.layoutIfNeeded()
            }, completion: { _ in self.storedToolbar.isHidden = self.hidesToolbar })
        if duration == 0 { storedToolbar.isHidden = hidesToolbar }
    }

    private final var toolbarClass: AnyClass?
    final lazy var storedToolbar: UIToolbar = {
        let toolbar = Self.made(toolbarClass, as: UIToolbar.self)
        toolbar.controller = self
        toolbar.isHidden = true
        return toolbar
    }()
    final var isStoredToolbarHidden = true

    /// The bar, in whose place programs put one of their own: a storyboard's, or by its name, with `setValue(_:forKey:)`.
    final var settableBar: UINavigationBar {
        get { bar }
        set {
            let old = bar
            guard newValue !== old else { return }
            old.controller = nil
            bar = newValue
            guard isViewLoaded else { return }
            newValue.controller = self
            newValue.frame = old.frame
            newValue.isHidden = old.isHidden
            view.insertSubview(newValue, aboveSubview: old)
            old.removeFromSuperview()
            newValue.show(stack.map(\.navigationItem))
            view.setNeedsLayout()
        }
    }

    // MARK: View

    open override func loadView() {
        let view = NavigationControllerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        bar.controller = self
        view.addSubview(container)
        view.addSubview(storedToolbar)
        view.addSubview(bar)
        view.addGestureRecognizer(popGesture.recognizer)
        view.addGestureRecognizer(barHiding.swipe)
        view.addGestureRecognizer(barHiding.tap)
        view.addGestureRecognizer(barHiding.recall)
        self.view = view
        pendingAnimation = nil
        followHeight(from: nil)
        showAtOnce()
    }

    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let displayed { delegate?.navigationController(self, willShow: displayed, animated: animated) }
    }

    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let displayed { delegate?.navigationController(self, didShow: displayed, animated: animated) }
    }

    /// A transition under way is finished at once.
    open override dynamic func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transition?.finishAtOnce()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Focus

    /// The top of the stack: the bar is reached from there.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        topViewController.map { [$0] } ?? super.preferredFocusEnvironments
    }

    // MARK: Presses

    /// Menu, or Escape, goes back, when the button is released.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !goesBack(with: presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard goesBack(with: presses) else { return super.pressesEnded(presses, with: event) }
        popViewController(animated: true)
    }

    private func goesBack(with presses: Set<UIPress>) -> Bool {
        stack.count > 1 && presses.contains { $0.type == .menu }
    }
}
