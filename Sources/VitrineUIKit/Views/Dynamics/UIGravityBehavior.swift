public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

/// Accelerates items in one direction, whatever their mass.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
    private var members: DynamicItems
    /// Its direction and strength: 1 is 1000 points per second². Default (0, 1), downwards.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// Makes a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        members = DynamicItems(items)
        super.init()
    }

    /// Makes a behaviour for no items yet.
    public convenience override init() { self.init(items: []) }

    /// The items that fall.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if members.add(item) { didChange() }
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        if members.remove(item) { didChange() }
    }

    /// The direction, in radians from the right, clockwise. Default π/2.
    open var angle: CGFloat {
        get { magnitude == 0 ? 0 : atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength: 1 is 1000 points per second². Zero sets the angle to zero as well. Default 1.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets both, the angle in radians.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// In points per second², of a magnitude of 1. From Apple's documentation.
    private static let unit = 1000.0

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ simulation: DynamicsSimulation) {
        for item in items {
            simulation.body(of: item)?.gravity +=
                Vector(Double(gravityDirection.dx), Double(gravityDirection.dy)) * Self.unit
        }
    }
}
