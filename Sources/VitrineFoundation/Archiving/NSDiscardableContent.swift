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
