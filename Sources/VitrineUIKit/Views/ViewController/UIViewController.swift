import VitrineCoreGraphics
package import VitrineFoundation
import VitrineLaunch
import VitrinePlatform

/// Manages one view and what is in it: makes it, lays it out, hears when it comes and goes.
///
/// The order when a view comes on screen: `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`. The last one comes in the next frame, after
/// layout.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, NibDecodable, NibReading {
    /// A controller whose view is in a nib, or made in ``loadView()``.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Nil is the nib that has the name of the class, with or without "Controller" at its end, if there is
    ///     one; else an empty view.
    ///   - nibBundleOrNil: Nil is the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller of a storyboard; of any other coder, a fresh one.
    public required init?(coder: NSCoder) {
        super.init()
        takeNib(coder, UIViewController.self, outermost: Self.nibReader)
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Fails: view controllers are not archived on this system.
    open func encode(with coder: NSCoder) { coder.refuse(self) }

    /// The entry that `make(from:nibName:bundle:)` allocates through.
    @usableFromInline
    convenience init(_dynamic nibName: String?, _ bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    // MARK: Nibs

    /// Where in a storyboard the controller comes from.
    final var scene: NibScene?
    /// The storyboard that the controller comes from.
    open var storyboard: UIStoryboard? { scene?.storyboard }

    override class var nibReader: AnyClass { UIViewController.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        controllerNibPaths[key] ?? super.nibPath(key)
    }
    func take(_ nib: NibCoder) { takeController(nib) }
    /// Sets a view by its name. Key paths would ask for the old one first, and so load it.
    func setNibView(_ value: Any?, _ key: String) -> Bool {
        guard key == "view" else { return false }
        view = value as? UIView
        return true
    }
    /// Contains what a storyboard says by relationships.
    func takeRelated(_ related: [(name: String, controllers: [UIViewController])]) {}
    /// Shows a child that an unwind segue leads to.
    func unwindTowards(_ child: UIViewController) {}

    /// The name given to the initialiser.
    open var nibName: String? { givenNibName }
    private final var givenNibName: String?
    /// The bundle given to the initialiser.
    open private(set) var nibBundle: Bundle?

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        Self.controllerPaths[name] ?? super.ownObservablePath(named: name)
    }

    // MARK: The view

    private var loadedView: UIView?
    private var isLoading = false

    /// The view; made on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            MainThread.demand(self)
            guard newValue !== loadedView else { return }
            let superview = loadedView?.superview
            loadedView?.removeFromSuperview()
            loadedView?.owner = nil
            loadedView = newValue
            newValue?.owner = self
            if let superview, let newValue { superview.addSubview(newValue) }
        }
    }

    /// The view if it was made already.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was made already.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view unless it exists.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        MainThread.demand(self)
        demand(
            !isLoading,
            "\(type(of: self)).loadView() used self.view before setting it, which would load the view again.")
        isLoading = true
        loadView()
        isLoading = false
        demand(
            loadedView != nil,
            "\(type(of: self)).loadView() returned without setting self.view: assign a view, and do not call super."
        )
        viewDidLoad()
    }

    /// Makes the view and assigns it to ``view``. Override without calling `super`; do not call.
    open func loadView() {
        if loadNibView() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The view was made. Override and call `super`.
    open dynamic func viewDidLoad() {
        if let method = ExchangedMethods.replacing("viewDidLoad", of: UIViewController.self, self) {
            return method.call(self, [])
        }
    }

    // MARK: Methods that can be exchanged

    nonisolated package override class var exchangeableMethods: [ExchangeableMethod] {
        let silent = [
            "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
            "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            "traitCollectionDidChange:",
        ]
        return super.exchangeableMethods
            + silent.map { ExchangeableMethod(UIViewController.self, $0) { _, _ in nil } } + [
                ExchangeableMethod(UIViewController.self, "dismissViewControllerAnimated:completion:") {
                    controller, arguments in
                    controller.runtimeContext.enter {
                        controller.dismissNow(
                            animated: arguments.first as? Bool ?? false,
                            completion: arguments.last as? () -> Void)
                    }
                }
            ]
    }

    // MARK: Appearance callbacks

    /// The view is about to come on screen.
    open dynamic func viewWillAppear(_ animated: Bool) {
        if let method = ExchangedMethods.replacing("viewWillAppear:", of: UIViewController.self, self) {
            return method.call(self, [animated])
        }
    }
    /// The view is in the hierarchy with its traits and size, and not laid out yet.
    open func viewIsAppearing(_ animated: Bool) {
        if let method = ExchangedMethods.replacing("viewIsAppearing:", of: UIViewController.self, self) {
            return method.call(self, [animated])
        }
    }
    /// The view is on screen.
    open dynamic func viewDidAppear(_ animated: Bool) {
        if let method = ExchangedMethods.replacing("viewDidAppear:", of: UIViewController.self, self) {
            return method.call(self, [animated])
        }
    }
    /// The view is about to leave the screen.
    open dynamic func viewWillDisappear(_ animated: Bool) {
        if let method = ExchangedMethods.replacing("viewWillDisappear:", of: UIViewController.self, self) {
            return method.call(self, [animated])
        }
    }
    /// The view has left the screen.
    open dynamic func viewDidDisappear(_ animated: Bool) {
        if let method = ExchangedMethods.replacing("viewDidDisappear:", of: UIViewController.self, self) {
            return method.call(self, [animated])
        }
    }
    /// The view's bounds changed or layout was asked for; its subviews are about to be laid out.
    open dynamic func viewWillLayoutSubviews() {
        if let method = ExchangedMethods.replacing("viewWillLayoutSubviews", of: UIViewController.self, self)
        {
            return method.call(self, [])
        }
    }
    /// The view has laid out its direct subviews.
    open dynamic func viewDidLayoutSubviews() {
        if let method = ExchangedMethods.replacing("viewDidLayoutSubviews", of: UIViewController.self, self) {
            return method.call(self, [])
        }
    }
    /// The constraints of the view are due to be updated: calls its `updateConstraints()`. Override and call `super`
    /// last; do not call.
    open func updateViewConstraints() { view.updateConstraints() }
    /// The safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The margins of the view changed.
    open func viewLayoutMarginsDidChange() {}
    /// Memory is short. Never sent on Linux; exists because existing code overrides it.
    open func didReceiveMemoryWarning() {}
    /// The size of the view is about to change with the window's. Override and call `super`, which tells children.
    open dynamic func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Where the view is on its way to the screen or from it.
    package enum Appearance: Sendable {
        case disappeared, appearing, appeared, disappearing
    }
    package internal(set) var appearance = Appearance.disappeared
    var isAppearanceAnimated = false
    /// Whether somebody called `beginAppearanceTransition`, so that moving the view says nothing by itself.
    var isTransitionManual = false
    /// Whether this controller moves into or out of its parent right now.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is leaving its parent, while it disappears.
    open internal(set) var isMovingFromParent = false
    /// Whether this controller is being presented or dismissed right now.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed, while it disappears.
    open internal(set) var isBeingDismissed = false

    // MARK: Containment state

    /// The controller that contains this one.
    open internal(set) var parent: UIViewController? {
        get {
            noteRead(\UIViewController.parent)
            return storedParent
        }
        set {
            noteChange(\UIViewController.parent, from: storedParent, to: newValue) { storedParent = newValue }
        }
    }
    private final weak var storedParent: UIViewController?
    /// The contained controllers, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []
    /// The window that shows this controller as its root.
    package internal(set) weak var rootWindow: UIWindow?

    /// The controller is about to join or, with `nil`, to leave a parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has joined or, with `nil`, left a parent.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether children hear of appearance with this controller. `true` unless overridden.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// A child's ``preferredContentSize`` changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child that is laid out by constraints would like another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child in this controller's view, if that has a size: the same unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The traits are about to change. Override and call `super`, which tells children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Adds a child, taking it from another parent. Tells it that it will move; then add its view to the hierarchy
    /// and call ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { contain(childController) }

    /// Leaves the parent. Call ``willMove(toParent:)`` with `nil` and take the view away first; `didMove` follows by
    /// itself.
    open func removeFromParent() { leaveParent() }

    // MARK: Presentation state

    /// The controller that this one, or an ancestor of it, presents.
    open var presentedViewController: UIViewController? {
        ownPresented ?? parent?.presentedViewController
    }
    /// The controller that presented this one or an ancestor of it.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?

    /// How the controller is presented: `automatic` unless set, a page sheet, or the full screen on a television.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue { forgetMadePresentation() } }
    }
    /// How a presentation is animated.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// How the controller comes and leaves, pushed or presented; nil for the system's way, and for
    /// ``modalTransitionStyle`` of presented controllers.
    open var preferredTransition: Transition?
    /// Gives the presentation controller and the animators of this controller's presentation and dismissal.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet {
            DelegateMethods.check(transitioningDelegate)
            if modalPresentationStyle == .custom { forgetMadePresentation() }
        }
    }
    /// Whether the user may not dismiss the presentation, as by pulling down a sheet. False unless set.
    open var isModalInPresentation = false
    /// Whether presentations of the styles `currentContext` and `overCurrentContext`, from here or from children, take
    /// the place of this controller's view. False unless set.
    open var definesPresentationContext = false
    /// Whether presentations in that place are animated by this controller's ``modalTransitionStyle``. False unless set.
    open var providesPresentationContextTransitionStyle = false
    /// The presentation controller of the program's choice or of the style, from when it is first asked for.
    final var madePresentation: UIPresentationController?
    /// What arranges the controller on the screen now.
    final var runningPresentation: UIPresentationController?
    private func forgetMadePresentation() { if runningPresentation == nil { madePresentation = nil } }
    /// The transition of a presentation under way.
    var modalTransition: TransitionContext?

    // MARK: What containers answer

    /// The child that a container shows alone and hands presses to; nil for controllers that show all of theirs.
    var pageForPresses: UIViewController? { nil }

    /// A child reaches under bars at other edges.
    func childExtentDidChange(_ child: UIViewController) {}

    /// A child has laid out its view.
    func childDidLayOut(_ child: UIViewController) {}

    // MARK: Properties

    /// The title, for containers that show one. Setting it sets that of ``navigationItem``.
    open var title: String? {
        get {
            noteRead(\UIViewController.title)
            return storedTitle
        }
        set {
            noteChange(\UIViewController.title, from: storedTitle, to: newValue) {
                storedTitle = newValue
                navigationItem.title = newValue
                storedTabBarItem?.title = newValue
            }
        }
    }
    private final var storedTitle: String?
    final var storedTabBarItem: UITabBarItem?
    /// What a tab bar shows for this controller. Unless set, an item with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem()
            item.title = storedTitle
            storedTabBarItem = item
            return item
        }
        set {
            guard newValue !== storedTabBarItem else { return }
            storedTabBarItem = newValue
            (parent as? any BarOwner)?.barItemsDidChange(of: self)
        }
    }
    /// The items of the toolbar of the navigation controller around this one, while this controller is at its top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    final var storedToolbarItems: [UIBarButtonItem]?
    /// Whether the tab bar around this controller makes room as long as the controller is in the stack of a navigation
    /// controller. False unless set; set it before the controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// The child that fills this controller, as a navigation stack fills what hosts it: bars around look through.
    package final weak var fillingChild: UIViewController?
    /// The view that the bar at the lower edge follows: the view set for it by `setContentScrollView(_:for:)`.
    final weak var assignedBottomScrollView: UIScrollView?
    private var storedNavigationItem: UINavigationItem?
    /// What a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem()
        item.title = title
        storedNavigationItem = item
        return item
    }
    /// Whether what the controller shows can be edited. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private final var storedIsEditing = false
    /// Begins or ends editing. Subclasses show it; the superclass's implementation must be called.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        storedEditButtonItem?.showEditing(editing)
    }
    /// A button that begins and ends editing, always the same one, with the title that belongs to it.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            title: nil,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        item.showEditing(isEditing)
        storedEditButtonItem = item
        return item
    }
    private final var storedEditButtonItem: UIBarButtonItem?
    /// The commands of ``addKeyCommand(_:)``.
    open override dynamic var keyCommands: [UIKeyCommand]? {
        addedKeyCommands.isEmpty ? nil : addedKeyCommands
    }
    final var addedKeyCommands: [UIKeyCommand] = []
    /// The transition that this controller or one around it is in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownTransitionCoordinator ?? parent?.transitionCoordinator
    }
    weak var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    /// The bar that scrolls with this controller's content: the view set for it by `setContentScrollView(_:for:)`.
    weak var assignedContentScrollView: UIScrollView?
    /// What the bars of the controller around this one take from the safe area.
    var barSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            guard barSafeAreaInsets != oldValue else { return }
            loadedView?.safeAreaInsetsMayHaveChanged()
        }
    }
    /// The edges at which the view reaches under the bars of the navigation controller and the tab bar controller around it:
    /// all unless set. At others it ends where the bar does.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.childExtentDidChange(self) } }
    }
    /// Whether the view reaches under bars that content does not shine through, too. False unless set.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { parent?.childExtentDidChange(self) }
        }
    }
    /// Whether the insets of a scroll view that fills the view are adjusted to bars although its content does not scroll. True
    /// unless set.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }
    /// The same.
    final var adjustsScrollViewInsets = true {
        didSet {
            guard adjustsScrollViewInsets != oldValue, let loadedView else { return }
            for case let view as UIScrollView in [loadedView] + loadedView.subviews {
                view.updateAdjustedInset()
            }
        }
    }
    /// The size that the content would like, for containers.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            runningPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Insets that this controller's bars take from the safe area of its view and children.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            loadedView?.safeAreaInsetsMayHaveChanged()
        }
    }
    /// The least margins at the sides of the view: the device's, 16 or 20 points on a phone.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let size = loadedView?.bounds.size ?? UIScreen.main.bounds.size
        let profile = loadedView?.window?.deviceProfile ?? RuntimeContext.current.run.screen.profile
        let margin = profile.rootMargin(for: size)
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    /// Whether the view keeps at least ``systemMinimumLayoutMargins``. `true` unless changed.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.notifyMarginChange() } }
    }
    /// The orientations that the controller supports. Nothing rotates here.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the controller turns with the device. Nothing rotates here.
    open dynamic var shouldAutorotate: Bool { true }
    /// How the controller wants to be shown at first. Nothing rotates here.
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The orientation of the interface: by the sides of the screen.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    open var interfaceOrientation: UIInterfaceOrientation {
        let bounds = loadedView?.window?.bounds ?? UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeRight : .portrait
    }
    /// What is said about orientations has changed. Nothing rotates here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is held, which here it is already.
    @available(
        *, deprecated, message: "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`."
    )
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Nothing to show

    /// What is shown over the view while there is nothing to show, as ``UIContentUnavailableConfiguration``; nil, the default,
    /// is nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let loadedView else { return }
            unavailable.show(
                contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState),
                in: loadedView)
        }
    }
    /// What ``updateContentUnavailableConfiguration(using:)`` is given: the traits, and what is searched for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = storedNavigationItem?.storedSearchController?.searchedText ?? parent?.searchedText
        return state
    }
    /// Asks for ``updateContentUnavailableConfiguration(using:)`` with the next layout pass.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        loadedView?.setNeedsLayout()
    }
    /// Sets ``contentUnavailableConfiguration`` for a state: called before the first layout, and whenever the traits change
    /// or somebody asked for it. Override; do not call.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    final let unavailable = UnavailableContent()
    /// What is searched for; nil of controllers that are no search, or none that goes on.
    var searchedText: String? { nil }

    // MARK: Restoration

    /// What the controller is called where its state is kept; nil, the default, where it is not.
    open var restorationIdentifier: String?
    /// Who makes the controller anew where its state is read; nil, the default, is the program's delegate or a storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Writes the state of the controller. Called by who keeps it, which no part of UIKit here does: scenes keep a user
    /// activity. Override and call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state of the controller. Override and call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// All controllers have read their state.
    open func applicationFinishedRestoringState() {}

    // MARK: Bars of the system

    // There is no status bar and no home indicator here: nobody asks.

    /// The colour of the status bar's text. By the interface style unless overridden.
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar. False unless overridden.
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes. Fading unless overridden.
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that says the style; nil, unless overridden, is this controller.
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether there is a status bar; nil, unless overridden, is this controller.
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the controller says how the status bar looks although it does not cover the screen. False unless set.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// What is said about the status bar has changed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator hides while nobody touches. False unless overridden.
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that says whether the home indicator hides; nil, unless overridden, is this controller.
    open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// What is said about the home indicator has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which gestures of the program go before those of the system, which has none here. None unless overridden.
    open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// What stands below this controller's preview: see ``UIViewControllerPreviewing``.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// The child that says so; nil, unless overridden, is this controller.
    open dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// What is said about gestures at the edges has changed.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Traits

    /// Traits that this controller imposes on its view and children.
    open var traitOverrides = UITraitOverrides() {
        didSet { loadedView?.traitsMayHaveChanged() }
    }

    /// Light or dark for this controller's views, whatever the system's setting.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    open var traitCollection: UITraitCollection {
        traitOverrides.applied(
            to: withImposedTraits(runningPresentation?.traits(from: inheritedTraits) ?? inheritedTraits))
    }

    /// What the parent has this controller see in the place of its own traits.
    private final var imposedTraits: UITraitCollection?
    final func withImposedTraits(_ traits: UITraitCollection) -> UITraitCollection {
        imposedTraits.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    }

    /// Has a child see traits in the place of those that it would inherit; nil takes that back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.imposedTraits = collection
        childViewController.loadedView?.traitsMayHaveChanged()
    }

    /// What ``setOverrideTraitCollection(_:forChild:)`` was given for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.imposedTraits
    }

    /// The traits of what the view is in, else of the parent, else of the screen.
    private var inheritedTraits: UITraitCollection {
        if let superview = loadedView?.superview { return superview.traitCollection }
        if let parent { return parent.traitCollection }
        return rootWindow?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The traits of the view and this controller changed. Override and call `super`.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if let method = ExchangedMethods.replacing(
            "traitCollectionDidChange:", of: UIViewController.self, self)
        {
            return method.call(self, [previousTraitCollection])
        }
    }

    let traitRegistrations = TraitRegistrations()
    var hasReportedIsAppearing = false

    // MARK: Responder

    open override dynamic var next: UIResponder? {
        loadedView?.superview ?? ownPresenting ?? rootWindow
    }

    // MARK: Focus

    /// Where focus goes when it comes to this controller: its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        focusPreferences
    }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }
    open var focusItemContainer: (any UIFocusItemContainer)? { loadedView }
    /// The name of the focus group that the controller's view and what is in it are in; nil for the group around.
    open var focusGroupIdentifier: String? {
        get { FocusGroupChoice.of(self)?.identifier }
        set { FocusGroupChoice.setIdentifier(newValue, of: self) }
    }
    open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsUpdate(self) }
    open func updateFocusIfNeeded() { UIFocusSystem.updateIfNeeded(self) }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Segues

    /// Asked before a segue of a name is performed. True unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Told before a segue is performed, whose destination is made. Does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs a segue of the controller's storyboard. Traps where there is none of that identifier.
    ///
    /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        MainThread.demand(self)
        guard let segue = scene?.segue(identifier) else {
            fatalError(
                "Receiver (\(self)) has no segue with identifier '\(identifier)'"
                    + (scene == nil ? ": it does not come from a storyboard." : "."))
        }
        runtimeContext.enter { NibSegues.perform(segue, of: self, sender: sender) }
    }
    /// Whether an unwind segue may come back to this controller, which has its method. True unless overridden.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }

    /// The children that an unwind segue's destination is looked for in, one after the other, before the controller itself is
    /// asked: those beside the one that the segue comes from, the last first. Override to choose; ask `super` for the others.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }.reversed()
    }

    /// The child that an unwind segue comes from, itself or by a child of its own or one that it presents; nil when it comes
    /// from elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = source.source
        while let controller = current {
            if controller.parent === self { return controller }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// Changes what the controller shows so that a child, which an unwind segue goes through or ends at, is seen. Containers
    /// of programs override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindTowards(subsequentVC)
    }

    // MARK: Presenting

    /// Shows a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        MainThread.demand(self)
        runtimeContext.enter {
            presentNow(viewControllerToPresent, animated: flag, completion: completion)
        }
    }

    /// Takes away what this controller presents or, when it presents nothing, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        MainThread.demand(self)
        if let method = ExchangedMethods.replacing(
            "dismissViewControllerAnimated:completion:", of: UIViewController.self, self)
        {
            return method.call(self, [flag, completion])
        }
        runtimeContext.enter { dismissNow(animated: flag, completion: completion) }
    }

    /// The controller that performs an action: this one if its class has a method of its own for it, and
    /// `canPerformAction(_:withSender:)` agrees, else the nearest one around it of which that is so; nil where there is
    /// none.
    ///
    /// Meant for `show(_:sender:)`, `showDetailViewController(_:sender:)` and actions of the program's that are alike.
    ///
    /// Complexity: O(depth).
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.overrides(action), current.canPerformAction(action, withSender: sender) {
                return current
            }
            controller = current.parent
        }
        return nil
    }

    /// Shows a controller where it belongs: on top of the navigation stack around this one, else over it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let target = parent?.targetViewController(forAction: .showController, sender: sender) {
            target.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller with the details of something: in the secondary column of the split view controller around this
    /// one, else over it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let target = parent?.targetViewController(forAction: .showDetailController, sender: sender) {
            target.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
}
