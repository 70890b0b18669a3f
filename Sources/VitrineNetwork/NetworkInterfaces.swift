import Glibc

/// The connections of the machine, as the system has them.
package struct NetworkInterfaces {
    package private(set) var interfaces: [NWInterface] = []
    package private(set) var hasIPv4 = false
    package private(set) var hasIPv6 = false

    /// Reads those that are up and have an address, without the machine's own.
    ///
    /// - Parameter isUsed: Whether a kind of connection counts.
    package static func read(where isUsed: (NWInterface.InterfaceType) -> Bool) -> NetworkInterfaces {
        var found = NetworkInterfaces()
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return found }
        defer { freeifaddrs(list) }
        var next = list
        while let entry = next {
            next = entry.pointee.ifa_next
            let flags = entry.pointee.ifa_flags
            let wanted = UInt32(IFF_UP) | UInt32(IFF_RUNNING)
            guard flags & wanted == wanted, flags & UInt32(IFF_LOOPBACK) == 0,
                let address = entry.pointee.ifa_addr
            else { continue }
            let family = Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 && !isLinkLocal(address) else { continue }
            let name = String(cString: entry.pointee.ifa_name)
            let type = type(of: name)
            guard isUsed(type) else { continue }
            if family == AF_INET { found.hasIPv4 = true } else { found.hasIPv6 = true }
            if !found.interfaces.contains(where: { $0.name == name }) {
                found.interfaces.append(
                    NWInterface(name: name, index: Int(if_nametoindex(name)), type: type))
            }
        }
        return found
    }

    /// Whether an address leads to the nearest machines only (fe80::/10), as each interface has one.
    private static func isLinkLocal(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            withUnsafeBytes(of: $0.pointee.sin6_addr) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
        }
    }

    private static func type(of name: String) -> NWInterface.InterfaceType {
        let folder = "/sys/class/net/\(name)"
        if access("\(folder)/wireless", F_OK) == 0 { return .wifi }
        if name.hasPrefix("ww") { return .cellular }
        // ARPHRD_ETHER of the kernel's if_arp.h; what has it and no device is a bridge, which is cabled, too.
        let kind = try? String(contentsOfFile: "\(folder)/type", encoding: .utf8)
        return kind?.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wiredEthernet : .other
    }
}
