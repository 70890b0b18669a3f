import Glibc
import Synchronization

/// Tells how the machine is connected, and whenever that changes.
public final class NWPathMonitor: Sendable {
    /// Unchecked: sources may be cancelled from anywhere.
    private struct Source: @unchecked Sendable {
        let source: any DispatchSourceRead
    }

    private struct State {
        var path: NWPath
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var source: Source?
        var isCancelled = false
        var streams: [UUID: AsyncStream<NWPath>.Continuation] = [:]
    }

    private let state: Mutex<State>
    private let isUsed: @Sendable (NWInterface.InterfaceType) -> Bool

    /// Makes a monitor of all connections.
    public convenience init() { self.init(where: { _ in true }) }

    /// Makes a monitor of connections of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(where: { $0 == requiredInterfaceType })
    }

    /// Makes a monitor of connections but those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(where: { !prohibitedInterfaceTypes.contains($0) })
    }

    init(where isUsed: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
        self.isUsed = isUsed
        // Until it is started, nothing is known to be there.
        state = Mutex(
            State(
                path: NWPath(
                    status: .unsatisfied, availableInterfaces: [], supportsIPv4: false, supportsIPv6: false)))
    }

    deinit { cancel() }

    /// How the machine is connected, as far as it was told.
    public var currentPath: NWPath { state.withLock { $0.path } }

    /// Takes how the machine is connected, once the monitor is started, and whenever that changes; called on its queue.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// Where the handler is called; nil before the monitor is started.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to tell. A monitor is started once.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            defer { state.queue = queue }
            return state.queue == nil && !state.isCancelled
        }
        guard isFirst else { return }
        watch(on: queue)
        queue.async { [weak self] in self?.tell(isFirst: true) }
    }

    /// Ends it for good.
    public func cancel() {
        let (source, streams) = state.withLock { state in
            defer {
                state.isCancelled = true
                state.source = nil
                state.streams = [:]
            }
            return (state.source, state.streams)
        }
        source?.source.cancel()
        for stream in streams.values { stream.finish() }
    }

    private func tell(isFirst: Bool = false) {
        let now = NetworkInterfaces.read(where: isUsed)
        let path = NWPath(
            status: now.interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: now.interfaces,
            supportsIPv4: now.hasIPv4, supportsIPv6: now.hasIPv6)
        let (handler, streams) = state.withLock {
            state -> ((@Sendable (NWPath) -> Void)?, [AsyncStream<NWPath>.Continuation]) in
            guard !state.isCancelled, isFirst || path != state.path else { return (nil, []) }
            state.path = path
            return (state.handler, Array(state.streams.values))
        }
        handler?(path)
        for stream in streams { stream.yield(path) }
    }

    /// Has the kernel say when a connection or an address comes or goes (rtnetlink).
    private func watch(on queue: DispatchQueue) {
        let socket = socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        // Without it the monitor knows how it was when it was started.
        guard socket >= 0 else { return }
        // sockaddr_nl: family, padding, the kernel's choice of an identifier, and groups: links, and addresses of both kinds.
        var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, 0x1 | 0x10 | 0x100)
        let isBound = withUnsafeMutableBytes(of: &address) { bytes in
            bind(
                socket, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self),
                socklen_t(MemoryLayout<(UInt16, UInt16, UInt32, UInt32)>.size))
        }
        guard isBound == 0 else {
            close(socket)
            return
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler { [weak self] in
            // What it says is of no interest: all is read anew.
            var buffer = [UInt8](repeating: 0, count: 8192)
            while recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
            self?.tell()
        }
        source.setCancelHandler { close(socket) }
        source.resume()
        let kept = Source(source: source)
        state.withLock { $0.source = kept }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// How the machine is connected, and whenever that changes.
    public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
        let id = UUID()
        let path = state.withLock { state -> NWPath? in
            state.streams[id] = continuation
            return state.queue == nil ? nil : state.path
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.streams.removeValue(forKey: id) }
        }
        if let path { continuation.yield(path) } else { start(queue: DispatchQueue(label: "NWPathMonitor")) }
        return stream.makeAsyncIterator()
    }
}
