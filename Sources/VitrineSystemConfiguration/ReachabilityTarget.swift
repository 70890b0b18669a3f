import Foundation
import Glibc
import VitrineNetwork

/// Who is to be reached, and how that is found out.
struct ReachabilityTarget: Sendable {
    /// The addresses; nil for those of the name.
    private let addresses: [IPAddress]?
    private let name: String?

    init(name: String) {
        self.name = name
        addresses = nil
    }

    /// - Parameter address: Of the internet; nil for one of another kind.
    init?(_ address: UnsafePointer<sockaddr>) {
        guard let address = IPAddress(address) else { return nil }
        addresses = [address]
        name = nil
    }

    var flags: SCNetworkReachabilityFlags {
        let found = NetworkInterfaces.read { _ in true }
        // The best of all addresses, as whoever connects tries all of them.
        var best: SCNetworkReachabilityFlags = []
        for address in addresses ?? IPAddress.all(of: name ?? "") {
            var flags = Self.flags(of: address, in: found)
            let kinds = found.interfaces.map(\.type)
            if flags == .reachable, !kinds.isEmpty, kinds.allSatisfy({ $0 == .cellular }) {
                flags.insert(.isWWAN)
            }
            if best.isEmpty { best = flags }
        }
        return best
    }

    private static func flags(
        of address: IPAddress, in found: NetworkInterfaces
    ) -> SCNetworkReachabilityFlags {
        if address.isLoopback { return [.reachable, .isLocalAddress] }
        let networks = IPNetwork.all()
        if networks.contains(where: { $0.address == address }) { return [.reachable, .isLocalAddress] }
        if networks.contains(where: { $0.contains(address) }) { return [.reachable, .isDirect] }
        // Only what is in a network of this machine's answers to an address that is not passed on.
        if address.isLinkLocal { return found.interfaces.isEmpty ? [] : [.reachable, .isDirect] }
        let isServed = address.bytes.count == 4 ? found.hasIPv4 : found.hasIPv6
        return isServed ? .reachable : []
    }
}

/// An address of the internet.
struct IPAddress: Hashable, Sendable {
    /// Four or sixteen.
    let bytes: [UInt8]

    init?(_ address: UnsafePointer<sockaddr>) {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            bytes = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
            }
        case AF_INET6:
            bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }
            }
        default: return nil
        }
    }

    var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
    }

    /// 169.254/16 and fe80::/10.
    var isLinkLocal: Bool {
        bytes.count == 4 ? bytes[0] == 169 && bytes[1] == 254 : bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
    }

    /// The addresses of a name, which takes as long as the servers of names take; none where nobody knows it.
    static func all(of name: String) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        return sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap {
            $0?.pointee.ai_addr.flatMap { IPAddress($0) }
        }
    }
}

/// An address of this machine's, and how much of it is the network's.
private struct IPNetwork {
    let address: IPAddress
    let mask: IPAddress

    func contains(_ other: IPAddress) -> Bool {
        other.bytes.count == address.bytes.count
            && zip(zip(address.bytes, other.bytes), mask.bytes).allSatisfy { $0.0 & $1 == $0.1 & $1 }
    }

    static func all() -> [IPNetwork] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { entry in
            guard let entry, entry.pointee.ifa_flags & UInt32(IFF_UP) != 0,
                let address = entry.pointee.ifa_addr.flatMap({ IPAddress($0) }),
                let mask = entry.pointee.ifa_netmask.flatMap({ IPAddress($0) })
            else { return nil }
            return IPNetwork(address: address, mask: mask)
        }
    }
}
