import Foundation

/// Observed properties that do not say when they change: they are compared with what they were before each frame.
///
/// On Apple's systems every property with a setter of Objective-C's is observable. Here those say so that programs observe
/// most, and setters of the others stay free of it.
package enum WatchedProperties {
    private final class Watch {
        /// Looks at the property, and tells the observer; false once the object is gone.
        let look: () -> Bool
        init(_ look: @escaping () -> Bool) { self.look = look }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var watches: [Watch] = []

    /// Compares what is watched, and tells of what differs. For the beginning of a frame.
    ///
    /// Complexity: O(*n*) in the number of such observers; one comparison without any.
    package static func compare() {
        guard _slowPath(!watches.isEmpty) else { return }
        for watch in lock.withLock({ watches }) where !watch.look() { remove(watch) }
    }

    /// Watches a property.
    ///
    /// - Parameter change: Called with the object and the old value, once it differs from the new one.
    /// - Returns: Ends the observation when it is released.
    static func watch<Object: AnyObject, Value>(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, change: @escaping (Object, Value) -> Void
    ) -> NSKeyValueObservation {
        var known = object[keyPath: keyPath]
        let watch = Watch { [weak object] in
            guard let object else { return false }
            let new = object[keyPath: keyPath]
            guard !isSame(known, new) else { return true }
            let old = known
            known = new
            change(object, old)
            return true
        }
        lock.withLock { watches.append(watch) }
        return NSKeyValueObservation { remove(watch) }
    }

    /// Whether values of a type can be compared at all: those that say whether they are equal, and objects.
    static func canCompare<Value>(_ value: Value) -> Bool {
        value is any Equatable || Value.self is AnyClass
    }

    private static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        func equals<Known: Equatable>(_ known: Known) -> Bool { known == other as? Known }
        if let known = one as? any Equatable { return equals(known) }
        return one as AnyObject === other as AnyObject
    }

    private static func remove(_ watch: Watch) {
        lock.withLock { watches.removeAll { $0 === watch } }
    }
}
