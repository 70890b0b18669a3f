public import Foundation

/// Describes a section of rows: its look, its header and footer, the lines between rows, what swiping offers.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
    /// The looks of lists.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge; headers stay in sight.
        case plain
        /// Rows from edge to edge, in groups on a grey background.
        case grouped
        /// Groups of rows as rounded cards.
        case insetGrouped
        /// Rows without lines between them, the selected one rounded, for a column beside the content.
        case sidebar
        /// A plain list, for a column beside the content.
        case sidebarPlain
    }

    /// Where the header of a section comes from.
    public enum HeaderMode: Hashable, Sendable {
        /// There is none.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item looks like one. With an outline it opens and closes its section.
        case firstItemInSection
    }

    /// Where the footer of a section comes from.
    public enum FooterMode: Hashable, Sendable {
        /// There is none.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// What swiping a row offers; nil for nothing.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// Changes the separators of an item. Gets those that it has as one of its section, with every visibility decided.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Makes the configuration of a list with a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The look.
    public let appearance: Appearance

    /// Whether there are lines between rows. True at first, save in sidebars. Where it is false,
    /// ``separatorConfiguration`` and ``itemSeparatorHandler`` have no say. On a television there are none.
    public var showsSeparators: Bool

    /// The lines between the rows of the section.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Changes the lines of single rows. Asked for rows on screen, when they come and when their state or the data
    /// changes. Nil at first.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the rows; nil, as at first, for the system's with this look, `.clear` for the collection view's
    /// own background.
    public var backgroundColor: UIColor?

    /// What swiping a row from its leading edge offers. Nil at first.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What swiping a row from its trailing edge offers. Nil at first.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Where the header comes from. None at first.
    public var headerMode = HeaderMode.none

    /// Where the footer comes from. None at first.
    public var footerMode = FooterMode.none

    /// The room above the header, in points; nil, as at first, for the system's.
    ///
    /// Making the section traps if it is negative, infinite or not a number.
    public var headerTopPadding: CGFloat?

    /// Whether rows are no wider than text is read well in: a table's.
    var followsReadableWidth = false
}
