/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>
    /// The transaction of writes through the binding.
    public var transaction: Transaction
    /// Whether `transaction` was set on the binding, and so beats the one around the write.
    private var hasTransaction = false

    init(location: Location<Value>) {
        self.location = location
        transaction = Transaction()
    }

    /// A binding of closures.
    ///
    /// The first is called at once, as on Apple's systems: what it reads, the body that makes the binding depends on.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get) { value, _ in set(value) }
    }

    /// A binding of closures, of which the second gets the transaction of the write.
    ///
    /// The first is called at once, as on Apple's systems: what it reads, the body that makes the binding depends on.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        _ = get()
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// A binding that always has one value; writes do nothing.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The underlying value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, hasTransaction ? transaction : .current) }
    }

    /// The binding itself, for passing on.
    public var projectedValue: Binding<Value> { self }

    /// A binding from a projected value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var result = Binding<Subject>(location: ProjectedLocation(location, keyPath))
        result.transaction = transaction
        result.hasTransaction = hasTransaction
        return result
    }

    /// The binding with another transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        result.hasTransaction = true
        return result
    }

    /// The binding with its writes animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    /// A binding to an optional from one to a value; writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: FunctionalLocation(get: { base.wrappedValue }) { value, transaction in
                if let value { base.location.set(value, transaction) }
            })
    }

    /// A binding to the value of an optional, or nil if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(
            location: FunctionalLocation(get: { base.wrappedValue ?? initial }) { value, transaction in
                base.location.set(value, transaction)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: InputComparable {
    func isSameInput(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// Bindings to the elements.
    public typealias Element = Binding<Value.Element>
    /// Iterates over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The same as the whole.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The position before another.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
    /// The position at a distance from another.
    public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(i, offsetBy: distance)
    }
    /// How far two positions are apart.
    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

extension Binding: Collection where Value: MutableCollection {
    /// Positions in the value.
    public typealias Index = Value.Index
    /// The valid positions.
    public typealias Indices = Value.Indices
    /// The first position.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position past the last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The valid positions.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The position after another.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// A binding to an element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}
