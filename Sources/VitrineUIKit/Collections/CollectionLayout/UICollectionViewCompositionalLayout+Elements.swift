import Foundation
internal import VitrineLayout

extension UICollectionViewCompositionalLayout {
    /// A placement as attributes of the layout's own class.
    func makeAttributes(_ placement: LayoutPlacement) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        switch placement.element {
        case .item(let section, let item):
            attributes.indexPath = IndexPath(item: item, section: section)
        case .supplementary(let kind, let section, let index):
            attributes.represent(kind, .supplementaryView, at: IndexPath(item: index, section: section))
        case .boundary(let kind, let section, _):
            attributes.represent(kind, .supplementaryView, at: IndexPath(item: 0, section: section))
        case .layoutBoundary(let kind, _):
            attributes.represent(kind, .supplementaryView, at: IndexPath(index: 0))
        case .decoration(let kind, let section):
            attributes.represent(kind, .decorationView, at: IndexPath(item: 0, section: section))
        }
        attributes.frame = placement.frame
        attributes.zIndex = zIndex(of: placement)
        attributes.elementPlace = listAttributes(of: placement.element)
        return attributes
    }

    /// Where a section has decorations, at 0 unless they ask for another place, everything else in it is at 1.
    func zIndex(of placement: LayoutPlacement) -> Int {
        switch placement.element {
        case .item(let section, _), .supplementary(_, let section, _), .boundary(_, let section, _):
            placement.zIndex == 0 && !sections[section].decorationItems.isEmpty ? 1 : placement.zIndex
        case .layoutBoundary, .decoration: placement.zIndex
        }
    }

    /// The engine's name for a supplementary view. Views of the whole layout have index paths of one index.
    func supplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> LayoutPlacement.Element? {
        if indexPath.count == 1 {
            guard indexPath[0] == 0 else { return nil }
            return configuration.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }
                .map { .layoutBoundary(kind: kind, index: $0) }
        }
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let boundaries = sections[indexPath.section].boundarySupplementaryItems
        if let index = boundaries.firstIndex(where: { $0.elementKind == kind }) {
            return indexPath.item == 0
                ? .boundary(kind: kind, section: indexPath.section, index: index) : nil
        }
        return .supplementary(kind: kind, section: indexPath.section, index: indexPath.item)
    }

    /// The engine's name for what attributes describe.
    func element(of attributes: UICollectionViewLayoutAttributes) -> LayoutPlacement.Element? {
        switch attributes.representedElementCategory {
        case .cell:
            guard attributes.indexPath.count == 2 else { return nil }
            return .item(section: attributes.indexPath.section, item: attributes.indexPath.item)
        case .supplementaryView:
            return attributes.representedElementKind.flatMap {
                supplementaryElement(ofKind: $0, at: attributes.indexPath)
            }
        case .decorationView:
            return nil
        }
    }
}

extension UICollectionViewLayout {
    /// Attributes of the layout's own class.
    func makeAttributes() -> UICollectionViewLayoutAttributes {
        let named: AnyClass = type(of: self).layoutAttributesClass
        guard let attributesClass = named as? UICollectionViewLayoutAttributes.Type else {
            fatalError(
                "\(type(of: self)).layoutAttributesClass is \(named), which is not a subclass of"
                    + " UICollectionViewLayoutAttributes.")
        }
        return attributesClass._allocate()
    }
}

extension UICollectionViewLayoutAttributes {
    func represent(_ kind: String, _ category: UICollectionView.ElementCategory, at indexPath: IndexPath) {
        representedElementKind = kind
        representedElementCategory = category
        self.indexPath = indexPath
    }
}
