/// What `@objc dynamic` in front of a variable is translated to: its changes can be observed.
///
/// Costs a branch, and the variable's own, while nothing in the program is observed.
@propertyWrapper
public struct _Observed<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }

    /// What a translated initializer reads before there is an object that could be observed.
    public var _value: Value { value }

    @available(*, unavailable, message: "only properties of classes can be observed")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get {
            if ObservedObjects.isBusy { ObservedObjects.heard(owner, path) }
            return owner[keyPath: storage].value
        }
        set {
            guard ObservedObjects.isBusy else {
                owner[keyPath: storage].value = newValue
                return
            }
            ObservedObjects.learn(owner, path, storage: storage)
            let old = owner[keyPath: storage].value
            ObservedObjects.willChange(owner, path, old: old)
            owner[keyPath: storage].value = newValue
            ObservedObjects.didChange(owner, path, old: old)
        }
    }
}

extension _Observed: ObservedValue {
    var anyValue: Any { value }
}

extension _Observed: Sendable where Value: Sendable {}
