import Foundation
import Testing

@testable import VitrineNetwork

@Suite("How the machine is connected")
struct NWPathMonitorTests {
    @Test("A monitor tells on its queue what the system has, once it is started")
    func start() async {
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .unsatisfied && monitor.queue == nil)
        let queue = DispatchQueue(label: "test")
        let path = await withCheckedContinuation { done in
            monitor.pathUpdateHandler = { path in
                dispatchPrecondition(condition: .onQueue(queue))
                done.resume(returning: path)
            }
            monitor.start(queue: queue)
        }
        let names = NetworkInterfaces.read { _ in true }.interfaces.map(\.name)
        #expect(path.availableInterfaces.map(\.name) == names)
        #expect((path.status == .satisfied) == !names.isEmpty)
        #expect(!path.usesInterfaceType(.loopback))
        #expect(monitor.currentPath == path)
        monitor.cancel()
    }

    @Test("A monitor of a kind of connection knows that kind alone")
    func kinds() async {
        let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
        let path = await withCheckedContinuation { done in
            monitor.pathUpdateHandler = { done.resume(returning: $0) }
            monitor.start(queue: .global())
        }
        #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty)
        #expect(!path.isExpensive && !path.supportsDNS && !path.supportsIPv4)
    }

    @Test("A monitor is a sequence of paths, which ends when it is cancelled")
    func sequence() async {
        let monitor = NWPathMonitor()
        var count = 0
        for await _ in monitor {
            count += 1
            monitor.cancel()
        }
        #expect(count == 1)
    }
}
