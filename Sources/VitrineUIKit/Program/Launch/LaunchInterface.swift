import Foundation

/// What the `Info.plist` of the main bundle says of the first screen.
@MainActor
struct LaunchInterface {
    /// A scene's configuration.
    struct Scene {
        var name: String?
        var delegateClass: AnyClass?
        var storyboard: String?
    }

    /// The storyboard of an application without scenes.
    let mainStoryboard: String?
    /// The configurations of windows' scenes; empty where the application has none.
    let scenes: [Scene]

    static let main = LaunchInterface(Bundle.main.infoDictionary ?? [:])

    init(_ list: [String: Any]) {
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        scenes = (configurations ?? []).map { configuration in
            Scene(
                name: configuration["UISceneConfigurationName"] as? String,
                delegateClass: (configuration["UISceneDelegateClassName"] as? String).flatMap(Self.type),
                storyboard: configuration["UISceneStoryboardFile"] as? String)
        }
        mainStoryboard = scenes.isEmpty ? list["UIMainStoryboardFile"] as? String : nil
    }

    /// The configuration of a name; the first where it has none.
    func scene(named name: String?) -> Scene? {
        scenes.first { name != nil && $0.name == name } ?? (name == nil ? scenes.first : nil)
    }

    private static func type(named name: String) -> AnyClass? {
        let parts = name.split(separator: ".").map(String.init)
        return parts.last.flatMap {
            NibClasses.find($0, module: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil)
        }
    }

    // MARK: Windows

    /// Gives a delegate a window with the first controller of a storyboard. It is shown when the delegate has had its say.
    static func show(_ storyboard: UIStoryboard, in delegate: any _WindowHolder, of scene: UIWindowScene?) {
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        delegate.ownWindow = window
        guard delegate.ownWindow === window else {
            ReportLog.current.report(
                once: "launch window",
                "The app delegate must implement the window property if it wants to use a main storyboard file: write "
                    + "'var window: UIWindow?' in \(Swift.type(of: delegate)).")
            return
        }
        window.rootViewController = storyboard.instantiateInitialViewController()
    }
}
