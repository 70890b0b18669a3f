public import Foundation
import Glibc
import Synchronization
public import VitrineFoundation
import VitrineNetwork

/// Whether, and how, a machine can be reached: by its name or its address.
///
/// What is known is how this machine is connected, as `NWPathMonitor` has it: no packet is sent. A name is looked up.
public final class SCNetworkReachability: Sendable, Hashable {
    struct State {
        var callback: SCNetworkReachabilityCallBack?
        var info: UnsafeMutableRawPointer?
        var release: ((UnsafeRawPointer) -> Void)?
        /// What has it called, from one that has the thread.
        var runLoops: [Place] = []
        var queue: DispatchQueue?
        var monitor: NWPathMonitor?
        var told: SCNetworkReachabilityFlags?
    }

    struct Place: Equatable {
        var loop: RunLoop
        var mode: CFRunLoopMode
    }

    let target: ReachabilityTarget
    /// Programs hand it functions and pointers that it only passes on.
    private let lock = NSLock()
    nonisolated(unsafe) private var state = State()

    init(_ target: ReachabilityTarget) { self.target = target }

    deinit {
        state.monitor?.cancel()
        if let info = state.info { state.release?(info) }
    }

    public static func == (left: SCNetworkReachability, right: SCNetworkReachability) -> Bool {
        left === right
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// How it can be reached now.
    var flags: SCNetworkReachabilityFlags { target.flags }

    func change(_ body: (inout State) -> Void) {
        let isWatched = lock.withLock {
            body(&state)
            return state.callback != nil && (state.queue != nil || !state.runLoops.isEmpty)
        }
        if isWatched { watch() } else { lock.withLock { state.end() } }
    }

    func read<Value>(_ body: (State) -> Value) -> Value { lock.withLock { body(state) } }

    private func watch() {
        guard read({ $0.monitor == nil }) else { return }
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { [weak self] _ in self?.tell() }
        lock.withLock { state.monitor = monitor }
        monitor.start(queue: DispatchQueue(label: "SCNetworkReachability"))
    }

    /// Tells of how it can be reached, where that is not what was told last.
    private func tell() {
        let flags = flags
        let (isNews, queue, places) = lock.withLock {
            defer { state.told = flags }
            return (state.told != flags, state.queue, state.runLoops)
        }
        guard isNews else { return }
        queue?.async { [weak self] in self?.call(flags) }
        for place in places {
            CFRunLoopPerformBlock(place.loop, place.mode) { [weak self] in self?.call(flags) }
            CFRunLoopWakeUp(place.loop)
        }
    }

    private func call(_ flags: SCNetworkReachabilityFlags) {
        let (callback, info) = read { ($0.callback, $0.info) }
        callback?(self, flags, info)
    }
}

extension SCNetworkReachability.State {
    fileprivate mutating func end() {
        monitor?.cancel()
        monitor = nil
        told = nil
    }
}

/// Hears how a machine can be reached.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how that is kept.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: CFIndex
    /// What the callback is given.
    public var info: UnsafeMutableRawPointer?
    /// Keeps it.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets it go.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes it, for whoever looks for faults. Nobody asks here.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Makes a context of nothing.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    /// Makes a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}
