public import Foundation

/// A property wrapper type that reads and writes a value which a scene keeps for the next time the program runs.
///
/// There is one scene; its values are in the user's defaults under names that begin with "SceneStorage.".
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let location: DefaultsLocation<Value>

    init(_ key: String, _ coding: DefaultsCoding<Value>) {
        location = DefaultsLocation(
            DefaultsRegistry.shared.entry("SceneStorage.\(key)", .standard), coding)
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
