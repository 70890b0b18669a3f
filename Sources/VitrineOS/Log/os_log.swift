/// Writes a message of a level to a log.
///
/// - Parameters:
///   - message: A format, as of `String(format:)`, in which a value may be declared `%{public}@` or `%{private}@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a message of a level to a log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a message of a level to a log; the arguments may be any objects, as on Apple's systems.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    type: OSLogType = .default, _ args: Any?...
) {
    log.write(
        LogFormat.text("\(message)", args.map { $0 as? any CVarArg ?? $0.map { "\($0)" } ?? "(null)" }), type)
}

/// Writes a message with values in it to a log.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    OSLog.default.write(message().text, .default)
}

/// Writes a message with values in it, of a level, to a log.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message().text, logLevel)
}
