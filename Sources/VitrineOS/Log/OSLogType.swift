/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a level of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// An ordinary message.
    public static let `default` = OSLogType(0)
    /// A message that may help.
    public static let info = OSLogType(1)
    /// A message for who debugs.
    public static let debug = OSLogType(2)
    /// Something failed.
    public static let error = OSLogType(16)
    /// The program is at fault.
    public static let fault = OSLogType(17)

    /// As lines have it; nothing for ordinary messages.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: ""
        }
    }
}
