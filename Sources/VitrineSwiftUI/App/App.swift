/// A type that represents the structure and behaviour of an app.
@MainActor @preconcurrency
public protocol App: _BodyProvider {
    /// The type of scene representing the content of the app.
    associatedtype Body: Scene
    /// The content and behaviour of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app; never returns.
    @MainActor @preconcurrency public static func main() {
        ApplicationLauncher.run(delegate: AppDelegate(Self()))
    }
}

/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that represents the body of this scene.
    associatedtype Body: Scene
    /// The content and behaviour of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// What the scene's window shows; scenes with a body leave it to that.
    @MainActor @preconcurrency func _windowContent() -> _WindowContent
}

/// The content of a scene's window.
public struct _WindowContent {
    let view: AnyView
    let title: String?
}

extension Scene {
    /// Asks the body.
    public func _windowContent() -> _WindowContent {
        NestingLimit.check(Self.self)
        return body._windowContent()
    }
}

extension Scene where Body == Never {
    /// Primitive scenes have no body.
    public var body: Never {
        fatalError("body() should not be called on \(Self.self): it is a primitive scene.")
    }
}

extension Never: Scene {}

/// Builds scenes.
@resultBuilder
public struct SceneBuilder {
    /// An expression is used as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes: an app without several windows, as on iPhone, shows the first one.
    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> some Scene {
        first
    }
}

/// A scene that presents a window. One window is shown.
public struct WindowGroup<Content> {
    let title: String?
    let content: Content
}

extension WindowGroup: Scene where Content: View {
    /// A primitive scene.
    public typealias Body = Never

    /// A window of views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// A window of views, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(titleKey).string
        self.content = content()
    }

    /// A window of views, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    /// A window of views, with an identifier.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// A window for a value, which there is none of in a program's first window.
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        title = nil
        self.content = PresentedWindowContent(content: content)
    }

    /// A window for a value, with an identifier.
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// The views of the window.
    public func _windowContent() -> _WindowContent { _WindowContent(view: AnyView(content), title: title) }
}

/// The views of a window that is opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }
}

extension PresentedWindowContent: View {
    /// The views for the value of the moment.
    public var body: some View { content($value) }
}

/// The root of an app's one graph: the app's own dynamic properties belong to its node.
struct AppRoot<A: App>: View {
    let app: A
    /// Takes the window's title. Scenes are asked here alone: without a node a `@StateObject` makes a new object for each
    /// question.
    var titleDidChange: @MainActor (String?) -> Void = { _ in }

    var body: some View {
        let content = app.body._windowContent()
        titleDidChange(content.title)
        // The scene is connected by the time its window is laid out.
        let scene = UIApplication.shared.connectedScenes.first
        return content.view.finding(app.adaptedDelegate).finding(scene?.delegate)
    }
}

/// Gives an app its window.
@MainActor
final class AppDelegate<A: App>: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let app: A
    /// The program's own, which hears all that this one hears.
    private let adapted: (any UIApplicationDelegate)?
    private var title: String?

    init(_ app: A) {
        self.app = app
        adapted = app.adaptedDelegate
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let accepts = adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIHostingController(
            rootView: AppRoot(app: app) { [weak self] title in
                self?.title = title
                self?.window?.rootViewController?.title = title
            })
        // Where the scenes were evaluated while the controller was made.
        controller.title = title
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return accepts
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        adapted?.applicationDidBecomeActive(application)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        adapted?.applicationWillResignActive(application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        adapted?.applicationDidEnterBackground(application)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        adapted?.applicationWillEnterForeground(application)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        adapted?.applicationWillTerminate(application)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        adapted?.applicationDidReceiveMemoryWarning(application)
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        adapted?.application(
            application, configurationForConnecting: connectingSceneSession, options: options)
            ?? .notImplemented
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        adapted?.application(application, didDiscardSceneSessions: sceneSessions)
    }
}
