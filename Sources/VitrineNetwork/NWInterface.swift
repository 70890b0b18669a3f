/// A way in which the machine is connected.
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
    /// The kinds of connections.
    public enum InterfaceType: Hashable, Sendable {
        /// Another one, such as a tunnel.
        case other
        /// A wireless network.
        case wifi
        /// A telephone network.
        case cellular
        /// A network by cable.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// Its name on the system, such as `eth0`.
    public let name: String
    /// Its number on the system.
    public let index: Int
    /// The kind of connection.
    public let type: InterfaceType

    /// The name.
    public var debugDescription: String { name }
}
