public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

/// What items are like: how they bounce, rub, resist and turn.
///
/// Of several for one item all count, each for the properties that were set in it; for a property that several have
/// set, the one added last.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var members: DynamicItems
    private var settings = Settings()
    private var pending: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

    private struct Settings {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var charge: CGFloat?
        var angularResistance: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }

    /// Makes a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        members = DynamicItems(items)
        super.init()
    }

    /// Makes a behaviour for no items yet.
    public convenience override init() { self.init(items: []) }

    /// The items that are so.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if members.add(item) { didChange() }
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        guard members.remove(item) else { return }
        pending[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// How much of the speed is left after a collision, 0…1. Default 0.
    open var elasticity: CGFloat {
        get { settings.elasticity ?? 0 }
        set { set(\.elasticity, to: newValue) }
    }

    /// How items rub on each other: 0 not at all, 1 strongly. Default 0.
    open var friction: CGFloat {
        get { settings.friction ?? 0 }
        set { set(\.friction, to: newValue) }
    }

    /// Mass for area: 1 gives 100 × 100 points a mass of 1. Default 1.
    open var density: CGFloat {
        get { settings.density ?? 1 }
        set { set(\.density, to: newValue) }
    }

    /// What electric and magnetic fields act on. Default 0: they do not.
    open var charge: CGFloat {
        get { settings.charge ?? 0 }
        set { set(\.charge, to: newValue) }
    }

    /// How fast velocity is lost, as a share of it a second. Default 0.
    open var resistance: CGFloat {
        get { settings.resistance ?? 0 }
        set { set(\.resistance, to: newValue) }
    }

    /// The same for turns. Default 0.
    open var angularResistance: CGFloat {
        get { settings.angularResistance ?? 0 }
        set { set(\.angularResistance, to: newValue) }
    }

    /// Whether nothing moves the items, though others collide with them. Default false.
    open var isAnchored: Bool {
        get { settings.isAnchored ?? false }
        set { set(\.isAnchored, to: newValue) }
    }

    /// Whether items turn. Default true.
    open var allowsRotation: Bool {
        get { settings.allowsRotation ?? true }
        set { set(\.allowsRotation, to: newValue) }
    }

    private func set<Value>(_ field: WritableKeyPath<Settings, Value?>, to value: Value) {
        settings[keyPath: field] = value
        didChange()
    }

    // MARK: Velocities

    /// Adds to an item's velocity, in points per second. Before the behaviour is in an animator, it is added then.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        addVelocity(linear: velocity, angular: 0, to: item)
    }

    /// Adds to how fast an item turns, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        addVelocity(linear: .zero, angular: velocity, to: item)
    }

    private func addVelocity(linear: CGPoint, angular: CGFloat, to item: any UIDynamicItem) {
        guard members.contains(item) else { return }
        let old = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        pending[ObjectIdentifier(item)] = (
            CGPoint(x: old.linear.x + linear.x, y: old.linear.y + linear.y), old.angular + angular
        )
        didChange()
    }

    /// An item's velocity, in points per second; zero when it is not this behaviour's, or that is in no animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let body = body(of: item) else { return .zero }
        return CGPoint(x: body.velocity.x, y: body.velocity.y)
    }

    /// How fast an item turns, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(body(of: item)?.angularVelocity ?? 0)
    }

    private func body(of item: any UIDynamicItem) -> Body? {
        guard members.contains(item), let dynamicAnimator else { return nil }
        dynamicAnimator.configureIfNeeded()
        return dynamicAnimator.simulation.body(of: item)
    }

    // MARK: Doing it

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ simulation: DynamicsSimulation) {
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            if let value = settings.elasticity { body.elasticity = min(max(Double(value), 0), 1) }
            if let value = settings.friction { body.friction = max(Double(value), 0) }
            if let value = settings.density { body.density = max(Double(value), 0) }
            if let value = settings.charge { body.charge = Double(value) }
            if let value = settings.resistance { body.resistance = max(Double(value), 0) }
            if let value = settings.angularResistance { body.angularResistance = max(Double(value), 0) }
            if let value = settings.allowsRotation { body.allowsRotation = value }
            if let value = settings.isAnchored { body.isAnchored = value }
            if let velocity = pending.removeValue(forKey: ObjectIdentifier(item)) {
                body.velocity += Vector(velocity.linear)
                body.angularVelocity += Double(velocity.angular)
            }
        }
    }
}
