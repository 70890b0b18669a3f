import VitrineLaunch
import VitrineQuartzCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The device, as chosen at launch.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The one device.
    public class var current: UIDevice { RuntimeContext.current.device }

    private unowned let context: RuntimeContext

    init(of context: RuntimeContext) {
        self.context = context
        super.init()
    }

    /// Makes another object for the one device: programs ask it what they could ask ``current``.
    public convenience override init() { self.init(of: .current) }

    /// The kind of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { context.run.screen.profile.idiom }
    /// Posted when the sides of the screen have changed places, while somebody wants to know.
    nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// How the device is held, as far as the sides of its screen tell: nothing here feels which way is down.
    open var orientation: UIDeviceOrientation {
        Self.orientation(for: context.screen.bounds.size)
    }
    private static func orientation(for screen: CGSize) -> UIDeviceOrientation {
        screen.width > screen.height ? .landscapeRight : .portrait
    }
    /// Whether changes of the orientation are told. The application itself wants to know them, as UIKit's does.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationWishes > 0 }
    /// Has changes of the orientation told until as many calls have ended it.
    open func beginGeneratingDeviceOrientationNotifications() { orientationWishes += 1 }
    /// Takes back one call of `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationWishes = max(0, orientationWishes - 1)
    }
    private var orientationWishes = 1

    /// The screen has another size, in points.
    ///
    /// - Parameter change: Gives it that size.
    func screenWillResize(to size: CGSize, _ change: () -> Void) {
        let (old, new) = (orientation, Self.orientation(for: size))
        guard new != old else { return change() }
        func post(_ name: NSNotification.Name, _ other: UIDeviceOrientation) {
            // The interface turns against the device.
            let interface: UIInterfaceOrientation = other == .portrait ? .portrait : .landscapeLeft
            NotificationCenter.default.post(
                name: name, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: interface.rawValue])
        }
        post(UIApplication.willChangeStatusBarOrientationNotification, new)
        change()
        post(UIApplication.didChangeStatusBarOrientationNotification, old)
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery and proximity

    /// Whether the battery is looked at. False unless set.
    open var isBatteryMonitoringEnabled = false
    /// What the battery does; unknown unless it is looked at, or where there is none.
    open var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled, let battery = DeviceBattery() else { return .unknown }
        return battery.state
    }
    /// How full the battery is, 0…1; −1 unless it is looked at, or where there is none.
    open var batteryLevel: Float {
        guard isBatteryMonitoringEnabled, let battery = DeviceBattery() else { return -1 }
        return battery.level
    }
    /// Whether proximity is felt. There is no sensor: it stays false, as on Apple's devices without one.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near the screen. There is no sensor: false.
    open var proximityState: Bool { false }
    /// Whether programs run beside each other: they do.
    open var isMultitaskingSupported: Bool { true }

    /// The name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// "iPhone", "iPad" or "Apple TV".
    open var model: String {
        switch userInterfaceIdiom {
        case .phone: "iPhone"
        case .tv: "Apple TV"
        default: "iPad"
        }
    }
    /// ``model``; nothing is translated.
    open var localizedModel: String { model }
    /// The name of the operating system that runs: "Linux".
    open var systemName: String { "Linux" }
    /// The version of the operating system that runs.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// An identifier that lasts as long as the process.
    open var identifierForVendor: UUID? { identifier }
    private let identifier = UUID()
}

extension UIDevice: NibKeyed, _KeyValueCoded {
    static func nibPath(_ key: String) -> AnyKeyPath? {
        key == "orientation" ? \UIDevice.orientationNumber : nil
    }

    /// What programs set that want to turn the interface, as they could before iOS 16.
    private var orientationNumber: Int {
        get { orientation.rawValue }
        set {
            ReportLog.current.report(
                once:
                    "Setting UIDevice.orientation is not supported, as on iOS 16: the screen keeps the sides it was "
                    + "started with. Ask UIWindowScene.requestGeometryUpdate(_:errorHandler:), or start with other "
                    + "sides.")
        }
    }
}

/// The kind of device that the program runs on.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
