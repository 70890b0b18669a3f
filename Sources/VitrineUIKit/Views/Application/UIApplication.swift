import VitrinePlatform
import VitrineQuartzCore

/// The running application: its windows, scenes, state, and the way events take.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// Whether the application is in front.
    public enum State: Int, Sendable {
        /// In front, with events.
        case active = 0
        /// In front, without events.
        case inactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// Why and with what the application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that was opened.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The shortcut item that was chosen: none is on a desktop.
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// Options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The application. Exists in tests too, where `UIApplicationMain` never runs.
    public class var shared: UIApplication { RuntimeContext.current.applicationObject }

    /// Posted when the application finished launching.
    nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted when the application came to the front.
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted before the application leaves the front.
    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted when the application is hidden.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the application is shown again.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted before the application ends.
    nonisolated public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Memory is short. Not posted: Linux tells no program so before it ends one.
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted before the status bar gets another frame. Not posted: it keeps its frame while a program runs.
    nonisolated public class var willChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Posted when the status bar has another frame. Not posted: it keeps its frame while a program runs.
    nonisolated public class var didChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }

    /// Posted before the interface turns with the screen. ``statusBarOrientationUserInfoKey`` has how it will be.
    nonisolated public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// The raw value of a `UIInterfaceOrientation`, in notifications about it: the one that comes, or that was before.
    public class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// Posted when the interface has turned with the screen. ``statusBarOrientationUserInfoKey`` has how it was.
    nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }

    /// What the end of the program waits for.
    nonisolated let backgroundTasks = UIBackgroundTaskIdentifier.Tasks()

    /// What of it modules below know.
    final var presence: ApplicationPresence { context.part() }
    final var keepsAwake = false
    /// Whether what is asked of the desktop is asked.
    package final var reachesDesktop: Bool { context.reachesDesktop }

    private unowned let context: RuntimeContext

    init(of context: RuntimeContext) {
        self.context = context
        super.init()
    }

    /// The delegate. `UIApplicationMain` keeps the one it made. That of a test's host is the application's, unless it is
    /// given one of its own.
    open weak var delegate: (any UIApplicationDelegate)? {
        get {
            ownDelegate
                ?? (context.isApplication ? nil : RuntimeContext.application.applicationObject.ownDelegate)
        }
        set { ownDelegate = newValue }
    }
    private weak var ownDelegate: (any UIApplicationDelegate)?
    var ownedDelegate: (any UIApplicationDelegate)?

    /// Whether the application is in front.
    open private(set) var applicationState: State = .active

    /// Every window that is shown, back to front.
    open var windows: [UIWindow] { shownWindows }
    /// The window that receives keys.
    open var keyWindow: UIWindow? { shownWindows.last { $0.isKeyWindow } }
    final var shownWindows: [UIWindow] = []
    /// What the windows are parts of. Without an application, and without the host of a test, each is its own.
    private final weak var sharedStack: WindowStack?

    /// Puts a window that is shown in front of those of its level.
    final func arrange(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        let level = window.windowLevel.rawValue
        let place = shownWindows.firstIndex { $0.windowLevel.rawValue > level } ?? shownWindows.endIndex
        shownWindows.insert(window, at: place)
    }

    /// What a window becomes a part of, and whether it was made for it.
    final func stack(for window: UIWindow) throws(PlatformError) -> (stack: WindowStack, isNew: Bool) {
        if let sharedStack { return (sharedStack, false) }
        let stack = try WindowStack(for: window)
        if !context.isApplication || context.run.isApplication { sharedStack = stack }
        return (stack, true)
    }

    /// The application's menus, until they are to be built anew.
    final var builtMenu: UIMenu?

    /// The connected scenes. A program without delegates of scenes has one, too, to which its windows belong.
    open package(set) var connectedScenes: Set<UIScene> = []
    /// The scene that a program has which has no delegates of scenes.
    final weak var implicitScene: UIWindowScene?
    /// The scenes whose delegates are told in place of the application's.
    final var delegatedScenes: [UIScene] { connectedScenes.filter { $0 !== implicitScene } }
    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether more than one scene at a time can exist: no.
    open var supportsMultipleScenes: Bool { false }
    /// The text size that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        context.screen.traitCollection.preferredContentSizeCategory
    }
    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Ignoring events

    /// Touches, presses and the like are dropped, until as many calls have ended it.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open func beginIgnoringInteractionEvents() { ignoring += 1 }
    /// Takes back one call of `beginIgnoringInteractionEvents()`.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
    /// Whether events are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
    private final var ignoring = 0

    /// Kept, and not shown: as since iOS 13 there is no indicator.
    @available(
        *, deprecated,
        message: "Provide a custom network activity UI in your app if desired."
    )
    open var isNetworkActivityIndicatorVisible = false

    /// The Home Screen dynamic quick actions for your app. They are kept while the program runs; nothing on a desktop shows
    /// them.
    open var shortcutItems: [UIApplicationShortcutItem]?

    open override dynamic var next: UIResponder? {
        delegate as? UIResponder
    }

    /// Hands an event to its window. Override to see every event first, then call `super`.
    open func sendEvent(_ event: UIEvent) {
        if isIgnoringInteractionEvents { return }
        if let presses = event as? UIPressesEvent {
            let window = presses.allPresses.lazy.compactMap(\.window).first ?? keyWindow
            window?.sendEvent(event)
            return
        }
        if let indirect = event as? IndirectEvent {
            indirect.window?.sendEvent(indirect)
            return
        }
        var sent: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !sent.contains(where: { $0 === window }) else { continue }
            sent.append(window)
            window.sendEvent(event)
        }
    }

    /// Calls a method of a target with as much as it takes of sender and event.
    ///
    /// Traps when the target does not have the method.
    ///
    /// - Parameters:
    ///   - target: Nil looks for who has the method: in the responder chain from the first responder of the key window,
    ///     then from the sender, then at the application and its delegate.
    ///   - sender: What the action was performed with.
    /// - Returns: Whether anybody had the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        guard let target = target ?? performer(of: action, from: sender) else { return false }
        action.send(to: target as AnyObject, [sender, event])
        return true
    }

    /// Who performs an action that has no target.
    private func performer(of action: Selector, from sender: Any?) -> Any? {
        let responder = (sender as? UIResponder)
        let window = responder?.responderWindow ?? keyWindow
        return window?.firstResponder?.target(forAction: action, withSender: sender)
            ?? responder?.target(forAction: action, withSender: sender)
            ?? window?.target(forAction: action, withSender: sender)
            ?? self.target(forAction: action, withSender: sender)
    }

    /// Whether some program opens the URL: `xdg-open` is present.
    open func canOpenURL(_ url: URL) -> Bool {
        url.scheme != nil && FileManager.default.isExecutableFile(atPath: Self.opener)
    }

    /// The address of the program's own page in the system's settings. No desktop has such pages: it opens nothing, and
    /// ``open(_:options:completionHandler:)`` says so.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// The address of the program's notifications in the system's settings, which no desktop has either.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Opens the URL with the program that the desktop has for it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard canOpenURL(url) else {
            DispatchQueue.main.async { completion?(false) }
            return
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.opener)
        process.arguments = [url.absoluteString]
        process.terminationHandler = { process in
            let succeeded = process.terminationStatus == 0
            DispatchQueue.main.async { completion?(succeeded) }
        }
        do {
            try process.run()
        } catch {
            DispatchQueue.main.async { completion?(false) }
        }
    }

    /// Opens the URL with the program that the desktop has for it: ``open(_:options:completionHandler:)`` from before iOS 10.
    ///
    /// - Returns: Whether there is a program that opens URLs.
    @available(iOS, deprecated: 10, renamed: "open(_:options:completionHandler:)")
    @discardableResult open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }

    private static let opener = "/usr/bin/xdg-open"

    func setState(_ state: State) {
        applicationState = state
        presence.isInBackground = state == .background
    }
}
