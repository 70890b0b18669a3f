/// Reacts to the life of the application.
///
/// Mark a class that adopts it with `@main` to make it the start of the program. Every method is optional: the
/// defaults are what UIKit does without it.
///
/// The window is that of the main storyboard, if the `Info.plist` names one, or the one that the delegate makes. If the
/// `Info.plist` has scenes, the delegate answers ``application(_:configurationForConnecting:options:)``, or its module has a
/// class `SceneDelegate` as Xcode's template names it, and the delegate made no window, a window scene is connected.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, _WindowHolder {
    /// The application is about to launch; no window is shown yet.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application has launched: the usual place to make a window.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to come back to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end: its last window was closed.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// A URL was opened with the program: one of its arguments when it was started. Asked where there are no scenes.
    ///
    /// - Returns: whether the program did something with it.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Chooses the configuration of a scene that is about to connect.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scenes were closed for good.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// An activity of a kind is about to be taken up; asked where there are no scenes.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
        -> Bool
    /// An activity is to be taken up; asked where there are no scenes.
    ///
    /// - Parameter restorationHandler: Has objects restore themselves: `restoreUserActivityState(_:)` of each.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An activity was brought up to date.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Notifications from afar cannot come.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// The window of an application without scenes. Classes that have one declare it as a `UIWindow?`.
    public var window: UIWindow?? {
        get { .some(ownWindow) }
        set { ownWindow = newValue ?? nil }
    }
    /// What UIKit takes without the method.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// What UIKit takes without the method.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing, as UIKit without the method.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing, as UIKit without the method.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing, as UIKit without the method.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing, as UIKit without the method.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing, as UIKit without the method.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing, as UIKit without the method.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// False, as UIKit without the method.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// What UIKit takes without the method.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration.notImplemented
    }
    /// Does nothing, as UIKit without the method.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    /// The activity is not taken up.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// The activity is not taken up.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing, as UIKit without the method.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Does nothing, as UIKit without the method.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

/// An object that takes up an activity.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes up an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
