/// A delegate that may have a window.
///
/// In UIKit the window is an optional requirement: a class says `var window: UIWindow?`, and who has the delegate by its
/// protocol gets a `UIWindow??`, as in `UIApplication.shared.delegate?.window??.rootViewController`. So what a class must have
/// is declared here, and what is asked of a delegate in extensions of UIKit's protocols.
@MainActor @preconcurrency
public protocol _WindowHolder: AnyObject {
    /// The window, if there is one.
    @_disfavoredOverload
    var window: UIWindow? { get set }
}

extension _WindowHolder {
    /// The default of classes that have no window: setting it keeps nothing.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The window that the class has.
    package var ownWindow: UIWindow? {
        get { window }
        set { window = newValue }
    }
}
