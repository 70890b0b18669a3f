import VitrineLaunch

/// The screen: the device's, as chosen at launch.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
    /// The one screen.
    public class var main: UIScreen { shared }
    private static let shared = UIScreen()

    /// Every screen: the main one.
    public class var screens: [UIScreen] { [main] }

    private override init() {
        super.init()
        UITraitCollection.fallback = traitCollection
    }

    /// The screen's rectangle in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: DeviceProfile.current.size) }
    /// Pixels per point.
    open var scale: CGFloat { DeviceProfile.current.scale }
    /// The screen's rectangle in pixels, portrait.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point of the hardware.
    open var nativeScale: CGFloat { scale }
    /// Frames per second.
    open var maximumFramesPerSecond: Int { 60 }

    open var traitCollection: UITraitCollection {
        DeviceProfile.current.profile.traits(for: bounds.size, scale: scale, style: ApplicationRun.appearance)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func profileDidChange() {
        UITraitCollection.fallback = traitCollection
    }
}
