/// Code of the program that runs in reaction to an update, for messages about what it does.
@MainActor
struct ViewAction {
    /// The modifier or method that has it, such as "onChange".
    let name: String
    /// The type of the value that it is about.
    var value: Any.Type?
    /// The node that runs it.
    let node: _GraphNode?

    /// The action that runs now.
    private(set) static var current: ViewAction?

    /// Runs the code as this action.
    func perform<Result>(_ work: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return work()
    }

    /// The action that runs now, or the body that is evaluated, in words: "onChange(of: Int) in Page".
    static var description: String? {
        if let node = ViewGraph.trackingNode { return node.updateDescription }
        guard let current else { return nil }
        let name = current.name + (current.value.map { "(of: \($0))" } ?? "")
        guard let view = current.node?.nearestView else { return name }
        return "\(name) in \(view)"
    }
}

extension _GraphNode {
    /// The view of the program's own that the node belongs to.
    var nearestView: (any View.Type)? {
        var next: _GraphNode? = self
        while let node = next {
            if let type = node.viewType, type.hasBody { return type }
            next = node.parent
        }
        return nil
    }

    /// What evaluating this node is, in words.
    fileprivate var updateDescription: String {
        guard let viewType else { return "the update of a view" }
        if viewType.hasBody { return "the body of \(viewType)" }
        // Without what it is generic over, which is long and says little.
        return "the content of a \("\(viewType)".prefix { $0 != "<" })"
            + (nearestView.map { " in \($0)" } ?? "")
    }

    /// What a place where state is stored is called in the program, "Page.count", if a view around this node owns it.
    func propertyName(of storage: AnyObject) -> String? {
        var next: _GraphNode? = self
        while let node = next {
            if let owner = node as? any PropertyOwner, let name = owner.ownPropertyName(of: storage) {
                return "\(node.viewType.map { "\($0)" } ?? "View").\(name)"
            }
            next = node.parent
        }
        return nil
    }
}

/// A node that holds the storage of a view's properties.
@MainActor
protocol PropertyOwner: _GraphNode {
    var plan: PropertyPlan { get }
    var slots: [AnyObject?] { get }
}

extension PropertyOwner {
    /// What the view calls the property with some storage, if it is one of its own.
    func ownPropertyName(of storage: AnyObject) -> String? {
        slots.firstIndex { $0 === storage || ($0 as? any ObjectHolding)?.heldObject === storage }
            .map { plan.slotNames[$0] }
    }
}

/// Storage of a property that is an observable object.
@MainActor
protocol ObjectHolding {
    var heldObject: AnyObject? { get }
}
