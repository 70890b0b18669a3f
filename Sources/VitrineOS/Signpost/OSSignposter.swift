/// An interval that goes on.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    init(_ id: OSSignpostID) { self.id = id }
}

/// Marks moments and intervals for who measures: lines in the trace `signpost`.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Makes a signposter for a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Makes a signposter for a part of a program that tools treat specially.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }
    /// Makes a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Makes a signposter with the names of a logger's log left out.
    public init() { log = .default }

    /// Whether anything is marked.
    public var isEnabled: Bool { log.isEnabled(type: .default) }

    /// A number that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The number of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: log, object: object)
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    {
        Signposts.mark(.begin, log, "\(name)", id, "")
        return OSSignpostIntervalState(id)
    }

    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        Signposts.mark(.begin, log, "\(name)", id, message().text)
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        Signposts.mark(.end, log, "\(name)", state.id, "")
    }

    /// Ends an interval with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {
        Signposts.mark(.end, log, "\(name)", state.id, message().text)
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        Signposts.mark(.event, log, "\(name)", id, "")
    }

    /// Marks a moment with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {
        Signposts.mark(.event, log, "\(name)", id, message().text)
    }

    /// Marks the beginning and the end of what a closure does.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}
