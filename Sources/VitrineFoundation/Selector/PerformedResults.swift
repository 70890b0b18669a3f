import Foundation

/// Keeps what performed methods returned for as long as an autorelease pool would: `Unmanaged` keeps nothing.
enum PerformedResults {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var kept: [AnyObject] = []

    /// Keeps a result until the main queue's next turn, or until the pool around it ends.
    static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result else { return nil }
        let object = unwrapped(result) as AnyObject
        let isFirst = lock.withLock {
            kept.append(object)
            return kept.count == 1
        }
        if isFirst { DispatchQueue.main.async { drain(to: 0) } }
        return Unmanaged.passUnretained(object)
    }

    /// How many results are kept.
    static var count: Int { lock.withLock { kept.count } }

    /// Lets go of all results but the first ones. Outside of the lock: what is released may perform selectors.
    static func drain(to count: Int) {
        var released: ArraySlice<AnyObject> = []
        lock.withLock {
            guard kept.count > count else { return }
            released = kept[count...]
            kept.removeSubrange(count...)
        }
        withExtendedLifetime(released) {}
    }

    private static func unwrapped(_ value: Any) -> Any {
        if case Optional<Any>.some(let inner) = value { return inner }
        return value
    }
}

/// Runs the body, and lets go of the objects that methods performed in it have returned.
///
/// Objects are counted here, so there is nothing else to let go of.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    let count = PerformedResults.count
    defer { PerformedResults.drain(to: count) }
    return try body()
}
