public import Foundation

/// On Linux Core Foundation's run loops are Foundation's.
public typealias CFRunLoop = RunLoop

/// What a run loop listens to while it runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    /// The name, which a mode of the program's own shares with the `RunLoop.Mode` of that name.
    public let rawValue: CFString

    /// Makes a mode of a name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// Makes a mode of a name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    /// The mode in which a run loop usually runs.
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    /// All modes that are common.
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

    fileprivate var mode: RunLoop.Mode {
        switch self {
        case .defaultMode: .default
        case .commonModes: .common
        default: RunLoop.Mode(rawValue)
        }
    }
}

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Has a block called at the next turn of a run loop. It does not wake the loop: see `CFRunLoopWakeUp(_:)`.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFRunLoopMode, _ block: (() -> Void)!) {
    nonisolated(unsafe) let block = block
    rl.perform(inModes: [mode.mode]) { block?() }
}

/// Makes a loop that waits go on. Any thread may call it.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    rl.add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .common)
}

// MARK: Timers

/// On Linux Core Foundation's timers are Foundation's.
public typealias CFRunLoopTimer = Timer

/// Makes a timer, which runs once it is added to a run loop.
///
/// - Parameters:
///   - allocator: The default one.
///   - fireDate: When it fires first, in seconds since the first of January 2001.
///   - interval: The seconds between two times; 0 for a timer that fires once.
///   - flags: 0.
///   - order: 0.
///   - block: What it calls.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
    _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { block?($0) }
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    rl.add(timer, forMode: mode.mode)
}

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Whether a timer will fire, or may fire again.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Whether a timer fires more than once.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool { timer.timeInterval > 0 }

/// The seconds between two times at which a timer fires; 0 if it fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }

/// When a timer fires next, in seconds since the first of January 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
    timer.fireDate.timeIntervalSinceReferenceDate
}

/// Sets when a timer fires next, in seconds since the first of January 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
