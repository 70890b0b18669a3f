import VitrineQuartzCore

/// A view that says which size it takes of a room.
@MainActor
protocol ProposalSized: UIView {
    func size(for proposal: ProposedViewSize) -> CGSize
}

/// A view that shows a SwiftUI view hierarchy: one graph, its layers among those of the view.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView, GraphHost, ProposalSized, FrameUpdatable,
    ApplicationFollowing
{
    let graph: ViewGraph
    /// The controller whose view this is: representables put their controllers into it.
    weak var hostingController: UIViewController?
    var enclosingRow: (any RowHosting)? { nil }
    /// The safe area regions that take part in layout.
    var safeAreaRegions: SafeAreaRegions = .all {
        didSet { if safeAreaRegions != oldValue { setNeedsGraphLayout() } }
    }
    /// Called when the ideal size may have changed.
    var idealSizeObserver: (() -> Void)?
    private var shownTraits: UITraitCollection?
    private var activeTouches: [ObjectIdentifier: any TouchTarget] = [:]
    /// The gestures around what was touched last.
    private var gesturePath = GesturePath()
    /// Touches that may become gestures, and so are nobody's around the view.
    private var gestureTouches: Set<ObjectIdentifier> = []
    private var measuredLayouts = 0

    /// The root of the hierarchy. A new value updates the graph at once, and keeps identity and state, so that
    /// what is measured next is right.
    public var rootView: Content {
        didSet {
            runtimeContext.enter {
                Transaction.perform(hostTransaction) { graph.setRoot(rootView) }
            }
            setNeedsGraphLayout()
        }
    }

    /// Hosts a view.
    public required init(rootView: Content) {
        self.rootView = rootView
        let editMode = EditModeStorage()
        var environment = EnvironmentValues()
        environment.editMode = editMode.binding
        graph = ViewGraph(
            rootView, environment: Self.environment(for: .current, base: environment), isDeferred: true)
        editMode.graph = graph
        super.init(frame: .zero)
        attachGraph()
    }

    private func attachGraph() {
        graph.host = self
        graph.container = DisplayContainer(view: self, isOwned: false)
        graph.viewHost = self
        backgroundColor = nil
        clipsToBounds = false
    }

    /// The environment of the hierarchy that the view belongs to; nil where it is made from the traits.
    var inheritedEnvironment: EnvironmentValues? {
        didSet {
            guard let inheritedEnvironment, inheritedEnvironment.version != oldValue?.version else { return }
            graph.environment = inheritedEnvironment
            setNeedsGraphLayout()
        }
    }

    /// Hosts a view that belongs to another hierarchy: it has that one's environment, not one made from traits.
    init(rootView: Content, inheriting environment: EnvironmentValues) {
        self.rootView = rootView
        inheritedEnvironment = environment
        graph = ViewGraph(rootView, environment: environment)
        super.init(frame: .zero)
        attachGraph()
    }

    /// Hosting views are made in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    isolated deinit {
        ApplicationFollowers.shared.remove(self)
        // Views of representables are dismantled, subscriptions end.
        graph.teardown()
    }

    private var hostTransaction: Transaction { .current }

    // MARK: Environment

    private static func environment(
        for traits: UITraitCollection, base: EnvironmentValues
    ) -> EnvironmentValues {
        var environment = base
        environment.colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        environment.displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        environment.layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        environment.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        environment.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        environment.interfaceIdiom = traits.userInterfaceIdiom
        environment.colorSchemeContrast = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
        environment.legibilityWeight = LegibilityWeight(traits.legibilityWeight)
        environment.scenePhase =
            switch UIApplication.shared.applicationState {
            case .active: .active
            case .inactive: .inactive
            case .background: .background
            }
        environment.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        return environment
    }

    private func updateEnvironment() {
        guard inheritedEnvironment == nil else { return }
        let traits = traitCollection
        guard traits != shownTraits else { return }
        shownTraits = traits
        var environment = Self.environment(for: traits, base: graph.environment)
        environment.undoManager = undoManager
        graph.environment = environment
    }

    /// The program came to the front, or left it.
    func applicationStateDidChange() {
        shownTraits = nil
        setNeedsGraphLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsGraphLayout()
    }

    /// Lets views in what UIKit presents dismiss that.
    func tellWhetherPresented(by controller: UIViewController) {
        let isPresented = controller.presentingViewController != nil
        guard inheritedEnvironment == nil, graph.environment.isPresented != isPresented else { return }
        graph.environment.isPresented = isPresented
        graph.environment.dismiss = DismissAction { [weak controller] in
            guard let controller, controller.presentingViewController != nil else { return }
            controller.dismiss(animated: true)
        }
        setNeedsGraphLayout()
    }

    // MARK: Update

    /// Something is to be brought up to date.
    private var isUpdateDue = false
    /// A turn in the next frame was asked for.
    private var awaitsTurn = false

    func graphNeedsUpdate() { setNeedsGraphLayout() }

    package var framePhase: FrameScheduler.Phase { .graph }

    package func frameUpdate(at time: TimeInterval) {
        awaitsTurn = false
        // Off screen nothing is shown; layout comes when somebody asks for it. On screen layout may have come before: a
        // cell is given its content in the middle of one.
        if window != nil, isUpdateDue || graph.needsUpdate { updateGraph() }
    }

    private func setNeedsGraphLayout() {
        isUpdateDue = true
        setNeedsLayout()
        guard !awaitsTurn else { return }
        awaitsTurn = true
        FrameScheduler.setNeedsUpdate(self)
    }

    /// Brings nodes, layout and layers up to date now.
    package func updateGraph() {
        runtimeContext.enter(updateGraphInContext)
    }

    private func updateGraphInContext() {
        isUpdateDue = false
        GraphCounters.current.hostUpdates += 1
        DefaultsRegistry.shared.refresh(in: FrameScheduler.current.impulse)
        updateEnvironment()
        graph.size = bounds.size
        updateSafeArea()
        graph.update()
        takePreferredColorScheme()
        updateInputAccessory()
        if graph.layoutCount != measuredLayouts {
            measuredLayouts = graph.layoutCount
            idealSizeObserver?()
        }
    }

    /// What a presentation does with the appearance that a view in it prefers.
    var schemeObserver: ((ColorScheme?) -> Void)?

    /// What was preferred last, and after how many changes of preferences it was looked for.
    private var preferredScheme: (scheme: ColorScheme?, changes: Int) = (nil, 0)

    /// Has the controller, with all that is in it, take the appearance that a view inside prefers.
    private func takePreferredColorScheme() {
        guard inheritedEnvironment == nil || schemeObserver != nil,
            graph.preferenceChanges != preferredScheme.changes,
            ColorSchemeWish.isAnyThere
        else { return }
        let scheme = graph.rootElement.preference(PreferredColorSchemeKey.self) ?? nil
        let isOther = scheme != preferredScheme.scheme
        preferredScheme = (scheme, graph.preferenceChanges)
        guard isOther else { return }
        if let schemeObserver {
            schemeObserver(scheme)
            return graph.update()
        }
        let style = UIUserInterfaceStyle(scheme)
        if let hostingController {
            hostingController.overrideUserInterfaceStyle = style
        } else {
            overrideUserInterfaceStyle = style
        }
        // In the same frame.
        updateEnvironment()
        graph.update()
    }

    private func updateSafeArea() {
        var insets = containerSafeArea
        // Only the whole of a controller makes room for the keyboard: its parts have it from there.
        if followsKeyboard, let window {
            let covered = window.keyboard.coverage(of: self)
            graph.keyboardInset = max(0, covered - insets.bottom)
            insets.bottom = max(insets.bottom, covered)
        } else {
            graph.keyboardInset = 0
        }
        graph.safeArea = insets
    }

    private var followsKeyboard: Bool {
        safeAreaRegions.contains(.keyboard) && hostingController?.viewIfLoaded === self
    }

    private var containerSafeArea: EdgeInsets {
        guard safeAreaRegions.contains(.container) else { return EdgeInsets() }
        let insets = safeAreaInsets
        if insets == .zero { return EdgeInsets() }
        let rightToLeft = graph.environment.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: rightToLeft ? insets.left : insets.right)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateGraph()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsGraphLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        graph.isOnScreen = window != nil
        if window == nil {
            graph.update()
        } else {
            // Its frames may be those of another context now.
            awaitsTurn = false
            if hostingController != nil { KeyboardFollowers.insert(self) }
            setNeedsGraphLayout()
        }
    }

    // MARK: Keyboard

    /// The items of toolbars that are placed by the keyboard.
    open override var inputAccessoryView: UIView? { graph.inputAccessory?() ?? super.inputAccessoryView }

    /// After how many changes of preferences the items were looked for.
    private var accessoryChanges = 0

    private func updateInputAccessory() {
        guard graph.inputAccessory != nil, graph.preferenceChanges != accessoryChanges else { return }
        accessoryChanges = graph.preferenceChanges
        guard let window, window.firstResponder != nil else { return }
        runtimeContext.frames.afterNextLayout { [weak window] in window?.keyboard.update() }
    }

    // MARK: Sizes

    /// The best size for a proposal, in points.
    func size(for proposal: ProposedViewSize) -> CGSize {
        updateEnvironment()
        updateSafeArea()
        return graph.sizeThatFits(proposal)
    }

    /// The best size for the content. As everywhere in UIKit, nothing means that a length is open: the ideal one is taken.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(
            for: ProposedViewSize(
                width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil))
    }

    open override var intrinsicContentSize: CGSize { size(for: .unspecified) }

    // MARK: Touch

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        if graph.needsUpdate { updateGraph() }
        // The ends of a selection hang out of the text.
        if let text = window?.firstResponder as? LaidOutText, text.isDescendant(of: self),
            let handle = text.handle(at: convert(point, to: text))
        {
            return handle
        }
        let hit = graph.rootElement.hitTest(point)
        gesturePath.follow(hit, in: self)
        guard let hit else {
            return self.point(inside: point, with: event) ? self : nil
        }
        if let platform = hit as? any PlatformViewElement, let view = platform.platformView {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        if let text = (hit as? TextElement)?.selection, !gesturePath.takesTouches,
            graph.touchTarget(at: point) == nil,
            let found = text.hitTest(text.convert(point, from: self), with: event)
        {
            return found
        }
        for ancestor in hit.ancestors {
            if let scroll = (ancestor as? any PlatformViewElement)?.platformView { return scroll }
        }
        return self
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        var unhandled: Set<UITouch> = []
        for touch in touches {
            if let target = graph.touchTarget(at: touch.location(in: self)) {
                activeTouches[ObjectIdentifier(touch)] = target
                target.touchBegan(tapCount: touch.tapCount)
            } else if gesturePath.takesTouches {
                gestureTouches.insert(ObjectIdentifier(touch))
            } else {
                unhandled.insert(touch)
            }
        }
        if !unhandled.isEmpty { super.touchesBegan(unhandled, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        var unhandled: Set<UITouch> = []
        for touch in touches {
            if let target = activeTouches[ObjectIdentifier(touch)] {
                target.touchMoved(isInside: target.containsTouch(touch.location(in: self)))
            } else if !gestureTouches.contains(ObjectIdentifier(touch)) {
                unhandled.insert(touch)
            }
        }
        if !unhandled.isEmpty { super.touchesMoved(unhandled, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        var unhandled: Set<UITouch> = []
        for touch in touches {
            if let target = activeTouches.removeValue(forKey: ObjectIdentifier(touch)) {
                target.touchEnded(
                    isInside: !target.isTornDown && target.containsTouch(touch.location(in: self)),
                    tapCount: touch.tapCount)
            } else if gestureTouches.remove(ObjectIdentifier(touch)) == nil {
                unhandled.insert(touch)
            }
        }
        if !unhandled.isEmpty { super.touchesEnded(unhandled, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        var unhandled: Set<UITouch> = []
        for touch in touches {
            if let target = activeTouches.removeValue(forKey: ObjectIdentifier(touch)) {
                target.touchCancelled()
            } else if gestureTouches.remove(ObjectIdentifier(touch)) == nil {
                unhandled.insert(touch)
            }
        }
        if !unhandled.isEmpty { super.touchesCancelled(unhandled, with: event) }
    }

    // MARK: Focus

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        if graph.needsUpdate { updateGraph() }
        return graph.focus.preferredElements.map(\.focusItem)
    }

    open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        if graph.needsUpdate { updateGraph() }
        return super.focusItems(in: rect) + graph.focusItems(in: self, rect)
    }
}

extension _UIHostingView: KeyboardFollowing {
    package var keyboardWindow: UIWindow? { window }

    package func keyboardDidMove() { if followsKeyboard { setNeedsGraphLayout() } }
}

extension _UIHostingView: FocusSectionHost {
    package func focusSectionFrames(in rect: CGRect) -> [CGRect] { graph.focusSectionFrames(in: self, rect) }
}

extension _UIHostingView: GraphViewHost {}

extension _UIHostingView: AccessibilityTreeSource {
    /// What the hierarchy says, brought up to date first.
    package var accessibilityContent: [AccessibilityNode] {
        if graph.needsUpdate { updateGraph() }
        return graph.rootElement.accessibilityTree
    }
}
