import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

/// Something that wants a turn in the next frame.
@MainActor
package protocol FrameUpdatable: AnyObject {
    /// When in the frame the turn comes.
    var framePhase: FrameScheduler.Phase { get }
    /// The turn. Ask again with `FrameScheduler.setNeedsUpdate(_:)` to get another one.
    func frameUpdate(at time: TimeInterval)
}

/// Collects who wants a turn in the next frame, and gives it.
///
/// One frame: animations and scroll physics, then what reacts to state (the SwiftUI graph), then layout. Turns
/// asked for during the frame belong to it for the later phases, and to the next frame for `animations`.
@MainActor
package final class FrameScheduler {
    /// The parts of a frame, in order.
    package enum Phase: Int, CaseIterable, Sendable {
        case animations, graph, layout
    }

    /// How often layout and graph may dirty each other within a frame before the rest waits for the next.
    private static let rounds = 8

    private static var pending: [Phase: [any FrameUpdatable]] = [:]
    private static var members: [Phase: Set<ObjectIdentifier>] = [:]
    private static var afterLayout: [@MainActor () -> Void] = []
    private static var isTickScheduled = false
    private static var isTicking = false

    /// Which run of work this is: a new one begins with a frame, or with work between frames, unless the one before
    /// has not come to rest. What happens again and again within one feeds on itself.
    package private(set) static var impulse = 0
    private static var isAtRest = true
    /// Whether graphs and layouts react to what came before in the frame.
    package private(set) static var isReacting = false

    /// Work begins: in a frame it belongs to that, else it is a run of its own.
    package static func beginImpulse() {
        if !isTicking, isAtRest { impulse &+= 1 }
    }

    /// The windows that show something, weakly.
    private static var windows = WeakSet<UIWindow>()

    /// Gives the object a turn in the next frame; asking twice is the same as once.
    ///
    /// The object is kept until its turn. Complexity: O(1).
    package static func setNeedsUpdate(_ object: any FrameUpdatable) {
        let phase = object.framePhase
        guard members[phase, default: []].insert(ObjectIdentifier(object)).inserted else { return }
        pending[phase, default: []].append(object)
        setNeedsFrame()
    }

    /// Runs the action in the next frame, after layout.
    package static func afterNextLayout(_ action: @escaping @MainActor () -> Void) {
        afterLayout.append(action)
        setNeedsFrame()
    }

    /// Whether somebody waits for a turn.
    package static var hasPendingUpdates: Bool {
        !afterLayout.isEmpty || LaterTurn.isPending || pending.values.contains { !$0.isEmpty }
    }

    /// Runs the turns of the graph phase now, so that what is measured next is up to date.
    package static func updateGraph() {
        run(.graph, at: AnimationClock.current.now)
    }

    static func register(_ window: UIWindow) {
        windows.insert(window)
        LaterTurn.askForFrame = { setNeedsFrame() }
        DisplayLinkTurn.install()
    }

    /// Asks every window for a frame. With no frame clock, one comes on the main queue.
    package static func setNeedsFrame() {
        for window in windows.all { window.platformWindow?.setNeedsFrame() }
        guard !ApplicationRun.hasFrameClock, !isTickScheduled, !isTicking else { return }
        isTickScheduled = true
        DispatchQueue.main.async {
            isTickScheduled = false
            for window in windows.all { window.offscreenWindow?.frame() }
        }
    }

    /// The work of a frame: steps 1 to 3 of Docs/Architecture.md, then drawing.
    ///
    /// What asks for another frame meanwhile gets it from the window's frame clock; in memory that is whoever moves
    /// the time, or the main queue would spin while time stands still.
    static func tick(_ window: UIWindow, at time: TimeInterval, then draw: () -> Void) {
        guard !isTicking else { return }
        beginImpulse()
        isTicking = true
        defer { isTicking = false }
        defer { draw() }
        LaterTurn.run()
        run(.animations, at: time)
        window.stepAnimations(to: time)
        isReacting = true
        defer {
            isReacting = false
            isAtRest = isEmpty(.graph) && isEmpty(.layout)
        }
        var loop = SettlingLoop(limit: rounds)
        var hasMore = true
        while hasMore, loop.beginRound() {
            run(.graph, at: time)
            run(.layout, at: time)
            window.layoutTree()
            let actions = afterLayout
            afterLayout = []
            for action in actions { action() }
            hasMore = !actions.isEmpty || !isEmpty(.graph) || !isEmpty(.layout)
        }
        if loop.hasRunOut { traceUnsettled(loop) }
    }

    /// What is left waits for the next frame, which is no fault by itself: only the trace names it.
    private static func traceUnsettled(_ loop: SettlingLoop) {
        guard Trace.isOn("frame") else { return }
        let waiting = [Phase.graph, .layout].flatMap { pending[$0] ?? [] }.map { "\(type(of: $0))" }
        Trace.emit(
            "frame",
            [
                "unsettled": loop.complaint(about: "A frame"),
                "waiting": Set(waiting).sorted().joined(separator: ", "),
            ])
    }

    private static func isEmpty(_ phase: Phase) -> Bool { pending[phase, default: []].isEmpty }

    private static func run(_ phase: Phase, at time: TimeInterval) {
        guard let turns = pending[phase], !turns.isEmpty else { return }
        pending[phase] = []
        members[phase] = []
        for object in turns { object.frameUpdate(at: time) }
    }
}
