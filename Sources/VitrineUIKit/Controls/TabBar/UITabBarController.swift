public import Foundation
import VitrineCoreGraphics

/// Shows one of several controllers, with a bar to choose among them.
///
/// A controller's view is loaded when it is first chosen, and stays as it was when another is. Where there are more
/// controllers than the bar has room for, five on a phone, the last item is "More", which lists the others.
///
/// A tap on the item that is chosen already goes back to the root of a navigation controller; at its root it scrolls
/// what is there to its start. On a television the bar is at the top, and what gets the focus in it is chosen.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Decides about what the user chooses, and hears of it.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    /// The bar. Its items are those of the controllers.
    open var tabBar: UITabBar { bar }

    /// The controllers. Setting them chooses the first, unless the one that was chosen is among them.
    open var viewControllers: [UIViewController]? {
        get {
            let loaded = slots.compactMap(\.controller)
            return loaded.isEmpty ? nil : loaded
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers, fading the bar.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        MainThread.demand(self)
        let list = viewControllers ?? []
        for (index, controller) in list.enumerated() {
            demand(
                !list[..<index].contains { $0 === controller },
                "\(type(of: controller)) is twice in the viewControllers given to a tab bar controller.")
        }
        change(animated) { self.setSlots(list.map { TabSlot(controller: $0) }) }
    }

    /// The tabs, whose controllers are made when they are chosen. Empty where ``viewControllers`` was set.
    open var tabs: [UITab] {
        get { slots.compactMap(\.tab) }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, fading the bar.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        MainThread.demand(self)
        for tab in tabs { tab.tabBarController = self }
        change(animated) { self.setSlots(tabs.map { TabSlot(tab: $0) }) }
    }

    /// The tab that is chosen.
    open var selectedTab: UITab? {
        get { selectedSlot?.tab }
        set {
            guard let newValue, let slot = slots.first(where: { $0.tab === newValue }) else { return }
            select(slot)
        }
    }

    /// The tab of a name.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        guard animated, bar.window != nil else { return body() }
        UIView.transition(with: bar, duration: 0.2, options: .transitionCrossDissolve, animations: body)
    }

    // MARK: Selection

    /// The chosen controller, or ``moreNavigationController`` while that shows its list. Traps when it is set to a
    /// controller that is not among them.
    open var selectedViewController: UIViewController? {
        get { isShowingMoreList ? moreNavigationController : selectedSlot?.controller }
        set {
            guard let newValue else { return }
            if newValue === moreController, slots.count > capacity { return selectMore() }
            guard let slot = slots.first(where: { $0.controller === newValue }) else {
                return demand(
                    false,
                    "UITabBarController.selectedViewController was set to \(type(of: newValue)), which is not in its viewControllers."
                )
            }
            select(slot)
        }
    }

    /// The place of the chosen controller among ``viewControllers``; `NSNotFound` while the list of "More" shows, and
    /// when there are none. Setting it to a place that does not exist changes nothing.
    open var selectedIndex: Int {
        get {
            guard !isShowingMoreList, let selectedSlot else { return NSNotFound }
            return slots.firstIndex { $0 === selectedSlot } ?? NSNotFound
        }
        set {
            MainThread.demand(self)
            guard slots.indices.contains(newValue) else {
                // Before there are controllers it says which of them comes first.
                if slots.isEmpty { wantedIndex = newValue }
                return
            }
            select(slots[newValue])
        }
    }

    /// The user chose an item. Called before the delegate is asked, while the former item is still chosen. Does nothing
    /// unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The controller of the list of those that the bar has no room for. It is in the bar as long as there are such.
    open var moreNavigationController: UINavigationController {
        if let moreController { return moreController }
        let made = UINavigationController(rootViewController: MoreListController(of: self))
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        moreController = made
        return made
    }

    // MARK: Bar

    /// Whether there is no bar. False unless set.
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, sliding over the edge.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        let duration = animated && view.window != nil ? UINavigationController.hideShowBarDuration : 0
        if !hidden { bar.isHiddenByController = false }
        UIView.animate(
            withDuration: duration,
            animations: {
                self.layoutBar()
                self.displayed?.view.layoutIfNeeded()
            }, completion: { _ in self.bar.isHiddenByController = self.hidesBar })
    }

    // MARK: State

    private(set) final var bar = UITabBar(frame: .zero)
    final let container = UIView(frame: .zero)
    final var slots: [TabSlot] = []
    final var selectedSlot: TabSlot?
    final var wantedIndex = 0
    final var isShowingMoreList = false
    final var moreController: UINavigationController?
    /// The controller whose view is in the container.
    final var displayed: UIViewController?
    final var isBarHidden = false
    final var isSwapping = false
    final var transition: TransitionContext?
    /// What scrolls under the bar.
    final weak var followedScrollView: UIScrollView?

    /// Makes a controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITabBarController.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITabBarController.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        switch key {
        case "delegate": \UITabBarController.delegate
        case "tabBar": \UITabBarController.settableBar
        default: super.nibPath(key)
        }
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        guard let element = nib.child("tabBar") else { return }
        if element["customClass"] != nil, let bar = nib.loader.make(element, as: UITabBar.self) {
            settableBar = bar
        } else {
            nib.loader.read(element, into: bar)
        }
    }
    override func takeRelated(_ related: [(name: String, controllers: [UIViewController])]) {
        for (name, controllers) in related where name == "viewControllers" { viewControllers = controllers }
    }
    override func unwindTowards(_ child: UIViewController) {
        if viewControllers?.contains(where: { $0 === child }) == true { selectedViewController = child }
    }

    private func setUp() {
        bar.controller = self
        bar.delegate = self
    }

    /// The bar, in whose place programs put one of their own: a storyboard's, or by its name, with `setValue(_:forKey:)`.
    private final var settableBar: UITabBar {
        get { bar }
        set {
            let old = bar
            guard newValue !== old else { return }
            (old.controller, old.delegate) = (nil, nil)
            bar = newValue
            setUp()
            newValue.isHiddenByController = old.isHiddenByController
            if old.isHiddenByProgram { newValue.isHidden = true }
            if old.superview != nil {
                old.superview?.insertSubview(newValue, aboveSubview: old)
                old.removeFromSuperview()
            }
            tabsDidChange()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: View

    open override func loadView() {
        let view = TabBarControllerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(bar)
        self.view = view
        showSelection()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection,
            previous.horizontalSizeClass != traitCollection.horizontalSizeClass
                || previous.userInterfaceIdiom != traitCollection.userInterfaceIdiom
        else { return }
        tabsDidChange()
    }

    open override dynamic func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transition?.finishAtOnce()
    }

    override var pageForPresses: UIViewController? { displayed }

    override func childDidLayOut(_ child: UIViewController) { contentMayBeAnother() }

    open override dynamic var childForStatusBarStyle: UIViewController? { displayed }
    open override dynamic var childForStatusBarHidden: UIViewController? { displayed }

    // MARK: Focus

    /// The chosen controller; on a television the bar, as long as the focus was nowhere else.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let page: [any UIFocusEnvironment] = displayed.map { [$0] } ?? []
        if traitCollection.userInterfaceIdiom == .tv, !hidesBar { return [bar] + page }
        return page
    }

    /// On a television Menu leads from the content to the bar.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !leadsToBar(presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard leadsToBar(presses) else { return super.pressesEnded(presses, with: event) }
        viewIfLoaded?.window?.focusSystem.requestFocusUpdate(to: bar)
        viewIfLoaded?.window?.focusSystem.updateFocusIfNeeded()
    }

    private func leadsToBar(_ presses: Set<UIPress>) -> Bool {
        traitCollection.userInterfaceIdiom == .tv && !hidesBar && !bar.hasFocus
            && presses.contains { $0.type == .menu }
    }
}

/// A place in the bar: a controller, or a tab that makes one.
@MainActor
final class TabSlot {
    let tab: UITab?
    private let given: UIViewController?

    init(controller: UIViewController) { (tab, given) = (nil, controller) }
    init(tab: UITab) { (self.tab, given) = (tab, nil) }

    /// The controller, if it was made.
    var controller: UIViewController? { given ?? tab?.madeViewController }
    /// The controller, made if need be.
    func load() -> UIViewController { given ?? tab?.viewController ?? UIViewController() }
    var item: UITabBarItem { tab?.item ?? given?.tabBarItem ?? UITabBarItem() }
    var isHidden: Bool { tab?.isHidden ?? false }

    func isSame(as other: TabSlot) -> Bool {
        if let tab { return tab === other.tab }
        return given === other.given
    }
}

/// The view of a tab bar controller.
@MainActor
final class TabBarControllerView: UIView {
    weak var controller: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutBar()
    }
}
