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

    /// The views of the window.
    public func _windowContent() -> _WindowContent { _WindowContent(view: AnyView(content), title: title) }
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
        return content.view
    }
}

/// Gives an app its window.
@MainActor
final class AppDelegate<A: App>: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let app: A
    private var title: String?

    init(_ app: A) { self.app = app }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
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
        return true
    }
}
