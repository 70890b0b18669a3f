import VitrineSupport

/// Which of the marks that belong together this is.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Makes a number.
    public init(_ value: UInt64) { rawValue = value }

    /// For intervals of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let invalid = OSSignpostID(UInt64.max)
    /// No interval.
    public static let null = OSSignpostID(0)

    /// Makes a number that no other interval has.
    public init(log: OSLog) { rawValue = OSSignpostCounter.shared.next() }

    /// The number of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// Whether the first number is smaller.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

private final class OSSignpostCounter: @unchecked Sendable {
    static let shared = OSSignpostCounter()
    private let lock = NSLock()
    private var last: UInt64 = 0
    func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

/// What a mark says.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something happened.
    public static let event = OSSignpostType(rawValue: 0)
    /// An interval begins.
    public static let begin = OSSignpostType(rawValue: 1)
    /// An interval ends.
    public static let end = OSSignpostType(rawValue: 2)

    var name: String { ["event", "begin", "end"][Int(min(rawValue, 2))] }
}

/// Marks a moment for who measures: a line in the trace `signpost`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    Signposts.mark(type, log, "\(name)", signpostID, "")
}

/// Marks a moment for who measures, with a message: a line in the trace `signpost`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    Signposts.mark(type, log, "\(name)", signpostID, LogFormat.text("\(format)", arguments))
}

enum Signposts {
    static func mark(
        _ type: OSSignpostType, _ log: OSLog, _ name: String, _ id: OSSignpostID,
        _ message: @autoclosure () -> String
    ) {
        guard Trace.isOn("signpost"), log.isEnabled(type: .default) else { return }
        var fields: [(String, Trace.Value)] = [("type", .text(type.name)), ("name", .text(name))]
        if id != .exclusive { fields.append(("id", .number(Int(clamping: id.rawValue)))) }
        let text = message()
        if !text.isEmpty { fields.append(("message", .text(text))) }
        let now = DispatchTime.now().uptimeNanoseconds
        fields.append(("milliseconds", .milliseconds(.nanoseconds(Int64(clamping: now)))))
        Trace.emit("signpost", fields)
    }
}
