public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

extension UIPushBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// One moment; then the behaviour is not active any more.
        case instantaneous
    }
}

/// Pushes items: the heavier, the less they are moved.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
    private var members: DynamicItems
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// How long it pushes.
    open private(set) var mode: Mode
    /// Whether it pushes. Default true; of a behaviour of one moment false after that, and true pushes again.
    open var active = true { didSet { didChange() } }
    /// The force: 1 accelerates 100 × 100 points of density 1 by 100 points per second², or, of one moment, by
    /// 100 points per second at once. Default zero.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { didChange() } }

    /// Makes a behaviour for items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        members = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if members.add(item) { didChange() }
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        guard members.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Where an item is pushed, from its centre, in points. Default zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its centre, in points: beside the centre it turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard members.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    /// The direction, in radians from the right, clockwise. Default 0.
    open var angle: CGFloat {
        get { turn }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The force. A negative one pushes the other way. Default 0.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets both, the angle in radians.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        intended = angle
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// The angle that was set while there was no force.
    private var intended: CGFloat = 0
    private var turn: CGFloat {
        pushDirection == CGVector(dx: 0, dy: 0) ? intended : atan2(pushDirection.dy, pushDirection.dx)
    }

    /// In points per second², of a magnitude of 1 and a mass of 1. From Apple's documentation.
    private static let unit = 100.0

    override var dynamicItems: [any UIDynamicItem] { items }

    override func applyForces(_ simulation: DynamicsSimulation) {
        guard active, pushDirection != CGVector(dx: 0, dy: 0) else { return }
        let force = Vector(Double(pushDirection.dx), Double(pushDirection.dy)) * Self.unit
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let place = Vector(Double(offset.horizontal), Double(offset.vertical))
            switch mode {
            case .continuous: body.push(force, at: place)
            case .instantaneous: body.hit(force, at: place)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
