public import Foundation
import Synchronization

/// An object that a program lends to its intents: `@Dependency var manager: Manager`.
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let standard: (() -> Value)?

    /// The object of the type.
    public init() { (key, standard) = (nil, nil) }

    /// The object of a key.
    ///
    /// - Parameter default: What there is where the program lends none.
    public init(key: AnyHashable? = nil, default: @escaping @autoclosure () -> Value) {
        (self.key, standard) = (key, `default`)
    }

    /// The object of a key.
    public init(key: AnyHashable) { (self.key, standard) = (key, nil) }

    /// The object. Traps where the program lends none.
    public var wrappedValue: Value {
        if let value: Value = AppDependencyManager.shared.value(key) ?? standard?() { return value }
        let name = key.map { "of key \($0)" } ?? "with the key of its type"
        fatalError(
            "AppDependency \(name) of type \(Value.self) was not initialized prior to access: call "
                + "AppDependencyManager.shared.add(dependency:) as early as in the initialiser of the App.")
    }
}

/// The objects that a program lends to its intents.
public final class AppDependencyManager: Sendable {
    /// The one for everybody.
    public static let shared = AppDependencyManager()

    private struct Entry: @unchecked Sendable {
        var make: () -> Any
        var made: Any?
    }
    private let entries = Mutex<[String: Entry]>([:])

    /// Lends an object, which is made when it is used first.
    ///
    /// - Parameter key: What it is found by; nil for its type.
    public func add<Dependency>(
        key: AnyHashable? = nil,
        dependency dependencyProvider: @escaping @autoclosure @Sendable () -> Dependency
    ) { add(key: key, dependencyProvider) }

    /// Lends an object, which is made when it is used first.
    ///
    /// - Parameter key: What it is found by; nil for its type.
    public func add<Dependency>(
        key: AnyHashable? = nil, _ dependencyProvider: @escaping @Sendable () -> Dependency
    ) {
        let name = Self.name(key, Dependency.self)
        entries.withLock { $0[name] = Entry(make: dependencyProvider) }
    }

    private static func name(_ key: AnyHashable?, _ type: Any.Type) -> String {
        key.map { "key \($0)" } ?? "type \(String(reflecting: type))"
    }

    func value<Value>(_ key: AnyHashable?) -> Value? {
        let name = Self.name(key, Value.self)
        guard let entry = entries.withLock({ $0[name] }) else { return nil }
        if let made = entry.made as? Value { return made }
        let made = Entry(make: entry.make, made: entry.make())
        // Who is first has made it for all.
        let kept = entries.withLock { entries in
            if entries[name]?.made == nil { entries[name] = made }
            return entries[name] ?? made
        }
        return kept.made as? Value
    }
}
