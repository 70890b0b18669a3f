extension ListController {
    /// One column of rows as high as they want to be, with headers and footers.
    func makeLayout() -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { [weak self] index, _ in
            self?.section(at: index) ?? Self.emptySection
        }
        layout.swipeActionsProvider = { [weak self] in self?.swipeActions(at: $0, edge: $1) }
        return layout
    }

    private static var emptySection: NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: group(height: 44))
    }

    private static func group(height: CGFloat) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    }

    private func section(at index: Int) -> NSCollectionLayoutSection? {
        guard shown.sections.indices.contains(index) else { return nil }
        let data = shown.sections[index]
        let section = NSCollectionLayoutSection(group: Self.group(height: metrics.minimumRowHeight))
        section.interGroupSpacing = metrics.rowSpacing
        section.contentInsets = metrics.sectionInsets(
            hasHeader: data.header != nil, hasFooter: data.footer != nil,
            margins: data.environment.listSectionMargins)
        if data.header != nil {
            let header = Self.boundary(
                ListBoundaryView.header, metrics.isTV ? 80 : metrics.isGrouped ? 39 : 34, .top)
            header.pinToVisibleBounds = !metrics.isGrouped && !metrics.isTV && !metrics.isSidebar
            if header.pinToVisibleBounds { header.zIndex = 2 }
            section.boundarySupplementaryItems.append(header)
        }
        if data.footer != nil {
            section.boundarySupplementaryItems.append(Self.boundary(ListBoundaryView.footer, 30, .bottom))
        }
        return section
    }

    private static func boundary(
        _ kind: String, _ height: CGFloat, _ edge: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
            elementKind: kind, alignment: edge)
    }
}
