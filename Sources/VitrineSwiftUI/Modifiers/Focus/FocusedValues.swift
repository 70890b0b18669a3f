/// A key for a value that the view with the focus gives, or one around it.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// A collection of state exported by the focused view and the views around it.
public struct FocusedValues {
    private var held: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil where none was given.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { held[ObjectIdentifier(key)] as? Key.Value }
        set { held[ObjectIdentifier(key)] = newValue }
    }

    /// What an object stands under, which is no key even if its type is one.
    private enum ObjectSlot<Object> {}

    func object<T: AnyObject>(_ type: T.Type) -> T? { held[ObjectIdentifier(ObjectSlot<T>.self)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?) {
        held[ObjectIdentifier(ObjectSlot<T>.self)] = object
    }

    /// These values, and others where there are none of these.
    func over(_ others: FocusedValues) -> FocusedValues {
        var result = self
        result.held.merge(others.held) { own, _ in own }
        return result
    }
}

/// What the views around a view give while it has the focus: it goes down with the environment, and so through screens and
/// rows that are graphs of their own.
private struct FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

extension EnvironmentValues {
    var valuesForFocus: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

/// Gives a value while the focus is inside.
private struct FocusedValueWriting: EnvironmentTransform {
    let change: (inout FocusedValues) -> Void

    func apply(to environment: inout EnvironmentValues) {
        change(&environment.valuesForFocus)
        FocusedValueCenter.shared.noteChange()
    }
}

/// Gives a value to the whole scene while the view is in it.
private struct FocusedSceneValueWriting: WatchingModifier {
    let change: (inout FocusedValues) -> Void

    func start(_ node: _GraphNode) -> SceneFocusedValue {
        let made = SceneFocusedValue(node.graph, change)
        FocusedValueCenter.shared.add(made)
        return made
    }

    func update(from old: Self, _ storage: inout SceneFocusedValue, _ node: _GraphNode) {
        storage.change = change
        FocusedValueCenter.shared.noteChange()
    }
}

nonisolated extension View {
    /// Gives a value by a key path to whoever reads it by `@FocusedValue`, as long as the focus is in this view.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueWriting { $0[keyPath: keyPath] = value })
    }

    /// Gives a value by a key path as long as the focus is in this view; nil gives none.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueWriting { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Gives an observable object to whoever reads one of its type, as long as the focus is in this view.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueWriting { if let object { $0.setObject(object) } })
    }

    /// Gives an observable object to `@FocusedObject`, as long as the focus is in this view.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueWriting { $0.setObject(object) })
    }

    /// Gives an observable object to `@FocusedObject`, as long as the focus is in this view; nil gives none.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueWriting { if let object { $0.setObject(object) } })
    }

    /// Gives a value by a key path as long as this view is in the scene, wherever the focus is.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedSceneValueWriting { $0[keyPath: keyPath] = value })
    }

    /// Gives a value by a key path as long as this view is in the scene; nil gives none.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedSceneValueWriting { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Gives an observable object as long as this view is in the scene.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedSceneValueWriting { if let object { $0.setObject(object) } })
    }

    /// Gives an observable object to `@FocusedObject` as long as this view is in the scene.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedSceneValueWriting { $0.setObject(object) })
    }

    /// Gives an observable object to `@FocusedObject` as long as this view is in the scene; nil gives none.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedSceneValueWriting { if let object { $0.setObject(object) } })
    }
}
