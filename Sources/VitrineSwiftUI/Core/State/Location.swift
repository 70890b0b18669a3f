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

    /// Whether some body has read this place.
    @MainActor final var hasDependents: Bool { dependents.values.contains { $0.node != nil } }

    /// Marks every reader for re-evaluation.
    @MainActor final func invalidateDependents(_ transaction: Transaction) {
        for dependent in dependents.values { dependent.node?.invalidate(transaction, by: self) }
    }

    /// Tells every reader that it will be marked for re-evaluation, by what happens now.
    @MainActor final func announceToDependents() {
        for dependent in dependents.values { dependent.node?.announceChange(by: self) }
    }

    /// Marks every reader, which was told before, for re-evaluation.
    @MainActor final func markDependents(_ transaction: Transaction) {
        for dependent in dependents.values { dependent.node?.markDirty(transaction) }
    }

    /// Lets bodies see a value that was written.
    ///
    /// - Parameter write: The number of the write among those of this place.
    @MainActor func commit(_ write: Int, _ transaction: Transaction) {}
}

/// A place that a binding reads and writes.
class Location<Value>: AnyLocation, @unchecked Sendable {
    func get() -> Value { fatalError("Location is abstract.") }
    func set(_ value: Value, _ transaction: Transaction) { fatalError("Location is abstract.") }
    /// Whether a view that has got a binding to this place gets the same with one to `other`.
    @MainActor func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// Taken while a value of state is copied or exchanged: one for all, since nobody holds it for longer.
private let stateLock = NSLock()

/// The storage behind `@State`, owned by a node.
///
/// A write counts at once, on whatever thread: what actions read next is the new value. Bodies see it with the update that
/// its transaction belongs to: writes of several transactions are as many updates, one after the other, and each body sees
/// the values as they were then.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    /// What bodies see.
    private var value: Value
    /// What was written since, oldest first.
    private var waiting: [(write: Int, value: Value)] = []
    private var writes = 0
    /// The graph whose updates take up what is written.
    @MainActor weak var graph: ViewGraph?

    init(_ value: Value) { self.value = value }

    override func get() -> Value {
        track()
        let isBody = MainThread.isCurrent && ViewGraph.trackingNode != nil
        return stateLock.withLock { isBody ? value : waiting.last?.value ?? value }
    }

    override func set(_ newValue: Value, _ transaction: Transaction) {
        nonisolated(unsafe) let new = newValue
        let write = stateLock.withLock {
            writes += 1
            waiting.append((writes, new))
            return writes
        }
        MainThread.run { [self] in
            if let node = ViewGraph.trackingNode, !isLatest(write, new) {
                RuntimeIssue.reportWriteInBody(of: node, to: self)
            }
            guard let graph, hasDependents else { return commit(write, transaction) }
            announceToDependents()
            graph.enqueue(write, of: self, transaction)
        }
    }

    /// Whether a write leaves things as they were before it.
    @MainActor private func isLatest(_ write: Int, _ new: Value) -> Bool {
        nonisolated(unsafe) let before = stateLock.withLock {
            waiting.last { $0.write < write }?.value ?? value
        }
        return ValueComparison.isEqual(before, new)
    }

    override func commit(_ write: Int, _ transaction: Transaction) {
        // Let go of outside the lock: the end of a value may run code that reads state.
        nonisolated(unsafe) let change: (old: Value, new: Value, passed: [(write: Int, value: Value)])? =
            stateLock.withLock {
                guard let index = waiting.firstIndex(where: { $0.write == write }) else { return nil }
                let passed = Array(waiting[...index])
                waiting.removeFirst(index + 1)
                let old = value
                value = passed[index].value
                return (old, value, passed)
            }
        // An equal value re-evaluates nothing, as in SwiftUI.
        guard let change, !ValueComparison.isEqual(change.old, change.new) else { return }
        markDependents(transaction)
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

/// A value that nobody can change (`Binding.constant(_:)`).
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, _ transaction: Transaction) {}

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.isEqual(value, other.value)
    }
}
