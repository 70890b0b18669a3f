package import VitrineLaunch
package import VitrinePlatform
package import VitrineQuartzCore

extension RuntimeContext {
    /// Makes the context of a host that shows windows in memory, on a device of its own.
    ///
    /// Its clock begins at the application's time, and takes that along, so that what a test begins between the steps
    /// of a host, on the application's clock, goes on with them.
    package convenience init(screen: DeviceProfile.Screen) {
        let application = RuntimeContext.application
        let clock = VirtualClock(now: application.now)
        clock.follower = application.clock as? VirtualClock
        self.init(clock: clock)
        run.screen = screen
    }

    /// Who gets a turn in its frames.
    package var frames: FrameScheduler { part() }
    /// How it shows its windows, and on what device.
    package var run: ApplicationRun { part() }
    /// `UIScreen.main` while it is current.
    package var screen: UIScreen { part(ApplicationObjects.self).screen }
    /// `UIDevice.current` while it is current.
    package var device: UIDevice { part(ApplicationObjects.self).device }
    /// `UIApplication.shared` while it is current.
    package var applicationObject: UIApplication { part(ApplicationObjects.self).application }

    /// Its clock, virtual: what windows in memory stand on.
    package var virtualClock: VirtualClock {
        if let clock = clock as? VirtualClock { return clock }
        let virtual = VirtualClock()
        clock = virtual
        return virtual
    }
}

/// What UIKit has one of for each application.
@MainActor
private final class ApplicationObjects: RuntimeContextPart {
    private unowned let context: RuntimeContext
    private(set) lazy var screen = UIScreen(of: context)
    private(set) lazy var device = UIDevice(of: context)
    private(set) lazy var application = UIApplication(of: context)

    init(context: RuntimeContext) {
        self.context = context
    }
}

extension UIView {
    /// Where the view's time comes from, and where its turns and completions wait: that of its window, or else whoever
    /// is being driven.
    package var runtimeContext: RuntimeContext { window?.ownContext ?? .current }
}

extension UIViewController {
    /// That of its view's window, or of the window whose root it is, or else whoever is being driven.
    package var runtimeContext: RuntimeContext {
        (viewIfLoaded?.window ?? rootWindow)?.ownContext ?? .current
    }
}
