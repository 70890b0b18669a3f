import VitrineCoreGraphics

/// What the layout passes of a collection view leave to those that follow: what is due, what was shown last, and
/// whether one is at work.
struct LayoutPassState {
    /// Greater than zero while an update or a layout pass is at work; views are not laid out again inside.
    var depth = 0

    // MARK: What is due

    var needsPrepare = true
    var needsReloadOfViews = false
    /// Views that came in this pass, at a size that was guessed.
    var newViews: [ElementKey] = []
    /// Whether the next pass animates what sizes that views have invalidated change.
    var animatesSizes = false
    /// What stays on screen in a change of the layout that is not shown yet.
    var heldAnchors: AnchorHold?
    /// Whether the layout has moved the offset itself, in a change that is not shown yet.
    var layoutMovedOffset = false

    // MARK: What was shown last

    var lastBounds = CGRect.null
    /// The offset at which what is on screen was placed.
    var shownOrigin = CGPoint.zero
    /// Whether what was shown last begins at the right; nil before anything was.
    var shownFromRight: Bool?

    // MARK: The layout

    /// Whether the layout has been prepared since it is the collection view's: nothing is asked of it before.
    var hasPreparedLayout = false
    /// Whether the layout is one that moves things as they are scrolled, as far as one knows.
    var layoutFollowsScrolling = false

    // MARK: Sizes

    /// Whether the layout is invalid because of the sizes that a pass takes in.
    var isSizing = false
    /// Whether views are being asked for their sizes: what changes in them meanwhile is a part of the answer.
    var isMeasuring = false
}
