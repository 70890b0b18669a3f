public import Foundation

/// What goes wrong with requests about scenes.
public struct UISceneError: CustomNSError, Hashable, LocalizedError {
    /// What went wrong, by UIKit's numbers.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    /// What went wrong.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The program has one scene: what would be another one.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system does not do it.
    public static var requestDenied: Code { .requestDenied }
    /// Scenes of the kind have no geometry to ask for.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The scene keeps its geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported: "The application does not support multiple scenes."
        case .requestDenied: "The request about a scene was denied."
        case .geometryRequestUnsupported, .geometryRequestDenied:
            "The scene cannot have the geometry that was asked for."
        }
    }
}

extension UIWindowScene {
    /// What a program wants of the geometry of a scene.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        fileprivate override init() { super.init() }

        /// The orientations that a program wants on iOS.
        open class iOS: GeometryPreferences {
            /// The orientations; nil leaves them to the view controllers.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wants orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
            /// Leaves the orientations to the view controllers.
            public override init() { super.init() }
        }
    }

    /// Asks for another geometry: denied, since the sides of a window are the desktop's, as on an iPad with several windows.
    ///
    /// - Parameter errorHandler: Called with `geometryRequestDenied`.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(UISceneError(.geometryRequestDenied))
    }
}

extension UIScene {
    /// Options for the activation of a scene.
    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        /// The scene that asked.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }
}

/// The set of conditions that define when UIKit activates the current scene.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
    /// Which content the scene can show.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Which content the scene shows rather than others do.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() { super.init() }
}

extension UIApplication {
    /// Asks to show a scene: the one that is there is shown already; another one there cannot be, as on an iPhone.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of a scene; nil asks for a new one.
    ///   - userActivity: What the scene is to show; a scene that is there continues it.
    ///   - errorHandler: Called with `multipleScenesNotSupported` where there is no such scene.
    public final func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let sceneSession, let scene = connectedScenes.first(where: { $0.session === sceneSession })
        else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
    }

    /// Asks to close a scene for good: not the only one, as on an iPhone.
    ///
    /// - Parameter errorHandler: Called with `multipleScenesNotSupported`.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
    }
}

/// Options for closing a scene.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// Options for closing a scene that is a window.
@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window goes. `.standard` unless set; no window goes by it here, as on an iPhone.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
    public override init() { super.init() }
}

extension UIWindowScene {
    /// How a window goes away.
    public enum DismissalAnimation: Int, Sendable {
        /// As any window.
        case standard = 1
        /// As one whose work was done: a message that was sent.
        case commit
        /// As one whose work was given up.
        case decline
    }
}
