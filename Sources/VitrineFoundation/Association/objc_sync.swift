import Foundation

/// The locks of objects that are held or waited for.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ id: ObjectIdentifier) {
        let own = lock.withLock {
            entries[id, default: Entry()].users += 1
            return entries[id]?.lock
        }
        own?.lock()
    }

    func exit(_ id: ObjectIdentifier) -> Bool {
        let own: NSRecursiveLock? = lock.withLock {
            guard let entry = entries[id] else { return nil }
            if entry.users == 1 { entries[id] = nil } else { entries[id]?.users -= 1 }
            return entry.lock
        }
        own?.unlock()
        return own != nil
    }
}

/// Begins a section that one thread at a time is in, for an object. A thread may enter again.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
    return 0
}

/// Ends the section.
///
/// - Returns: 0, or -1 when nobody had entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
