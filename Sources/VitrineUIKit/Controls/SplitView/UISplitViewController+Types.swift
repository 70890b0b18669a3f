extension UISplitViewController {
    /// How many columns there are at most.
    public enum Style: Int, Sendable {
        /// Two controllers, set as ``UISplitViewController/viewControllers``.
        case unspecified = 0
        /// Primary and secondary.
        case doubleColumn = 1
        /// Primary, supplementary and secondary.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// At the leading edge: what the others are chosen by.
        case primary = 0
        /// Beside it, in three columns.
        case supplementary = 1
        /// The last and widest: what was chosen.
        case secondary = 2
        /// What shows in place of all of them where there is room for one.
        case compact = 3
    }

    /// Which columns show, and how.
    public enum DisplayMode: Int, Sendable {
        /// The system decides. Never what ``UISplitViewController/displayMode`` says.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary.
        case oneBesideSecondary = 2
        /// One column over the secondary.
        case oneOverSecondary = 3
        /// Two columns beside the secondary.
        case twoBesideSecondary = 4
        /// Two columns over the secondary.
        case twoOverSecondary = 5
        /// Two columns that push the secondary partly off the screen.
        case twoDisplaceSecondary = 6

        /// The former name of ``secondaryOnly``.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of ``oneBesideSecondary``.
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of ``oneOverSecondary``.
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns stand to the secondary.
    public enum SplitBehavior: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// Beside it.
        case tile = 1
        /// Over it.
        case overlay = 2
        /// They push it aside.
        case displace = 3
    }

    /// The edge that the primary column is at.
    public enum PrimaryEdge: Int, Sendable {
        /// The left one where text runs from left to right.
        case leading = 0
        /// The opposite one.
        case trailing = 1
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing of its own.
        case none = 0
        /// The grey of sidebars, where the controller's view lets it through.
        case sidebar = 1
    }

    /// Whether the bar of the first column has a button that hides and shows columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As ``UISplitViewController/presentsWithGesture`` says.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}
