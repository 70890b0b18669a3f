public import Foundation
import VitrinePlatform

/// A property wrapper type that reflects a value of the user's defaults, and updates views when it changes.
///
/// Values that something else writes into the defaults are seen with the next update of a view that stands on them.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let location: DefaultsLocation<Value>

    init(_ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        location = DefaultsLocation(DefaultsRegistry.shared.entry(key, store ?? .standard), coding)
    }

    /// The value in the defaults.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, .current) }
    }

    /// A binding to the value in the defaults.
    public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// How a value stands in the defaults.
struct DefaultsCoding<Value> {
    /// The value; what stands there may be nothing, or of another type.
    let read: (Any?) -> Value
    /// What to store; nil removes it.
    let write: (Value) -> Any?

    /// A type that property lists have, with a value for where there is none.
    static func plain(_ standard: Value) -> DefaultsCoding {
        DefaultsCoding(read: { $0 as? Value ?? standard }, write: { $0 })
    }

    static func optional<Wrapped>() -> DefaultsCoding where Value == Wrapped? {
        DefaultsCoding(read: { $0 as? Wrapped }, write: { $0 })
    }

    /// Numbers, which the defaults may have as ones of another type, or as texts from arguments.
    static func number<N>(
        _ standard: Value, _ convert: @escaping (NSNumber) -> N, _ wrap: @escaping (N) -> Value,
        _ unwrap: @escaping (Value) -> N?
    ) -> DefaultsCoding {
        DefaultsCoding(
            read: { ($0 as? NSNumber).map { wrap(convert($0)) } ?? ($0 as? N).map(wrap) ?? standard },
            write: { unwrap($0) })
    }
}

/// A value of the defaults as a view takes it.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    private let entry: DefaultsEntry
    private let coding: DefaultsCoding<Value>

    init(_ entry: DefaultsEntry, _ coding: DefaultsCoding<Value>) {
        self.entry = entry
        self.coding = coding
    }

    override func get() -> Value { coding.read(entry.get()) }
    override func set(_ value: Value, _ transaction: Transaction) {
        entry.set(coding.write(value), transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? DefaultsLocation<Value>).map { $0.entry === entry } ?? false
    }
}

/// A value of the defaults, one for all views that read it.
final class DefaultsEntry: AnyLocation, @unchecked Sendable {
    private let key: String
    private let store: UserDefaults
    /// What views have seen.
    private var seen: NSObject?

    init(_ key: String, _ store: UserDefaults) {
        self.key = key
        self.store = store
    }

    func get() -> Any? {
        track()
        let value = store.object(forKey: key)
        if MainThread.isCurrent { seen = Self.object(value) }
        return value
    }

    func set(_ value: Any?, _ transaction: Transaction) {
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        MainThread.run { [self] in didChange(transaction) }
    }

    @MainActor private func didChange(_ transaction: Transaction) {
        seen = Self.object(store.object(forKey: key))
        invalidateDependents(transaction)
    }

    /// Has views read again what something else has written.
    @MainActor func refresh() {
        guard hasDependents, Self.object(store.object(forKey: key)) != seen else { return }
        didChange(.current)
    }

    private static func object(_ value: Any?) -> NSObject? { value.map { $0 as AnyObject } as? NSObject }
}

/// The values of the defaults that views stand on. There are as many as the program has keys.
final class DefaultsRegistry: @unchecked Sendable {
    private struct Name: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    static let shared = DefaultsRegistry()
    private let lock = NSLock()
    private var entries: [Name: DefaultsEntry] = [:]
    /// The frame in which was looked last.
    @MainActor private var seenFrame: Int?

    func entry(_ key: String, _ store: UserDefaults) -> DefaultsEntry {
        lock.withLock {
            let name = Name(store: ObjectIdentifier(store), key: key)
            if let known = entries[name] { return known }
            let made = DefaultsEntry(key, store)
            entries[name] = made
            return made
        }
    }

    /// Has views read again what something else has written into the defaults; once a frame, however many views it updates.
    ///
    /// Complexity: O(keys that views stand on).
    ///
    /// - Parameter frame: Another number in each frame.
    @MainActor
    func refresh(in frame: Int) {
        guard frame != seenFrame else { return }
        seenFrame = frame
        let all = lock.withLock { Array(entries.values) }
        for entry in all { entry.refresh() }
    }
}
