import VitrineGraphics
import VitrineLaunch
import VitrinePlatform

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Takes an application from `main` to its end.
@MainActor
package enum ApplicationLauncher {
    /// Makes the delegate from its class and runs.
    package static func run(delegateClass: any UIApplicationDelegate.Type) -> Never {
        guard let objectClass = delegateClass as? NSObject.Type,
            let delegate = objectClass._makeDynamic(_dynamicObject: ()) as? any UIApplicationDelegate
        else {
            fatalError("\(delegateClass) adopts UIApplicationDelegate without being an NSObject.")
        }
        run(delegate: delegate)
    }

    /// Runs with a delegate that exists. Errors are one sentence on standard error, and exit code 1.
    package static func run(delegate: any UIApplicationDelegate) -> Never {
        do throws(LaunchError) {
            let options = try launchOptions()
            RuntimeContext.application.run.begin(options)
            switch options.mode {
            case .window: try runOnDisplay(delegate)
            case .render:
                ProgramTime.shared?.holdForGood()
                try render(delegate, options)
            }
        } catch {
            fail(error)
        }
        terminate()
    }

    private static func launchOptions() throws(LaunchError) -> LaunchOptions {
        do throws(InvalidLaunchOptions) {
            return try LaunchOptions.parse(ProcessInfo.processInfo.environment[LaunchVariable.options])
        } catch {
            throw .invalidOptions(error)
        }
    }

    static func fail(_ error: LaunchError) -> Never {
        StandardError.write("\(error)")
        exit(1)
    }

    private static func terminate() -> Never {
        let application = UIApplication.shared
        // As on iOS, where nobody ends a program that is in front: what is saved in the background is saved.
        application.enterBackground()
        if !MainLoop.runUntil(timeout: UIApplication.backgroundTime, { application.backgroundTasks.isEmpty })
        {
            application.backgroundTasks.expire()
        }
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
        application.delegate?.applicationWillTerminate(application)
        exit(0)
    }

    // MARK: Modes

    private static func runOnDisplay(_ delegate: any UIApplicationDelegate) throws(LaunchError) {
        try start(delegate)
        Trace.emit("ready", ["windows": "\(UIApplication.shared.windows.count)"])
        // Reading a picture takes longer than a frame: the window is seen first.
        let icon = RuntimeContext.current.schedule(after: 0.25) { showIcon() }
        withExtendedLifetime(icon) { MainLoop.run() }
    }

    /// Gives the windows the application's icon.
    private static func showIcon() {
        guard let icon = AssetStore.shared.appIcon(pixels: 128) else { return }
        for window in UIApplication.shared.windows {
            (window.platformWindow as? GTKWindow)?.setIcon(icon.bitmap)
        }
    }

    /// The window that has the keys, and the surface in which it is shown with all others. A program may show another one
    /// in its place, with another surface.
    private static var front: (window: UIWindow, surface: OffscreenWindow)? {
        let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
        guard let window, let surface = window.offscreenWindow else { return nil }
        return (window, surface)
    }

    private static func render(
        _ delegate: any UIApplicationDelegate, _ options: LaunchOptions
    ) throws(LaunchError) {
        try start(delegate)
        guard front != nil else { throw .noWindow(delegate: "\(type(of: delegate))") }
        settle()
        Trace.emit("ready", ["windows": "\(UIApplication.shared.windows.count)"])
        for (index, tap) in options.tap.enumerated() {
            try perform(tap)
            if index + 1 < options.tap.count || !options.press.isEmpty || options.type != nil {
                pass(seconds: 0.5)
            }
        }
        for (index, press) in options.press.enumerated() {
            front?.window.send(press: press)
            // What the last press starts is what `after` looks into.
            if index + 1 < options.press.count { pass(seconds: 0.5) }
        }
        if let text = options.type {
            if !options.press.isEmpty { pass(seconds: 0.5) }
            front?.window.type(text)
        }
        pass(seconds: options.after ?? 0.5)
        guard let output = options.output else {
            // Options without one are refused when they are read.
            fatalError("LaunchOptions.output is nil in render mode.")
        }
        guard let (window, surface) = front else { throw .noWindow(delegate: "\(type(of: delegate))") }
        var overlay: RenderNode?
        if options.wireframe {
            let wireframe = Wireframe(window)
            if wireframe.isEmpty { throw .nothingToOutline }
            overlay = wireframe.node()
        }
        let picture = surface.snapshot(background: window.backdrop, overlay: overlay)
        do {
            // Into the file that is there, which may have no name: the tool puts the picture where it belongs.
            try picture.pngData().write(to: URL(fileURLWithPath: output))
        } catch {
            let reason = error.localizedDescription
            throw .picture("\(BitmapError.unwritable(path: output, reason: reason))")
        }
    }

    /// Taps as a finger does, which rests for some frames.
    private static func perform(_ tap: LaunchOptions.Tap) throws(LaunchError) {
        guard let (window, surface) = front else { return }
        let point = try window.place(of: tap)
        surface.send(
            .touch(TouchEvent(id: 0, phase: .began, location: point, timestamp: surface.clock.now)))
        pass(seconds: 0.05)
        surface.send(
            .touch(TouchEvent(id: 0, phase: .ended, location: point, timestamp: surface.clock.now)))
    }

    /// Lets queued work of the program happen without virtual time passing.
    private static func settle() {
        for _ in 0..<20 {
            serve()
            front?.surface.frame()
            if !RuntimeContext.application.frames.hasPendingUpdates { break }
        }
    }

    /// Virtual time passes frame by frame, with the main queue served in between.
    private static func pass(seconds: TimeInterval) {
        let frame = 1.0 / 60
        var left = seconds
        settle()
        while left > 1e-9 {
            let step = min(frame, left)
            ProgramTime.shared?.advance(by: step, report: report)
            // This makes a frame, too.
            front?.surface.advance(by: step)
            serve()
            left -= step
        }
        settle()
    }

    /// Does what waits on the main queue, and elsewhere where that is known.
    private static func serve() {
        if let time = ProgramTime.shared {
            time.settle(report: report)
        } else {
            MainLoop.runUntil(timeout: 0.001) { false }
        }
    }

    private static func report(_ sentence: String) { ReportLog.current.report(sentence) }

    // MARK: Start

    private static func start(_ delegate: any UIApplicationDelegate) throws(LaunchError) {
        let application = UIApplication.shared
        application.ownedDelegate = delegate
        application.delegate = delegate
        application.setState(.inactive)
        let urls = UIApplication.urls(in: Array(CommandLine.arguments.dropFirst()))
        let options = urls.first.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
        // The window is there before the delegate is told anything.
        if let name = LaunchInterface.main.mainStoryboard {
            LaunchInterface.show(UIStoryboard(name: name, bundle: nil), in: delegate, of: nil)
        }
        let accepts = delegate.application(application, willFinishLaunchingWithOptions: options)
        let accepted = delegate.application(application, didFinishLaunchingWithOptions: options) && accepts
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: application)

        let scene = connectScene(delegate, urls) ?? application.connectImplicitScene()
        let sceneWindow = (scene.delegate as? any UIWindowSceneDelegate)?.ownWindow
        if let window = sceneWindow ?? delegate.ownWindow, window.isHidden { window.makeKeyAndVisible() }
        guard let window = application.windows.last else {
            throw .noWindow(delegate: "\(type(of: delegate))")
        }
        if let failure = window.platformFailure { throw .platform(failure) }
        if window.rootViewController == nil, window.subviews.isEmpty { throw .noRootView }

        application.becomeActive(scene)
        // As on iOS, what the program queued on the main queue meanwhile finds its views laid out.
        for window in application.windows where !window.isHidden { window.layoutTree() }
        // Who refuses at the start has taken them already.
        if accepted { application.openFromOutside(urls, isLaunch: true) }
    }

    /// Connects a window scene if the program has a delegate for one.
    private static func connectScene(_ delegate: any UIApplicationDelegate, _ urls: [URL]) -> UIScene? {
        let application = UIApplication.shared
        let session = UISceneSession(role: .windowApplication)
        session.stateRestorationActivity = SceneActivities.restored()
        let options = UIScene.ConnectionOptions(urls: urls)
        let configuration = delegate.application(
            application, configurationForConnecting: session, options: options)
        let listed = LaunchInterface.main.scene(named: configuration.name)
        // A delegate that made its window does without scenes unless it or the Info.plist asks for one.
        if configuration === UISceneConfiguration.notImplemented, listed == nil, !application.windows.isEmpty
        {
            return nil
        }
        guard
            let delegateClass = configuration.delegateClass ?? listed?.delegateClass
                ?? templateSceneDelegate(besides: delegate),
            let objectClass = delegateClass as? NSObject.Type,
            let sceneDelegate = objectClass._makeDynamic(_dynamicObject: ()) as? any UISceneDelegate
        else { return nil }
        let scene = UIWindowScene(session: session)
        session.scene = scene
        session.configuration = configuration
        scene.delegate = sceneDelegate
        scene.activationState = .foregroundInactive
        application.connectedScenes.insert(scene)
        // A program of SwiftUI has made its window.
        for window in application.windows where window.windowScene == nil { window.windowScene = scene }
        let storyboard =
            configuration.storyboard ?? listed?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        if let storyboard, let holder = sceneDelegate as? any UIWindowSceneDelegate {
            LaunchInterface.show(storyboard, in: holder, of: scene)
        }
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        sceneDelegate.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        return scene
    }

    /// The class that Xcode's template names in its Info.plist: `SceneDelegate` in the delegate's module.
    private static func templateSceneDelegate(besides delegate: any UIApplicationDelegate) -> AnyClass? {
        let name = String(reflecting: type(of: delegate))
        guard let module = name.split(separator: ".").first else { return nil }
        return NSClassFromString("\(module).SceneDelegate")
    }
}
