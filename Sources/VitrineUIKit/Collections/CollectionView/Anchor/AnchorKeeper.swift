import Foundation

/// What stays on screen while the content around it changes, until a layout pass has shown the change.
struct AnchorKeeper {
    /// What stays where it is in a change that is not shown yet.
    private(set) var held: AnchorHold?
    /// Whether the layout has moved the offset itself, in a change that is not shown yet.
    private(set) var layoutMovedOffset = false
    /// An item that is to be somewhere on screen, whatever its size and those before it turn out to be.
    var request: ScrollRequest?
    /// Whether the layout is one that moves things as they are scrolled, as far as one knows.
    var layoutFollowsScrolling = false

    /// The offset at which what is on screen was placed.
    private(set) var shownOrigin = CGPoint.zero
    /// Whether what was shown last begins at the right; nil before anything was.
    private(set) var shownFromRight: Bool?

    /// Holds what is visible, in the place of what was held.
    mutating func hold(_ hold: AnchorHold) { held = hold }

    /// Nothing is held any more. Returns what was.
    @discardableResult
    mutating func release() -> AnchorHold? {
        defer { held = nil }
        return held
    }

    /// The layout has moved the offset, and says by that where everything is: nothing is moved beside.
    mutating func noteMoveByLayout() { layoutMovedOffset = true }

    /// The layout is about to be prepared: what it has moved itself is no landmark.
    mutating func willPrepare() {
        if layoutMovedOffset { held?.anchors = [] }
    }

    /// Everything is shown where it belongs.
    mutating func noteShown(at origin: CGPoint, fromRight: Bool) {
        shownOrigin = origin
        shownFromRight = fromRight
        held = nil
        layoutMovedOffset = false
    }

    /// Whether the layout has moved things since they were shown.
    func isStale(at origin: CGPoint) -> Bool { layoutFollowsScrolling && origin != shownOrigin }
}
