public import Foundation
import Glibc
public import VitrineFoundation

// How machines can be reached (`SCNetworkReachability.h`). All of it may be called on any thread.

/// Asks for a machine by its address; that of zeros stands for any in the internet.
///
/// - Returns: nil for an address that is none of the internet.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    ReachabilityTarget(address).map(SCNetworkReachability.init)
}

/// Asks for a machine by addresses of both ends, of which the one there counts.
///
/// - Returns: nil where neither is an address of the internet.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
    _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    (remoteAddress ?? localAddress).flatMap { SCNetworkReachabilityCreateWithAddress(allocator, $0) }
}

/// Asks for a machine by its name, which is looked up when flags are asked for.
///
/// - Returns: nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(ReachabilityTarget(name: name))
}

/// Says how a machine can be reached now. Of a name it waits for the servers of names, as Apple's does.
///
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets who hears of changes, once the target is on a run loop or a queue; nil for nobody. It is told first how it is.
///
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    let context = context?.pointee
    if let info = context?.info { _ = context?.retain?(info) }
    let (old, release) = target.read { ($0.info, $0.release) }
    target.change {
        $0.callback = callout
        $0.info = context?.info
        $0.release = context?.release
    }
    if let old { release?(old) }
    return true
}

/// Has the callback called on a run loop.
///
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    let place = SCNetworkReachability.Place(loop: runLoop, mode: CFRunLoopMode(runLoopMode))
    target.change { if !$0.runLoops.contains(place) { $0.runLoops.append(place) } }
    return true
}

/// Has the callback called there no longer.
///
/// - Returns: Whether it was.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    let place = SCNetworkReachability.Place(loop: runLoop, mode: CFRunLoopMode(runLoopMode))
    let wasThere = target.read { $0.runLoops.contains(place) }
    target.change { $0.runLoops.removeAll { $0 == place } }
    return wasThere
}

/// Has the callback called on a queue; nil for that no longer.
///
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
    target.change { $0.queue = queue }
    return true
}

/// Why the last function failed: 0, since those here say all by what they return.
public func SCError() -> Int32 { 0 }

/// A sentence for a number of an error.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    UnsafePointer(strerror(status))
}
