import Foundation
import VitrineCoreGraphics

/// What a layout shows, all of it in the content of the collection view: items of sections that scroll by themselves
/// are where these are scrolled to.
@MainActor
struct LayoutContent {
    private let reader: LayoutReader
    private let orthogonal: (any OrthogonalLayout)?
    private let sectionOffsets: [Int: OrthogonalOffset]

    init(_ layout: UICollectionViewLayout, in view: UICollectionView, sectionOffsets: [Int: OrthogonalOffset])
    {
        reader = LayoutReader(layout, in: view)
        orthogonal = layout as? any OrthogonalLayout
        self.sectionOffsets = sectionOffsets
    }

    /// Every element that meets a rectangle.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var all = reader.elements(in: rect)
        guard let orthogonal else { return all }
        all.removeAll { orthogonal.ownsOrthogonally($0) }
        for section in orthogonal.orthogonalSections(in: rect) {
            let offset = offset(of: section)
            let window = CGRect(origin: offset, size: section.frame.size)
            all += orthogonal.orthogonalAttributes(inSection: section.section, visible: window).map {
                Self.moved($0, section, offset)
            }
        }
        return all
    }

    /// An element, visible or not; nil if the layout has none of the name.
    func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let orthogonal, let section = orthogonal.orthogonalSection(at: key.section) else {
            return reader.element(key)
        }
        let local: UICollectionViewLayoutAttributes? =
            switch key.category {
            case .cell: orthogonal.orthogonalAttributesForItem(at: key.indexPath)
            case .supplementary:
                orthogonal.orthogonalAttributesForSupplementaryView(
                    ofKind: key.kind, at: key.indexPath,
                    visible: CGRect(origin: offset(of: section), size: section.frame.size))
            case .decoration: nil
            }
        guard let local else { return key.category == .cell ? nil : reader.element(key) }
        return Self.moved(local, section, offset(of: section))
    }

    private func offset(of section: OrthogonalSection) -> CGPoint {
        sectionOffsets[section.section]?.resolved(start: section.initialOffset) ?? section.initialOffset
    }

    private static func moved(
        _ attributes: UICollectionViewLayoutAttributes, _ section: OrthogonalSection, _ offset: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x += section.frame.minX - offset.x
        copy.center.y += section.frame.minY - offset.y
        return copy
    }
}
