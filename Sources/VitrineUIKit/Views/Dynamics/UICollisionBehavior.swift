public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

extension UICollisionBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The other items of the behaviour.
        public static let items = Mode(rawValue: 1 << 0)
        /// Its boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }
}

/// Keeps items from passing through each other and through boundaries.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
    private var members: DynamicItems
    /// What items collide with. Default everything.
    open var collisionMode = Mode.everything { didSet { didChange() } }
    /// Whether the edges of the reference view, or of the layout's content, are a boundary. Default false.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { didChange() } }
    /// Hears of collisions.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        didSet { DelegateMethods.check(collisionDelegate) }
    }

    private var insets = UIEdgeInsets.zero
    private var boundaries: [Boundary] = []

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        var barriers: [Barrier] = []
    }

    private var edges: (bounds: CGRect, barrier: Barrier)?
    private var group = -1

    /// Makes a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        members = DynamicItems(items)
        super.init()
    }

    /// Makes a behaviour for no items yet.
    public convenience override init() { self.init(items: []) }

    /// The items that collide.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if members.add(item) { didChange() }
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        if members.remove(item) { didChange() }
    }

    // MARK: Boundaries

    /// Makes the edges of the reference view a boundary, as far inside as the insets say, in points.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path as a boundary, in reference coordinates. One of the same identifier goes.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        let path = (bezierPath.copy() as? UIBezierPath) ?? bezierPath
        boundaries.append(Boundary(identifier: copy(of: identifier), path: path))
        didChange()
    }

    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    private func copy(of identifier: any NSCopying) -> any NSCopying {
        (identifier.copy(with: nil) as? any NSCopying) ?? identifier
    }

    /// The path of a boundary; nil when there is none of the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        didChange()
    }

    /// The identifiers of the boundaries that were added; nil when there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Takes all boundaries away that were added. Edges of the reference view stay.
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }

    // MARK: Doing it

    func bringsTogether(_ a: any UIDynamicItem, _ b: any UIDynamicItem) -> Bool {
        collisionMode.contains(.items) && members.contains(a) && members.contains(b)
    }

    /// nil for the edges of the reference view.
    func identifier(of barrier: Barrier) -> (any NSCopying)? {
        boundaries.first { $0.barriers.contains { $0 === barrier } }?.identifier
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ simulation: DynamicsSimulation) {
        let group = simulation.group(of: self)
        if group != self.group {
            // Barriers know their group: they are made again.
            self.group = group
            edges = nil
            for index in boundaries.indices { boundaries[index].barriers = [] }
        }
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            if collisionMode.contains(.items) { body.itemGroups.insert(group) }
            if collisionMode.contains(.boundaries) { body.barrierGroups.insert(group) }
        }
        for index in boundaries.indices {
            if boundaries[index].barriers.isEmpty {
                boundaries[index].barriers = DynamicsOutline(boundaries[index].path).lines.map {
                    Barrier(group: group, points: $0.points, isClosed: $0.isClosed)
                }
            }
            for barrier in boundaries[index].barriers { simulation.use(barrier) }
        }
        guard translatesReferenceBoundsIntoBoundary,
            let bounds = simulation.referenceBounds?.inset(by: insets)
        else { return }
        if edges?.bounds != bounds {
            let corners = [
                Vector(bounds.minX, bounds.minY), Vector(bounds.maxX, bounds.minY),
                Vector(bounds.maxX, bounds.maxY), Vector(bounds.minX, bounds.maxY),
            ]
            edges = (bounds, Barrier(group: group, points: corners, isClosed: true))
        }
        if let edges { simulation.use(edges.barrier) }
    }
}

/// Hears of the collisions of a behaviour's items.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items met, at a point in reference coordinates.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items parted.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)
    /// An item met a boundary.
    ///
    /// - Parameter identifier: nil for the edges of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item left a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
