import Foundation

/// One lock around Pango, the caches and the realisation of nodes.
///
/// Drawing belongs to the user-interface thread, but text may be measured and values made on any thread.
enum GraphicsLock {
    private static let lock = NSRecursiveLock()

    static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
