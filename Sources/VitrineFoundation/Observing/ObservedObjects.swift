import Foundation

/// Who observes which property of which object.
///
/// Key paths to one property differ by the class that they begin at, and have no names here. So `observe` reads the
/// property once while it listens, and the getter says by which key path the property is known (``heard(_:_:)``).
package enum ObservedObjects {
    final class Observer {
        let options: NSKeyValueObservingOptions
        /// Called with the old value, and whether the change is yet to come.
        let change: (_ object: AnyObject, _ old: Any?, _ isPrior: Bool) -> Void

        init(
            options: NSKeyValueObservingOptions,
            change: @escaping (_ object: AnyObject, _ old: Any?, _ isPrior: Bool) -> Void
        ) {
            (self.options, self.change) = (options, change)
        }
    }

    private struct Row {
        weak var object: AnyObject?
        var observers: [AnyKeyPath: [Observer]] = [:]
        /// Those that know their property by its name. They are among the others from when its path is known.
        var named: [NamedObserver] = []

        var isEmpty: Bool { observers.isEmpty && named.isEmpty }

        mutating func remove(_ observer: Observer, _ path: AnyKeyPath) {
            observers[path]?.removeAll { $0 === observer }
            if observers[path]?.isEmpty == true { observers[path] = nil }
        }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var rows: [ObjectIdentifier: Row] = [:]
    /// The thread that reads a property to learn its key path, what it reads of which object, and what was heard.
    nonisolated(unsafe) private static var listening: (thread: Thread, object: AnyObject, path: AnyKeyPath?)?

    /// Whether anything is observed or listened for: what setters and getters ask that have no flag of their own.
    nonisolated(unsafe) package private(set) static var isBusy = false

    /// Whether there are, or were, observers by name that do not know their property's key path yet.
    nonisolated(unsafe) private static var isLearning = false

    // MARK: Properties

    /// Says that a property is read. The first one that is heard is the one that is observed: a computed property is
    /// observed through what it reads.
    package static func heard(_ object: AnyObject, _ path: @autoclosure () -> AnyKeyPath) {
        guard let known = listening, known.path == nil, known.object === object,
            known.thread === Thread.current
        else { return }
        listening?.path = path()
    }

    /// The observers of a property, in the order in which they began.
    static func observers(of object: AnyObject, _ path: AnyKeyPath) -> [Observer] {
        lock.withLock {
            guard let row = rows[ObjectIdentifier(object)], row.object === object else { return [] }
            return row.observers[path] ?? []
        }
    }

    /// Says that a property is about to change.
    package static func willChange(_ object: AnyObject, _ path: AnyKeyPath, old: @autoclosure () -> Any?) {
        let prior = observers(of: object, path).filter { $0.options.contains(.prior) }
        guard !prior.isEmpty else { return }
        let old = old()
        for observer in prior { observer.change(object, old, true) }
    }

    /// Says that a property has changed. Every call is one change, also to an equal value, as on Apple's systems.
    package static func didChange(_ object: AnyObject, _ path: AnyKeyPath, old: Any?) {
        for observer in observers(of: object, path) { observer.change(object, old, false) }
    }

    // MARK: Observers

    /// The key path by which a property says that it changes; nil for one that does not say it.
    static func path(of object: AnyObject, reading: () -> Void) -> AnyKeyPath? {
        lock.withLock {
            listening = (Thread.current, object, nil)
            isBusy = true
            defer {
                listening = nil
                isBusy = !rows.isEmpty
            }
            reading()
            return listening?.path
        }
    }

    static func add(_ observer: Observer, to object: AnyObject, _ path: AnyKeyPath) {
        lock.withLock {
            let id = ObjectIdentifier(object)
            var row = rows[id].flatMap { $0.object === object ? $0 : nil } ?? Row(object: object)
            row.observers[path, default: []].append(observer)
            rows[id] = row
            isBusy = true
        }
    }

    static func remove(_ observer: Observer, from id: ObjectIdentifier, _ path: AnyKeyPath) {
        let released = lock.withLock {
            let row = rows[id]
            // The object may be dead, and another one be at its address: then the observer is not in its row.
            rows[id]?.remove(observer, path)
            if rows[id]?.isEmpty == true { rows[id] = nil }
            isBusy = !rows.isEmpty
            return row
        }
        withExtendedLifetime(released) {}
    }

    // MARK: Observers by name

    static func add(_ observer: NamedObserver, to object: AnyObject) {
        lock.withLock {
            let id = ObjectIdentifier(object)
            var row = rows[id].flatMap { $0.object === object ? $0 : nil } ?? Row(object: object)
            row.named.append(observer)
            if let path = observer.path { row.observers[path, default: []].append(observer.heard) }
            rows[id] = row
            isBusy = true
            isLearning = isLearning || observer.path == nil
        }
    }

    /// Says by which key path a variable of the program's own is known that is about to change.
    static func learn(_ object: AnyObject, _ path: AnyKeyPath, storage: AnyKeyPath) {
        guard isLearning else { return }
        lock.withLock {
            let id = ObjectIdentifier(object)
            guard let row = rows[id], row.object === object, row.named.contains(where: { $0.path == nil })
            else { return }
            let name = ObservedValues.name(of: storage)
            for observer in row.named where observer.path == nil && observer.keyPath == name {
                observer.path = path
                rows[id]?.observers[path, default: []].append(observer.heard)
            }
        }
    }

    /// Removes the last observer that fits; whether there was one.
    static func removeLast(of object: AnyObject, where fits: (NamedObserver) -> Bool) -> Bool {
        lock.withLock {
            let id = ObjectIdentifier(object)
            guard let row = rows[id], row.object === object, let place = row.named.lastIndex(where: fits)
            else {
                return false
            }
            let observer = row.named[place]
            rows[id]?.named.remove(at: place)
            if let path = observer.path { rows[id]?.remove(observer.heard, path) }
            if rows[id]?.isEmpty == true { rows[id] = nil }
            isBusy = !rows.isEmpty
            return true
        }
    }

    /// Forgets the observers of an object that is, or was, at an address.
    static func forget(_ id: ObjectIdentifier) {
        let released = lock.withLock {
            let row = rows.removeValue(forKey: id)
            isBusy = !rows.isEmpty
            return row
        }
        withExtendedLifetime(released) {}
    }

    /// Whether an object is observed.
    package static func isObserved(_ object: AnyObject) -> Bool {
        lock.withLock { rows[ObjectIdentifier(object)]?.object === object }
    }

    /// How many objects are observed.
    static var count: Int { lock.withLock { rows.count } }
}
