/// A modifier that passes a changed environment to its content.
nonisolated protocol EnvironmentTransform: ViewModifier where Body == Never {
    /// Changes the environment for the content.
    @MainActor func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentTransform {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, context)
    }

    @MainActor static var _listsContent: Bool { true }
}

private final class EnvironmentNode<V: View, M: EnvironmentTransform>: ListingNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<V>!
    private var modifier: M
    private var comparison = InputComparison<M>()
    private var derived: EnvironmentValues

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        derived = context.environment
        modifier.apply(to: &derived)
        super.init(view, context)
        child = V._makeListed(view.content, listedContext(derived))
    }

    override var listedNodes: [_GraphNode] { [child] }

    override func refresh(_ change: NodeChange) {
        // The derived environment keeps its version while nothing in it changed: descendants compare versions.
        let modifierChanged = change.view && !comparison.isEqual(&modifier, view.modifier)
        if modifierChanged || change.previousEnvironment != nil {
            modifier = view.modifier
            derived = environment
            modifier.apply(to: &derived)
        }
        child.update(view.content, derived)
    }
}

/// The modifier that sets a value of the environment: what ``View/environment(_:_:)`` gives, and those made of it.
///
/// Programs name it where they have to write the type of a text with a line limit.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentTransform {
    /// A primitive modifier.
    public typealias Body = Never
    /// Which value is set.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// What it is set to.
    public var value: Value

    /// Makes the modifier.
    nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    /// Makes the node of a view that has the modifier.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, context)
    }

    /// Rows go through it.
    @MainActor public static var _listsContent: Bool { true }

    func apply(to environment: inout EnvironmentValues) {
        if let whole = value as? EnvironmentValues, keyPath == \EnvironmentValues.self {
            environment.takeValues(of: whole)
        } else {
            environment[keyPath: keyPath] = value
        }
    }
}

extension EnvironmentValues {
    /// Takes over a whole environment, usually that of a view which this one is hosted for: except what is said of
    /// the place in the hierarchy, and not by views around it.
    fileprivate mutating func takeValues(of other: EnvironmentValues) {
        guard version != other.version else { return }
        let (isListRow, resetFocus) = (self.isListRow, self.resetFocus)
        self = other
        // Only what differs is set: the same contents keep their version.
        if self.isListRow != isListRow { self.isListRow = isListRow }
        if self.resetFocus.focus !== resetFocus.focus { self.resetFocus = resetFocus }
    }
}

struct EnvironmentTransforming<Value>: EnvironmentTransform {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

struct EnvironmentObjectWriting<Object: AnyObject>: EnvironmentTransform {
    let object: Object?
    func apply(to environment: inout EnvironmentValues) {
        if let object { environment.setObject(object) }
    }
}

nonisolated extension View {
    /// Sets the environment value of the specified key path to the given value.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Places an observable object in the view's environment.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectWriting(object: object))
    }

    /// Transforms the environment value of the specified key path with the given function.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransforming(keyPath: keyPath, transform: transform))
    }

    /// Supplies an observable object to a view's hierarchy.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectWriting(object: object))
    }
}
