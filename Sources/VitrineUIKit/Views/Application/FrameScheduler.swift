import Foundation
import VitrineCoreGraphics
import VitrineFoundation
import VitrinePlatform
package import VitrineQuartzCore

/// Something that wants a turn in the next frame.
@MainActor
package protocol FrameUpdatable: AnyObject {
    /// When in the frame the turn comes.
    var framePhase: FrameScheduler.Phase { get }
    /// Whose frame it is.
    var runtimeContext: RuntimeContext { get }
    /// The turn. Ask again with `FrameScheduler.setNeedsUpdate(_:)` to get another one.
    func frameUpdate(at time: TimeInterval)
}

/// Collects who wants a turn in the next frame of a context, and gives it.
///
/// One frame: animations and scroll physics, then what reacts to state (the SwiftUI graph), then layout. Turns
/// asked for during the frame belong to it for the later phases, and to the next frame for `animations`.
///
/// A frame serves the windows of its own context, and what waits in the application's: that is where things wait that
/// were begun outside of any window, in a test between two steps of a host for example.
@MainActor
package final class FrameScheduler: RuntimeContextPart {
    /// The parts of a frame, in order.
    package enum Phase: Int, CaseIterable, Sendable {
        case animations, graph, layout
    }

    /// How often layout and graph may dirty each other within a frame before the rest waits for the next.
    private static let rounds = 8

    /// That of the context that is being driven.
    package static var current: FrameScheduler { RuntimeContext.current.frames }

    private unowned let context: RuntimeContext
    private var pending: [Phase: [any FrameUpdatable]] = [:]
    private var members: [Phase: Set<ObjectIdentifier>] = [:]
    private var afterLayout: [@MainActor () -> Void] = []
    private var isTickScheduled = false
    private var isTicking = false
    /// Whether a window asked for a frame while another was being made.
    private var hasMissedFrame = false
    /// Who makes frames while somebody waits in the run loop, if anybody does.
    private var waitingFrames: WaitingFrames?

    /// Which run of work this is: a new one begins with a frame, or with work between frames, unless the one before
    /// has not come to rest. What happens again and again within one feeds on itself.
    package private(set) var impulse = 0
    private static var lastImpulse = 0
    private var isAtRest = true
    /// Whether graphs and layouts react to what came before in the frame.
    package private(set) var isReacting = false

    /// The windows of the context that show something, weakly.
    private var windows = WeakSet<UIWindow>()
    /// Those of every context.
    private static var allWindows = WeakSet<UIWindow>()

    package init(context: RuntimeContext) {
        self.context = context
        context.askForFrame = { [unowned self] in setNeedsFrame() }
        let links = DisplayLinkTurn(of: context)
        context.displayLinks.onNeedsFrame = { [unowned self] in setNeedsUpdate(links) }
        // Links that were added before there was a window start now.
        if context.displayLinks.wantsFrames { setNeedsUpdate(links) }
        if context.isApplication, WaitingFrames.areWanted { makeFramesWhileWaiting() }
    }

    /// From now on frames come, and the clock goes on, while somebody waits in the run loop.
    func makeFramesWhileWaiting(in runLoop: RunLoop = .main) {
        waitingFrames = WaitingFrames(of: context, in: runLoop) { [unowned self] in windows.all }
    }

    /// Work begins: in a frame it belongs to that, else it is a run of its own.
    package func beginImpulse() {
        guard !isTicking, isAtRest else { return }
        // No two of any contexts are the same.
        Self.lastImpulse &+= 1
        impulse = Self.lastImpulse
    }

    func register(_ window: UIWindow) {
        windows.insert(window)
        Self.allWindows.insert(window)
        // What waits there is served by every frame.
        _ = RuntimeContext.application.frames
    }

    // MARK: Asking

    /// Gives the object a turn in the next frame of its context; asking twice is the same as once.
    ///
    /// The object is kept until its turn. Complexity: O(1).
    package static func setNeedsUpdate(_ object: any FrameUpdatable) {
        object.runtimeContext.frames.setNeedsUpdate(object)
    }

    private func setNeedsUpdate(_ object: any FrameUpdatable) {
        let phase = object.framePhase
        guard members[phase, default: []].insert(ObjectIdentifier(object)).inserted else { return }
        pending[phase, default: []].append(object)
        setNeedsFrame()
    }

    /// Runs the action in the next frame of the context, after layout, while the context is current.
    package func afterNextLayout(_ action: @escaping @MainActor () -> Void) {
        afterLayout.append(action)
        setNeedsFrame()
    }

    /// Whether somebody waits for a turn in the frames of the context.
    package var hasPendingUpdates: Bool { served.contains { $0.isWaitedFor } }

    private var isWaitedFor: Bool {
        !afterLayout.isEmpty || context.laterTurns.isPending || pending.values.contains { !$0.isEmpty }
    }

    /// Runs the turns of the graph phase now, so that what is measured next is up to date.
    package func updateGraph() {
        run(.graph, at: context.now)
    }

    /// Asks every window for a frame. With no frame clock, one comes on the main queue.
    package func setNeedsFrame() {
        waitingFrames?.arm()
        // What waits in the application is served by the frames of hosts, too.
        let windows = context.isApplication && !hasFrameClock ? Self.allWindows : windows
        windows.forEach { $0.platformWindow?.setNeedsFrame() }
        guard !hasFrameClock, !isTickScheduled, !isTicking else { return }
        isTickScheduled = true
        DispatchQueue.main.async { [context] in
            context.frames.isTickScheduled = false
            for window in windows.all { window.offscreenWindow?.frameInPassing() }
        }
    }

    private var hasFrameClock: Bool { context.run.hasFrameClock }

    // MARK: The frame

    /// The work of a frame: steps 1 to 3 of Docs/Architecture.md, then drawing.
    ///
    /// What asks for another frame meanwhile gets it from the window's frame clock; in memory that is whoever moves
    /// the time, or the main queue would spin while time stands still.
    ///
    /// - Parameter windows: Those that show something in it.
    /// - Returns: Whether the frame was made. While another one of the context is being made there is none: the window
    ///   is asked again once that has ended.
    func tick(_ windows: [UIWindow], at time: TimeInterval, then draw: () -> Void) -> Bool {
        guard !isTicking else {
            hasMissedFrame = true
            return false
        }
        beginImpulse()
        isTicking = true
        let start = context.now
        let idleTurns = context.idleTurns
        idleTurns.frameBegins()
        for window in windows { window.frameBegins() }
        defer { endTick() }
        defer { idleTurns.frameEnds(begunAt: start, isOnDisplay: hasFrameClock) }
        defer { draw() }
        for scheduler in served { scheduler.context.laterTurns.run() }
        run(.animations, at: time)
        for window in windows { window.stepAnimations(to: time) }
        WatchedProperties.compare()
        isReacting = true
        defer {
            isReacting = false
            isAtRest = isEmpty(.graph) && isEmpty(.layout)
        }
        settle(windows, at: time)
        return true
    }

    private func endTick() {
        isTicking = false
        guard hasMissedFrame else { return }
        hasMissedFrame = false
        setNeedsFrame()
    }

    private func settle(_ windows: [UIWindow], at time: TimeInterval) {
        var loop = SettlingLoop(limit: Self.rounds)
        var hasMore = true
        while hasMore, loop.beginRound() {
            run(.graph, at: time)
            run(.layout, at: time)
            for window in windows { window.layoutTree() }
            let hadActions = served.reduce(false) { $1.runAfterLayout() || $0 }
            hasMore = hadActions || !isEmpty(.graph) || !isEmpty(.layout)
        }
        if loop.hasRunOut { traceUnsettled(loop) }
    }

    /// What is left waits for the next frame, which is no fault by itself: only the trace names it.
    private func traceUnsettled(_ loop: SettlingLoop) {
        guard Trace.isOn("frame") else { return }
        let waiting = [Phase.graph, .layout].flatMap { pending[$0] ?? [] }.map { "\(type(of: $0))" }
        Trace.emit(
            "frame",
            [
                "unsettled": loop.complaint(about: "A frame"),
                "waiting": Set(waiting).sorted().joined(separator: ", "),
            ])
    }

    /// Whose turns come in a frame: its own, after those of the application unless that has frames by itself.
    private var served: [FrameScheduler] {
        let application = RuntimeContext.application.frames
        return application === self || application.hasFrameClock ? [self] : [application, self]
    }

    private func isEmpty(_ phase: Phase) -> Bool {
        served.allSatisfy { $0.pending[phase, default: []].isEmpty }
    }

    private func run(_ phase: Phase, at time: TimeInterval) {
        for scheduler in served {
            scheduler.runOwn(phase, at: scheduler === self ? time : scheduler.context.now)
        }
    }

    private func runOwn(_ phase: Phase, at time: TimeInterval) {
        guard let turns = pending[phase], !turns.isEmpty else { return }
        pending[phase] = []
        members[phase] = []
        context.enter {
            for object in turns { object.frameUpdate(at: time) }
        }
    }

    private func runAfterLayout() -> Bool {
        guard !afterLayout.isEmpty else { return false }
        let actions = afterLayout
        afterLayout = []
        context.enter {
            for action in actions { action() }
        }
        return true
    }
}
