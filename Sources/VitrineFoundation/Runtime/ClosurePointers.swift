// Blocks are objects in Objective-C, which programs pass through pointers: `unsafeBitCast(block, to: …)`. Here they are
// closures, which take more room than a pointer; so the pointer is that of an object that holds the closure.

private final class ClosureBox<A, R> {
    let closure: (A) -> R
    init(_ closure: @escaping (A) -> R) { self.closure = closure }
}

/// A pointer to a block, which lives until the main thread's next turn.
public func unsafeBitCast<A, R>(
    _ x: @escaping (A) -> R, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer {
    PerformedResults.keep(ClosureBox(x))!.toOpaque()
}

/// The block that a pointer is of.
public func unsafeBitCast<A, R>(_ x: UnsafeMutableRawPointer, to type: ((A) -> R).Type) -> (A) -> R {
    Unmanaged<ClosureBox<A, R>>.fromOpaque(x).takeUnretainedValue().closure
}

/// The block that a pointer is of. Traps for nil.
public func unsafeBitCast<A, R>(_ x: UnsafeMutableRawPointer?, to type: ((A) -> R).Type) -> (A) -> R {
    unsafeBitCast(x!, to: type)
}
