public import Foundation

/// Bytes that are thrown away when nobody uses them and somebody asks for memory: a cache, or
/// ``NSDiscardableContent/discardContentIfPossible()``.
///
/// It begins in use, as if ``NSDiscardableContent/beginContentAccess()`` had been called once. Not for several threads at a
/// time.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private var uses = 1
    private var isDiscarded = false

    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        uses += 1
        return true
    }

    /// Ends one use. Traps where none is open.
    open func endContentAccess() {
        precondition(
            uses > 0,
            "endContentAccess() was called on \(Self.self) more often than its content was begun to be used.")
        uses -= 1
    }

    open func discardContentIfPossible() {
        guard uses == 0 else { return }
        length = 0
        isDiscarded = true
    }

    open func isContentDiscarded() -> Bool { isDiscarded }
}
