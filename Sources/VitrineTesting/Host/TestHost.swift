public import Foundation
import VitrineGraphics
import VitrineLaunch
import VitrinePlatform
package import VitrineQuartzCore
public import VitrineUIKit

/// Shows a view or a controller in a window in memory, gives it input, and lets time pass.
///
/// A host is an application of its own, with its own clock, screen and device: hosts run side by side. While a host
/// makes a frame, delivers input or runs a timer, `UIScreen.main`, `UIDevice.current`, `UIApplication.shared` and
/// `CACurrentMediaTime()` answer for it; between, they answer for the process. ``perform(_:)`` runs code as the host's.
///
/// Nothing happens by itself: time stands still until ``advance(by:)`` or ``settle(timeout:)``, and the methods that
/// touch, drag and press take the time that a person would need, on the same virtual clock. A test is therefore
/// exact, and as fast as the machine.
///
/// ```swift
/// let host = TestHost(MyViewController())
/// host.tap(at: CGPoint(x: 40, y: 60))
/// host.advance(by: 0.3)
/// try host.verifyPicture("after-tap")
/// ```
@MainActor
public final class TestHost {
    /// The devices that a host can stand for.
    public enum Device: Sendable {
        /// 375×812 points at 3×.
        case iPhone
        /// 820×1180 points at 2×.
        case iPad
        /// 1920×1080 points at 1×; focus moves with presses.
        case appleTV
        /// 1280×800 points at 1×.
        case desktop

        var profile: DeviceProfile {
            switch self {
            case .iPhone: .iphone
            case .iPad: .ipad
            case .appleTV: .appletv
            case .desktop: .desktop
            }
        }
    }

    /// The clock, screen and device that the host owns.
    package let context: RuntimeContext
    /// The window.
    public let window: UIWindow
    /// The controller that fills the window.
    public let rootViewController: UIViewController

    /// The length of a frame in seconds.
    public var frameInterval: TimeInterval = 1.0 / 60

    /// The window's surface; another one after the window was hidden and shown again.
    var surface: OffscreenWindow {
        guard let surface = window.offscreenWindow else {
            preconditionFailure(
                "The window of this TestHost is hidden, or the process runs UIApplicationMain and shows it on the display."
            )
        }
        return surface
    }
    var pointer: CGPoint?
    /// Whether the safe area is the device's own, and follows the size of the window as it does on the device.
    private let hasDeviceSafeArea: Bool
    /// What frames that are measured are drawn into.
    var measuredCanvas: PixelCanvas?

    /// Shows a controller.
    ///
    /// - Parameters:
    ///   - device: Gives size, scale and idiom.
    ///   - size: The window's size in points, in place of the device's.
    ///   - scale: Pixels per point, in place of the device's.
    ///   - safeArea: The window's safe area. Unless given that of the device, as `vitrine render --device` shows it, and
    ///     none for a window of another size.
    ///   - style: Light or dark.
    public convenience init(
        _ controller: UIViewController, device: Device = .iPhone, size: CGSize? = nil, scale: CGFloat? = nil,
        safeArea: UIEdgeInsets? = nil, style: UIUserInterfaceStyle = .light
    ) {
        self.init(
            { controller }, device: device, size: size, scale: scale, safeArea: safeArea, style: style,
            prepare: { _ in })
    }

    /// Parameters as for the public initialiser.
    ///
    /// - Parameters:
    ///   - makeController: Called where the host's clock, screen and device are the current ones.
    ///   - prepare: Called with the window before it shows the controller.
    init(
        _ makeController: () -> UIViewController, device: Device, size: CGSize? = nil, scale: CGFloat?,
        safeArea: UIEdgeInsets?, style: UIUserInterfaceStyle, prepare: (UIWindow) -> Void
    ) {
        let screen = DeviceProfile.Screen(device.profile, size: size, scale: scale)
        hasDeviceSafeArea = safeArea == nil && size == nil
        context = RuntimeContext(screen: screen)
        let safeArea = hasDeviceSafeArea ? screen.profile.safeAreaInsets(for: screen.size) : safeArea ?? .zero
        (window, rootViewController) = context.enter {
            let controller = makeController()
            let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
            window.safeAreaOverride = safeArea
            window.overrideUserInterfaceStyle = style
            prepare(window)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return (window, controller)
        }
        surface.frame()
    }

    /// Shows a view that fills the window. Parameters as for a controller.
    ///
    /// What the view leaves free is `systemBackground`, white or black by the style, so that a label with no background
    /// can be read. A controller's view is shown as it is: what that leaves free is black, as in an application. On a
    /// television both stand on the system's own grey.
    public convenience init(
        _ view: UIView, device: Device = .iPhone, size: CGSize? = nil, scale: CGFloat? = nil,
        safeArea: UIEdgeInsets? = nil, style: UIUserInterfaceStyle = .light
    ) {
        let controller = UIViewController()
        controller.view = view
        self.init(controller, device: device, size: size, scale: scale, safeArea: safeArea, style: style)
        if window.traitCollection.userInterfaceIdiom != .tv { window.backgroundColor = .systemBackground }
    }

    isolated deinit {
        window.isHidden = true
    }

    /// Runs code as the host's application would: `UIScreen.main`, `UIDevice.current`, `UIApplication.shared` and
    /// `CACurrentMediaTime()` answer for the host.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try context.enter(body)
    }

    /// The window's size in points.
    public var size: CGSize { window.bounds.size }

    /// Gives the window another size, as when a person resizes it or turns the device.
    public func resize(to size: CGSize) {
        measuredCanvas = nil
        if hasDeviceSafeArea {
            window.safeAreaOverride = context.run.screen.profile.safeAreaInsets(for: size)
        }
        surface.resize(to: size)
        surface.frame()
    }
}
