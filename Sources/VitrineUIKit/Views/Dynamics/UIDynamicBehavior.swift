public import Foundation

/// What an animator does with items. Subclasses put others together as children, or do something in `action`.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    /// Called in every frame while the animator runs, after the items have moved.
    open var action: (() -> Void)?
    /// The behaviours that belong to this one, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator to which it, or the behaviour that it belongs to, has been added.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Adds a behaviour to this one. It comes to this one's animator and leaves it together with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.attach(to: dynamicAnimator)
        dynamicAnimator?.behaviorDidChange()
    }

    /// Takes a behaviour away from this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.attach(to: nil)
        dynamicAnimator?.behaviorDidChange()
    }

    /// Called before the behaviour comes to an animator, or leaves it. Does nothing by itself.
    ///
    /// - Parameter dynamicAnimator: nil when it leaves.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func attach(to animator: UIDynamicAnimator?) {
        guard dynamicAnimator !== animator else { return }
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.attach(to: animator) }
    }

    /// Says that what it does has changed.
    func didChange() { dynamicAnimator?.behaviorDidChange() }

    /// It and all below it, each before its children.
    var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

    // MARK: What kinds of behaviours do

    /// What it moves.
    var dynamicItems: [any UIDynamicItem] { [] }
    /// Sets up what it does to the bodies of its items. Called again after each change.
    func configure(_ simulation: DynamicsSimulation) {}
    /// Pushes bodies before each step.
    func applyForces(_ simulation: DynamicsSimulation) {}
}

/// The items of a behaviour.
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) {
        for item in items { add(item) }
    }

    /// - Returns: Whether it was not there.
    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        all.append(item)
        return true
    }

    /// - Returns: Whether it was there.
    @discardableResult
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        let count = all.count
        all.removeAll { $0 === item }
        return all.count != count
    }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
