public import Foundation

/// Something whose content may be thrown away while nobody uses it.
public protocol NSDiscardableContent {
    /// Begins to use the content; false where it is gone.
    func beginContentAccess() -> Bool
    /// Ends what ``beginContentAccess()`` began.
    func endContentAccess()
    /// Throws the content away, unless somebody uses it.
    func discardContentIfPossible()
    /// Whether the content is gone.
    func isContentDiscarded() -> Bool
}

/// Bytes that may be thrown away while nobody uses them: by ``discardContentIfPossible()`` alone, since Linux asks no program
/// to give memory back.
///
/// New ones are in use: every ``beginContentAccess()``, and the making itself, wants an ``endContentAccess()``.
open class NSPurgeableData: NSMutableData, NSDiscardableContent, @unchecked Sendable {
    private var uses = 1
    private var isDiscarded = false

    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        uses += 1
        return true
    }

    open func endContentAccess() { if uses > 0 { uses -= 1 } }

    open func discardContentIfPossible() {
        guard uses == 0, !isDiscarded else { return }
        length = 0
        isDiscarded = true
    }

    open func isContentDiscarded() -> Bool { isDiscarded }
}
