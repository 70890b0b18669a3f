/// How the machine is connected at a moment.
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
    /// Whether other machines can be reached.
    public enum Status: Hashable, Sendable {
        /// Presumably they can.
        case satisfied
        /// They cannot.
        case unsatisfied
        /// They can once somebody asks for it. Never here.
        case requiresConnection
    }

    /// Whether other machines can be reached.
    public let status: Status
    /// The ways in which they can be.
    public let availableInterfaces: [NWInterface]
    /// Whether they can be by addresses of the older kind.
    public let supportsIPv4: Bool
    /// Whether they can be by addresses of the newer kind.
    public let supportsIPv6: Bool
    /// Whether they can be by names.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether it costs: over a telephone network.
    public var isExpensive: Bool { usesInterfaceType(.cellular) }
    /// Whether the user wants to save data, which Linux does not tell.
    public var isConstrained: Bool { false }

    /// Whether one of the ways is of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// The status and the ways.
    public var debugDescription: String {
        "\(status), \(availableInterfaces.map { "interface: \($0.name)" }.joined(separator: ", "))"
    }
}
