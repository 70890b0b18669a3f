import Foundation

extension NSCollectionLayoutSection {
    /// A section of rows, one below the other, as a configuration says.
    ///
    /// Rows are as high as their content asks, 44 points at least in cells with a list content configuration, and as wide
    /// as the section. What the section is made of may be changed: insets, spacing between rows, edge views.
    ///
    /// - Parameters:
    ///   - configuration: The look. Traps if its ``UICollectionLayoutListConfiguration/headerTopPadding`` is no length.
    ///   - layoutEnvironment: What the section provider was given.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        list(configuration, layoutEnvironment, ListHeights())
    }

    /// The same with heights that somebody has decided.
    static func list(
        _ configuration: UICollectionLayoutListConfiguration,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment, _ heights: ListHeights
    ) -> NSCollectionLayoutSection {
        if let padding = configuration.headerTopPadding {
            demand(
                padding.isFinite && padding >= 0,
                "UICollectionLayoutListConfiguration.headerTopPadding is \(padding) in a list with the appearance "
                    + "\(configuration.appearance). It must be a length in points, or nil for the system's.")
        }
        let list = ListSection(configuration, in: layoutEnvironment)
        let measures = ListMeasures(list, width: layoutEnvironment.container.contentSize.width)
        let rows = (heights.rows.isEmpty ? [.estimated(measures.rowHeight)] : heights.rows).map {
            NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: $0))
        }
        let group =
            rows.count == 1
            ? rows[0].layoutSize
            : NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(CGFloat(rows.count) * measures.rowHeight))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: group, subitems: rows))
        section.style = list
        section.contentInsets = measures.insets
        if configuration.followsReadableWidth, configuration.appearance == .insetGrouped {
            let readable = ListSection.readable(measures.insets, layoutEnvironment)
            section.contentInsets.leading = readable.leading
            section.contentInsets.trailing = readable.trailing
        }
        section.interGroupSpacing = measures.rowSpacing
        section.startPadding = measures.headerTopPadding
        if list.isEdgeToEdge { section.contentInsetsReference = .none }
        if configuration.headerMode == .supplementary {
            let header = boundary(
                UICollectionView.elementKindSectionHeader, .top,
                height: heights.header ?? .estimated(measures.headerHeight))
            header.pinToVisibleBounds = measures.pinsHeaders
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(
                    UICollectionView.elementKindSectionFooter, .bottom,
                    height: heights.footer ?? .estimated(measures.footerHeight)))
        }
        return section
    }

    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment, height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height),
            elementKind: kind, alignment: alignment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of which every section is a list with the same configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// Heights of a section of a list that are not left to its views.
struct ListHeights {
    /// Of each row, or of all; none for the list's own estimate.
    var rows: [NSCollectionLayoutDimension] = []
    var header: NSCollectionLayoutDimension?
    var footer: NSCollectionLayoutDimension?
}
