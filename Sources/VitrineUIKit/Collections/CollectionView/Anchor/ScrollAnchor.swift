import Foundation

/// Something visible that stays where it is on screen while the content around it changes.
struct ScrollAnchor {
    enum Subject: Equatable {
        /// A cell, or where there is none a supplementary view.
        case element(ElementKey)
        /// What scrolls in a section of its own.
        case section(Int)
    }

    var subject: Subject
    /// Where it is in the content, before the change.
    var frame: CGRect
}

/// Which side of an anchor stays where it is, on one axis.
enum AnchoredSide {
    /// None: the content is at its start and stays there, so that what comes in front of it is seen.
    case none
    /// The left or upper one.
    case low
    /// The right one, where the content begins at the right.
    case high
    /// The end of the content: where content that begins at the right is at its start.
    case contentEnd
}

/// The state of a change that anchors have to outlast: taken before it, used up after it.
struct AnchorHold {
    /// From the leading edge of what is visible on; the first that is still there counts.
    var anchors: [ScrollAnchor]
    var x: AnchoredSide
    var y: AnchoredSide
    /// The bounds and insets when it was taken.
    var bounds: CGRect
    var insets: UIEdgeInsets
    /// The range of the horizontal offset, for what begins at the right.
    var upperX: CGFloat
    /// Whether the layout has moved things since, because they were scrolled: their frames are of no use.
    var isStale = false
    var isEmpty: Bool { x != .contentEnd && anchors.isEmpty }
}

/// A scroll to an item, or to the end, that is to be exact although sizes on the way become known only now.
struct ScrollRequest {
    enum Target {
        case item(IndexPath, UICollectionView.ScrollPosition)
        case end
    }

    var target: Target
    /// Where the content was sent last. If it is elsewhere, somebody else has scrolled since.
    var offset: CGPoint
    /// Whether the content is on its way there.
    var isAnimated = false
    /// Whether the item's own section has to follow, too. Not while that scrolls there by itself.
    var scrollsSection = true
}
