extension UICollectionView {
    /// The kinds of the section headers and footers of flow layouts, used by convention elsewhere too.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Where `scrollToItem` and `selectItem` put the item. An empty set scrolls as little as needed.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What an element of a layout is.
    public enum ElementCategory: UInt, Sendable {
        /// The view of an item.
        case cell
        /// A header, a footer or the like, from the data source.
        case supplementaryView
        /// An adornment, from the layout.
        case decorationView
    }

    /// What makes a view on screen, whose layout only estimates its size, be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing: sizes are measured when views come on screen.
        case disabled = 0
        /// `invalidateIntrinsicContentSize()` of the view, or of a cell's `contentView`.
        case enabled = 1
        /// That, and changes of constraints in the view, or in a cell's `contentView`, of constants and of what they
        /// contain.
        case enabledIncludingConstraints = 2
    }

    /// Is told how an interactive transition ended: whether the animation at its end ran to its own end, and whether
    /// the transition was finished rather than cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
