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
        if let padding = configuration.headerTopPadding {
            demand(
                padding.isFinite && padding >= 0,
                "UICollectionLayoutListConfiguration.headerTopPadding is \(padding) in a list with the appearance "
                    + "\(configuration.appearance). It must be a length in points, or nil for the system's.")
        }
        let list = ListSection(configuration, in: layoutEnvironment)
        let measures = ListMeasures(list, width: layoutEnvironment.container.contentSize.width)
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(measures.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.style = list
        section.contentInsets = measures.insets
        section.interGroupSpacing = measures.rowSpacing
        section.startPadding = measures.headerTopPadding
        if list.isEdgeToEdge { section.contentInsetsReference = .none }
        if configuration.headerMode == .supplementary {
            let header = boundary(
                UICollectionView.elementKindSectionHeader, .top, height: measures.headerHeight)
            header.pinToVisibleBounds = measures.pinsHeaders
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionFooter, .bottom, height: measures.footerHeight))
        }
        return section
    }

    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
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
