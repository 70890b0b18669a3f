import Foundation
import Testing
import VitrineFoundation
import VitrineNetwork

@testable import VitrineSystemConfiguration

struct ReachabilityTests {
    private func flags(_ target: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
        var flags: SCNetworkReachabilityFlags = .interventionRequired
        guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return nil }
        return flags
    }

    private func target(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> SCNetworkReachability? {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(
            bigEndian: UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d))
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
    }

    @Test func aMachineIsReachableAsThisOneIsConnected() {
        let here: SCNetworkReachabilityFlags = [.reachable, .isLocalAddress]
        #expect(flags(target(127, 0, 0, 1)) == here)
        #expect(flags(SCNetworkReachabilityCreateWithName(nil, "localhost")) == here)
        #expect(flags(SCNetworkReachabilityCreateWithName(nil, "no such name.invalid")) == [])
        let found = NetworkInterfaces.read { _ in true }
        #expect((flags(target(0, 0, 0, 0))?.contains(.reachable) == true) == found.hasIPv4)
        var other = sockaddr()
        other.sa_family = sa_family_t(AF_UNIX)
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &other) == nil)
    }

    private final class Box {
        var count = 0
        var heard: [SCNetworkReachabilityFlags] = []
    }

    /// What the famous classes do: a pointer with its own counting, a queue, and flags first of all.
    @Test func theCallbackHearsOnItsQueueHowItIs() async {
        let queue = DispatchQueue(label: "test")
        nonisolated(unsafe) let box = Box()
        nonisolated(unsafe) var done: CheckedContinuation<Void, Never>?
        let target = SCNetworkReachabilityCreateWithName(nil, "localhost")!
        let pointer = Unmanaged.passUnretained(box).toOpaque()
        var context = SCNetworkReachabilityContext(
            version: 0, info: pointer,
            retain: { info in
                Unmanaged<Box>.fromOpaque(info).takeUnretainedValue().count += 1
                return info
            },
            release: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().count -= 1 }, copyDescription: nil)
        let callback: SCNetworkReachabilityCallBack = { _, flags, info in
            Unmanaged<Box>.fromOpaque(info!).takeUnretainedValue().heard.append(flags)
            done?.resume()
        }
        #expect(SCNetworkReachabilitySetCallback(target, callback, &context) && box.count == 1)
        await withCheckedContinuation {
            done = $0
            SCNetworkReachabilitySetDispatchQueue(target, queue)
        }
        queue.sync { #expect(box.heard == [[.reachable, .isLocalAddress]]) }
        SCNetworkReachabilitySetCallback(target, nil, nil)
        #expect(box.count == 0)
        let loop = CFRunLoopMode.defaultMode.rawValue
        #expect(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), loop))
        #expect(SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), loop))
    }
}
