/// How another machine can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// By a connection that comes and goes, such as a telephone's. Not told here.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// It can be.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made before. Never here.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// It is made as soon as something is sent. Never here.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something for it. Never here.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// It is made when a program asks for it. Never here.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is one of this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Nothing is between it and this machine's network.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By a telephone network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The connection is made by itself. Never here.
    public static let connectionAutomatic = connectionOnTraffic
}
