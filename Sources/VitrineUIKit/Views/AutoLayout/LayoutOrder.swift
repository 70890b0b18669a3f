import VitrineConstraints

/// A view that arranges others by constraints of its own.
@MainActor
protocol ArrangingView: UIView {
    /// The subviews and guides in the order in which they are arranged, whenever they came.
    var partsInOrder: [LayoutItem] { get }
    /// The constraints that the view made by itself, by what they do.
    var arrangement: [NSLayoutConstraint] { get }
}

/// The items of a system and the constraints in it, in an order that follows from the tree of views as it is: for what
/// must not depend on how it came about.
///
/// Complexity: O(views), so this is made only where constraints contradict each other or leave something open.
@MainActor
struct LayoutOrder {
    /// What takes part in the system apart from its root, what is arranged in its order.
    private(set) var items: [LayoutItem] = []
    private var arrangement: [ObjectIdentifier: Int] = [:]
    private let engine: LayoutEngine

    init(of engine: LayoutEngine) {
        self.engine = engine
        if let root = engine.root { visit(root) }
    }

    private mutating func visit(_ view: UIView) {
        let parts: [LayoutItem]
        if let arranging = view as? any ArrangingView {
            parts = arranging.partsInOrder
            for constraint in arranging.arrangement {
                arrangement[ObjectIdentifier(constraint)] = arrangement.count
            }
        } else {
            parts =
                view.storedSubviews.compactMap(\.layoutItem) + view.storedLayoutGuides.map(\.madeLayoutItem)
        }
        for item in parts {
            if item.engine === engine { items.append(item) }
            if let view = item.view, item.ownEngine == nil || item.ownEngine === engine { visit(view) }
        }
    }

    /// The place of each item.
    var places: [ObjectIdentifier: Int] {
        Dictionary(items.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    }

    /// Constraints from the oldest to the youngest; those that views made by themselves come after all others, the same
    /// whenever they were made.
    func sorted(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        func rank(_ constraint: NSLayoutConstraint) -> (Int, Int) {
            arrangement[ObjectIdentifier(constraint)].map { (1, $0) } ?? (0, constraint.order)
        }
        return constraints.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Who gives way where nothing else says so: the first, whether it is stretched or squeezed. But a length that has
    /// an upper bound, and neither content nor another bound of its own, is as small as can be before all others.
    ///
    /// - Parameter own: what the solver has for a constraint of the engine's.
    func preferences(_ own: (Solver.ConstraintID) -> Solver.ConstraintID?) -> [Solver.Preference] {
        var preferences: [Solver.Preference] = []
        let free = items.filter(\.isFree)
        let bounded = lengthsWithUpperBoundOnly
        if !bounded.isEmpty {
            for item in free.reversed() {
                for dimension in [LayoutItem.Dimension.width, .height]
                where bounded.contains(item.variable(dimension)) && !item.hasContent(dimension) {
                    preferences.append(.least(item.variable(dimension)))
                }
            }
        }
        for item in free.reversed() {
            for (intrinsic, dimension) in zip(item.intrinsic, [LayoutItem.Dimension.width, .height]) {
                for id in [intrinsic.hugging, intrinsic.resistance] {
                    if let id = id.flatMap(own) { preferences.append(.met(id)) }
                }
                preferences.append(.least(item.variable(dimension)))
            }
        }
        for item in free { preferences += [.least(item.variable(.x)), .least(item.variable(.y))] }
        return preferences
    }
    /// What constraints on a length of its own keep from being too large, and none from being too small.
    private var lengthsWithUpperBoundOnly: Set<Variable> {
        var (bounded, others): (Set<Variable>, Set<Variable>) = ([], [])
        for constraint in engine.constraints where constraint.starts == nil {
            guard let item = constraint.first, let dimension = constraint.firstAttribute.length else {
                continue
            }
            let variable = item.variable(dimension)
            if constraint.relation == .lessThanOrEqual {
                bounded.insert(variable)
            } else {
                others.insert(variable)
            }
        }
        return bounded.subtracting(others)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Which unknown of an item a size is.
    fileprivate var length: LayoutItem.Dimension? {
        switch self {
        case .width: .width
        case .height: .height
        default: nil
        }
    }
}
