import Foundation

/// A lock with what it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock that protects a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// Makes a lock that protects a value that is not `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs the body while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs the body while nobody else does.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs the body unless somebody else does; nil then.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock that protects what its owner says.
    public init() { self.init(uncheckedState: ()) }

    /// Runs the body while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits until nobody else has the lock, and takes it.
    public func lock() { storage.lock.lock() }
    /// Gives the lock up.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if nobody has it.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
