/// A key for accessing values in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// A collection of environment values propagated through a view hierarchy.
///
/// Copies share storage. `version` names the contents: equal versions mean equal values, so a subtree whose
/// environment did not change is left alone with one comparison.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    /// Values by their keys, objects by `ObjectSlot` of their types.
    private var storage: [ObjectIdentifier: AnyObject] = [:]
    private(set) var version = 0
    private static let versions = VersionSource()

    /// Default values only.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // What is under a key was put there by this subscript: no cast has to find out that it is of the key's type.
            guard let held = storage[ObjectIdentifier(key)] else { return K.defaultValue }
            return unsafeDowncast(held, to: Held<K.Value>.self).value
        }
        set {
            storage[ObjectIdentifier(key)] = Held(newValue)
            version = Self.versions.next()
        }
    }

    /// A value, in one word: environments are copied for every modifier that changes them.
    private final class Held<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// What an object stands under, which is no key even if its type is one.
    private enum ObjectSlot<Object> {}

    /// An object put in by `environmentObject(_:)`.
    func object<T: AnyObject>(_ type: T.Type) -> T? { storage[ObjectIdentifier(ObjectSlot<T>.self)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T) {
        storage[ObjectIdentifier(ObjectSlot<T>.self)] = object
        version = Self.versions.next()
    }

    /// Another environment with the values that differ here from what they are in a third one.
    ///
    /// Complexity: O(values set).
    func adding(to other: EnvironmentValues, asAgainst base: EnvironmentValues) -> EnvironmentValues {
        var result = other
        for (key, value) in storage where base.storage[key] !== value { result.storage[key] = value }
        result.version = Self.versions.next()
        return result
    }

    /// How many values were set.
    public var description: String { "EnvironmentValues(\(storage.count) set)" }
}

/// Numbers the contents of environments.
final class VersionSource: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        last += 1
        return last
    }
}

extension EnvironmentValues: InputComparable {
    func isSameInput(as other: EnvironmentValues) -> Bool { version == other.version }
}
