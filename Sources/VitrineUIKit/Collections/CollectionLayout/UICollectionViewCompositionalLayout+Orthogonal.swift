package import Foundation
internal import VitrineLayout

extension UICollectionViewCompositionalLayout: OrthogonalLayout {
    package func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
        solver?.orthogonalSections(in: rect).compactMap { orthogonalSection(at: $0) } ?? []
    }

    package func orthogonalSection(at section: Int) -> OrthogonalSection? {
        guard let geometry = solver?.orthogonalGeometry(ofSection: section) else { return nil }
        let properties = sections[section].orthogonalScrollingProperties
        return OrthogonalSection(
            section: section, frame: geometry.frame, contentSize: geometry.contentSize,
            behavior: sections[section].orthogonalScrollingBehavior,
            scrollsHorizontally: geometry.axis == .horizontal, bounce: properties.bounce,
            decelerationRate: properties.decelerationRate, initialOffset: geometry.initialOffset)
    }

    package func ownsOrthogonally(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let solver, let element = element(of: attributes) else { return false }
        switch element {
        case .item(let section, _), .supplementary(_, let section, _):
            return solver.orthogonalGeometry(ofSection: section) != nil
        case .boundary(_, let section, let index):
            return solver.staysBesideContent(boundary: index, inSection: section)
        case .layoutBoundary, .decoration:
            return false
        }
    }

    package func orthogonalAttributes(
        inSection section: Int, visible: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        let placements = solver?.orthogonalPlacements(inSection: section, in: visible) ?? []
        let attributes = makeAttributes(placements)
        runOrthogonalHandler(ofSection: section, on: attributes, offset: visible.origin)
        return attributes
    }

    package func orthogonalAttributesAhead(
        inSection section: Int, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        // Where pinned views will be, what is visible then decides.
        let placements = solver?.orthogonalPlacements(inSection: section, in: rect) ?? []
        return makeAttributes(placements.filter { if case .boundary = $0.element { false } else { true } })
    }

    private func makeAttributes(_ placements: [LayoutPlacement]) -> [UICollectionViewLayoutAttributes] {
        attributesMade += placements.count
        return placements.map { makeAttributes($0) }
    }

    package func orthogonalEdgeAttributes(inSection section: Int) -> [UICollectionViewLayoutAttributes] {
        handledEdges[section].map { Array($0.attributes.values) } ?? []
    }

    package func orthogonalAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return solver?.orthogonalPlacement(ofItem: indexPath.item, inSection: indexPath.section)
            .map { makeAttributes($0) }
    }

    package func orthogonalAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath, visible: CGRect
    ) -> UICollectionViewLayoutAttributes? {
        guard let solver else { return nil }
        switch supplementaryElement(ofKind: elementKind, at: indexPath) {
        case .supplementary(let kind, let section, let index):
            return solver.orthogonalPlacement(ofSupplementary: kind, index: index, inSection: section)
                .map { makeAttributes($0) }
        case .boundary(_, let section, let index):
            return solver.orthogonalPlacement(ofBoundary: index, inSection: section, visible: visible)
                .map { makeAttributes($0) }
        case .item, .layoutBoundary, .decoration, nil:
            return nil
        }
    }

    package func orthogonalRestingOffset(
        inSection section: Int, proposed: CGPoint, velocity: CGPoint, start: CGPoint
    ) -> CGPoint {
        solver?.restingOffset(ofSection: section, proposed: proposed, velocity: velocity, start: start)
            ?? proposed
    }
}
