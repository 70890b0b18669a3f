import Foundation

/// The values that objects were given beside their own properties.
///
/// A table by identity: classes of Swift have no room for it. Its rows know their objects weakly, so an object at the
/// address of a dead one does not see what that had. Values live as long as their object where it says when it dies
/// (``NotedObject``, as views do), else until the next sweep.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Row {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private let lock = NSLock()
    private var rows: [ObjectIdentifier: Row] = [:]
    /// How many rows there may be before dead ones are looked for: twice as many as lived at the last time, so that
    /// each costs the same.
    private var sweepLimit = 64

    /// The value of an object under a key.
    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let row = rows[ObjectIdentifier(object)], row.object === object else { return nil }
            return row.values[key]?.value
        }
    }

    /// Sets or, with nil, removes a value. What is released meanwhile is released outside of the lock: it may come
    /// back here.
    func set(_ value: AssociatedValue?, of object: AnyObject, for key: UnsafeRawPointer) {
        let id = ObjectIdentifier(object)
        let released: [Row] = lock.withLock {
            let known = rows[id]
            if value == nil, known == nil { return [] }
            var row = known.flatMap { $0.object === object ? $0 : nil } ?? Row(object: object)
            row.values[key] = value
            rows[id] = row.values.isEmpty ? nil : row
            return (known.map { [$0] } ?? []) + sweepIfDue()
        }
        withExtendedLifetime(released) {}
    }

    /// Removes all values of an object.
    func removeAll(of object: AnyObject) { forget(ObjectIdentifier(object)) }

    /// Removes all values of an object that is, or was, at an address.
    func forget(_ id: ObjectIdentifier) {
        let released = lock.withLock { rows.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }

    /// How many objects have values, dead ones included.
    var count: Int { lock.withLock { rows.count } }

    private func sweepIfDue() -> [Row] {
        guard rows.count > sweepLimit else { return [] }
        var dead: [Row] = []
        for (id, row) in rows where row.object == nil {
            dead.append(row)
            rows[id] = nil
        }
        sweepLimit = max(64, rows.count * 2)
        return dead
    }
}

/// A value as its policy keeps it.
enum AssociatedValue {
    case strong(Any)
    case weak(Weak)

    struct Weak { weak var object: AnyObject? }

    init(_ value: Any, policy: objc_AssociationPolicy) {
        switch policy {
        // Not kept. What is no object has to be: nobody else does.
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            self = .weak(Weak(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default:
            self = .strong(value)
        }
    }

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let weak): weak.object
        }
    }
}
