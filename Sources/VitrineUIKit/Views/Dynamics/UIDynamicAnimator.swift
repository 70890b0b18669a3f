public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics
import VitrineQuartzCore

/// Hears when an animator pauses and goes on.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Everything is about to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Everything has come to rest: no frame is asked for any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies move: they fall, collide, hang on each other and come to rest.
///
/// It runs from frame to frame while something moves, in steps of 1/120 s, so that the same program gives the same
/// motion. Keep it: nobody else does.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates the items have; nil in an animator of a layout or of other items.
    open private(set) weak var referenceView: UIView?
    /// What it does, in the order in which it was added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Hears when everything rests.
    open weak var delegate: (any UIDynamicAnimatorDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }
    /// Whether items are moving.
    open private(set) var isRunning = false
    /// For how long it has been running, in seconds; time at rest does not count.
    open private(set) var elapsedTime: TimeInterval = 0

    let simulation = DynamicsSimulation()
    /// What a layout adds: its bounds, and what is to be done after items have moved.
    var surroundings: (any DynamicsSurroundings)?

    private var needsConfiguration = false
    private var lastTime: TimeInterval?
    private var remainder: TimeInterval = 0
    private lazy var frames = DynamicsFrames(of: self)

    /// More time than this in one frame is not made up for, in seconds.
    private static let longestFrame = 0.25

    /// Makes an animator of subviews of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Makes an animator of items that are in no view.
    public override init() { super.init() }

    // MARK: Behaviours

    /// Adds a behaviour, with its children. One that another animator has leaves that.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.attach(to: self)
        behaviorDidChange()
    }

    /// Takes a behaviour away. Its items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.attach(to: nil)
        behaviorDidChange()
    }

    /// Takes all behaviours away.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items whose frames meet a rectangle, in reference coordinates.
    ///
    /// Complexity: O(n).
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        configureIfNeeded()
        return simulation.items.filter { item in
            let bounds = CGRect(
                x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width,
                height: item.bounds.height)
            return bounds.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y).intersects(
                rect)
        }
    }

    /// Takes the item's present place, turn and size, which the program has changed. Its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        configureIfNeeded()
        simulation.update(item)
        resume()
    }

    // MARK: Running

    /// A behaviour came, went, or does something else now.
    func behaviorDidChange() {
        needsConfiguration = true
        resume()
    }

    /// The bodies, with everything that has been said about them.
    func configureIfNeeded() {
        let bounds = surroundings?.referenceBounds ?? referenceView?.bounds
        guard needsConfiguration || bounds != simulation.referenceBounds else { return }
        needsConfiguration = false
        simulation.configure(behaviors.flatMap(\.flattened), referenceBounds: bounds)
    }

    var runtimeContext: RuntimeContext {
        referenceView?.runtimeContext ?? surroundings?.runtimeContext ?? .current
    }

    private func resume() {
        guard !isRunning else { return }
        isRunning = true
        remainder = 0
        lastTime = runtimeContext.now
        delegate?.dynamicAnimatorWillResume(self)
        FrameScheduler.setNeedsUpdate(frames)
    }

    fileprivate func frameUpdate(at time: TimeInterval) {
        remainder += min(max(time - (lastTime ?? time), 0), Self.longestFrame)
        lastTime = max(time, lastTime ?? time)
        // A hair less than a step is one: times are sums.
        let steps = Int(remainder / World.step + 1e-6)
        remainder = max(remainder - Double(steps) * World.step, 0)
        for step in 0..<steps {
            configureIfNeeded()
            let all = behaviors.flatMap(\.flattened)
            for behavior in all { behavior.applyForces(simulation) }
            let events = simulation.world.advance()
            elapsedTime += World.step
            guard !events.isEmpty || step == steps - 1 else { continue }
            simulation.writeBack()
            for event in events { deliver(event) }
        }
        if steps > 0 {
            surroundings?.itemsDidMove()
            for behavior in behaviors.flatMap(\.flattened) { behavior.action?() }
        }
        if !needsConfiguration, simulation.world.isAtRest {
            isRunning = false
            delegate?.dynamicAnimatorDidPause(self)
        } else {
            FrameScheduler.setNeedsUpdate(frames)
        }
    }

    private func deliver(_ event: World.Event) {
        switch event {
        case .began(let a, let b, let place): meet(a, b, at: CGPoint(x: place.x, y: place.y))
        case .ended(let a, let b): meet(a, b, at: nil)
        case .beganBarrier(let body, let barrier, let place):
            meet(body, barrier, at: CGPoint(x: place.x, y: place.y))
        case .endedBarrier(let body, let barrier): meet(body, barrier, at: nil)
        }
    }

    /// - Parameter place: nil when they part.
    private func meet(_ a: Body, _ b: Body, at place: CGPoint?) {
        guard let first = simulation.item(of: a), let second = simulation.item(of: b) else { return }
        for behavior in simulation.groups where behavior.bringsTogether(first, second) {
            if let place {
                behavior.collisionDelegate?.collisionBehavior(
                    behavior, beganContactFor: first, with: second, at: place)
            } else {
                behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: first, with: second)
            }
        }
    }

    private func meet(_ body: Body, _ barrier: Barrier, at place: CGPoint?) {
        guard let item = simulation.item(of: body), simulation.groups.indices.contains(barrier.group) else {
            return
        }
        let behavior = simulation.groups[barrier.group]
        let identifier = behavior.identifier(of: barrier)
        if let place {
            behavior.collisionDelegate?.collisionBehavior(
                behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
        } else {
            behavior.collisionDelegate?.collisionBehavior(
                behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}

/// Where the items of an animator are, when that is no view.
@MainActor
protocol DynamicsSurroundings {
    var referenceBounds: CGRect? { get }
    var runtimeContext: RuntimeContext? { get }
    func itemsDidMove()
}

/// An animator's turns in frames. Does not keep the animator, which ends with its owner.
@MainActor
private final class DynamicsFrames: FrameUpdatable {
    private weak var animator: UIDynamicAnimator?

    init(of animator: UIDynamicAnimator) { self.animator = animator }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { animator?.runtimeContext ?? .current }
    func frameUpdate(at time: TimeInterval) { animator?.frameUpdate(at: time) }
}
