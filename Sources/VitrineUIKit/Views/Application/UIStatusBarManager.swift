import VitrineCoreGraphics
import VitrineLaunch

/// What a scene's status bar is like.
///
/// No status bar is drawn; on a phone or a tablet its place at the top of the screen is left free.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    private unowned let context: RuntimeContext

    init(of context: RuntimeContext) {
        self.context = context
        super.init()
    }

    /// The place of the status bar on the screen, in points; empty where there is none.
    open var statusBarFrame: CGRect {
        let screen = context.run.screen
        let height = screen.profile.safeAreaInsets(for: screen.size).top
        return height == 0 ? .zero : CGRect(x: 0, y: 0, width: screen.size.width, height: height)
    }
    /// Whether there is none, or the controller in front wants none.
    open var isStatusBarHidden: Bool {
        statusBarFrame.isEmpty || speaker(\.childForStatusBarHidden)?.prefersStatusBarHidden == true
    }
    /// The style that the controller in front wants.
    open var statusBarStyle: UIStatusBarStyle {
        speaker(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    /// The controller that speaks for the status bar, found from the window's root.
    private func speaker(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        var speaker = context.applicationObject.keyWindow?.rootViewController
        while let presented = speaker?.presentedViewController,
            presented.modalPresentationStyle == .fullScreen
                || presented.modalPresentationCapturesStatusBarAppearance
        { speaker = presented }
        while let next = speaker?[keyPath: child] { speaker = next }
        return speaker
    }
}

extension UIWindowScene {
    /// What the scene's status bar is like.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: .current) }
}

extension UIApplication {
    /// The place of the status bar on the screen, in points.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarFrame: CGRect { UIStatusBarManager(of: .current).statusBarFrame }

    /// Whether there is no status bar.
    ///
    /// Setting it changes nothing: view controllers say it, as in every program whose Info.plist does not say otherwise.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    public var isStatusBarHidden: Bool {
        get { UIStatusBarManager(of: .current).isStatusBarHidden }
        set {}
    }

    /// The style of the status bar. Setting it changes nothing: view controllers say it.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarStyle: UIStatusBarStyle {
        get { UIStatusBarManager(of: .current).statusBarStyle }
        set {}
    }

    /// Sets ``statusBarStyle``, which changes nothing: view controllers say it.
    @available(*, deprecated, message: "Use -[UIViewController preferredStatusBarStyle]")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Sets ``isStatusBarHidden``, which changes nothing: view controllers say it.
    @available(*, deprecated, message: "Use -[UIViewController prefersStatusBarHidden]")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// How the interface is turned.
    @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
    public var statusBarOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}
