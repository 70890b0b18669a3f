package import VitrineLaunch
package import VitrinePlatform
package import VitrineQuartzCore

/// How an application, or the host of a test, shows its windows, and on what device. Without `UIApplicationMain`:
/// offscreen, on a virtual clock.
@MainActor
package final class ApplicationRun: RuntimeContextPart {
    /// Where windows appear.
    package enum Presentation {
        /// In memory; time passes only by hand.
        case offscreen
        /// On the display.
        case display
    }

    private unowned let context: RuntimeContext

    package init(context: RuntimeContext) {
        self.context = context
    }

    package private(set) var presentation = Presentation.offscreen
    /// Whether `UIApplicationMain` runs: then windows have the safe area of the device.
    package private(set) var isApplication = false
    /// The appearance that the launch options ask for.
    package private(set) var appearance = UIUserInterfaceStyle.unspecified
    /// The title of windows.
    package private(set) var title = ""
    /// Which of its previews the program shows, counted from 0, if it shows previews.
    package private(set) var preview = 0

    /// The screen and its device: an iPhone, unless launched as something else.
    package var screen = DeviceProfile.Screen(.iphone) {
        didSet { context.screen.profileDidChange() }
    }

    /// Whether frames come by themselves.
    var hasFrameClock: Bool { presentation == .display }

    func begin(_ options: LaunchOptions) {
        isApplication = true
        presentation = options.mode == .window ? .display : .offscreen
        appearance = options.appearance?.style ?? .unspecified
        title = options.title ?? ProcessInfo.processInfo.processName
        preview = options.preview ?? 0
        screen = options.screen
        if presentation == .display { context.clock = MonotonicClock.shared }
    }

    /// The platform's window for a window of ours.
    func makePlatformWindow(size: CGSize, scale: CGFloat) throws(PlatformError) -> any PlatformWindow {
        switch presentation {
        case .offscreen: OffscreenWindow(size: size, scale: scale, clock: context.virtualClock)
        case .display: try GTKWindow(size: size, title: title)
        }
    }
}
