/// Reacts to the life of the application.
///
/// Mark a class that adopts it with `@main` to make it the start of the program. Every method is optional: the
/// defaults are what UIKit does without it.
///
/// There is no Info.plist here. If the delegate answers
/// ``application(_:configurationForConnecting:options:)``, or its module has a class `SceneDelegate` as Xcode's
/// template names it, and the delegate made no window, a window scene is connected with that delegate; otherwise
/// the window is the one that the delegate makes.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an application without scenes.
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration.notImplemented
    }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    /// The start of a program whose delegate is marked `@main`.
    public static func main() {
        ApplicationLauncher.run(delegateClass: Self.self)
    }
}

/// Makes the application and its delegate and runs until the last window closes.
///
/// - Parameters:
///   - principalClassName: Must be `nil` or `"UIApplication"`: the application cannot be subclassed here.
///   - delegateClassName: The delegate's class, as `NSStringFromClass` names it.
/// - Returns: Never, as on Apple's systems; the type is theirs.
@MainActor @preconcurrency
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let found = NSClassFromString(delegateClassName) else {
        fatalError(
            "UIApplicationMain: there is no class \(delegateClassName ?? "nil") for the delegate.")
    }
    guard let delegateClass = found as? any UIApplicationDelegate.Type else {
        fatalError("UIApplicationMain: \(delegateClassName) does not adopt UIApplicationDelegate.")
    }
    ApplicationLauncher.run(delegateClass: delegateClass)
}
