import VitrineLaunch
package import VitrinePlatform

/// How this process shows its windows. Without `UIApplicationMain`: offscreen, on a virtual clock.
@MainActor
package enum ApplicationRun {
    /// Where windows appear.
    package enum Presentation {
        /// In memory; time passes only by hand.
        case offscreen
        /// On the display.
        case display
    }

    package private(set) static var presentation = Presentation.offscreen
    /// Whether `UIApplicationMain` runs: then windows have the safe area of the device.
    package private(set) static var isApplication = false
    /// The appearance that the launch options ask for.
    package private(set) static var appearance = UIUserInterfaceStyle.unspecified
    /// The title of windows.
    package private(set) static var title = ""

    /// Whether frames come by themselves.
    static var hasFrameClock: Bool { presentation == .display }

    static func begin(_ options: LaunchOptions) {
        isApplication = true
        presentation = options.mode == .window ? .display : .offscreen
        appearance = options.appearance?.style ?? .unspecified
        title = options.title ?? ProcessInfo.processInfo.processName
        DeviceProfile.current = options.screen
        if presentation == .display { AnimationClock.current = MonotonicClock.shared }
    }

    /// The platform's window for a window of ours.
    static func makePlatformWindow(size: CGSize, scale: CGFloat) throws(PlatformError) -> any PlatformWindow {
        switch presentation {
        case .offscreen:
            return OffscreenWindow(size: size, scale: scale, clock: virtualClock)
        case .display:
            return try GTKWindow(size: size, title: title)
        }
    }

    /// The clock of offscreen windows; also what animations read.
    package static var virtualClock: VirtualClock {
        if let clock = AnimationClock.current as? VirtualClock { return clock }
        let clock = VirtualClock()
        AnimationClock.current = clock
        return clock
    }
}
