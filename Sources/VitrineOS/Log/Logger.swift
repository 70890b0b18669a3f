/// Writes messages of a part of a program to standard error, a line each.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the program or of a large part of it, such as "org.example.reader".
    ///   - category: The name of a part of that.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Makes a logger without a name.
    public init() { log = .default }

    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        log.write(message().text, level)
    }

    /// Writes an ordinary message.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .default) }
    /// Writes an ordinary message.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .default) }
    /// Writes a message for who debugs.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .debug) }
    /// Writes a message for who debugs.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .debug) }
    /// Writes a message that may help.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .info) }
    /// Says that something failed.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
    /// Says that something failed.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
    /// Says that the program is at fault.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
    /// Says that the program is at fault.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
}
