import Foundation
internal import VitrineLayout

extension UICollectionViewCompositionalLayout {
    /// What an element of a list section must know of its place; nil for others.
    ///
    /// Complexity: O(1).
    func listAttributes(of element: LayoutPlacement.Element) -> ListAttributes? {
        switch element {
        case .item(let section, let item):
            guard let list = sections[section].list, let solver else { return nil }
            let first = list.configuration.headerMode == .firstItemInSection ? 1 : 0
            return ListAttributes(
                section: list, role: item < first ? .headerItem : .row, isFirst: item == first,
                isLast: item >= first && item == solver.itemCount(inSection: section) - 1)
        case .boundary(let kind, let section, _):
            guard let list = sections[section].list else { return nil }
            switch kind {
            case UICollectionView.elementKindSectionHeader:
                return ListAttributes(section: list, role: .header)
            case UICollectionView.elementKindSectionFooter:
                return ListAttributes(section: list, role: .footer)
            default: return nil
            }
        case .decoration(let kind, let section):
            guard kind == ListBackgroundView.kind, let list = sections[section].list else { return nil }
            return ListAttributes(section: list, role: .background)
        case .supplementary, .layoutBoundary: return nil
        }
    }

    /// What swiping an item of a list from an edge offers, as its configuration says.
    func listSwipeActions(at indexPath: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            let configuration = sections[indexPath.section].list?.configuration
        else { return nil }
        switch edge {
        case .leading: return configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
        case .trailing: return configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
        }
    }

    /// The colour behind the rows, if every section is a list with the same one; nil otherwise.
    static func sharedListBackground(of sections: [NSCollectionLayoutSection]) -> UIColor? {
        guard let color = sections.first?.list?.background,
            sections.allSatisfy({ $0.list?.background == color })
        else { return nil }
        return color
    }

    /// The background of a list section among sections that are none, or lists of another colour.
    func listBackgrounds(of section: NSCollectionLayoutSection) -> [LayoutDecoration] {
        guard listBackground == nil, let list = section.list, list.background != .clear else { return [] }
        // Behind the backgrounds that the program gives the section.
        return [LayoutDecoration(kind: ListBackgroundView.kind, zIndex: -(1 << 20))]
    }
}
