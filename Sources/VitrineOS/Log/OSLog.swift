import VitrineSupport

/// Where messages go: here, to standard error, a line each, with the names of subsystem and category in front.
public final class OSLog: NSObject, Sendable {
    /// Kinds of logs that tools treat specially.
    public struct Category: Sendable {
        let name: String
        /// What is to be seen on a time line.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// What is recorded when somebody asks for it.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// What is recorded with the stack.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the program or of a large part of it, such as "org.example.reader".
    ///   - category: The name of a part of that.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Makes a log of a special kind.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name, isDisabled: false)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
        super.init()
    }

    /// The log without a name.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Whether messages of a level are written: all of them are, except by ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Writes a message.
    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        StandardError.write(line(message(), type))
    }

    /// Such as `[org.example.reader:network] error: no answer`.
    func line(_ message: String, _ type: OSLogType) -> String {
        let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        return (names.isEmpty ? "" : "[\(names)] ") + (type.name.isEmpty ? "" : "\(type.name): ") + message
    }
}
