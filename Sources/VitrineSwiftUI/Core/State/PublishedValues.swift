@_spi(Reflection) import Swift

/// The values of an object's `@Published` properties at one time; read on any thread.
///
/// Unchecked: values are only looked at on the main thread.
struct PublishedValues: @unchecked Sendable {
    private let properties: [(name: String, value: any PublishedValue)]

    /// Reads the properties of an object and of its superclasses, whose storage is theirs alone and has a lock. Others
    /// are left alone, since another thread may be writing them.
    init(of object: AnyObject) {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        var properties: [(String, any PublishedValue)] = []
        // `.classType` by its bits: the constant is a variable, which strict concurrency does not let through.
        _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) {
            name, offset, field, _ in
            if let published = field as? any PublishedProperty.Type {
                // The storage of `@Published var names` is a field called _names.
                let name = String(String(cString: name).drop { $0 == "_" })
                properties.append((name, published.value(at: pointer + offset)))
            }
            return true
        }
        withExtendedLifetime(object) {}
        self.properties = properties
    }

    /// Whether some property has another value than before.
    @MainActor func isChanged(from old: PublishedValues) -> Bool {
        zip(properties, old.properties).contains { !$0.value.isSame(as: $1.value) }
    }

    /// The names of the properties whose values are others than before. Those whose values cannot be compared are only
    /// suspected, and named if there is no other.
    @MainActor func changedProperties(from old: PublishedValues) -> [String] {
        let changed = zip(properties, old.properties).filter { !$0.value.isSame(as: $1.value) }
        let certain = changed.filter { $1.value.isSame(as: $1.value) }
        return (certain.isEmpty ? changed : certain).map { $0.0.name }
    }
}

/// A value of unknown type that was read from a property.
private protocol PublishedValue {
    @MainActor func isSame(as other: any PublishedValue) -> Bool
}

private struct Reading<Value>: PublishedValue {
    let value: Value?

    @MainActor func isSame(as other: any PublishedValue) -> Bool {
        guard let other = other as? Reading<Value> else { return false }
        return ValueComparison.isEqual(value, other.value)
    }
}

/// The storage of a `@Published` property.
private protocol PublishedProperty {
    static func value(at pointer: UnsafeRawPointer) -> any PublishedValue
}

extension Published: PublishedProperty {
    fileprivate static func value(at pointer: UnsafeRawPointer) -> any PublishedValue {
        // A copy shares its storage with the property.
        var property = pointer.assumingMemoryBound(to: Published<Value>.self).pointee
        var value: Value?
        // A publisher of a property gives the present value at once.
        _ = property.projectedValue.prefix(1).sink { value = $0 }
        return Reading(value: value)
    }
}
