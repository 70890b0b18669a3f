import UIKit

extension Scenario {
    /// The grid in a real window, one step per frame; the time is that of the whole process.
    ///
    /// - Parameter jumps: More than the usual number show whether memory grows: there is a line for each tenth of them.
    @MainActor
    func measureWindow(count: Int, kind: GridCellKind, jumps: Int) {
        GridWindowDelegate.count = count
        GridWindowDelegate.kind = kind
        GridWindowDelegate.jumps = jumps
        setenv(
            "VITRINE_LAUNCH",
            #"{"mode":"window","device":"desktop","width":1280,"height":800,"title":"Grid"}"#, 1)
        _ = UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(GridWindowDelegate.self))
    }
}

final class GridWindowDelegate: UIResponder, UIApplicationDelegate {
    static var count = 0
    static var kind = GridCellKind.frames
    static var jumps = Script.jumps
    var window: UIWindow?
    private var link: CADisplayLink?
    private var frame = 0
    private var start: TimeInterval = 0
    private var generator = JumpGenerator()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
        let controller = GridController(count: Self.count, kind: Self.kind)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let link = CADisplayLink { [unowned self] _ in step(controller) }
        link.add(to: .main, forMode: .common)
        self.link = link
        return true
    }

    private func step(_ controller: GridController) {
        guard let view = controller.collectionView else { return }
        frame += 1
        switch frame {
        // The frame before this one was the first that was drawn.
        case 2: finish("first frame", 1)
        case Script.warmUp: start = Usage.processorTime
        case Script.warmUp + Script.steps: finish("step of 37 pt", Script.steps)
        case (Script.warmUp + Script.steps + 1)...: jumped(frame - Script.warmUp - Script.steps)
        default: break
        }
        if frame < Script.warmUp { return }
        if frame < Script.warmUp + Script.steps {
            view.contentOffset.y += Script.stepLength
        } else {
            view.contentOffset.y = (generator.next() * controller.range).rounded()
        }
    }

    private func jumped(_ done: Int) {
        let part = Self.jumps > Script.jumps ? Self.jumps / 10 : Self.jumps
        if done % part == 0 { finish(part < Self.jumps ? "\(done) jumps" : "jump", part) }
        if done >= Self.jumps { exit(0) }
    }

    private func finish(_ name: String, _ count: Int) {
        let now = Usage.processorTime
        Measurement(
            "\(Self.count.formatted()) items, \(Self.kind.rawValue): \(name)",
            seconds: (now - start) / Double(count)
        ).send()
        start = now
    }
}
