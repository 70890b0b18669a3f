public import VitrineUserNotifications

/// One instance of the application's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Whether the scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not connected yet, or no longer.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In front, without events.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// What the scene was connected with.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// The URLs that were opened with the program.
        open private(set) var urlContexts: Set<UIOpenURLContext>
        /// Activities that the scene is to take up. A desktop hands in none; what the scene kept itself is in its session.
        open private(set) var userActivities: Set<NSUserActivity>

        /// The shortcut item that the scene was opened by: none is on a desktop.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The answer to a notification that the scene was opened by: none is on a desktop, where nothing starts a program.
        open var notificationResponse: UNNotificationResponse? { nil }

        package init(urls: [URL] = [], activities: Set<NSUserActivity> = []) {
            urlContexts = Set(urls.map(UIOpenURLContext.init))
            userActivities = activities
            super.init()
        }
    }

    /// Posted when a scene came to the front.
    nonisolated public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
    /// Posted before a scene leaves the front.
    nonisolated public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted when a scene left the screen.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
    /// Posted before a scene comes onto the screen.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted when a scene is about to be connected.
    nonisolated public class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// Posted when a scene was taken from the program. Here scenes end with the program, and nobody posts it.
    nonisolated public class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession
    /// Reacts to the life of the scene.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is in front.
    open package(set) var activationState: ActivationState = .unattached
    /// The title that the desktop shows.
    open var title: String?
    /// When the scene is shown for content; without a choice of scenes they are kept and not asked.
    open var activationConditions = UISceneActivationConditions()

    /// Scenes are made by the system.
    package init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    open override dynamic var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen the scene is on.
    open var screen: UIScreen { .main }
    /// The scene's windows, back to front.
    open var windows: [UIWindow] {
        RuntimeContext.current.applicationObject.shownWindows.filter { $0.windowScene === self }
    }
    /// The scene's window that receives keys.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The orientation that the sides of the screen give.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, turned by half.
    case portraitUpsideDown = 2
    /// On its side, home button right.
    case landscapeRight = 3
    /// On its side, home button left.
    case landscapeLeft = 4

    /// Whether it is one of the upright ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is one of those on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations as a set.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upright, turned by half.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side, home button right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its side, home button left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both on a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but the upright one turned by half.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What outlives a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows of an application.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role
    /// A name for the session, different in every process.
    public let persistentIdentifier = UUID().uuidString
    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene?
    /// How the scene was made.
    open package(set) var configuration: UISceneConfiguration
    /// What the application wants to remember.
    open var userInfo: [String: Any]?
    /// What the scene kept when it left the screen the last time, in this run of the program or the one before.
    open package(set) var stateRestorationActivity: NSUserActivity?

    package init(role: Role) {
        self.role = role
        self.configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// Says which classes make a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name, as an Info.plist would give it.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; when `nil` that of the `Info.plist`'s configuration of the same name, or the module's
    /// `SceneDelegate`.
    open var delegateClass: AnyClass?
    /// The storyboard whose first controller the scene's window shows; that of the `Info.plist`'s configuration of the same
    /// name when `nil`.
    open var storyboard: UIStoryboard?

    /// Makes a configuration; set `delegateClass` after.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        self.role = sessionRole
        super.init()
    }

    /// The answer of a delegate that has no method for it.
    package static let notImplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

/// Reacts to the life of a scene. Every method is optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to connect: the usual place to make a window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene came to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// URLs were opened while the scene was there; those that it was made for are in the options of its connection.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What the scene is to keep for the next time; asked when it leaves the screen. Usually its `userActivity`.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The scene is connected, and kept this the last time.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// An activity of a kind is about to be taken up.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// An activity is to be taken up.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// An activity cannot be taken up.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity was brought up to date.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing, as UIKit without the method.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing, as UIKit without the method.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing, as UIKit without the method.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing, as UIKit without the method.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing, as UIKit without the method.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing, as UIKit without the method.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing, as UIKit without the method.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Nothing is kept.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing, as UIKit without the method.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    {}
    /// Does nothing, as UIKit without the method.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing, as UIKit without the method.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing, as UIKit without the method.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Does nothing, as UIKit without the method.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// A scene delegate with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowHolder {}

extension UIWindowSceneDelegate {
    /// The scene's main window. Classes that have one declare it as a `UIWindow?`.
    public var window: UIWindow?? {
        get { .some(ownWindow) }
        set { ownWindow = newValue ?? nil }
    }
}
