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
        case .boundary(let kind, let section, let index):
            let number = sections[section].boundarySupplementaryItems[..<index].count {
                $0.elementKind == kind
            }
            attributes.represent(kind, .supplementaryView, at: IndexPath(item: number, section: section))
        case .layoutBoundary(let kind, let index):
            let number = configuration.boundarySupplementaryItems[..<index].count { $0.elementKind == kind }
            attributes.represent(kind, .supplementaryView, at: IndexPath(index: number))
        case .decoration(let kind, let section):
            attributes.represent(kind, .decorationView, at: IndexPath(item: 0, section: section))
        }
        attributes.frame = placement.frame
        attributes.zIndex = placement.zIndex
        attributes.listAttributes = listAttributes(of: placement.element)
        return attributes
    }

    /// The engine's name for a supplementary view. Views of the whole layout have index paths of one index.
    func supplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> LayoutPlacement.Element? {
        if indexPath.count == 1 {
            return Self.index(of: kind, number: indexPath[0], in: configuration.boundarySupplementaryItems)
                .map { .layoutBoundary(kind: kind, index: $0) }
        }
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let boundaries = sections[indexPath.section].boundarySupplementaryItems
        if let index = Self.index(of: kind, number: indexPath.item, in: boundaries) {
            return .boundary(kind: kind, section: indexPath.section, index: index)
        }
        return .supplementary(kind: kind, section: indexPath.section, index: indexPath.item)
    }

    private static func index(
        of kind: String, number: Int, in items: [NSCollectionLayoutBoundarySupplementaryItem]
    ) -> Int? {
        items.indices.filter { items[$0].elementKind == kind }.dropFirst(max(0, number)).first
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
