import VitrinePlatform

/// A place that values are read from, which remembers who read.
///
/// Unchecked: SwiftUI lets state be read and written from any thread. Who read is only known and told on the main one.
class AnyLocation: @unchecked Sendable {
    private var dependents: [ObjectIdentifier: WeakNode] = [:]

    /// Makes the node being evaluated depend on this place.
    final func track() {
        // Elsewhere no body is evaluated, and the variable may change while it is read.
        guard MainThread.isCurrent, let node = ViewGraph.trackingNode else { return }
        MainActor.assumeIsolated {
            let key = ObjectIdentifier(node)
            if dependents[key]?.node !== node {
                dependents[key] = WeakNode(node)
                node.dependencies[ObjectIdentifier(self)] = self
            }
        }
    }

    @MainActor final func removeDependent(_ node: _GraphNode) { dependents[ObjectIdentifier(node)] = nil }

    /// Marks every reader for re-evaluation.
    @MainActor final func invalidateDependents(_ transaction: Transaction) {
        for dependent in dependents.values { dependent.node?.invalidate(transaction, by: self) }
    }
}

/// A place that a binding reads and writes.
class Location<Value>: AnyLocation, @unchecked Sendable {
    func get() -> Value { fatalError("Location is abstract.") }
    func set(_ value: Value, _ transaction: Transaction) { fatalError("Location is abstract.") }
    /// Whether a binding to `other` is a binding to this place.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// Taken while a value of state is copied or exchanged: one for all, since nobody holds it for longer.
private let stateLock = NSLock()

/// The storage behind `@State`, owned by a node.
///
/// A write counts at once, on whatever thread: what is read next is the new value. Views take it up on the main thread.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private var value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value {
        track()
        return stateLock.withLock { value }
    }

    override func set(_ newValue: Value, _ transaction: Transaction) {
        nonisolated(unsafe) let new = newValue
        // Let go of outside the lock: its end may run code that reads state.
        nonisolated(unsafe) let old = stateLock.withLock {
            let old = value
            value = new
            return old
        }
        MainThread.run { [self] in
            // An equal value re-evaluates nothing, as in SwiftUI.
            guard !ValueComparison.isEqual(old, new) else { return }
            if let node = ViewGraph.trackingNode { RuntimeIssue.reportWriteInBody(of: node, to: self) }
            invalidateDependents(transaction)
        }
    }
}

/// A place behind a pair of closures (`Binding(get:set:)`).
final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    override func get() -> Value { getter() }
    override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

/// A part of another place, by key path (`$model.title`).
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value, _ transaction: Transaction) {
        var root = base.get()
        root[keyPath: keyPath] = value
        base.set(root, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}
