import Foundation

/// The calls that wait for their time. Each keeps its target and its argument until then, as on Apple's systems.
enum DelayedPerform {
    private struct Request {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var requests: [ObjectIdentifier: [Request]] = [:]

    /// Calls the method once the time has passed, in a turn of the current thread's run loop.
    static func schedule(
        _ selector: Selector, of target: AnyObject, argument: Any?, delay: TimeInterval, modes: [RunLoop.Mode]
    ) {
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) {
            guard let request = take($0) else { return }
            request.selector.send(to: request.target, [request.argument])
        }
        lock.withLock {
            requests[ObjectIdentifier(target), default: []].append(
                Request(target: target, selector: selector, argument: argument, timer: timer))
        }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Takes the request of a timer out of the table. Few wait at a time.
    private static func take(_ timer: Timer) -> Request? {
        lock.withLock {
            for (target, waiting) in requests {
                guard let index = waiting.firstIndex(where: { $0.timer === timer }) else { continue }
                requests[target]?.remove(at: index)
                if waiting.count == 1 { requests[target] = nil }
                return waiting[index]
            }
            return nil
        }
    }

    /// Gives up the calls that wait for a target.
    static func cancel(_ target: AnyObject, where isMeant: (Selector, Any?) -> Bool = { _, _ in true }) {
        var cancelled: [Request] = []
        lock.withLock {
            let waiting = requests[ObjectIdentifier(target)] ?? []
            cancelled = waiting.filter { isMeant($0.selector, $0.argument) }
            guard !cancelled.isEmpty else { return }
            let left = waiting.filter { one in !cancelled.contains { $0.timer === one.timer } }
            requests[ObjectIdentifier(target)] = left.isEmpty ? nil : left
        }
        for request in cancelled { request.timer.invalidate() }
    }
}
