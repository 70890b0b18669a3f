/// A property wrapper that gives bindings to the properties of an observable object.
///
/// It subscribes to nothing: a body depends on the properties that it reads, however it got the object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// The wrapper itself, which bindings are made from.
    public var projectedValue: Bindable<Value> { self }

    /// What is wrapped must be an object that conforms to `Observable`.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("The wrapped value must conform to Observable.") }

    private init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    @MainActor
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        .property(keyPath, of: wrappedValue)
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Wraps an object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Wraps an object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Wraps what another wraps.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
