import Foundation
import VitrineSupport

/// What is due in the next layout pass, and whether something is at work that it must not disturb.
struct LayoutPass {
    /// How often what is visible is laid out in one pass at most, as sizes become known.
    static let roundLimit = 12
    /// How often the layout is prepared at once at most. A content size that turns scrolling on or off changes the
    /// insets, and these the layout; twice is enough.
    static let preparationLimit = 3

    /// How many updates, passes and questions are at work, one within the other.
    private var depth = 0
    private(set) var needsPrepare = true
    private(set) var needsNewViews = false
    /// Whether the layout has been prepared since it is the collection view's: nothing is asked of it before.
    private(set) var hasPrepared = false
    /// The bounds that were laid out last; null before.
    var shownBounds = CGRect.null

    /// Whether an update or a layout pass is at work; views are not laid out again inside.
    var isAtWork: Bool { depth > 0 }

    mutating func enter() { depth += 1 }

    mutating func leave() {
        depth -= 1
        assert(depth >= 0, "Something ends that did not begin.")
    }

    // MARK: The layout

    mutating func setNeedsPrepare() { needsPrepare = true }

    /// The layout is as it should be, or about to be.
    mutating func clearNeedsPrepare() { needsPrepare = false }

    /// Begins to prepare the layout if that is due and it has not been done too often.
    mutating func beginPreparing(_ loop: inout SettlingLoop) -> Bool {
        guard needsPrepare, loop.beginRound() else { return false }
        needsPrepare = false
        return true
    }

    mutating func notePrepared() { hasPrepared = true }

    /// Another layout takes over.
    mutating func forgetLayout() { hasPrepared = false }

    // MARK: Views

    mutating func setNeedsNewViews() { needsNewViews = true }
    mutating func clearNeedsNewViews() { needsNewViews = false }
}
