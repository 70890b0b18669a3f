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
    private var storage: [ObjectIdentifier: Any] = [:]
    private(set) var version = 0
    private static let versions = VersionSource()

    /// Default values only.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            storage[ObjectIdentifier(key)] = newValue
            version = Self.versions.next()
        }
    }

    /// An object put in by `environmentObject(_:)`.
    func object<T: AnyObject>(_ type: T.Type) -> T? { storage[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T) {
        storage[ObjectIdentifier(T.self)] = object
        version = Self.versions.next()
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
