public import Foundation
internal import VitrineLayout

/// How a section scrolls across the axis of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// Comes to rest anywhere.
    case continuous
    /// Comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Turns pages as wide as the section.
    case paging
    /// Moves by one group at a time.
    case groupPaging
    /// Moves by one group at a time and rests with the group in the middle.
    case groupPagingCentered
}

/// Which insets of the collection view are added to those of a section.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's own.
    case automatic = 0
    /// Nothing: up to the edges.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// A width that text is read well in.
    case readableContent
}

/// Bounce and deceleration of a section that scrolls across its layout's axis.
@MainActor @preconcurrency
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// Whether the section bounces past the edges of its content.
    public enum Bounce: Int, Sendable {
        /// As fits the behaviour.
        case automatic = 0
        /// Always, even when everything is visible.
        case always
        /// Never.
        case never
    }

    /// How fast the section comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of the collection view; sections that turn pages, or groups one by one, stop fast.
        public static let automatic = DecelerationRate(rawValue: .greatestFiniteMagnitude)
        /// As scroll views do.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether scrolling goes beyond the edge and back.
    public var bounce = Bounce.automatic
    /// How soon a fling comes to rest.
    public var decelerationRate = DecelerationRate.automatic

    public override init() { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionLayoutSectionOrthogonalScrollingProperties in
            let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
            copy.bounce = bounce
            copy.decelerationRate = decelerationRate
            return copy
        }
    }
}

/// May change the visible items of a section (alpha, transform, zIndex, visibility) just before they are shown.
/// `contentOffset` is that of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section: a group repeated until the data ends, with insets, boundary views and an optional background.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup

    /// Room between the section's boundary views and its groups. Default zero.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// Room between groups; none before the first and after the last. Default 0.
    public var interGroupSpacing: CGFloat = 0
    /// What the insets are added to. Default automatic, which asks the layout's configuration.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// What insets the boundary views respect. Default automatic: the section's ``contentInsets``, added to what the
    /// layout's configuration refers to. Otherwise that reference alone.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the section scrolls across the axis of the layout. Default none.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Bounce and deceleration of the orthogonal scrolling.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and views along other edges.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether boundary views respect the content insets. Default true.
    @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
    public var supplementariesFollowContentInsets: Bool {
        get { boundariesFollowContentInsets }
        set { boundariesFollowContentInsets = newValue }
    }
    var boundariesFollowContentInsets = true
    /// Called when the section scrolls and when it is laid out.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// What makes the section a list; nil if it is none.
    var style: (any SectionStyle)?
    /// Room before everything else in the section, its header included.
    var startPadding: CGFloat = 0

    /// Makes a section that repeats a copy of a group: what is changed in the group later does not reach the section.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group.copied() as! NSCollectionLayoutGroup
        super.init()
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> NSCollectionLayoutSection in
            let copy = NSCollectionLayoutSection(group: group)
            copy.contentInsets = contentInsets
            copy.interGroupSpacing = interGroupSpacing
            copy.contentInsetsReference = contentInsetsReference
            copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
            copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
            copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
            copy.orthogonalScrollingProperties.decelerationRate =
                orthogonalScrollingProperties.decelerationRate
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.boundariesFollowContentInsets = boundariesFollowContentInsets
            copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
            copy.decorationItems = decorationItems
            copy.style = style
            copy.startPadding = startPadding
            return copy
        }
    }
}
