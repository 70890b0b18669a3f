import VitrineLaunch
import VitrineQuartzCore

/// The screen: the device's, as chosen at launch.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
    /// The one screen.
    public class var main: UIScreen { RuntimeContext.current.screen }

    /// Every screen: the main one.
    public class var screens: [UIScreen] { [main] }

    private unowned let context: RuntimeContext

    init(of context: RuntimeContext) {
        self.context = context
        super.init()
        profileDidChange()
    }

    /// The screen's rectangle in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: context.run.screen.size) }
    /// Pixels per point.
    open var scale: CGFloat { context.run.screen.scale }
    /// The screen's rectangle in pixels, portrait.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point of the hardware.
    open var nativeScale: CGFloat { scale }
    /// Frames per second.
    open var maximumFramesPerSecond: Int { 60 }

    /// Whether the screen is recorded or mirrored: no program hears of that here.
    open var isCaptured: Bool { false }

    /// What the screen shows: the window in front, with everything in it.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let shown = context.applicationObject.keyWindow ?? context.applicationObject.windows.last
        return shown?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    /// What has the focus of the window in front.
    open var focusedItem: (any UIFocusItem)? { context.applicationObject.keyWindow?.focusSystem.focusedItem }

    /// The view that has the focus of the window in front; nil also where it is no view.
    open var focusedView: UIView? { focusedItem as? UIView }

    open var traitCollection: UITraitCollection {
        context.run.screen.profile.traits(
            for: bounds.size, scale: scale, style: context.run.appearance)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func profileDidChange() {
        context.fallbackTraits = traitCollection
    }
}

extension UIScreen: NibKeyed, _KeyValueCoded {
    static func nibPath(_ key: String) -> AnyKeyPath? {
        ["displayCornerRadius", "_displayCornerRadius"].contains(key) ? \UIScreen.cornerRadius : nil
    }

    /// How round the screen is at its corners, in points. UIKit has no such member: programs ask for it by its name in
    /// Objective-C. The radii are those that were read from devices with these screens.
    private var cornerRadius: CGFloat {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        switch context.run.screen.profile {
        case .iphone where short > 0 && long / short < 2: return 0
        case .iphone where short <= 375: return 39
        case .iphone where short <= 390: return 47.33
        case .iphone where short <= 393: return 55
        case .iphone where short <= 402: return 62
        case .iphone where short <= 414: return 41.5
        case .iphone where short <= 428: return 53.33
        case .iphone where short <= 430: return 55
        case .iphone: return 62
        case .ipad: return 18
        case .appletv, .desktop: return 0
        }
    }
}
