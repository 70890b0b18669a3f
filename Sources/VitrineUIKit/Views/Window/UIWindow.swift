package import VitrineLaunch
package import VitrinePlatform
package import VitrineQuartzCore

/// The root of a tree of views, shown in a window of the desktop, or in memory. Windows of an application lie over one
/// another in one window of the desktop: the first one that is shown gives it its size.
///
/// A process that has not called `UIApplicationMain`, such as a test, gets windows in memory: an iPhone's 375×812
/// points at 3×, without safe area, with time that passes only by hand. A new window is hidden, as UIKit's is.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The order of windows in front of each other.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The application's windows.
        public static let normal = Level(rawValue: 0)
        /// Above the application's windows.
        public static let statusBar = Level(rawValue: 1000)
        /// Above the status bar.
        public static let alert = Level(rawValue: 2000)
    }

    /// The application, or the host of a test, that the window belongs to: the one that was driven when it was made.
    package final let ownContext = RuntimeContext.current
    /// The responder that receives typing.
    package weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            textInputDidChange()
            keyboard.responderDidChange(from: oldValue)
        }
    }
    /// The undo manager of responders in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }
    private final lazy var ownUndoManager = UndoManager()
    /// What stands at the bottom for the first responder.
    package private(set) final lazy var keyboard = KeyboardArea(window: self)
    /// What knows the focused item.
    package private(set) lazy var focusSystem = UIFocusSystem(window: self)
    /// What the window is a part of, while it is shown.
    private(set) final var stack: WindowStack?
    /// The window of the platform, while this one is shown.
    package var platformWindow: (any PlatformWindow)? { stack?.surface }
    /// Why the platform could not show the window.
    package private(set) var platformFailure: String?
    /// The tree's animations and dirtiness.
    package private(set) lazy var layerContext = LayerContext(root: layer, runtime: ownContext)

    /// Called in each frame between layout and drawing; for measurements.
    package var willRender: (@MainActor () -> Void)?

    private lazy var input = WindowInput(window: self)
    var hover: HoverDispatcher { input.hover }
    /// What lies over everything else and takes keys and touches: an open menu.
    weak var cover: (any WindowCover)?
    /// Who hears of the key Escape before everybody else: something that is dragged.
    weak var keyGrab: (any KeyGrabbing)?
    /// Whether what was pressed last was pressed by a finger, not by a mouse. False before.
    var isUsedByFinger: Bool { input.isByFinger }
    private var isFrameWanted = false
    /// Counts how often the tree was laid out.
    private(set) final var turn: UInt32 = 0
    private var lateAppearances = LateAppearances()

    /// A window as large as the screen, hidden.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A window as large as the scene's screen, hidden.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIWindow.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIWindow.self }

    private func setUp() {
        super.isHidden = true
        layerContext.scale = ownContext.screen.scale
        layerContext.onNeedsFrame = { [weak self] in self?.requestFrame() }
        safeAreaInsetsMayHaveChanged()
    }

    // MARK: Properties

    /// The scene the window belongs to.
    open weak var windowScene: UIWindowScene?
    /// The screen the window is on.
    open var screen: UIScreen { ownContext.screen }
    /// The order among the windows of the application.
    open var windowLevel: Level = .normal {
        didSet {
            if windowLevel != oldValue, !isHidden { bringToFront() }
        }
    }

    /// The controller whose view fills the window.
    ///
    /// Its view joins the window when the window is shown, or at once when it is shown already.
    open var rootViewController: UIViewController? {
        didSet {
            MainThread.demand(self)
            guard rootViewController !== oldValue else { return }
            ownContext.enter {
                if let oldValue {
                    // What it presents goes with it.
                    if oldValue.ownPresented != nil { oldValue.dismissNow(animated: false, completion: nil) }
                    oldValue.viewIfLoaded?.removeFromSuperview()
                    oldValue.rootWindow = nil
                }
                rootViewController?.rootWindow = self
                if !isHidden { installRootView() }
            }
        }
    }

    open override dynamic var next: UIResponder? { windowScene ?? ownContext.applicationObject }

    open override dynamic var canBecomeFocused: Bool { false }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            ownContext.enter {
                if newValue { disappear() } else { appear() }
            }
        }
    }

    // MARK: Key window

    /// Whether the window receives keys.
    open private(set) var isKeyWindow = false
    /// Whether the window may receive keys. `true` unless overridden.
    open var canBecomeKey: Bool { true }

    /// Posted when a window is shown.
    nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted when a window is hidden.
    nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted when a window starts to receive keys.
    nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window no longer receives keys.
    nonisolated public class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }

    /// Lets this window receive keys, without showing it.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        if let other = ownContext.applicationObject.keyWindow, other !== self {
            other.isKeyWindow = false
            other.resignKey()
        }
        isKeyWindow = true
        becomeKey()
    }

    /// Shows the window in front of others of its level, and lets it receive keys.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { bringToFront() }
        makeKey()
    }

    /// Goes in front of the windows of its level.
    private func bringToFront() {
        ownContext.applicationObject.arrange(self)
        requestFrame()
    }

    /// The window receives keys now. Override; do not call.
    open func becomeKey() {
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// The window no longer receives keys. Override; do not call.
    open func resignKey() {
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    // MARK: Showing

    /// The platform's window if it is in memory.
    package var offscreenWindow: OffscreenWindow? { platformWindow as? OffscreenWindow }

    private func appear() {
        if bounds.size == .zero { frame = screen.bounds }
        let application = ownContext.applicationObject
        application.arrange(self)
        if windowScene == nil { windowScene = application.implicitScene }
        ownContext.frames.register(self)
        do throws(PlatformError) {
            let (joined, isNew) = try application.stack(for: self)
            stack = joined
            layerContext.scale = joined.surface.scale
            if isNew { joined.surface.show() }
            joined.surface.setNeedsFrame()
            textInputDidChange()
        } catch {
            platformFailure = "\(error)"
        }
        installRootView()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
        setNeedsFocusTick()
        requestFrame()
    }

    private func disappear() {
        rootViewController?.windowWillDisappear()
        ownContext.applicationObject.shownWindows.removeAll { $0 === self }
        input.cancelAll(time: ownContext.now)
        let left = stack
        stack = nil
        left?.remove(self)
        layerContext.endAnimations()
        if isKeyWindow {
            isKeyWindow = false
            resignKey()
        }
        rootViewController?.windowDidDisappear()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    private func installRootView() {
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview === self {
            controller.windowDidAppear()
        } else {
            insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        keyboard.didAdd(subview)
    }

    // MARK: Frames

    func requestFrame() {
        isFrameWanted = true
        ownContext.frames.setNeedsFrame()
    }

    /// What is asked for from now on is another frame.
    func frameBegins() { isFrameWanted = false }

    func stepAnimations(to time: TimeInterval) {
        layerContext.step(time)
    }

    /// Lays out what needs it, outermost first, then lets focus follow what happened to the views.
    func layoutTree() {
        layoutIfNeeded()
        lateAppearances.take(in: self)
        focusSystem.tick()
        layoutIfNeeded()
        turn &+= 1
    }

    open override func layoutIfNeeded() {
        ownContext.enter {
            ownContext.frames.updateGraph()
            super.layoutIfNeeded()
        }
    }

    /// Asks for pending focus updates to be carried out in the next frame.
    package func setNeedsFocusTick() {
        requestFrame()
    }

    /// What is behind the views where nothing is drawn: black, as on iOS. On a television it is the system's own
    /// background, a light or a dark grey; Apple publishes no values, these are our choice.
    package var backdrop: RGBA {
        let traits = traitCollection
        guard traits.userInterfaceIdiom == .tv else { return .black }
        let grey = traits.userInterfaceStyle == .dark ? 0.11 : 0.92
        return RGBA(red: grey, green: grey, blue: grey, alpha: 1)
    }

    // MARK: Geometry

    /// The insets of bars and the like: the device's in an application, zero in a window that a test made.
    package var deviceSafeAreaInsets: UIEdgeInsets {
        if let safeAreaOverride { return safeAreaOverride }
        guard ownContext.run.isApplication else {
            // What lies over the window of a host is as far from the edges.
            let back = stack?.windows.first
            return back === self || back?.bounds.size != bounds.size
                ? .zero : back?.deviceSafeAreaInsets ?? .zero
        }
        return deviceProfile.safeAreaInsets(for: bounds.size)
    }

    var deviceProfile: DeviceProfile { ownContext.run.screen.profile }

    /// Insets to use instead of the device's; for tests.
    package var safeAreaOverride: UIEdgeInsets? {
        didSet {
            safeAreaInsetsMayHaveChanged()
            setNeedsLayout()
        }
    }

    /// The traits that the window hands down: the scene's or the screen's.
    package var inheritedTraits: UITraitCollection {
        guard platformWindow?.increasesContrast == true else { return traitsOfDevice }
        return traitsOfDevice.modifyingTraits { $0.accessibilityContrast = .high }
    }

    private var traitsOfDevice: UITraitCollection {
        let run = ownContext.run
        guard ownContext.isApplication else {
            // The window of a host may be resized, which its device is not.
            return run.screen.profile.traits(
                for: bounds.size, scale: platformWindow?.scale ?? screen.scale, style: run.appearance)
        }
        let screenTraits = windowScene?.traitCollection ?? screen.traitCollection
        guard run.isApplication, let platformWindow else { return screenTraits }
        let profile = deviceProfile
        // The desktop's own appearance, unless the launch options chose one.
        let desktop: UIUserInterfaceStyle = platformWindow.isDark ? .dark : .light
        let style = run.appearance == .unspecified ? desktop : run.appearance
        let traits = profile.traits(for: bounds.size, scale: platformWindow.scale, style: style)
        guard profile == .desktop, platformWindow.textScale != 1 else { return traits }
        return traits.modifyingTraits {
            $0.preferredContentSizeCategory = UIContentSizeCategory(textScale: platformWindow.textScale)
        }
    }

    // MARK: Events

    /// Hands an event to recognisers and views. Override to see every event first, then call `super`.
    open func sendEvent(_ event: UIEvent) {
        input.deliver(event)
    }

    /// Where presses start: the focused item, the first responder, or the frontmost controller.
    var pressResponder: UIResponder {
        if let firstResponder { return firstResponder }
        if let responder = focusSystem.pressResponder { return responder }
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        // Down to the page of a container, also of one that is a part of other controllers.
        while let page = controller.flatMap(shownPage) { controller = page }
        return controller?.viewIfLoaded ?? self
    }

    /// The page of the container that a controller is or contains, if that is on screen.
    private func shownPage(in controller: UIViewController) -> UIViewController? {
        guard controller.viewIfLoaded?.window === self else { return nil }
        return controller.pageForPresses
            ?? controller.children.reversed().lazy.compactMap { self.shownPage(in: $0) }.first
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { input.presses.unhandled(press) }
        super.pressesBegan(presses, with: event)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { input.presses.unhandled(press) }
        super.pressesEnded(presses, with: event)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { input.presses.unhandled(press) }
        super.pressesCancelled(presses, with: event)
    }

    /// Scrolls what lies under the pointer, or in the middle, with a page, Home, End or arrow key.
    func scroll(for press: UIPress) -> Bool {
        let point = input.pointerLocation ?? CGPoint(x: bounds.midX, y: bounds.midY)
        var view = hitTest(point, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.scroll(for: press) { return true }
            view = current.superview
        }
        return false
    }
}

// MARK: - From the platform

extension UIWindow {
    /// Whether it wants a frame after the one that was made last.
    var wantsNextFrame: Bool { isFrameWanted || layerContext.needsFrame }

    /// What it shows in this frame, where it is on the screen.
    func render() -> RenderNode? {
        willRender?()
        input.followMovedViews()
        return layerContext.render()
    }

    /// A point of the surface as one of the window.
    ///
    /// - Parameter origin: Where the surface is on the screen.
    func location(of point: CGPoint, on origin: CGPoint) -> CGPoint {
        let (anchor, bounds) = (layer.anchorPoint, bounds)
        let place = CGPoint(
            x: point.x + origin.x - layer.position.x, y: point.y + origin.y - layer.position.y
        ).applying(transform.inverted())
        return CGPoint(
            x: place.x + bounds.minX + anchor.x * bounds.width,
            y: place.y + bounds.minY + anchor.y * bounds.height)
    }

    /// The surface has another size or scale.
    ///
    /// - Parameter size: That of the window now.
    func surfaceDidResize(_ size: CGSize) {
        layerContext.scale = platformWindow?.scale ?? screen.scale
        guard size != bounds.size else {
            // Another scale alone, as on another screen.
            traitsMayHaveChanged()
            return
        }
        if ownContext.run.hasFrameClock, deviceProfile == .desktop {
            ownContext.device.screenWillResize(to: size) { ownContext.run.screen.size = size }
        }
        rootViewController?.windowWillResize(to: size)
        bounds = CGRect(origin: bounds.origin, size: size)
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        traitsMayHaveChanged()
        safeAreaInsetsMayHaveChanged()
        keyboard.windowDidResize()
        setNeedsLayout()
    }

    /// The desktop has another appearance.
    func surfaceAppearanceDidChange() {
        layerContext.scale = platformWindow?.scale ?? screen.scale
        traitsMayHaveChanged()
    }

    /// Turns input of the platform into touches, presses and scrolling.
    package func receive(_ event: InputEvent) { input.receive(event) }

    /// Input methods are heard only while there is somebody to type for.
    private func textInputDidChange() {
        if let input = firstResponder as? any UIKeyInput {
            stack?.beginText(for: self, isSecure: input.isSecureTextEntry)
        } else {
            stack?.endText(for: self)
        }
    }
}
